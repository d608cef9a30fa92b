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
wolves-event-region_laid = Регіон { $region }: поле { $board }, на ньому два вовки-одинаки.
wolves-event-prey_placed = Здобич у регіоні { $region }: { $prey } × { $count }.
wolves-event-token_placed = Жетон підрахунку в регіоні { $region }: { $moon }.
wolves-event-passive_placed = Пасивна зграя: { $piece } на { $at }.
wolves-event-first_player = { $seat } починає.
    .you = Ви починаєте.
wolves-event-tiles_set = { $seat } викладає тайли місцевості: { $setting }.
    .you = Ви викладаєте тайли місцевості: { $setting }.
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
wolves-event-move_began = { $seat } переміщується ({ $terrain }): до { $walks ->
        [one] { $walks } вовка
       *[other] { $walks } вовків
    }, кожен до { $speed ->
        [one] { $speed } гекса
       *[other] { $speed } гексів
    }.
    .you = Ви переміщуєтеся ({ $terrain }): до { $walks ->
            [one] { $walks } вовка
           *[other] { $walks } вовків
        }, кожен до { $speed ->
            [one] { $speed } гекса
           *[other] { $speed } гексів
        }.
wolves-event-wolf_walked = { $seat }: { $wolf }, { $from } → { $to }.
wolves-event-displacement_due = { $seat } обирає, куди втече вовк із { $at } ({ $owner }, { $wolf }).
    .you = Ви обираєте, куди втече вовк із { $at } ({ $owner }, { $wolf }).
    .yours = { $seat } обирає, куди втече вовк із { $at } (ваш, { $wolf }).
wolves-event-displaced = { $seat } виштовхує вовка: { $from } → { $to } ({ $owner }, { $wolf }).
    .you = Ви виштовхуєте вовка: { $from } → { $to } ({ $owner }, { $wolf }).
    .yours = { $seat } виштовхує вашого вовка: { $from } → { $to } ({ $wolf }).
wolves-event-den_built = { $seat } створює сховище на { $at }.
    .you = Ви створюєте сховище на { $at }.
wolves-event-track_advanced = { $seat }: { $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    } тепер { $value }.
wolves-event-bonus_gained = { $seat } отримує { $bonus }, разом { $total }.
    .you = Ви отримуєте { $bonus }, разом { $total }.
wolves-event-lair_built = { $seat } покращує сховище на { $at }: лігво номер { $lairs }.
    .you = Ви покращуєте сховище на { $at }: лігво номер { $lairs }.
wolves-event-lone_wolf_joined = { $seat } кличе вовка-одинака на { $at }: до зграї приходить { $wolf_id ->
        [alpha] альфа-вовк
       *[pack] зграйний вовк
    }.
    .you = Ви кличете вовка-одинака на { $at }: до зграї приходить { $wolf_id ->
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
    .yours = Дата { $date } на планшеті місяця: { $kind } (ваша).
wolves-event-action_ended = { $seat }: дію { $done } завершено.
    .you = Ваша дія { $done } завершена.
wolves-event-hunted = { $seat } полює в регіоні { $region }: { $prey }.
    .you = Ви полюєте в регіоні { $region }: { $prey }.
wolves-event-moon_rose = Місяць: { $moon }. Підрахунок регіонів із цим жетоном.
wolves-event-region_won = { $region }: { $seat } на першому місці (контроль { $control }) і бере жетон ({ $points }).
    .you = { $region }: ви на першому місці (контроль { $control }) і берете жетон ({ $points }).
wolves-event-region_second = { $region }: { $seat } на другому місці (контроль { $control }) і отримує { $points }.
    .you = { $region }: ви на другому місці (контроль { $control }) і отримуєте { $points }.
wolves-event-region_shared = { $region }: перше місце поділено (контроль { $control }). По { $points }: { $seats }.
wolves-event-second_shared = { $region }: друге місце поділено (контроль { $control }), його ніхто не отримує.
wolves-event-token_discarded = { $region }: жетон скидають, { $passive ->
        [yes] бо на першому місці пасивна зграя
       *[no] бо там нікого немає
    }.
wolves-event-chip_discarded = { $region }: на другому місці пасивна зграя, тож його ніхто не отримує.
wolves-event-round_ended = Раунд завершено; { $quiet ->
        [0] на планшеті місяця новий запис
        [one] { $quiet } раунд без нового запису
        [few] { $quiet } раунди без нового запису
       *[many] { $quiet } раундів без нового запису
    }.
wolves-event-turn_ended = Наступний хід: { $next }.
    .you = Наступний хід ваш.
wolves-event-game_ended = Гру завершено. Перемога: { $winners }.
    .you = Гру завершено. Перемога за вами.

## Refusals

wolves-reason-wrong_phase = Не зараз: це належить до іншого етапу ({ $needed }).
wolves-reason-displace_first = Спершу має втекти вовк із { $at }.
wolves-reason-nothing_to_displace = Зараз нікого не виштовхують.
wolves-reason-actions_left = У цьому ході { $left ->
        [one] лишилася { $left } дія
        [few] лишилося { $left } дії
       *[many] лишилося { $left } дій
    }.
wolves-reason-no_actions_left = Обидві дії виконано, а бонусного жетона дії немає.
wolves-reason-no_move_open = Зараз немає розпочатого переміщення.
wolves-reason-no_such_hex = На цій мапі немає гекса { $at }.
wolves-reason-impassable = На { $at } ніщо не може стояти.
wolves-reason-not_on_start_board = { $at } не на стартовому полі.
wolves-reason-same_half = { $at } на тому ж боці провалля, що й перші вовки на { $first }.
wolves-reason-crescent_region = У регіоні { $region } з молодиком починати не можна.
wolves-reason-not_empty = Гекс { $at } зайнятий.
wolves-reason-lone_wolf_there = На { $at } вовк-одинак.
wolves-reason-prey_there = На { $at } здобич.
wolves-reason-hex_full = На { $at } вже дві фігури.
wolves-reason-foreign_piece = На { $at } заважає чужа фігура ({ $owner_id ->
        [none] пасивна зграя
       *[other] { $owner }
    }).
wolves-reason-no_wolf_there = На { $at } немає вашої фігури ({ $wolf }).
wolves-reason-already_walked = { $wolf } на { $at }: у цьому переміщенні вже ходив.
wolves-reason-same_hex = Закінчити треба не на { $at }, а на іншому гексі.
wolves-reason-wrong_terrain = { $at }: { $terrain }, а сплачено: { $paid }.
wolves-reason-too_far = До { $at } { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекси
       *[many] { $distance } гексів
    }; швидкість вовка { $speed }.
wolves-reason-not_nearest = До { $at } — { $distance }, а до найближчого можливого гекса — { $nearest }.
wolves-reason-cannot_flee_there = Вовк не може втекти на { $at }.
wolves-reason-no_alpha_near = На { $at } і поруч немає вашого альфа-вовка.
wolves-reason-den_there = На { $at } вже є ваше сховище або лігво.
wolves-reason-no_dens_left = На цьому треку немає сховищ: { $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    }.
wolves-reason-no_own_den = На { $at } немає вашого сховища.
wolves-reason-not_by_water = { $at } не біля джерела.
wolves-reason-lair_in_region = У регіоні { $region } вже є ваше лігво.
wolves-reason-no_lairs_left = Усі ваші лігва збудовано.
wolves-reason-no_lone_wolf = На { $at } немає вовка-одинака.
wolves-reason-no_wolves_left = Усі ваші вовки на мапі.
wolves-reason-out_of_range = До { $at } { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекси
       *[many] { $distance } гексів
    }; дальність виття { $range }.
wolves-reason-no_wolf_to_dominate = На { $at } немає чужого зграйного вовка.
wolves-reason-no_den_to_dominate = На { $at } немає чужого сховища.
wolves-reason-protected = Фігуру на { $at } захищає друга фігура її кольору.
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
wolves-reason-tile_not_showing = Тайл { $tile } показує іншу місцевість, потрібно: { $terrain }.
wolves-reason-too_few_tokens = Потрібно { $needed ->
        [one] { $needed } жетон
        [few] { $needed } жетони
       *[many] { $needed } жетонів
    }, у вас { $tokens }.
wolves-reason-wrong_payment = Ціна { $needed }, а оплата { $paid }.

## Actions

wolves-action-tiles = Викласти тайли місцевості: { $setting }
wolves-action-place = Поставити альфа-вовка і зграйного вовка на { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , оплата { $pay }
}
wolves-action-move = Переміщення: { $terrain }{ wolves-paying }
wolves-action-walk = { $wolf }: { $from } → { $to }
wolves-action-displace = Виштовхнути на { $to }
wolves-action-build = Створити сховище на { $at } ({ $track_id ->
        [spread] поширення зграї
        [speed] швидкість вовка
       *[howl] дальність виття
    }){ wolves-paying }
wolves-action-upgrade = Покращити сховище на { $at }{ wolves-paying }
wolves-action-howl = Виття на { $at }{ wolves-paying }
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
wolves-sheet-chips = Другі та поділені місця

## Options

wolves-option-tiles = Тайли місцевості на початку: кожен обирає сам або всі вперед
wolves-option-stall = Раундів без нового запису до порожніх маркерів (0: ніколи)
wolves-option-packs = Яка зграя на якому місці

## Why a line of play is better: what it changes

wolves-why-points = Очки
wolves-why-action_tokens = Бонусні жетони дії
wolves-why-terrain_tokens = Бонусні жетони місцевості
wolves-why-attributes = Поширення зграї, швидкість вовка й дальність виття
wolves-why-tracks = Треки, що невдовзі принесуть очки
wolves-why-wolves = Зграйні вовки
wolves-why-alphas = Альфа-вовки
wolves-why-regions_next = Контроль там, де підрахунок за найближчого місяця
wolves-why-regions_later = Контроль там, де підрахунок за наступного після нього місяця
wolves-why-regions_last = Контроль там, де підрахунок за останнього місяця
wolves-why-lairs = Сховища, що можуть стати лігвами
wolves-why-hunt = Здобич у межах досяжності
wolves-why-howl = Вовки-одинаки в межах виття
wolves-why-threats = Фігури, над якими суперники можуть домінувати
wolves-why-tiles = Однакові тайли місцевості
