"""Commands about the games on the shelf: their options, rules, boards, actions, and the types made from them."""
