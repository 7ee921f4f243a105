"""Words of actions and pictures: read one by one, made from declarations, written as markup."""
