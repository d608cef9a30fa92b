# Names of the levels of computer players, the weakest first. One word each.
bot-level1 = Волчонок
bot-level2 = Разведчик
bot-level3 = Охотник
bot-level4 = Следопыт
bot-level5 = Старейшина
bot-level6 = Вожак
