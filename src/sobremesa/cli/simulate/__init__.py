"""`sobremesa simulate`: one game in `one_game`, many in `many_games`, what they say in `figures` and `report`."""
