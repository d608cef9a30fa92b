# Names of the levels of computer players, the weakest first. One word each.
bot-level1 = Cub
bot-level2 = Scout
bot-level3 = Hunter
bot-level4 = Tracker
bot-level5 = Elder
bot-level6 = Alpha
