# Names of the levels of computer players, the weakest first. One word each.
bot-level1 = Welpe
bot-level2 = Späher
bot-level3 = Jäger
bot-level4 = Spürnase
bot-level5 = Ältester
bot-level6 = Alpha
