### Экран «Царств зверей».

kingdoms-ui-title = Царства зверей
kingdoms-ui-line = Посылайте зверей туда, куда их пускают указы, лидируйте в царствах и отступайте вовремя.
kingdoms-ui-minutes = { $players ->
    [1] 20 мин
   *[other] 40–60 мин
}
kingdoms-ui-level-easy = Лёгкий
kingdoms-ui-level-medium = Средний
kingdoms-ui-level-normal = Обычный
kingdoms-ui-level-hard = Сложный
kingdoms-ui-level-extreme = Экстрасложный

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Панда
kingdoms-ui-age = Эпоха { $age }
kingdoms-ui-age-of = Эпоха { $age } из трёх
kingdoms-ui-age-word = Эпоха
kingdoms-ui-board = Пять царств
kingdoms-ui-hand = Ваша рука
kingdoms-ui-players = Игроки
kingdoms-ui-log = Журнал
kingdoms-ui-since = С вашего хода
kingdoms-ui-earlier = Раньше
kingdoms-ui-again = Ещё раз
kingdoms-ui-hint = Совет
kingdoms-ui-overview = Игроки, лидеры и журнал
kingdoms-ui-close = Закрыть
kingdoms-ui-tab-board = Поле
kingdoms-ui-tab-leads = Лидеры
kingdoms-ui-tab-players = Игроки
kingdoms-ui-tab-log = Журнал

## Что спрашивают

kingdoms-ui-prompt-turn = Ваш ход: выберите карту или царство.
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } никуда не подходит. Выберите другую карту, сбор зверей или отступление.
    [one] { $card } подходит в { $count } царство: выберите его или другую карту.
    [few] { $card } подходит в { $count } царства: выберите одно или другую карту.
   *[many] { $card } подходит в { $count } царств: выберите одно или другую карту.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: подходит { $count } ваша карта, выберите её.
    [few] { $kingdom }: подходят { $count } ваши карты, выберите одну.
   *[many] { $kingdom }: подходит { $count } ваших карт, выберите одну.
}
kingdoms-ui-prompt-partner = { $card }: выберите вторую карту, которая сбрасывается вместе с ней.
kingdoms-ui-prompt-partner-sub = Тот же зверь ({ $animal }) или ранг { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom }: сыграть?
kingdoms-ui-prompt-rally = { $count ->
    [0] Сбор зверей: выберите от 1 до 4 карт для обмена.
    [one] Сбор зверей: выбрана { $count } карта.
    [few] Сбор зверей: выбраны { $count } карты.
   *[many] Сбор зверей: выбрано { $count } карт.
}
kingdoms-ui-prompt-retreat = Отступить в этой эпохе?
kingdoms-ui-prompt-nothing-fits = Ни одна карта не подходит: сбор зверей или отступление.
kingdoms-ui-prompt-only-retreat = Ни одна карта не подходит: можно только отступить.
kingdoms-ui-prompt-waiting = Ждём: { $who }.
kingdoms-ui-prompt-retreated = Вы отступили в этой эпохе.
kingdoms-ui-prompt-battle = Битва: { $kingdom }.
kingdoms-ui-prompt-commit = Битва: { $kingdom }. Выберите карту; её не увидят, пока не выберут все.
kingdoms-ui-prompt-again = Ничья: выберите ещё одну карту.
kingdoms-ui-prompt-add = Добавить к карте модификатор «+2» или пасовать?
kingdoms-ui-prompt-add-sub = Если кто-то добавит, вас спросят ещё раз.
kingdoms-ui-prompt-over = Игра окончена.
kingdoms-ui-rally-closed = Отступление: { $who }. В этой эпохе сбора зверей больше нет.
kingdoms-ui-rally-stalled = { $count ->
    [one] Уже { $count } ход подряд только сбор зверей: он закрыт до захвата территории.
    [few] Уже { $count } хода подряд только сбор зверей: он закрыт до захвата территории.
   *[many] Уже { $count } ходов подряд только сбор зверей: он закрыт до захвата территории.
}

## Действия

kingdoms-ui-rally = Сбор зверей
kingdoms-ui-rally-what = сменить карты, +1 очко
kingdoms-ui-rally-short = Сбор
kingdoms-ui-rally-rest = Выберите карты для обмена. Вы возьмёте столько же новых и получите 1 очко.
kingdoms-ui-rally-do = { $count ->
    [0] Выберите карты
    [one] Сменить { $count } карту, +1 очко
    [few] Сменить { $count } карты, +1 очко
   *[many] Сменить { $count } карт, +1 очко
}
kingdoms-ui-rally-all = Все { $count }
kingdoms-ui-retreat = Отступить
kingdoms-ui-retreat-what = выйти из эпохи
kingdoms-ui-retreat-short = Отступить
kingdoms-ui-retreat-what-first = первым: скрытый жетон
kingdoms-ui-retreat-title = Отступить сейчас?
kingdoms-ui-retreat-keep = { $count ->
    [one] В этой эпохе у вас больше не будет ходов. Ваша { $count } карта и фишки на поле остаются.
    [few] В этой эпохе у вас больше не будет ходов. Ваши { $count } карты и фишки на поле остаются.
   *[many] В этой эпохе у вас больше не будет ходов. Ваши { $count } карт и фишки на поле остаются.
}
kingdoms-ui-retreat-first = Вы отступаете раньше всех: вы берёте скрытый жетон отступления ценой от 2 до 5 очков.
kingdoms-ui-retreat-closes = После этого объявлять сбор в этой эпохе уже нельзя.
kingdoms-ui-retreat-upstart = Выскочка продолжит без вас.
kingdoms-ui-retreat-points = Если бы эпоха кончилась сейчас, ваши очки: { $points } (сейчас { $now }).
kingdoms-ui-retreat-points-range = Если бы эпоха кончилась сейчас, ваши очки: от { $least } до { $most } (сейчас { $now }).
kingdoms-ui-retreat-no-battles = Пока что битв у вас не было бы.
kingdoms-ui-retreat-battles = { $count ->
    [one] С этой рукой вас ждёт { $count } битва: { $kingdoms }.
    [few] С этой рукой вас ждут { $count } битвы: { $kingdoms }.
   *[many] С этой рукой вас ждёт { $count } битв: { $kingdoms }.
}
kingdoms-ui-retreat-do = Отступить
kingdoms-ui-retreat-stay = Остаться
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Сыграть: { $kingdom }
kingdoms-ui-claim-it = Сыграть
kingdoms-ui-claim-gain = { $points } в конце эпохи
kingdoms-ui-stay = Подождать
kingdoms-ui-rest = Выберите карту: подходящие царства засветятся, а здесь будет написано, что она даст.
kingdoms-ui-preview = Что это даст
kingdoms-ui-preview-pays = { $kingdom }: вы получили бы { $after } (сейчас { $before }).
kingdoms-ui-preview-with = { $card } сбрасывается вместе с ней.
kingdoms-ui-preview-capital = Столица: вы отступаете.
kingdoms-ui-preview-last = Последняя фишка: вы отступаете.
kingdoms-ui-preview-first-out = Первым: скрытый жетон.

## Царства

kingdoms-ui-free = мест: { $free } из { $territories }
kingdoms-ui-free-capital = только столица
kingdoms-ui-lead = { $you ->
    [yes] { $who } лидируете
   *[no] { $who } лидирует
}
kingdoms-ui-lead-nobody = никого нет
kingdoms-ui-lead-battle = битва
kingdoms-ui-lead-tie = ничья
kingdoms-ui-cell = { $kingdom }, свободных территорий: { $free } из { $territories }.
kingdoms-ui-cell-last = Последняя карта: { $card }.
kingdoms-ui-cell-worth = Первое место, очки: { $points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Две одного зверя или ранга: одна сюда, другая в сброс.
kingdoms-ui-decree-next = Следующее царство
kingdoms-ui-decree-previous = Предыдущее царство
kingdoms-ui-tag-fits = { $card }: можно
kingdoms-ui-tag-no = не подходит
kingdoms-ui-tag-capital = потом отступить
kingdoms-ui-tag-count = { $count ->
    [0] карт нет
    [one] годится { $count } карта
    [few] годятся { $count } карты
   *[many] годится { $count } карт
}
kingdoms-ui-fits = { $count ->
    [0] никуда не подходит
    [one] подходит в { $count } царство
    [few] подходит в { $count } царства
   *[many] подходит в { $count } царств
}
kingdoms-ui-hand-partner = Может быть второй картой

## Игроки и положение

kingdoms-ui-player-out = отступление
kingdoms-ui-player-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
kingdoms-ui-player-council = совет { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] { $count } скрытый жетон
    [few] { $count } скрытых жетона
   *[many] { $count } скрытых жетонов
}
kingdoms-ui-player-own-retreat = скрытый жетон: { $values }
kingdoms-ui-player-first = первый игрок
kingdoms-ui-points-of = { $points ->
    [one] { $who }: { $points } очко, открыть сумму
    [few] { $who }: { $points } очка, открыть сумму
   *[many] { $who }: { $points } очков, открыть сумму
}
kingdoms-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
kingdoms-ui-bonus = { $count ->
    [one] Карта бонуса: играется, если совпал зверь или ранг.
   *[other] Карты бонуса: одна играется, если совпал зверь или ранг.
}
kingdoms-ui-bonus-animal = Карта бонуса: играется, если совпал зверь.
kingdoms-ui-leads = Кто лидирует
kingdoms-ui-leads-note = если сейчас
kingdoms-ui-council-note = Места в совете считаются.
kingdoms-ui-first = первое место
kingdoms-ui-if-now = вам
kingdoms-ui-scored = подсчитано
kingdoms-ui-tie-note = Ничья: решает битва
kingdoms-ui-or = { $most } или { $least }

## Битвы

kingdoms-ui-battle = Битва: { $kingdom }
kingdoms-ui-battle-stake = Победителю { $points } очков, проигравшему 3 и модификатор «+2»
kingdoms-ui-battle-stake-solo = Победителю { $points } очков, проигравшему 3
kingdoms-ui-battle-round = раунд { $round }
kingdoms-ui-battle-out = выбывает
kingdoms-ui-battle-ready = готово
kingdoms-ui-battle-choosing = выбирает…
kingdoms-ui-battle-down = Карта рубашкой вверх
kingdoms-ui-battle-pick = Выберите карту. Её не увидят, пока не выберут все.
kingdoms-ui-battle-pick-short = Выберите карту
kingdoms-ui-battle-fight = В бой: { $card }
kingdoms-ui-battle-add = Добавить +2
kingdoms-ui-battle-pass = Оставить так
kingdoms-ui-battle-wins = { $you ->
    [yes] победа ваша
   *[no] победа: { $who }
}
kingdoms-ui-battle-tied = ничья, ещё одна карта
kingdoms-ui-battle-on = другие могут ответить
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card }: бьёт 8, ничья с 1, проигрывает 2–7.
    [2] { $card }: бьёт 1, ничья с 2, проигрывает 3–8.
    [7] { $card }: бьёт 1–6, ничья с 7, проигрывает 8.
    [8] { $card }: бьёт 2–7, ничья с 8, проигрывает 1.
   *[other] { $card }: бьёт 1–{ $below }, ничья с { $rank }, проигрывает { $above }–8.
}
kingdoms-ui-battle-rule = Побеждает старший ранг, но простая 1 бьёт 8 и выше. Поровну: бой продолжается.
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

## Конец эпохи

kingdoms-ui-scoring = Подсчёт эпохи { $age }
kingdoms-ui-scoring-fought = { $you ->
    [yes] Битва: { $high } бьёт { $low }, победа ваша
   *[no] Битва: { $high } бьёт { $low }, победа: { $who }
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Битва: победа ваша
   *[no] Битва, победа: { $who }
}
kingdoms-ui-scoring-after = После эпохи { $age }
kingdoms-ui-scoring-open = { $count ->
    [0] открытые очки.
   *[other] открытые очки; скрытые жетоны: { $who }.
}
kingdoms-ui-scoring-own = Ваши скрытые жетоны: { $values }.
kingdoms-ui-scoring-next = Начать эпоху { $age }
kingdoms-ui-scoring-retreat = Жетоны отступления
kingdoms-ui-scoring-modifiers = Оставшиеся «+2»
kingdoms-ui-scoring-council = В совет:
kingdoms-ui-scoring-close = Дальше

## Выскочка

kingdoms-ui-upstart = Что сделал выскочка
kingdoms-ui-upstart-plays = { $card } → «{ $kingdom }».
kingdoms-ui-upstart-bonus = Карта бонуса { $card } совпала → «{ $kingdom }».
kingdoms-ui-upstart-rule = Ранги 4–8 метят в царство этого размера, 1–3 туда, где вы играли последний раз. Если места нет, дальше по часовой стрелке.
kingdoms-ui-upstart-capital = Он занимает столицу ({ $kingdom }) и отступает.
kingdoms-ui-upstart-discards = Она сброшена без последствий.
kingdoms-ui-upstart-retreats = Выскочка отступает.
kingdoms-ui-remark-1 = «Славное место. Оставлю себе».
kingdoms-ui-remark-2 = «Вам же оно было ни к чему?»
kingdoms-ui-remark-3 = «Корона мне идёт. Криво, но идёт».
kingdoms-ui-remark-4 = «Не торопитесь. Мне терять нечего».
kingdoms-ui-remark-5 = «Кто-то же должен править зверями».
kingdoms-ui-remark-6 = «Ещё шаг к трону».
kingdoms-ui-remark-7 = «Так не задумано, но выглядит умно».
kingdoms-ui-remark-8 = «Ваше царство? Оно не подписано».
kingdoms-ui-remark-9 = «Осторожно: в битве я кусаюсь».
kingdoms-ui-remark-10 = «Удача? Нет, умение править».
kingdoms-ui-remark-11 = «Звери меня любят. Спросите их».
kingdoms-ui-remark-12 = «Отступайте, если хотите. Я остаюсь».
kingdoms-ui-remark-13 = «Я пересчитал: где-то я всё равно первый».
kingdoms-ui-remark-14 = «Лисы в очереди не стоят».

## Командная строка

kingdoms-ui-command = Напишите, что сделать
kingdoms-ui-command-none = Сейчас так нельзя.

## The end

kingdoms-ui-end-note = При равенстве очков впереди тот, кто в третьей эпохе занял столицу Лесов.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Свободно территорий: { $free }, столица последней. Больше всего фишек — { $token } очков, второе место 3, третье 1.
kingdoms-help-kingdom-free = { $kingdom }: свободно территорий: { $free }. Больше всего фишек — { $token } очков, второе место 3, третье 1.
kingdoms-help-rally = Очко и обмен от одной до { $hand } карт, пока никто не отступил.
kingdoms-help-retreat = Больше не ходить в этой эпохе. Уже отступили: { $out }; первый берёт тайный жетон от 2 до 5 очков.
kingdoms-help-player = { $name }: очки { $points }. Фишек влияния осталось: { $supply }; «+2»: { $modifiers }; тайных жетонов отступления: { $retreats }. Остаток последних двух прибавится в конце.
kingdoms-help-upstart = Выскочка: очки { $points }. Ранги 4–8 ведут его в царство такого размера, 1–3 — туда, где вы сыграли последний раз.
kingdoms-help-card = { $card }: { $count ->
    [0] сейчас не подходит ни к одному царству.
    [one] сейчас подходит к { $count } царству.
    [few] сейчас подходит к { $count } царствам.
   *[many] сейчас подходит к { $count } царствам.
  } В битве побеждает больший ранг, но 1 бьёт 8 и всё, что выше.
kingdoms-help-played = { $card }, хозяин: { $owner }. Указы со сравнением смотрят на последнюю карту царства.
kingdoms-help-wedge = { $kingdom }: занято территорий { $taken } из { $territories }; столица последняя, и её можно занять только один раз.
kingdoms-help-council = Совет ({ $kingdom }): { $count ->
    [0] пока никого.
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
  } После эпохи фишка из столицы переходит сюда и считается до конца игры.
kingdoms-help-decrees = Листает к указу предыдущего или следующего царства.
kingdoms-help-leads = Фишки игроков по царствам, вместе с советом, и сколько они дали бы, если бы эпоха кончилась сейчас.
kingdoms-help-claim = Ставит вашу фишку. Потом вы берёте карту, и пути назад нет.
kingdoms-help-battle = Больший ранг получает { $token } очков; 1 бьёт 8 и всё, что выше. Каждый «+2» прибавляет 2 к вашей карте.
kingdoms-help-scoring = Что эта эпоха принесла каждому: первые места, 3 за второе, 1 за третье.
kingdoms-ui-part-age1 = Эпоха I
kingdoms-ui-part-age2 = Эпоха II
kingdoms-ui-part-age3 = Эпоха III
kingdoms-ui-part-rallies = Сбор зверей
kingdoms-ui-part-tokens = Жетоны
kingdoms-ui-primer-title = Держите больше, уходите вовремя
kingdoms-ui-primer-goal = Пять царств, три эпохи. У кого в конце эпохи больше всех жетонов в царстве, тот получает его очки. После трёх эпох побеждает тот, у кого больше очков.
kingdoms-ui-primer-1-title = Занять
kingdoms-ui-primer-1-text = Сыграйте карту туда, куда её пускает указ, положите жетон на свободное поле и доберите карту.
kingdoms-ui-primer-1-note = Столица занимается последней. Заняв её, вы сразу отступаете.
kingdoms-ui-primer-2-title = Сбор зверей
kingdoms-ui-primer-2-text = Обменяйте от одной до четырёх карт и получите очко.
kingdoms-ui-primer-2-note = Только пока в этой эпохе никто не отступил.
kingdoms-ui-primer-3-title = Отступить
kingdoms-ui-primer-3-text = Вы выбываете до конца эпохи, карты остаются у вас.
kingdoms-ui-primer-3-note = Первый отступивший берёт тайный жетон от 2 до 5 очков.
kingdoms-ui-primer-4-title = Указы
kingdoms-ui-primer-4-text = Указ смотрит на вашу карту, на последнюю карту царства или на соседей. Если сравнивать не с чем, подходит любая карта.
kingdoms-ui-primer-5-title = Конец эпохи
kingdoms-ui-primer-5-text = В каждом царстве первый получает жетон эпохи; второе место приносит 3, третье 1. Места в совете тоже считаются.
kingdoms-ui-primer-6-title = Битва
kingdoms-ui-primer-6-text = Ничья за первое место? Все кладут карту взакрытую: выше ранг побеждает, но простая 1 бьёт 8 и больше. Равные карты сражаются дальше.
kingdoms-ui-primer-6-note = Проигравшие получают жетон «+2» для другой битвы.

## Keys

kingdoms-ui-key-card = выбрать карту руки
kingdoms-ui-key-walk = ходить по царствам и картам
kingdoms-ui-key-next = следующая или предыдущая цель
kingdoms-ui-key-do = сыграть выбранное
kingdoms-ui-key-rally = сбор зверей
kingdoms-ui-key-retreat = отступить
kingdoms-ui-key-undo = отменить
kingdoms-ui-key-type = ввести действие
kingdoms-ui-key-kingdom = прочесть о царстве
kingdoms-ui-key-hand = прочесть руку
kingdoms-ui-key-scores = прочесть очки
kingdoms-ui-key-last = прочесть последнее событие
