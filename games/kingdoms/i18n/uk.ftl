# «Царства звірів» українською. Аргументи — поля подій, відмов і дій.

## Names
kingdoms-name-kingdoms = Царства звірів
kingdoms-name-kingdom = царство
kingdoms-name-decree = указ
kingdoms-name-territory = територія
kingdoms-name-capital = столиця
kingdoms-name-council = рада
kingdoms-name-influence = фішка впливу
kingdoms-name-age = епоха
kingdoms-name-claim = Захопити територію
kingdoms-name-rally = Збір звірів
kingdoms-name-retreat = Відступити
kingdoms-name-retreat-token = жетон відступу
kingdoms-name-kingdom-token = жетон царства
kingdoms-name-battle = битва
kingdoms-name-peace = мирна угода
kingdoms-name-modifier = бойовий модифікатор «+2»
kingdoms-name-upstart = вискочка
kingdoms-name-deck = колода
kingdoms-name-discard = скид
kingdoms-name-hand = рука
kingdoms-name-bonus = карта бонусу
kingdoms-name-points = переможні очки
kingdoms-name-hidden = приховано
kingdoms-name-all = усі укази
kingdoms-name-documented = лише відомі укази
kingdoms-name-easy = легкий
kingdoms-name-medium = середній
kingdoms-name-normal = звичайний
kingdoms-name-hard = складний
kingdoms-name-extreme = надскладний
kingdoms-name-choice = за власним рішенням
kingdoms-name-out-of-tokens = фішки закінчилися
kingdoms-name-nothing-free = немає вільних територій
kingdoms-name-turn = хід: захоплення, збір або відступ
kingdoms-name-battle-card = карта для битви
kingdoms-name-nothing = від вас нічого не потрібно
kingdoms-name-ranks = ранги
kingdoms-name-animals = звірі
kingdoms-name-either = ранг або звір
kingdoms-name-neither = інша карта
kingdoms-name-absolute = лише сама карта
kingdoms-name-own-last = остання карта тут
kingdoms-name-own-all = усі карти тут
kingdoms-name-neighbours = останні карти сусідів
kingdoms-name-realm = останні карти всіх інших царств
kingdoms-name-panda = червона панда
kingdoms-name-tiger = тигр
kingdoms-name-bee = бджола
kingdoms-name-lizard = ящірка
kingdoms-name-frog = жаба
kingdoms-name-owl = сова
kingdoms-name-okapi = окапі
kingdoms-name-wolf = вовк
kingdoms-name-isle = Острів
kingdoms-name-dunes = Дюни
kingdoms-name-marsh = Болото
kingdoms-name-peaks = Вершини
kingdoms-name-woods = Ліси

## Cards
kingdoms-name-panda1 = червона панда 1
kingdoms-name-panda2 = червона панда 2
kingdoms-name-panda3 = червона панда 3
kingdoms-name-panda4 = червона панда 4
kingdoms-name-panda5 = червона панда 5
kingdoms-name-panda6 = червона панда 6
kingdoms-name-panda7 = червона панда 7
kingdoms-name-panda8 = червона панда 8
kingdoms-name-tiger1 = тигр 1
kingdoms-name-tiger2 = тигр 2
kingdoms-name-tiger3 = тигр 3
kingdoms-name-tiger4 = тигр 4
kingdoms-name-tiger5 = тигр 5
kingdoms-name-tiger6 = тигр 6
kingdoms-name-tiger7 = тигр 7
kingdoms-name-tiger8 = тигр 8
kingdoms-name-bee1 = бджола 1
kingdoms-name-bee2 = бджола 2
kingdoms-name-bee3 = бджола 3
kingdoms-name-bee4 = бджола 4
kingdoms-name-bee5 = бджола 5
kingdoms-name-bee6 = бджола 6
kingdoms-name-bee7 = бджола 7
kingdoms-name-bee8 = бджола 8
kingdoms-name-lizard1 = ящірка 1
kingdoms-name-lizard2 = ящірка 2
kingdoms-name-lizard3 = ящірка 3
kingdoms-name-lizard4 = ящірка 4
kingdoms-name-lizard5 = ящірка 5
kingdoms-name-lizard6 = ящірка 6
kingdoms-name-lizard7 = ящірка 7
kingdoms-name-lizard8 = ящірка 8
kingdoms-name-frog1 = жаба 1
kingdoms-name-frog2 = жаба 2
kingdoms-name-frog3 = жаба 3
kingdoms-name-frog4 = жаба 4
kingdoms-name-frog5 = жаба 5
kingdoms-name-frog6 = жаба 6
kingdoms-name-frog7 = жаба 7
kingdoms-name-frog8 = жаба 8
kingdoms-name-owl1 = сова 1
kingdoms-name-owl2 = сова 2
kingdoms-name-owl3 = сова 3
kingdoms-name-owl4 = сова 4
kingdoms-name-owl5 = сова 5
kingdoms-name-owl6 = сова 6
kingdoms-name-owl7 = сова 7
kingdoms-name-owl8 = сова 8
kingdoms-name-okapi1 = окапі 1
kingdoms-name-okapi2 = окапі 2
kingdoms-name-okapi3 = окапі 3
kingdoms-name-okapi4 = окапі 4
kingdoms-name-okapi5 = окапі 5
kingdoms-name-okapi6 = окапі 6
kingdoms-name-okapi7 = окапі 7
kingdoms-name-okapi8 = окапі 8
kingdoms-name-wolf1 = вовк 1
kingdoms-name-wolf2 = вовк 2
kingdoms-name-wolf3 = вовк 3
kingdoms-name-wolf4 = вовк 4
kingdoms-name-wolf5 = вовк 5
kingdoms-name-wolf6 = вовк 6
kingdoms-name-wolf7 = вовк 7
kingdoms-name-wolf8 = вовк 8

## Decrees: their names, and in plain words
kingdoms-name-lizard-or-tiger = ящірка або тигр
kingdoms-name-wolf-or-frog = вовк або жаба
kingdoms-name-panda-or-owl = червона панда або сова
kingdoms-name-okapi-or-bee = окапі або бджола
kingdoms-name-low = низькі
kingdoms-name-middle = середні
kingdoms-name-high = високі
kingdoms-name-odd = непарні
kingdoms-name-even = парні
kingdoms-name-pair = пара
kingdoms-name-ranks-differ = різні ранги
kingdoms-name-animals-differ = різні звірі
kingdoms-name-ascending = за зростанням
kingdoms-name-descending = за спаданням
kingdoms-name-alternate = чергування
kingdoms-name-step = крок
kingdoms-name-follow = як остання
kingdoms-name-break = не як остання
kingdoms-name-neighbour-match = як у сусіда
kingdoms-name-neighbour-rank = ранг сусіда
kingdoms-name-neighbour-animal = звір сусіда
kingdoms-name-neighbour-step = крок від сусіда
kingdoms-name-neighbour-low = не вище за сусідів
kingdoms-name-neighbour-high = не нижче за сусідів
kingdoms-name-neighbour-ranks-differ = не ранг сусідів
kingdoms-name-neighbour-animals-differ = не звір сусідів
kingdoms-name-realm-rank = ранг з інших царств
kingdoms-name-realm-animal = звір з інших царств
kingdoms-name-realm-new-rank = новий ранг
kingdoms-name-realm-new-animal = новий звір
kingdoms-decree-lizard-or-tiger = Лише ящірки й тигри.
kingdoms-decree-wolf-or-frog = Лише вовки й жаби.
kingdoms-decree-panda-or-owl = Лише червоні панди й сови.
kingdoms-decree-okapi-or-bee = Лише окапі й бджоли.
kingdoms-decree-low = Лише ранги 1, 2 і 3.
kingdoms-decree-middle = Лише ранги 4 і 5.
kingdoms-decree-high = Лише ранги 6, 7 і 8.
kingdoms-decree-odd = Лише непарні ранги.
kingdoms-decree-even = Лише парні ранги.
kingdoms-decree-pair = Дві карти одного звіра або одного рангу: одну кладуть сюди, друга йде у скид. Візьміть дві.
kingdoms-decree-ranks-differ = Ранг, якого тут ще немає.
kingdoms-decree-animals-differ = Звір, якого тут ще немає.
kingdoms-decree-ascending = Перша карта — 1, друга — 2 і так далі.
kingdoms-decree-descending = Перша карта — 8, друга — 7 і так далі.
kingdoms-higher-ascending = Кожна карта вища за останню тут.
kingdoms-higher-descending = Кожна карта нижча за останню тут.
kingdoms-decree-alternate = Непарний ранг після парного, парний після непарного.
kingdoms-decree-step = На один ранг вище або нижче за останню карту тут.
kingdoms-decree-follow = Ранг або звір останньої карти тут.
kingdoms-decree-break = Ні ранг, ні звір останньої карти тут.
kingdoms-decree-neighbour-match = Ранг або звір останньої карти одного із сусідів.
kingdoms-decree-neighbour-rank = Ранг останньої карти одного із сусідів.
kingdoms-decree-neighbour-animal = Звір останньої карти одного із сусідів.
kingdoms-decree-neighbour-step = На один ранг вище або нижче за останню карту одного із сусідів.
kingdoms-decree-neighbour-low = Ранг не вищий за найменший з останніх карт сусідів.
kingdoms-decree-neighbour-high = Ранг не нижчий за найбільший з останніх карт сусідів.
kingdoms-decree-neighbour-ranks-differ = Ранг, якого немає на останніх картах сусідів.
kingdoms-decree-neighbour-animals-differ = Звір, якого немає на останніх картах сусідів.
kingdoms-decree-realm-rank = Ранг останньої карти будь-якого іншого царства.
kingdoms-decree-realm-animal = Звір останньої карти будь-якого іншого царства.
kingdoms-decree-realm-new-rank = Ранг, якого немає на останніх картах інших царств.
kingdoms-decree-realm-new-animal = Звір, якого немає на останніх картах інших царств.

## Events
kingdoms-event-tokens_laid = Жетони царства «{ $kingdom }»: { $values }.
kingdoms-event-decree_dealt = Указ для царства «{ $kingdom }»: { $decree }.
kingdoms-event-age_began = Починається епоха { $age }. Перший хід: { $first }.
    .you = Починається епоха { $age }. Перший хід ваш.
kingdoms-event-cards_drawn =
    { $cards_id ->
        [hidden] { $seat } бере { $count ->
            [one] { $count } карту
            [few] { $count } карти
            [many] { $count } карт
           *[other] { $count } карти
        }.
       *[other] { $seat } бере карти: { $cards }.
    }
    .you =
        { $cards_id ->
            [hidden] Ви берете { $count ->
                [one] { $count } карту
                [few] { $count } карти
                [many] { $count } карт
               *[other] { $count } карти
            }.
           *[other] Ви берете карти: { $cards }.
        }
kingdoms-event-open_cards_drawn = { $seat } бере карти: { $cards }.
    .you = Ви берете карти: { $cards }.
kingdoms-event-deck_renewed = Скид перемішано: тепер це нова колода.
kingdoms-event-turn_began = Ходить { $seat }.
    .you = Ваш хід.
kingdoms-event-card_laid = { $owner } кладе карту: { $card } → «{ $kingdom }».
    .you = Ви кладете карту: { $card } → «{ $kingdom }».
kingdoms-event-token_placed =
    { $capital ->
        [yes] { $owner } займає столицю царства «{ $kingdom }».
       *[no] { $owner } займає територію царства «{ $kingdom }».
    }
    .you =
        { $capital ->
            [yes] Ви займаєте столицю царства «{ $kingdom }».
           *[no] Ви займаєте територію царства «{ $kingdom }».
        }
kingdoms-event-pair_discarded = { $seat } скидає карту: { $card }.
    .you = Ви скидаєте карту: { $card }.
kingdoms-event-rallied = { $seat } оголошує збір (1 очко), у скид: { $cards }.
    .you = Ви оголошуєте збір (1 очко), у скид: { $cards }.
kingdoms-event-rally_closed = Зборів поспіль: { $rallies }. Збір закрито, доки хтось не захопить територію.
kingdoms-event-retreated =
    { $cause_id ->
        [capital] { $owner } займає столицю й відступає.
        [out_of_tokens] { $owner } відступає: фішок більше немає.
        [nothing_free] { $owner } відступає: вільних територій немає.
       *[choice] { $owner } відступає.
    }
    .you = { $cause_id ->
            [capital] Ви займаєте столицю й відступаєте.
            [out_of_tokens] Ви відступаєте: фішок більше немає.
            [nothing_free] Ви відступаєте: вільних територій немає.
           *[choice] Ви відступаєте.
        }
kingdoms-event-retreat_token_drawn =
    { $value_id ->
        [hidden] { $seat } бере жетон відступу.
       *[other] { $seat } бере жетон відступу: { $value }.
    }
    .you =
        { $value_id ->
            [hidden] Ви берете жетон відступу.
           *[other] Ви берете жетон відступу: { $value }.
        }
kingdoms-event-age_ended = Епоху { $age } закінчено.
kingdoms-event-scoring_began = Підрахунок: «{ $kingdom }», за перше місце { $token }.
kingdoms-event-battle_began = Битва за «{ $kingdom }»: { $contenders }.
kingdoms-event-committed =
    { $card_id ->
        [hidden] { $seat } вибирає карту.
       *[other] { $seat } вибирає карту: { $card }.
    }
    .you =
        { $card_id ->
            [hidden] Ви вибираєте карту.
           *[other] Ви вибираєте карту: { $card }.
        }
kingdoms-event-revealed = { $seat } відкриває карту: { $card }.
    .you = Ви відкриваєте карту: { $card }.
kingdoms-event-upstart_revealed = Вискочка відкриває карту: { $card }.
kingdoms-event-modifier_asked = { $seat } може додати модифікатор «+2».
    .you = Ви можете додати модифікатор «+2».
kingdoms-event-modifier_added = { $seat } додає «+2»: ранг карти тепер { $rank }.
    .you = Ви додаєте «+2»: ранг карти тепер { $rank }.
kingdoms-event-modifier_passed = { $seat } нічого не додає.
    .you = Ви нічого не додаєте.
kingdoms-event-round_tied = Нічия в битві за «{ $kingdom }». Вибирають знову: { $fighting }.
kingdoms-event-battle_ended = Перемога в битві за «{ $kingdom }»: { $winners }.
    .you = Ви перемагаєте в битві за «{ $kingdom }».
kingdoms-event-modifier_gained = { $seat } бере модифікатор «+2».
    .you = Ви берете модифікатор «+2».
kingdoms-event-scored =
    { $owner }: { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    } місце, «{ $kingdom }» — { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }.
    .you =
        Ви на { $place }-му місці, «{ $kingdom }» — { $points ->
                [one] { $points } очко
                [few] { $points } очки
               *[many] { $points } очок
            }.
kingdoms-event-token_spent = Жетон { $value } царства «{ $kingdom }» виходить із гри.
kingdoms-event-council_seated = { $owner } входить до ради царства «{ $kingdom }».
    .you = Ви входите до ради царства «{ $kingdom }».
kingdoms-event-board_cleared = Фішки повертаються до гравців, карти перемішано, укази виходять із гри.
kingdoms-event-retreat_tokens_scored =
    { $seat } відкриває жетони відступу: { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        }.
    .you =
        Ви відкриваєте жетони відступу: { $points ->
                [one] { $points } очко
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
kingdoms-event-modifiers_scored =
    { $seat } отримує за невикористані «+2»: { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        }.
    .you =
        Ви отримуєте за невикористані «+2»: { $points ->
                [one] { $points } очко
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
kingdoms-event-game_ended = Гру закінчено.
kingdoms-event-upstart_turned = Вискочка відкриває верхню карту: { $card }.
kingdoms-event-upstart_discarded = Карта йде у скид без наслідків: { $card }.
kingdoms-event-bonus_matched = Карта бонусу збіглася й теж розігрується: { $card }.
kingdoms-event-bonus_turned = Нова карта бонусу: { $card }.

## Refusals
kingdoms-reason-wrong_moment = Не зараз. Зараз потрібно інше: { $due }.
kingdoms-reason-not_in_hand = Цієї карти немає у вас на руці: { $card }.
kingdoms-reason-kingdom_full = У царстві «{ $kingdom }» місця немає: столицю зайнято.
kingdoms-reason-decree_forbids =
    { $card } не підходить: «{ $kingdom }», указ «{ $decree }».{ $needs_id ->
        [ranks] {" "}Потрібен ранг: { $ranks }.
        [animals] {" "}Потрібен звір: { $animals }.
        [either] {" "}Потрібен ранг { $ranks } або звір: { $animals }.
       *[neither] {""}
    }{ $reference_count ->
        [0] {""}
       *[other] {" "}Порівняно з картами: { $reference }.
    }
kingdoms-reason-second_card_needed = Царству «{ $kingdom }» потрібна пара: назвіть другу карту з тим самим звіром або рангом, що й { $card }.
kingdoms-reason-no_pair = { $card } і { $with } — не пара.
kingdoms-reason-second_card_not_wanted = Друга карта не потрібна: «{ $kingdom }» ({ $decree }).
kingdoms-reason-combination = { $why_id ->
        [peace_alone] Наодинці нічию завжди вирішує битва: виберіть битву або додайте місце.
       *[level_for_several] Рівні — лише для гри наодинці: не змінюйте рівень або залиште одне місце.
    }
kingdoms-reason-rally_over = Хтось уже відступив: у цій епосі збору більше немає.
kingdoms-reason-rally_stalled = Зборів поспіль: { $rallies }. Спершу хтось має захопити територію.
kingdoms-reason-rally_without_cards = Виберіть принаймні одну карту, щоб її скинути.

## Actions
kingdoms-action-claim = Зіграти: { $card } → «{ $kingdom }»
    .with = Зіграти: { $card } → «{ $kingdom }», у скид: { $with }
kingdoms-action-rally = Збір, у скид: { $cards }
kingdoms-action-retreat = Відступити
kingdoms-action-commit = У битву: { $card }
kingdoms-action-add = Додати «+2»
kingdoms-action-pass = Нічого не додавати

## Score sheet
kingdoms-sheet-age1-isle = Епоха 1: Острів
kingdoms-sheet-age1-dunes = Епоха 1: Дюни
kingdoms-sheet-age1-marsh = Епоха 1: Болото
kingdoms-sheet-age1-peaks = Епоха 1: Вершини
kingdoms-sheet-age1-woods = Епоха 1: Ліси
kingdoms-sheet-age2-isle = Епоха 2: Острів
kingdoms-sheet-age2-dunes = Епоха 2: Дюни
kingdoms-sheet-age2-marsh = Епоха 2: Болото
kingdoms-sheet-age2-peaks = Епоха 2: Вершини
kingdoms-sheet-age2-woods = Епоха 2: Ліси
kingdoms-sheet-age3-isle = Епоха 3: Острів
kingdoms-sheet-age3-dunes = Епоха 3: Дюни
kingdoms-sheet-age3-marsh = Епоха 3: Болото
kingdoms-sheet-age3-peaks = Епоха 3: Вершини
kingdoms-sheet-age3-woods = Епоха 3: Ліси
kingdoms-sheet-rallies = Збір звірів
kingdoms-sheet-retreat-tokens = Жетони відступу
kingdoms-sheet-modifiers = Невикористані «+2»

## Options
kingdoms-option-ties = Нічия за перше місце
kingdoms-option-ties-battle = Вирішує битва
kingdoms-option-ties-peace = Мирна угода
kingdoms-option-decrees = Укази в грі
kingdoms-option-decrees-all = Усі тридцять
kingdoms-option-decrees-documented = Лише відомі з джерел
kingdoms-option-second = Друге місце отримує
kingdoms-option-second-3 = 3 очки
kingdoms-option-second-half = Половину жетона з округленням угору
kingdoms-option-modifiers = Модифікаторів «+2» у коробці
kingdoms-option-modifiers-18 = 18
kingdoms-option-modifiers-8 = 8
kingdoms-option-next = Наступна група, якщо перше місце поділено
kingdoms-option-next-1 = Третє місце: 1 очко
kingdoms-option-next-3 = Друге місце
kingdoms-option-ascending = Укази «за зростанням» і «за спаданням» вимагають
kingdoms-option-ascending-exact = Рівно наступного рангу
kingdoms-option-ascending-higher = Будь-якого вищого або нижчого рангу
kingdoms-option-stall = Раундів із самих зборів до закриття збору (0 — ніколи)
kingdoms-option-level = Складність вискочки
kingdoms-edition-russian = Російське видання
kingdoms-edition-german = Німецьке видання
kingdoms-edition-french = Французьке видання

## Why a line of play is better: what it changes

kingdoms-why-points = Очки
kingdoms-why-leads = Царства з одноосібним першим місцем
kingdoms-why-battles = Царства з нічиєю за перше місце
kingdoms-why-places = Другі та треті місця
kingdoms-why-council = Місця в раді та столиці
kingdoms-why-retreat_tokens = Жетони відступу
kingdoms-why-modifiers = Бойові модифікатори «+2»
kingdoms-why-first = Перший хід в епосі
