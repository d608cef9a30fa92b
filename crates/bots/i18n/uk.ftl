# Names of the levels of computer players, the weakest first. One word each.
bot-level1 = Вовченя
bot-level2 = Розвідник
bot-level3 = Мисливець
bot-level4 = Слідопит
bot-level5 = Старійшина
bot-level6 = Альфа
