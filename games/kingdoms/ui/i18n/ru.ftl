### Экран «Царств зверей».

kingdoms-ui-title = Царства зверей
kingdoms-ui-line = Посылайте зверей туда, куда их пускают указы, лидируйте в царствах и вовремя отступайте.
kingdoms-ui-minutes = { $players ->
    [1] 20 мин
   *[other] 40–60 мин
}
kingdoms-ui-level-easy = Лёгкий
kingdoms-ui-level-medium = Средний
kingdoms-ui-level-normal = Обычный
kingdoms-ui-level-hard = Сложный
kingdoms-ui-level-extreme = Экстрасложный

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Панда
kingdoms-ui-age-of = Эпоха { $age } из III
kingdoms-ui-age-word = Эпоха
kingdoms-ui-board = Пять царств
kingdoms-ui-hand = Ваши карты
kingdoms-ui-players = Игроки
kingdoms-ui-log = Журнал
kingdoms-ui-since = После вашего хода
kingdoms-ui-earlier = Раньше
kingdoms-ui-again = Показать снова
kingdoms-ui-hint = Подсказка
kingdoms-ui-overview = Игроки, лидеры и журнал
kingdoms-ui-close = Закрыть
kingdoms-ui-tab-board = Поле
kingdoms-ui-tab-leads = Лидеры
kingdoms-ui-tab-players = Игроки
kingdoms-ui-tab-log = Журнал

## Что спрашивают

kingdoms-ui-prompt-turn = Ваш ход: выберите карту или царство.
kingdoms-ui-prompt-choose = Выберите карту или царство.
kingdoms-ui-your-turn = Ваш ход
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } никуда не подходит: выберите другую.
    [1] { $card } подходит к одному царству: выберите его.
   *[other] { $card } подходит к { $count } царствам: выберите одно.
  }
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: подходит { $count } ваша карта, выберите её.
    [few] { $kingdom }: подходят { $count } ваши карты, выберите одну.
   *[many] { $kingdom }: подходит { $count } ваших карт, выберите одну.
}
kingdoms-ui-prompt-partner = { $card }: выберите вторую карту для сброса.
kingdoms-ui-prompt-partner-sub = Тот же зверь ({ $animal }) или ранг { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom }: сыграть?
kingdoms-ui-prompt-rally = { $count ->
    [0] Сбор зверей: выберите для обмена от 1 до 4 карт.
    [one] Сбор зверей: выбрана { $count } карта.
    [few] Сбор зверей: выбраны { $count } карты.
   *[many] Сбор зверей: выбрано { $count } карт.
  }
kingdoms-ui-prompt-retreat = Отступить в этой эпохе?
kingdoms-ui-prompt-nothing-fits = Ни одна карта не подходит: объявите сбор или отступите.
kingdoms-ui-prompt-only-retreat = Ни одна карта не подходит: можно только отступить.
kingdoms-ui-prompt-waiting = Ждём: { $who }.
kingdoms-ui-prompt-retreated = Вы отступили в этой эпохе.
kingdoms-ui-prompt-battle = Битва: { $kingdom }.
kingdoms-ui-prompt-commit = Битва ({ $kingdom }): тайно выберите карту.
kingdoms-ui-prompt-again = Ничья: выберите ещё одну карту.
kingdoms-ui-prompt-add = Добавить к карте модификатор «+2» или пасовать?
kingdoms-ui-prompt-add-sub = Если кто-то добавит, вас спросят ещё раз.
kingdoms-ui-prompt-over = Игра окончена.
kingdoms-ui-rally-closed = Отступление: { $who }. В этой эпохе сбора зверей больше нет.
kingdoms-ui-rally-stalled = { $count ->
    [one] Уже { $count } ход подряд только сбор зверей: он закрыт, пока кто-нибудь не захватит территорию.
    [few] Уже { $count } хода подряд только сбор зверей: он закрыт, пока кто-нибудь не захватит территорию.
   *[many] Уже { $count } ходов подряд только сбор зверей: он закрыт, пока кто-нибудь не захватит территорию.
  }

## Действия

kingdoms-ui-rally = Сбор зверей
kingdoms-ui-rally-what = обменять карты, +1 очко
kingdoms-ui-rally-short = Сбор
kingdoms-ui-rally-rest = Выберите карты для обмена. Вы возьмёте столько же новых и получите 1 очко.
kingdoms-ui-rally-do = { $count ->
    [0] Выберите карты
    [one] Обменять { $count } карту, +1 очко
    [few] Обменять { $count } карты, +1 очко
   *[many] Обменять { $count } карт, +1 очко
}
kingdoms-ui-rally-all = Все { $count }
kingdoms-ui-retreat = Отступить
kingdoms-ui-retreat-what = до конца эпохи
kingdoms-ui-retreat-short = Отступить
kingdoms-ui-retreat-what-first = раньше всех: скрытый жетон
kingdoms-ui-retreat-title = Отступить сейчас?
kingdoms-ui-retreat-keep = В этой эпохе у вас больше не будет ходов. Карты на руке ({ $count }) и фишки на поле остаются.
kingdoms-ui-retreat-first = Вы отступаете раньше всех и берёте скрытый жетон отступления: от 2 до 5 очков.
kingdoms-ui-retreat-closes = После этого объявлять сбор в этой эпохе уже нельзя.
kingdoms-ui-retreat-upstart = Выскочка продолжит без вас.
kingdoms-ui-retreat-points = Если бы эпоха закончилась сейчас, у вас было бы { kingdoms-ui-points } (сейчас { $now }).
kingdoms-ui-retreat-points-range = Если бы эпоха закончилась сейчас, у вас было бы очков: от { $least } до { $most } (сейчас { $now }).
kingdoms-ui-retreat-no-battles = При таком положении битв у вас не будет.
kingdoms-ui-retreat-battles = { $count ->
    [one] С этими картами вас ждёт { $count } битва: { $kingdoms }.
    [few] С этими картами вас ждут { $count } битвы: { $kingdoms }.
   *[many] С этими картами вас ждёт { $count } битв: { $kingdoms }.
  }
kingdoms-ui-retreat-do = Отступить
kingdoms-ui-retreat-stay = Остаться
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Сыграть: { $kingdom }
kingdoms-ui-claim-it = Сыграть
kingdoms-ui-claim-gain = { $points } в конце эпохи
kingdoms-ui-stay = Подождать
kingdoms-ui-rest = Выберите карту: подходящие царства подсветятся, а здесь появится, что она даст.
kingdoms-ui-rest-card = Выберите царство с золотой каймой: здесь появится, что даст карта.
kingdoms-ui-preview = Что это даст
kingdoms-ui-preview-pays = { $kingdom }: вы получили бы { $after } (сейчас { $before }).
kingdoms-ui-preview-with = { $card } уходит в сброс вместе с ней.
kingdoms-ui-preview-capital = Столица: вы отступаете.
kingdoms-ui-preview-last = Последняя фишка: вы отступаете.
kingdoms-ui-preview-first-out = Раньше всех: скрытый жетон.

## Царства

kingdoms-ui-free = свободно { $free } из { $territories }
kingdoms-ui-free-capital = только столица
kingdoms-ui-lead = { $you ->
    [yes] { $who } лидируете
   *[no] { $who } лидирует
}
kingdoms-ui-lead-nobody = никого нет
kingdoms-ui-lead-battle = ничья: битва
kingdoms-ui-lead-tie = ничья
# In the middle of a sentence.
kingdoms-ui-lead-you = вы лидируете
kingdoms-ui-lost = { $count ->
    [one] { $kingdom }: теперь лидирует { $who }, а не вы.
   *[other] { $kingdom }: ничья без вас ({ $who }).
}
kingdoms-ui-lost-tie = { $kingdom }: теперь ничья, вы и { $who }.
kingdoms-ui-cell = { $kingdom }, свободных территорий: { $free } из { $territories }.
kingdoms-ui-cell-last = Последняя карта: { $card }.
kingdoms-ui-cell-worth = Первое место: { kingdoms-ui-points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Две одного зверя или ранга: одна сюда, другая в сброс.
kingdoms-ui-tag-fits = { $card }: подходит
kingdoms-ui-tag-no = не подходит
kingdoms-ui-tag-capital = и вы отступаете
kingdoms-ui-tag-count = { $count ->
    [0] ничего не подходит
    [one] подходит { $count } карта
    [few] подходят { $count } карты
   *[many] подходит { $count } карт
  }
kingdoms-ui-fits = { $count ->
    [0] никуда не подходит
    [1] подходит к одному царству
   *[other] подходит к { $count } царствам
  }
kingdoms-ui-hand-partner = Может быть второй картой

## Указы на примерах

kingdoms-ui-example-hand = Из ваших карт: { $cards }.
kingdoms-ui-example-pair = Пример: тигр 5 и тигр 2 или тигр 5 и лягушка 5.
kingdoms-ui-example-ranks-differ = Пример: здесь лежат 2 и 5, значит, подходит любой другой ранг.
kingdoms-ui-example-animals-differ = Пример: здесь лежат сова и пчела, значит, подходит любой другой зверь.
kingdoms-ui-example-alternate = Пример: последней здесь лежит 4, значит, нужен нечётный ранг.
kingdoms-ui-example-step = Пример: последней здесь лежит 4, значит, подходит 3 или 5.
kingdoms-ui-example-follow = Пример: последней здесь лежит сова 4, значит, подходит любая сова и любая 4.
kingdoms-ui-example-break = Пример: последней здесь лежит сова 4, значит, не подходит ни сова, ни 4.
kingdoms-ui-example-neighbour-match = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит сова, пчела, 4 или 7.
kingdoms-ui-example-neighbour-rank = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит 4 или 7.
kingdoms-ui-example-neighbour-animal = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит сова или пчела.
kingdoms-ui-example-neighbour-step = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит 3, 5, 6 или 8.
kingdoms-ui-example-neighbour-low = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит ранг 4 или ниже.
kingdoms-ui-example-neighbour-high = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит ранг 7 или выше.
kingdoms-ui-example-neighbour-ranks-differ = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит любой ранг, кроме 4 и 7.
kingdoms-ui-example-neighbour-animals-differ = Пример: у соседей последними лежат сова 4 и пчела 7, значит, подходит любой зверь, кроме совы и пчелы.
kingdoms-ui-example-realm-rank = Пример: в других царствах последними лежат сова 4 и пчела 7, значит, подходит 4 или 7.
kingdoms-ui-example-realm-animal = Пример: в других царствах последними лежат сова 4 и пчела 7, значит, подходит сова или пчела.
kingdoms-ui-example-realm-new-rank = Пример: в других царствах последними лежат сова 4 и пчела 7, значит, подходит любой ранг, кроме 4 и 7.
kingdoms-ui-example-realm-new-animal = Пример: в других царствах последними лежат сова 4 и пчела 7, значит, подходит любой зверь, кроме совы и пчелы.

## Игроки и положение

kingdoms-ui-player-out = отступление
kingdoms-ui-player-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
kingdoms-ui-player-council = в совете { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] { $count } скрытый жетон
    [few] { $count } скрытых жетона
   *[many] { $count } скрытых жетонов
}
kingdoms-ui-player-own-retreat = скрытый жетон: { $values }
kingdoms-ui-player-first = первый игрок
kingdoms-ui-points-of = { $who }: { kingdoms-ui-points }, показать таблицу очков
kingdoms-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
kingdoms-ui-bonus = { $count ->
    [one] Карта бонуса: разыгрывается, если совпал зверь или ранг.
   *[other] Карты бонуса: одна разыгрывается, если совпал зверь или ранг.
}
kingdoms-ui-bonus-animal = Карта бонуса: разыгрывается, если совпал зверь.
kingdoms-ui-leads = Кто лидирует
kingdoms-ui-leads-note = подсчёт сейчас
kingdoms-ui-council-note = Места в совете тоже считаются.
kingdoms-ui-first = первое место
kingdoms-ui-if-now = вам
kingdoms-ui-scored = подсчитано
kingdoms-ui-tie-note = Ничья: решает битва
kingdoms-ui-or = { $most } или { $least }

## Битвы

kingdoms-ui-battle = Битва: { $kingdom }
kingdoms-ui-battle-stake = Победителю { kingdoms-ui-points }, проигравшему { $second } и «+2»
kingdoms-ui-battle-stake-solo = Победителю { kingdoms-ui-points }, проигравшему { $second }
kingdoms-ui-battle-round = раунд { $round }
kingdoms-ui-battle-out = выбывает
kingdoms-ui-battle-ready = готово
kingdoms-ui-battle-choosing = выбирает…
kingdoms-ui-battle-down = Карта рубашкой вверх
kingdoms-ui-battle-pick = Выберите карту. Её не увидят, пока не выберут все.
kingdoms-ui-battle-pick-short = Выберите карту
kingdoms-ui-battle-fight = В битву: { $card }
kingdoms-ui-says = { $what }: { $then }
kingdoms-ui-battle-add = Добавить +2
kingdoms-ui-battle-pass = Оставить так
kingdoms-ui-battle-wins = { $you ->
    [yes] победа ваша
   *[no] победа: { $who }
}
kingdoms-ui-battle-tied = ничья, ещё одна карта
kingdoms-ui-battle-on = другие могут ответить
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card }: бьёт 8, ничья с 1, уступает рангам 2–7.
    [2] { $card }: бьёт 1, ничья с 2, уступает рангам 3–8.
    [7] { $card }: бьёт 1–6, ничья с 7, уступает рангу 8.
    [8] { $card }: бьёт 2–7, ничья с 8, уступает рангу 1.
   *[other] { $card }: бьёт 1–{ $below }, ничья с { $rank }, уступает рангам { $above }–8.
}
kingdoms-ui-battle-rule = Побеждает больший ранг, но 1 без «+2» бьёт 8 и выше. Поровну: битва продолжается.
kingdoms-ui-battle-rule-solo = Ваша карта должна побить все карты, которые откроет выскочка. 1 бьёт 8.
kingdoms-ui-battle-used = Прошлые раунды
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } бьёт { $low }: { $kingdom } за вами
   *[no] { $high } бьёт { $low }, победа: { $who } ({ $kingdom })
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Вы победили ({ $kingdom })
   *[no] Победа: { $who } ({ $kingdom })
}
kingdoms-ui-battle-shared = { $kingdom }: ничья остаётся ({ $who })
kingdoms-ui-battle-consoled = и «+2»
kingdoms-ui-battle-whole = { $seconds ->
    [0] Показать всю эпоху
   *[other] Вся эпоха через { $seconds } с
}
kingdoms-ui-battle-go-on = { $seconds ->
    [0] Дальше
   *[other] Дальше через { $seconds } с
}

## Конец эпохи

kingdoms-ui-scoring = Подсчёт за эпоху { $age }
kingdoms-ui-scoring-fought = { $you ->
    [yes] Битва: { $high } бьёт { $low }, победа ваша
   *[no] Битва: { $high } бьёт { $low }, победа: { $who }
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Битва: победа ваша
   *[no] Битва, победа: { $who }
}
kingdoms-ui-scoring-after = После эпохи { $age }
kingdoms-ui-scoring-head = Жетон и итог
kingdoms-ui-scoring-unknown = +? скрытый жетон: { $who }
kingdoms-ui-scoring-own = Ваши скрытые жетоны: { $values }.
kingdoms-ui-scoring-next = Начать эпоху { $age }
kingdoms-ui-scoring-starts = { $you ->
    [yes] Дальше эпоха { $age }, пять новых указов. Начинаете вы.
   *[no] Дальше эпоха { $age }, пять новых указов. Начинает { $who }.
}
kingdoms-ui-scoring-look = Посмотреть на стол
kingdoms-ui-scoring-back = Вернуться к очкам
kingdoms-ui-scoring-skip = Показать всё
kingdoms-ui-scoring-retreat = Жетоны отступления
kingdoms-ui-scoring-modifiers = Неиспользованные «+2»
kingdoms-ui-scoring-council = В совет:
kingdoms-ui-scoring-close = Дальше

## Выскочка

kingdoms-ui-upstart-name = Выскочка
kingdoms-ui-upstart = Что сделал выскочка
kingdoms-ui-upstart-plays = { $card } → «{ $kingdom }».
kingdoms-ui-upstart-bonus = Карта бонуса { $card } совпала → «{ $kingdom }».
kingdoms-ui-upstart-rule = Ранги 4–8 ведут в царство такого размера, 1–3 — туда, где вы играли в последний раз. Если места нет, он идёт дальше по часовой стрелке.
kingdoms-ui-upstart-capital = Он занимает столицу ({ $kingdom }) и отступает.
kingdoms-ui-upstart-discards = Карта уходит в сброс и ничего не меняет.
kingdoms-ui-upstart-retreats = Выскочка отступает.
kingdoms-ui-remark-1 = «Славное место. Оставлю себе».
kingdoms-ui-remark-2 = «Вам же оно ни к чему, верно?»
kingdoms-ui-remark-3 = «Корона мне к лицу. Сидит криво, но к лицу».
kingdoms-ui-remark-4 = «Думайте, думайте. Мне спешить некуда».
kingdoms-ui-remark-5 = «Кто-то же должен править зверями».
kingdoms-ui-remark-6 = «Ещё шаг к трону».
kingdoms-ui-remark-7 = «Вышло случайно, зато выглядит умно».
kingdoms-ui-remark-8 = «Ваше царство? Оно не подписано».
kingdoms-ui-remark-9 = «Осторожно: в битве я кусаюсь».
kingdoms-ui-remark-10 = «Удача? Нет, талант правителя».
kingdoms-ui-remark-11 = «Звери меня любят. Спросите их».
kingdoms-ui-remark-12 = «Отступайте, если хотите. Я остаюсь».
kingdoms-ui-remark-13 = «Я пересчитал дважды: где-то я всё равно первый».
kingdoms-ui-remark-14 = «Лисы в очереди не стоят».

## Командная строка

kingdoms-ui-command = Введите, что сделать
kingdoms-ui-command-none = Сейчас ничего такого сделать нельзя.

## The end

kingdoms-ui-end-note = При равенстве очков выше тот, кто занял столицу Лесов в третьей эпохе.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Свободных территорий: { $free }, столицу занимают последней. Очки: за первое место { $token }, за второе { $second }, за третье { $third }.
kingdoms-help-kingdom-free = { $kingdom }: свободных территорий: { $free }. Очки: за первое место { $token }, за второе { $second }, за третье { $third }.
kingdoms-help-rally = Вы получаете очко и обмениваете от 1 до { $hand } карт. Можно, пока никто не отступил.
kingdoms-help-retreat = В этой эпохе вы больше не ходите. Уже отступили: { $out }; тот, кто отступает раньше всех, берёт скрытый жетон: от 2 до 5 очков.
kingdoms-help-player = { $name }: { kingdoms-ui-points }. Фишек влияния осталось: { $supply }; модификаторов «+2»: { $modifiers }; скрытых жетонов отступления: { $retreats }. Жетоны и оставшиеся модификаторы прибавятся к очкам в конце.
kingdoms-help-upstart = Выскочка: { kingdoms-ui-points }. Ранги 4–8 ведут его в царство такого размера, 1–3 — туда, где вы играли в последний раз.
kingdoms-help-card = { $card }: { $count ->
    [0] сейчас не подходит ни к одному царству.
    [1] сейчас подходит к одному царству.
   *[other] сейчас подходит к { $count } царствам.
  } В битве побеждает больший ранг, но 1 бьёт 8 и всё, что выше.
kingdoms-help-played = { $card } ({ $owner }). Указы, которые сравнивают карты, смотрят на последнюю карту царства.
kingdoms-help-wedge = { $kingdom }: занято территорий { $taken } из { $territories }; столицу занимают последней и только один раз.
kingdoms-help-council = Совет ({ $kingdom }): { $count ->
    [0] пока никого.
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
  } После эпохи фишка из столицы переходит сюда и считается до конца игры.
kingdoms-help-decrees = Показывает указ предыдущего или следующего царства.
kingdoms-help-leads = Фишки игроков по царствам, включая совет, и сколько очков они дали бы, если бы эпоха закончилась сейчас.
kingdoms-help-claim = Ставит вашу фишку. Затем вы берёте карту, поэтому отменить это нельзя.
kingdoms-help-battle = За победу очков: { $token }. Побеждает больший ранг, но 1 бьёт 8 и всё, что выше. Каждый модификатор «+2» прибавляет 2 к вашей карте.
kingdoms-help-scoring = Что эта эпоха принесла каждому: первые, вторые и третьи места.
kingdoms-ui-part-age1 = Эпоха I
kingdoms-ui-part-age2 = Эпоха II
kingdoms-ui-part-age3 = Эпоха III
kingdoms-ui-part-rallies = Сбор зверей
kingdoms-ui-part-tokens = Жетоны

## Keys

kingdoms-ui-key-card = выбрать карту с руки
kingdoms-ui-key-walk = переход по царствам и картам
kingdoms-ui-key-next = следующая или предыдущая цель
kingdoms-ui-key-do = сыграть выбранное
kingdoms-ui-key-rally = сбор зверей
kingdoms-ui-key-retreat = отступить
kingdoms-ui-key-undo = отменить
kingdoms-ui-key-type = ввести действие
kingdoms-ui-key-kingdom = озвучить царство
kingdoms-ui-key-hand = озвучить карты на руке
kingdoms-ui-key-scores = озвучить очки
kingdoms-ui-key-last = озвучить последнее событие

## Что говорит за предложение

kingdoms-ui-merit-lead = { $kingdom }: вы выходите вперёд, и это { $points } в конце эпохи
kingdoms-ui-merit-past = { $kingdom }: вы обходите соперника ({ $name }), и это { $points } в конце эпохи
kingdoms-ui-merit-tie = { $kingdom }: вы догоняете лидера, битва за { $points }
kingdoms-ui-merit-place = { $kingdom }: вы поднимаетесь выше, { $points } в конце эпохи
kingdoms-ui-merit-deny = { $kingdom }: соперник ({ $name }) получит на { $points } меньше
kingdoms-ui-merit-cost = { $kingdom }: вы получите на { $points } меньше
kingdoms-ui-merit-council = { $kingdom }: столица даёт место в совете на следующие эпохи
kingdoms-ui-merit-rally = Очко и новые карты
kingdoms-ui-merit-first = Отступить раньше всех: скрытый жетон отступления
