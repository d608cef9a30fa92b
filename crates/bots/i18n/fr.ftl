# Names of the levels of computer players, the weakest first. One word each.
bot-level1 = Louveteau
bot-level2 = Éclaireur
bot-level3 = Chasseur
bot-level4 = Pisteur
bot-level5 = Doyen
bot-level6 = Alpha
