# Зграя. Місця приходять як імена гравців, гекси й оплата як текст, назви цією мовою (у називному відмінку).

## Words

wolves-name-wolves = Зграя
wolves-name-forest = ліс
wolves-name-rock = гори
wolves-name-grass = степ
wolves-name-tundra = тундра
wolves-name-desert = пустеля
wolves-name-water = джерело
wolves-name-chasm = провалля
wolves-name-pack = зграйний вовк
wolves-name-alpha = альфа-вовк
wolves-name-wolf = вовк
wolves-name-lone-wolf = вовк-одинак
wolves-name-den = сховище
wolves-name-lair = лігво
wolves-name-blank = порожній маркер
wolves-name-prey = здобич
wolves-name-moose = лось
wolves-name-deer = олень
wolves-name-raccoon = єнот
wolves-name-boar = кабан
wolves-name-hare = кролик
wolves-name-crescent = місяць-молодик
wolves-name-half = чверть місяця
wolves-name-full = повний місяць
wolves-name-spread = поширення зграї
wolves-name-speed = швидкість вовка
wolves-name-howl = виття
wolves-name-howl-range = дальність виття
wolves-name-terrain = бонусний жетон місцевості
wolves-name-action = бонусний жетон дії
wolves-name-terrain-tile = тайл місцевості
wolves-name-scoring-token = жетон підрахунку
wolves-name-region = регіон
wolves-name-start-board = стартове поле
wolves-name-calendar = планшет місяця
wolves-name-control = контроль
wolves-name-vp = переможні очки
wolves-name-passive = пасивна зграя
wolves-name-forward = вперед
wolves-name-backward = назад
wolves-name-tiles = тайли місцевості
wolves-name-place = розміщення вовків
wolves-name-first-pair = перша пара вовків
wolves-name-second-pair = друга пара вовків
wolves-name-play = ходи
wolves-name-over = кінець гри
wolves-name-move = переміщення
wolves-name-walk = перехід
wolves-name-displace = виштовхнути
wolves-name-build = створення сховища
wolves-name-upgrade = покращення сховища
wolves-name-dominate = домінування
wolves-name-hunt = полювання
wolves-name-end = завершити хід
wolves-name-pay = оплата

## Events

wolves-event-pack_chosen = { $seat } грає за зграю: { $home }.
    .you = Ви граєте за зграю: { $home }.
wolves-event-passive_pack = Пасивна зграя: { $home }.
wolves-event-region_laid = Регіон { $region }: поле { $board }, на ньому двоє вовків-одинаків.
wolves-event-prey_placed = Здобич у регіоні { $region }: { $prey } × { $count }.
wolves-event-token_placed = Жетон підрахунку в регіоні { $region }: { $moon }.
wolves-event-passive_placed = Пасивна зграя: { $piece } на { $at }.
wolves-event-first_player = { $seat } починає.
    .you = Ви починаєте.
wolves-event-tiles_set = { $seat } викладає тайли місцевості: «{ $setting }».
    .you = Ви викладаєте тайли місцевості: «{ $setting }».
wolves-event-pair_placed = { $seat } ставить альфа-вовка і зграйного вовка на { $at }.
    .you = Ви ставите альфа-вовка і зграйного вовка на { $at }.
wolves-event-bonus_action_spent = { $seat } витрачає бонусний жетон дії; { $left ->
        [0] жетонів більше немає
        [one] лишається { $left } жетон
        [few] лишається { $left } жетони
       *[many] лишається { $left } жетонів
    }.
    .you = Ви витрачаєте бонусний жетон дії; { $left ->
            [0] жетонів більше немає
            [one] лишається { $left } жетон
            [few] лишається { $left } жетони
           *[many] лишається { $left } жетонів
        }.
wolves-event-paid = { $seat } платить: { $terrain } ({ $pay }).
    .you = Ви платите: { $terrain } ({ $pay }).
wolves-event-move_began = { $seat } починає переміщення ({ $terrain }): до { $walks ->
        [one] { $walks } вовка
       *[other] { $walks } вовків
    }, кожен до { $speed ->
        [one] { $speed } гекса
       *[other] { $speed } гексів
    }.
    .you = Ви починаєте переміщення ({ $terrain }): до { $walks ->
            [one] { $walks } вовка
           *[other] { $walks } вовків
        }, кожен до { $speed ->
            [one] { $speed } гекса
           *[other] { $speed } гексів
        }.
wolves-event-wolf_walked = { $seat }: { $wolf }, { $from } → { $to }.
wolves-event-displacement_due = { $seat } вибирає, куди втече вовк із { $at } ({ $wolf }, { $owner }).
    .you = Ви вибираєте, куди втече вовк із { $at } ({ $wolf }, { $owner }).
    .yours = { $seat } вибирає, куди втече ваш вовк із { $at } ({ $wolf }).
wolves-event-displaced = { $seat } виштовхує вовка: { $from } → { $to } ({ $wolf }, { $owner }).
    .you = Ви виштовхуєте вовка: { $from } → { $to } ({ $wolf }, { $owner }).
    .yours = { $seat } виштовхує вашого вовка: { $from } → { $to } ({ $wolf }).
wolves-event-den_built = { $seat } створює сховище на { $at }.
    .you = Ви створюєте сховище на { $at }.
wolves-event-track_advanced = { $seat }: { $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    } тепер { $value }.
wolves-event-bonus_gained = { $seat } отримує { $bonus }, разом: { $total }.
    .you = Ви отримуєте { $bonus }, разом: { $total }.
wolves-event-bonus_missed = Запас порожній: { $seat } не отримує жетона ({ $bonus }).
    .you = Запас порожній: ви не отримуєте жетона ({ $bonus }).
wolves-event-lair_built = { $seat } покращує сховище на { $at }: лігво номер { $lairs }.
    .you = Ви покращуєте сховище на { $at }: лігво номер { $lairs }.
wolves-event-lone_wolf_joined = { $seat } кличе вовка-одинака з { $at }: до зграї приходить { $wolf_id ->
        [alpha] альфа-вовк
       *[pack] зграйний вовк
    }.
    .you = Ви кличете вовка-одинака з { $at }: до зграї приходить { $wolf_id ->
            [alpha] альфа-вовк
           *[pack] зграйний вовк
        }.
wolves-event-wolf_dominated = { $seat } домінує над зграйним вовком на { $at } ({ $owner }): його місце займає { $wolf_id ->
        [alpha] альфа-вовк
       *[pack] зграйний вовк
    }.
    .you = Ви домінуєте над зграйним вовком на { $at } ({ $owner }): його місце займає { $wolf_id ->
            [alpha] альфа-вовк
           *[pack] зграйний вовк
        }.
    .yours = { $seat } домінує над вашим зграйним вовком на { $at }: його місце займає { $wolf_id ->
            [alpha] альфа-вовк
           *[pack] зграйний вовк
        }.
wolves-event-den_dominated = { $seat } домінує над сховищем на { $at } ({ $owner }).
    .you = Ви домінуєте над сховищем на { $at } ({ $owner }).
    .yours = { $seat } домінує над вашим сховищем на { $at }.
wolves-event-calendar_advanced = Дата { $date } на планшеті місяця: { $kind }{ $owner_id ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }.
    .yours = Дата { $date } на планшеті місяця: { $kind } (ваша фішка).
wolves-event-action_ended = { $seat }: дію { $done } завершено.
    .you = Вашу дію { $done } завершено.
wolves-event-hunted = { $seat } ловить здобич у регіоні { $region }: { $prey }.
    .you = Ви ловите здобич у регіоні { $region }: { $prey }.
wolves-event-hunt_due = Оточено два стоси, { $seat } вибирає один: { $prey }.
    .you = Оточено два стоси, виберіть один: { $prey }.
wolves-event-moon_rose = Сходить { $moon }: підрахунок у регіонах із цим жетоном.
wolves-event-region_won = Регіон { $region }: { $seat } на першому місці (контроль { $control }) і бере жетон ({ $points }).
    .you = Регіон { $region }: ви на першому місці (контроль { $control }) і берете жетон ({ $points }).
wolves-event-region_second = Регіон { $region }: { $seat } на другому місці (контроль { $control }) і отримує { $points }.
    .you = Регіон { $region }: ви на другому місці (контроль { $control }) і отримуєте { $points }.
wolves-event-region_shared = Регіон { $region }: перше місце поділено (контроль { $control }). По { $points } отримують: { $seats }.
wolves-event-second_shared = Регіон { $region }: друге місце поділено (контроль { $control }), тож за нього ніхто нічого не отримує.
wolves-event-token_discarded = Регіон { $region }: жетон скидають, { $passive ->
        [yes] бо на першому місці пасивна зграя
       *[no] бо там нікого немає
    }.
wolves-event-chip_discarded = Регіон { $region }: на другому місці пасивна зграя, тож за нього ніхто нічого не отримує.
wolves-event-round_ended = Раунд завершено; { $quiet ->
        [0] на планшеті місяця новий запис
        [one] { $quiet } раунд без нового запису
        [few] { $quiet } раунди без нового запису
       *[many] { $quiet } раундів без нового запису
    }.
wolves-event-turn_ended = Наступний хід: { $next }.
    .you = Наступний хід ваш.
wolves-event-game_ended = Гру закінчено. Перемога: { $winners }.
    .you = Гру закінчено. Перемога за вами.

## Refusals

wolves-reason-wrong_phase = Не зараз: це для іншого етапу гри ({ $needed }).
wolves-reason-displace_first = Спершу має втекти вовк із { $at }.
wolves-reason-nothing_to_displace = Зараз нікого не виштовхують.
wolves-reason-hunt_first = Спершу виберіть, який з оточених стосів узяти: { $prey }.
wolves-reason-nothing_to_hunt = На { $at } немає стосу, який можна вибрати.
wolves-reason-actions_left = У цьому ході { $left ->
        [one] лишилася { $left } дія
        [few] лишилося { $left } дії
       *[many] лишилося { $left } дій
    }.
wolves-reason-no_actions_left = Обидві дії виконано, а бонусних жетонів дії немає.
wolves-reason-no_move_open = Зараз немає розпочатого переміщення.
wolves-reason-no_such_hex = На цій мапі немає гекса { $at }.
wolves-reason-impassable = На { $at } нічого стояти не може.
wolves-reason-not_on_start_board = { $at } не на стартовому полі.
wolves-reason-same_half = { $at } з того самого боку провалля, що й ваші перші вовки на { $first }.
wolves-reason-crescent_region = Починати в регіоні { $region } не можна: там місяць-молодик.
wolves-reason-not_empty = Гекс { $at } зайнятий.
wolves-reason-lone_wolf_there = На { $at } вовк-одинак.
wolves-reason-prey_there = На { $at } здобич.
wolves-reason-hex_full = На { $at } уже дві фішки.
wolves-reason-foreign_piece = На { $at } заважає чужа фішка ({ $owner_id ->
        [none] пасивна зграя
       *[other] { $owner }
    }).
wolves-reason-no_wolf_there = На { $at } немає вашої фішки ({ $wolf }).
wolves-reason-already_walked = Вовк на { $at } ({ $wolf }) уже ходив у цьому переміщенні.
wolves-reason-same_hex = Зупинитися треба на іншому гексі, не на { $at }.
wolves-reason-wrong_terrain = На { $at } { $terrain }, а сплачено за іншу місцевість: { $paid }.
wolves-reason-too_far = До { $at } — { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекси
       *[many] { $distance } гексів
    }, а швидкість вовка — { $speed }.
wolves-reason-not_nearest = До { $at } — { $distance }, а до найближчого можливого гекса — { $nearest }.
wolves-reason-cannot_flee_there = Вовк не може втекти на { $at }.
wolves-reason-no_alpha_near = Ні на { $at }, ні поруч немає вашого альфа-вовка.
wolves-reason-den_there = На { $at } уже є ваше сховище або лігво.
wolves-reason-no_dens_left = На цьому треку сховищ не лишилося: { $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    }.
wolves-reason-no_own_den = На { $at } немає вашого сховища.
wolves-reason-not_by_water = { $at } не біля джерела.
wolves-reason-lair_in_region = У регіоні { $region } уже є ваше лігво.
wolves-reason-no_lairs_left = Усі ваші лігва вже на мапі.
wolves-reason-no_lone_wolf = На { $at } немає вовка-одинака.
wolves-reason-no_wolves_left = Усі ваші вовки вже на мапі.
wolves-reason-out_of_range = До { $at } — { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекси
       *[many] { $distance } гексів
    }, а дальність виття — { $range }.
wolves-reason-no_wolf_to_dominate = На { $at } немає чужого зграйного вовка.
wolves-reason-no_den_to_dominate = На { $at } немає чужого сховища.
wolves-reason-protected = Фішку на { $at } захищає інша фішка її зграї.
wolves-reason-alpha_immune = Над альфа-вовком на { $at } домінувати не можна.
wolves-reason-lair_immune = Над лігвом на { $at } домінувати не можна.
wolves-reason-passive_immune = Над пасивною зграєю на { $at } домінувати не можна.
wolves-reason-cannot_pay = Потрібно: { $terrain } × { $needed }; у вас { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[many] { $tiles } тайлів
    } і { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
       *[many] { $tokens } жетонів
    }.
wolves-reason-tile_not_showing = На тайлі { $tile } інша місцевість, потрібно: { $terrain }.
wolves-reason-too_few_tokens = Потрібно { $needed ->
        [one] { $needed } жетон
        [few] { $needed } жетони
       *[many] { $needed } жетонів
    }, у вас { $tokens }.
wolves-reason-wrong_payment = Ціна — { $needed }, а оплата — { $paid }.
wolves-reason-combination = { $why_id ->
        [pack_twice] Одна зграя не може зайняти два місця: виберіть іншу або покладіться на жереб.
       *[more_packs_than_seats] Зграй більше, ніж місць: додайте місце або покладіться на жереб.
    }

## Actions

wolves-action-tiles = Викласти тайли місцевості: «{ $setting }»
wolves-action-place = Поставити альфа-вовка і зграйного вовка на { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , оплата { $pay }
}
wolves-action-move = Переміщення: { $terrain }{ wolves-paying }
wolves-action-walk = { $wolf }: { $from } → { $to }
wolves-action-displace = Виштовхнути на { $to }
wolves-action-hunt = Упіймати здобич на { $at }
wolves-action-build = Створити сховище на { $at } ({ $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    }){ wolves-paying }
wolves-action-upgrade = Покращити сховище на { $at }{ wolves-paying }
wolves-action-howl = Покликати вовка-одинака з { $at }{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Домінувати над сховищем на { $at } (поширення зграї)
        [speed] Домінувати над сховищем на { $at } (швидкість вовка)
        [howl] Домінувати над сховищем на { $at } (дальність виття)
       *[other] Домінувати над вовком на { $at }
    }{ wolves-paying }
wolves-action-end_turn = Завершити хід

## Score sheet

wolves-sheet-spread = Поширення зграї
wolves-sheet-speed = Швидкість вовка
wolves-sheet-howl = Дальність виття
wolves-sheet-wolves = Вовки
wolves-sheet-lairs = Лігва
wolves-sheet-prey = Здобич
wolves-sheet-tokens = Жетони підрахунку
wolves-sheet-chips = Другі й поділені місця

## Options

wolves-option-tiles = Тайли місцевості на початку
wolves-option-tiles-choose = Кожен вибирає сам
wolves-option-tiles-forward = В усіх «вперед»
wolves-option-supply = Бонусні жетони
wolves-option-supply-unlimited = Не закінчуються
wolves-option-supply-12 = По 12 кожного виду на стіл
wolves-option-hunt = Оточено два стоси тієї самої здобичі
wolves-option-hunt-auto = Беруть із більшого
wolves-option-hunt-choose = Вибирає гравець
wolves-option-range = Дальність виття
wolves-option-range-over = Через джерела та провалля
wolves-option-range-around = В обхід джерел і провалля
wolves-option-tiebreak = Останнє правило за нічиєї
wolves-option-tiebreak-alphas = Альфа-вовки на мапі
wolves-option-tiebreak-wolves = Усі вовки на мапі
wolves-option-stall = Раундів без нового запису до появи порожніх маркерів (0 — ніколи)
wolves-option-packs = Хто за яку зграю грає
wolves-edition-russian = Російське видання
wolves-edition-german-french-ukrainian = Німецьке, французьке або українське видання
wolves-edition-arena = Board Game Arena

## Why a line of play is better: what it changes

wolves-why-points = Очки
wolves-why-action_tokens = Бонусні жетони дії
wolves-why-terrain_tokens = Бонусні жетони місцевості
wolves-why-attributes = Поширення зграї, швидкість вовка й дальність виття
wolves-why-tracks = Треки, які невдовзі принесуть очки
wolves-why-wolves = Зграйні вовки
wolves-why-alphas = Альфа-вовки
wolves-why-regions_next = Контроль у регіонах найближчої фази місяця
wolves-why-regions_later = Контроль у регіонах наступної за нею фази
wolves-why-regions_last = Контроль у регіонах останньої фази місяця
wolves-why-lairs = Сховища, які можуть стати лігвами
wolves-why-hunt = Здобич поблизу
wolves-why-howl = Вовки-одинаки в межах дальності виття
wolves-why-threats = Фішки, над якими суперники можуть домінувати
wolves-why-tiles = Однакові тайли місцевості
