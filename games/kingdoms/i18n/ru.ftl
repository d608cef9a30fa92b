# «Царства зверей» по-русски. Аргументы — поля событий, отказов и действий.

## Names
kingdoms-name-kingdoms = Царства зверей
kingdoms-name-kingdom = царство
kingdoms-name-decree = указ
kingdoms-name-territory = территория
kingdoms-name-capital = столица
kingdoms-name-council = совет
kingdoms-name-influence = фишка влияния
kingdoms-name-age = эпоха
kingdoms-name-claim = Захватить территорию
kingdoms-name-rally = Сбор зверей
kingdoms-name-retreat = Отступить
kingdoms-name-retreat-token = жетон отступления
kingdoms-name-kingdom-token = жетон царства
kingdoms-name-battle = битва
kingdoms-name-peace = мирное соглашение
kingdoms-name-modifier = боевой модификатор «+2»
kingdoms-name-upstart = выскочка
kingdoms-name-deck = колода
kingdoms-name-discard = сброс
kingdoms-name-hand = рука
kingdoms-name-bonus = карта бонуса
kingdoms-name-points = победные очки
kingdoms-name-hidden = скрыто
kingdoms-name-all = все указы
kingdoms-name-documented = только указы из открытых источников
kingdoms-name-easy = лёгкий
kingdoms-name-medium = средний
kingdoms-name-normal = обычный
kingdoms-name-hard = сложный
kingdoms-name-extreme = экстрасложный
kingdoms-name-choice = по своему решению
kingdoms-name-out-of-tokens = фишки закончились
kingdoms-name-nothing-free = нет свободных территорий
kingdoms-name-turn = ход: захват, сбор или отступление
kingdoms-name-battle-card = карта для битвы
kingdoms-name-nothing = от вас ничего
kingdoms-name-ranks = ранги
kingdoms-name-animals = звери
kingdoms-name-either = ранг или зверь
kingdoms-name-neither = другая карта
kingdoms-name-absolute = только сама карта
kingdoms-name-own-last = последняя карта здесь
kingdoms-name-own-all = все карты здесь
kingdoms-name-neighbours = последние карты соседей
kingdoms-name-realm = последние карты всех других царств
kingdoms-name-panda = красная панда
kingdoms-name-tiger = тигр
kingdoms-name-bee = пчела
kingdoms-name-lizard = ящерица
kingdoms-name-frog = лягушка
kingdoms-name-owl = сова
kingdoms-name-okapi = окапи
kingdoms-name-wolf = волк
kingdoms-name-isle = Остров
kingdoms-name-dunes = Дюны
kingdoms-name-marsh = Болото
kingdoms-name-peaks = Вершины
kingdoms-name-woods = Леса

## Cards
kingdoms-name-panda1 = красная панда 1
kingdoms-name-panda2 = красная панда 2
kingdoms-name-panda3 = красная панда 3
kingdoms-name-panda4 = красная панда 4
kingdoms-name-panda5 = красная панда 5
kingdoms-name-panda6 = красная панда 6
kingdoms-name-panda7 = красная панда 7
kingdoms-name-panda8 = красная панда 8
kingdoms-name-tiger1 = тигр 1
kingdoms-name-tiger2 = тигр 2
kingdoms-name-tiger3 = тигр 3
kingdoms-name-tiger4 = тигр 4
kingdoms-name-tiger5 = тигр 5
kingdoms-name-tiger6 = тигр 6
kingdoms-name-tiger7 = тигр 7
kingdoms-name-tiger8 = тигр 8
kingdoms-name-bee1 = пчела 1
kingdoms-name-bee2 = пчела 2
kingdoms-name-bee3 = пчела 3
kingdoms-name-bee4 = пчела 4
kingdoms-name-bee5 = пчела 5
kingdoms-name-bee6 = пчела 6
kingdoms-name-bee7 = пчела 7
kingdoms-name-bee8 = пчела 8
kingdoms-name-lizard1 = ящерица 1
kingdoms-name-lizard2 = ящерица 2
kingdoms-name-lizard3 = ящерица 3
kingdoms-name-lizard4 = ящерица 4
kingdoms-name-lizard5 = ящерица 5
kingdoms-name-lizard6 = ящерица 6
kingdoms-name-lizard7 = ящерица 7
kingdoms-name-lizard8 = ящерица 8
kingdoms-name-frog1 = лягушка 1
kingdoms-name-frog2 = лягушка 2
kingdoms-name-frog3 = лягушка 3
kingdoms-name-frog4 = лягушка 4
kingdoms-name-frog5 = лягушка 5
kingdoms-name-frog6 = лягушка 6
kingdoms-name-frog7 = лягушка 7
kingdoms-name-frog8 = лягушка 8
kingdoms-name-owl1 = сова 1
kingdoms-name-owl2 = сова 2
kingdoms-name-owl3 = сова 3
kingdoms-name-owl4 = сова 4
kingdoms-name-owl5 = сова 5
kingdoms-name-owl6 = сова 6
kingdoms-name-owl7 = сова 7
kingdoms-name-owl8 = сова 8
kingdoms-name-okapi1 = окапи 1
kingdoms-name-okapi2 = окапи 2
kingdoms-name-okapi3 = окапи 3
kingdoms-name-okapi4 = окапи 4
kingdoms-name-okapi5 = окапи 5
kingdoms-name-okapi6 = окапи 6
kingdoms-name-okapi7 = окапи 7
kingdoms-name-okapi8 = окапи 8
kingdoms-name-wolf1 = волк 1
kingdoms-name-wolf2 = волк 2
kingdoms-name-wolf3 = волк 3
kingdoms-name-wolf4 = волк 4
kingdoms-name-wolf5 = волк 5
kingdoms-name-wolf6 = волк 6
kingdoms-name-wolf7 = волк 7
kingdoms-name-wolf8 = волк 8

## Decrees: their names, and in plain words
kingdoms-name-lizard-or-tiger = ящерица или тигр
kingdoms-name-wolf-or-frog = волк или лягушка
kingdoms-name-panda-or-owl = красная панда или сова
kingdoms-name-okapi-or-bee = окапи или пчела
kingdoms-name-low = низкие
kingdoms-name-middle = средние
kingdoms-name-high = высокие
kingdoms-name-odd = нечётные
kingdoms-name-even = чётные
kingdoms-name-pair = пара
kingdoms-name-ranks-differ = разные ранги
kingdoms-name-animals-differ = разные звери
kingdoms-name-ascending = по возрастанию
kingdoms-name-descending = по убыванию
kingdoms-name-alternate = чередование
kingdoms-name-step = шаг
kingdoms-name-follow = как последняя
kingdoms-name-break = не как последняя
kingdoms-name-neighbour-match = как у соседа
kingdoms-name-neighbour-rank = ранг соседа
kingdoms-name-neighbour-animal = зверь соседа
kingdoms-name-neighbour-step = шаг от соседа
kingdoms-name-neighbour-low = не выше соседей
kingdoms-name-neighbour-high = не ниже соседей
kingdoms-name-neighbour-ranks-differ = не ранг соседей
kingdoms-name-neighbour-animals-differ = не зверь соседей
kingdoms-name-realm-rank = ранг из других царств
kingdoms-name-realm-animal = зверь из других царств
kingdoms-name-realm-new-rank = новый ранг
kingdoms-name-realm-new-animal = новый зверь
kingdoms-decree-lizard-or-tiger = Только ящерицы и тигры.
kingdoms-decree-wolf-or-frog = Только волки и лягушки.
kingdoms-decree-panda-or-owl = Только красные панды и совы.
kingdoms-decree-okapi-or-bee = Только окапи и пчёлы.
kingdoms-decree-low = Только ранги 1, 2 и 3.
kingdoms-decree-middle = Только ранги 4 и 5.
kingdoms-decree-high = Только ранги 6, 7 и 8.
kingdoms-decree-odd = Только нечётные ранги.
kingdoms-decree-even = Только чётные ранги.
kingdoms-decree-pair = Две карты одного зверя или одного ранга: одна ложится сюда, другая уходит в сброс. Возьмите две.
kingdoms-decree-ranks-differ = Ранг, которого здесь ещё нет.
kingdoms-decree-animals-differ = Зверь, которого здесь ещё нет.
kingdoms-decree-ascending = Первая карта — 1, вторая — 2 и так далее.
kingdoms-decree-descending = Первая карта — 8, вторая — 7 и так далее.
kingdoms-higher-ascending = Каждая карта выше последней здесь.
kingdoms-higher-descending = Каждая карта ниже последней здесь.
kingdoms-decree-alternate = Нечётный ранг после чётного, чётный после нечётного.
kingdoms-decree-step = На один ранг выше или ниже последней карты здесь.
kingdoms-decree-follow = Ранг или зверь последней карты здесь.
kingdoms-decree-break = Ни ранг, ни зверь последней карты здесь.
kingdoms-decree-neighbour-match = Ранг или зверь последней карты одного из соседей.
kingdoms-decree-neighbour-rank = Ранг последней карты одного из соседей.
kingdoms-decree-neighbour-animal = Зверь последней карты одного из соседей.
kingdoms-decree-neighbour-step = На один ранг выше или ниже последней карты одного из соседей.
kingdoms-decree-neighbour-low = Не выше наименьшей из последних карт соседей.
kingdoms-decree-neighbour-high = Не ниже наибольшей из последних карт соседей.
kingdoms-decree-neighbour-ranks-differ = Ранг, которого нет у последних карт соседей.
kingdoms-decree-neighbour-animals-differ = Зверь, которого нет на последних картах соседей.
kingdoms-decree-realm-rank = Ранг последней карты любого другого царства.
kingdoms-decree-realm-animal = Зверь последней карты любого другого царства.
kingdoms-decree-realm-new-rank = Ранг, которого нет у последних карт других царств.
kingdoms-decree-realm-new-animal = Зверь, которого нет на последних картах других царств.

## Events
kingdoms-event-tokens_laid = Жетоны царства «{ $kingdom }»: { $values }.
kingdoms-event-decree_dealt = Указ для царства «{ $kingdom }»: { $decree }.
kingdoms-event-age_began = Начинается эпоха { $age }. Первый ход: { $first }.
    .you = Начинается эпоха { $age }. Первый ход ваш.
kingdoms-event-cards_drawn =
    { $cards_id ->
        [hidden] { $seat } берёт { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
       *[other] { $seat } берёт карты: { $cards }.
    }
    .you =
        { $cards_id ->
            [hidden] Вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
                [many] { $count } карт
               *[other] { $count } карты
            }.
           *[other] Вы берёте карты: { $cards }.
        }
kingdoms-event-open_cards_drawn = { $seat } берёт карты: { $cards }.
    .you = Вы берёте карты: { $cards }.
kingdoms-event-deck_renewed = Сброс перемешан и стал новой колодой.
kingdoms-event-turn_began = Ходит { $seat }.
    .you = Ваш ход.
kingdoms-event-card_laid = { $owner } играет карту: { $card } → «{ $kingdom }».
    .you = Вы играете карту: { $card } → «{ $kingdom }».
kingdoms-event-token_placed =
    { $capital ->
        [yes] { $owner } занимает столицу царства «{ $kingdom }».
       *[no] { $owner } занимает территорию царства «{ $kingdom }».
    }
    .you =
        { $capital ->
            [yes] Вы занимаете столицу царства «{ $kingdom }».
           *[no] Вы занимаете территорию царства «{ $kingdom }».
        }
kingdoms-event-pair_discarded = { $seat } сбрасывает карту: { $card }.
    .you = Вы сбрасываете карту: { $card }.
kingdoms-event-rallied = { $seat } объявляет сбор (1 очко), в сброс: { $cards }.
    .you = Вы объявляете сбор (1 очко), в сброс: { $cards }.
kingdoms-event-rally_closed = Сборов подряд: { $rallies }. Сбор закрыт, пока кто-нибудь не захватит территорию.
kingdoms-event-retreated =
    { $cause_id ->
        [capital] { $owner } занимает столицу и отступает.
        [out_of_tokens] { $owner } отступает: фишек больше нет.
        [nothing_free] { $owner } отступает: свободных территорий нет.
       *[choice] { $owner } отступает.
    }
    .you = { $cause_id ->
            [capital] Вы занимаете столицу и отступаете.
            [out_of_tokens] Вы отступаете: фишек больше нет.
            [nothing_free] Вы отступаете: свободных территорий нет.
           *[choice] Вы отступаете.
        }
kingdoms-event-retreat_token_drawn =
    { $value_id ->
        [hidden] { $seat } берёт жетон отступления.
       *[other] { $seat } берёт жетон отступления: { $value }.
    }
    .you =
        { $value_id ->
            [hidden] Вы берёте жетон отступления.
           *[other] Вы берёте жетон отступления: { $value }.
        }
kingdoms-event-age_ended = Эпоха { $age } закончилась.
kingdoms-event-scoring_began = Подсчёт: «{ $kingdom }», первое место — { $token }.
kingdoms-event-battle_began = Битва за «{ $kingdom }»: { $contenders }.
kingdoms-event-committed =
    { $card_id ->
        [hidden] { $seat } выбирает карту.
       *[other] { $seat } выбирает карту: { $card }.
    }
    .you =
        { $card_id ->
            [hidden] Вы выбираете карту.
           *[other] Вы выбираете карту: { $card }.
        }
kingdoms-event-revealed = { $seat } открывает карту: { $card }.
    .you = Вы открываете карту: { $card }.
kingdoms-event-upstart_revealed = Выскочка открывает карту: { $card }.
kingdoms-event-modifier_asked = { $seat } может добавить модификатор «+2».
    .you = Вы можете добавить модификатор «+2».
kingdoms-event-modifier_added = { $seat } добавляет «+2»: ранг карты теперь { $rank }.
    .you = Вы добавляете «+2»: ранг карты теперь { $rank }.
kingdoms-event-modifier_passed = { $seat } ничего не добавляет.
    .you = Вы ничего не добавляете.
kingdoms-event-round_tied = Ничья в битве за «{ $kingdom }». Выбирают снова: { $fighting }.
kingdoms-event-battle_ended = Победа в битве за «{ $kingdom }»: { $winners }.
    .you = Вы побеждаете в битве за «{ $kingdom }».
kingdoms-event-modifier_gained = { $seat } берёт модификатор «+2».
    .you = Вы берёте модификатор «+2».
kingdoms-event-scored =
    { $owner } на { $place }-м месте в царстве «{ $kingdom }»: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    .you =
        Вы на { $place }-м месте в царстве «{ $kingdom }»: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
kingdoms-event-token_spent = Жетон { $value } царства «{ $kingdom }» выходит из игры.
kingdoms-event-council_seated = { $owner } входит в совет царства «{ $kingdom }».
    .you = Вы входите в совет царства «{ $kingdom }».
kingdoms-event-board_cleared = Фишки возвращаются к игрокам, карты перемешаны, указы выходят из игры.
kingdoms-event-retreat_tokens_scored =
    { $seat } открывает жетоны отступления: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    .you =
        Вы открываете жетоны отступления: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
kingdoms-event-modifiers_scored =
    { $seat } получает за неиспользованные «+2»: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    .you =
        Вы получаете за неиспользованные «+2»: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
kingdoms-event-game_ended = Игра окончена.
kingdoms-event-upstart_turned = Выскочка открывает верхнюю карту: { $card }.
kingdoms-event-upstart_discarded = Карта уходит в сброс и ничего не меняет: { $card }.
kingdoms-event-bonus_matched = Карта бонуса совпала и тоже разыгрывается: { $card }.
kingdoms-event-bonus_turned = Новая карта бонуса: { $card }.

## Refusals
kingdoms-reason-wrong_moment = Не сейчас. Ожидается: { $due }.
kingdoms-reason-not_in_hand = Этой карты нет у вас на руке: { $card }.
kingdoms-reason-kingdom_full = В царстве «{ $kingdom }» нет места: столица занята.
kingdoms-reason-decree_forbids =
    { $card } не подходит: «{ $kingdom }», указ «{ $decree }».{ $needs_id ->
        [ranks] {" "}Нужен ранг: { $ranks }.
        [animals] {" "}Нужен зверь: { $animals }.
        [either] {" "}Нужен ранг { $ranks } или зверь: { $animals }.
       *[neither] {""}
    }{ $reference_count ->
        [0] {""}
       *[other] {" "}Сравнивается с картами: { $reference }.
    }
kingdoms-reason-second_card_needed = В царство «{ $kingdom }» нужна пара: назовите вторую карту с тем же зверем или рангом, что { $card }.
kingdoms-reason-no_pair = { $card } и { $with } — не пара.
kingdoms-reason-second_card_not_wanted = Вторая карта не нужна: «{ $kingdom }» ({ $decree }).
kingdoms-reason-combination = { $why_id ->
        [peace_alone] В игре в одиночку ничью всегда решает битва: выберите битву или добавьте место.
       *[level_for_several] Уровни — только для игры в одиночку: оставьте уровень как есть или играйте с одним местом.
    }
kingdoms-reason-rally_over = Кто-то уже отступил: в этой эпохе сбора больше не будет.
kingdoms-reason-rally_stalled = Сборов подряд: { $rallies }. Сначала кто-нибудь должен захватить территорию.
kingdoms-reason-rally_without_cards = Выберите хотя бы одну карту для сброса.

## Actions
kingdoms-action-claim = Сыграть: { $card } → «{ $kingdom }»
    .with = Сыграть: { $card } → «{ $kingdom }», в сброс: { $with }
kingdoms-action-rally = Сбор, в сброс: { $cards }
kingdoms-action-retreat = Отступить
kingdoms-action-commit = В битву: { $card }
kingdoms-action-add = Добавить «+2»
kingdoms-action-pass = Ничего не добавлять

## Score sheet
kingdoms-sheet-age1-isle = Эпоха 1: Остров
kingdoms-sheet-age1-dunes = Эпоха 1: Дюны
kingdoms-sheet-age1-marsh = Эпоха 1: Болото
kingdoms-sheet-age1-peaks = Эпоха 1: Вершины
kingdoms-sheet-age1-woods = Эпоха 1: Леса
kingdoms-sheet-age2-isle = Эпоха 2: Остров
kingdoms-sheet-age2-dunes = Эпоха 2: Дюны
kingdoms-sheet-age2-marsh = Эпоха 2: Болото
kingdoms-sheet-age2-peaks = Эпоха 2: Вершины
kingdoms-sheet-age2-woods = Эпоха 2: Леса
kingdoms-sheet-age3-isle = Эпоха 3: Остров
kingdoms-sheet-age3-dunes = Эпоха 3: Дюны
kingdoms-sheet-age3-marsh = Эпоха 3: Болото
kingdoms-sheet-age3-peaks = Эпоха 3: Вершины
kingdoms-sheet-age3-woods = Эпоха 3: Леса
kingdoms-sheet-rallies = Сбор зверей
kingdoms-sheet-retreat-tokens = Жетоны отступления
kingdoms-sheet-modifiers = Неиспользованные «+2»

## Options
kingdoms-option-ties = Ничья за первое место
kingdoms-option-ties-battle = Решает битва
kingdoms-option-ties-peace = Мирное соглашение
kingdoms-option-decrees = Указы в игре
kingdoms-option-decrees-all = Все тридцать
kingdoms-option-decrees-documented = Только из открытых источников
kingdoms-option-second = Второе место получает
kingdoms-option-second-3 = 3 очка
kingdoms-option-second-half = Половину жетона с округлением вверх
kingdoms-option-modifiers = Модификаторов «+2» в коробке
kingdoms-option-modifiers-18 = 18
kingdoms-option-modifiers-8 = 8
kingdoms-option-next = Если при ничьей первыми стали все, следующие занимают
kingdoms-option-next-1 = Третье место: 1 очко
kingdoms-option-next-3 = Второе место
kingdoms-option-ascending = Указы «по возрастанию» и «по убыванию» требуют
kingdoms-option-ascending-exact = Ровно следующий ранг
kingdoms-option-ascending-higher = Любой ранг выше или ниже
kingdoms-option-stall = Через сколько раундов одних сборов сбор закрывается (0 — никогда)
kingdoms-option-level = Уровень выскочки
kingdoms-edition-russian = Русское издание
kingdoms-edition-german = Немецкое издание
kingdoms-edition-french = Французское издание

## Why a line of play is better: what it changes

kingdoms-why-points = Очки
kingdoms-why-leads = Единоличное лидерство в царствах
kingdoms-why-battles = Царства с ничьей за первое место
kingdoms-why-places = Вторые и третьи места
kingdoms-why-council = Места в совете и столицы
kingdoms-why-retreat_tokens = Жетоны отступления
kingdoms-why-modifiers = Боевые модификаторы «+2»
kingdoms-why-first = Первый ход в эпохе
