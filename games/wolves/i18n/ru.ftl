# Волки. Места приходят как имена игроков, гексы и оплата как текст, названия на этом языке (в именительном падеже).

## Words

wolves-name-wolves = Волки
wolves-name-forest = лес
wolves-name-rock = горы
wolves-name-grass = луг
wolves-name-tundra = тундра
wolves-name-desert = пустыня
wolves-name-water = водоём
wolves-name-chasm = каньон
wolves-name-pack = стайный волк
wolves-name-alpha = волк-вожак
wolves-name-wolf = волк
wolves-name-lone-wolf = одинокий волк
wolves-name-den = лёжка
wolves-name-lair = логово
wolves-name-blank = пустой маркер
wolves-name-prey = добыча
wolves-name-moose = лось
wolves-name-deer = олень
wolves-name-raccoon = енот
wolves-name-boar = кабан
wolves-name-hare = заяц
wolves-name-crescent = новолуние
wolves-name-half = четверть
wolves-name-full = полнолуние
wolves-name-spread = активность стаи
wolves-name-speed = скорость стаи
wolves-name-howl = зов
wolves-name-howl-range = дальность зова
wolves-name-terrain = бонусный жетон местности
wolves-name-action = бонусный жетон действия
wolves-name-terrain-tile = тайл местности
wolves-name-scoring-token = жетон доминирования
wolves-name-region = регион
wolves-name-start-board = стартовое поле
wolves-name-calendar = лунный календарь
wolves-name-control = контроль
wolves-name-vp = победные очки
wolves-name-passive = пассивная стая
wolves-name-forward = вперёд
wolves-name-backward = назад
wolves-name-tiles = тайлы местности
wolves-name-place = размещение волков
wolves-name-first-pair = первая пара волков
wolves-name-second-pair = вторая пара волков
wolves-name-play = ходы
wolves-name-over = конец игры
wolves-name-move = перемещение
wolves-name-walk = переход
wolves-name-displace = прогнать
wolves-name-build = обустройство лёжки
wolves-name-upgrade = улучшение лёжки
wolves-name-dominate = покорение
wolves-name-hunt = охота
wolves-name-end = завершить ход
wolves-name-pay = оплата

## Events

wolves-event-pack_chosen = { $seat } играет за стаю: { $home }.
    .you = Вы играете за стаю: { $home }.
wolves-event-passive_pack = Пассивная стая: { $home }.
wolves-event-region_laid = Регион { $region }: поле { $board }, на нём два одиноких волка.
wolves-event-prey_placed = Добыча в регионе { $region }: { $prey } × { $count }.
wolves-event-token_placed = Жетон доминирования в регионе { $region }: { $moon }.
wolves-event-passive_placed = Пассивная стая: { $piece } на { $at }.
wolves-event-first_player = { $seat } начинает.
    .you = Вы начинаете.
wolves-event-tiles_set = { $seat } выкладывает тайлы местности: { $setting }.
    .you = Вы выкладываете тайлы местности: { $setting }.
wolves-event-pair_placed = { $seat } ставит вожака и стайного волка на { $at }.
    .you = Вы ставите вожака и стайного волка на { $at }.
wolves-event-bonus_action_spent = { $seat } тратит бонусный жетон действия; { $left ->
        [0] больше жетонов нет
        [one] остаётся { $left } жетон
        [few] остаётся { $left } жетона
       *[many] остаётся { $left } жетонов
    }.
    .you = Вы тратите бонусный жетон действия; { $left ->
            [0] больше жетонов нет
            [one] остаётся { $left } жетон
            [few] остаётся { $left } жетона
           *[many] остаётся { $left } жетонов
        }.
wolves-event-paid = { $seat } платит: { $terrain } ({ $pay }).
    .you = Вы платите: { $terrain } ({ $pay }).
wolves-event-move_began = { $seat } перемещается ({ $terrain }): до { $walks ->
        [one] { $walks } волка
       *[other] { $walks } волков
    }, каждый до { $speed ->
        [one] { $speed } гекса
       *[other] { $speed } гексов
    }.
    .you = Вы перемещаетесь ({ $terrain }): до { $walks ->
            [one] { $walks } волка
           *[other] { $walks } волков
        }, каждый до { $speed ->
            [one] { $speed } гекса
           *[other] { $speed } гексов
        }.
wolves-event-wolf_walked = { $seat }: { $wolf }, { $from } → { $to }.
wolves-event-displacement_due = { $seat } выбирает, куда убежит волк с { $at } ({ $owner }, { $wolf }).
    .you = Вы выбираете, куда убежит волк с { $at } ({ $owner }, { $wolf }).
    .yours = { $seat } выбирает, куда убежит волк с { $at } (ваш, { $wolf }).
wolves-event-displaced = { $seat } прогоняет волка: { $from } → { $to } ({ $owner }, { $wolf }).
    .you = Вы прогоняете волка: { $from } → { $to } ({ $owner }, { $wolf }).
    .yours = { $seat } прогоняет вашего волка: { $from } → { $to } ({ $wolf }).
wolves-event-den_built = { $seat } обустраивает лёжку на { $at }.
    .you = Вы обустраиваете лёжку на { $at }.
wolves-event-track_advanced = { $seat }: { $track_id ->
        [spread] активность стаи
        [speed] скорость стаи
       *[howl] дальность зова
    } теперь { $value }.
wolves-event-bonus_gained = { $seat } получает { $bonus }, всего { $total }.
    .you = Вы получаете { $bonus }, всего { $total }.
wolves-event-lair_built = { $seat } улучшает лёжку на { $at }: логово номер { $lairs }.
    .you = Вы улучшаете лёжку на { $at }: логово номер { $lairs }.
wolves-event-lone_wolf_joined = { $seat } зовёт одинокого волка на { $at }: в стаю приходит { $wolf_id ->
        [alpha] вожак
       *[pack] стайный волк
    }.
    .you = Вы зовёте одинокого волка на { $at }: в стаю приходит { $wolf_id ->
            [alpha] вожак
           *[pack] стайный волк
        }.
wolves-event-wolf_dominated = { $seat } покоряет стайного волка на { $at } ({ $owner }): его место занимает { $wolf_id ->
        [alpha] вожак
       *[pack] стайный волк
    }.
    .you = Вы покоряете стайного волка на { $at } ({ $owner }): его место занимает { $wolf_id ->
            [alpha] вожак
           *[pack] стайный волк
        }.
    .yours = { $seat } покоряет вашего стайного волка на { $at }: его место занимает { $wolf_id ->
            [alpha] вожак
           *[pack] стайный волк
        }.
wolves-event-den_dominated = { $seat } покоряет лёжку на { $at } ({ $owner }).
    .you = Вы покоряете лёжку на { $at } ({ $owner }).
    .yours = { $seat } покоряет вашу лёжку на { $at }.
wolves-event-calendar_advanced = День { $date } лунного календаря: { $kind }{ $owner_id ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }.
    .yours = День { $date } лунного календаря: { $kind } (ваша фигура).
wolves-event-action_ended = { $seat }: действие { $done } завершено.
    .you = Ваше действие { $done } завершено.
wolves-event-hunted = { $seat } охотится в регионе { $region }: { $prey }.
    .you = Вы охотитесь в регионе { $region }: { $prey }.
wolves-event-moon_rose = Луна: { $moon }. Подсчёт регионов с этим жетоном.
wolves-event-region_won = { $region }: { $seat } на первом месте (контроль { $control }) и берёт жетон ({ $points }).
    .you = { $region }: вы на первом месте (контроль { $control }) и берёте жетон ({ $points }).
wolves-event-region_second = { $region }: { $seat } на втором месте (контроль { $control }) и получает { $points }.
    .you = { $region }: вы на втором месте (контроль { $control }) и получаете { $points }.
wolves-event-region_shared = { $region }: первое место поделено (контроль { $control }). По { $points }: { $seats }.
wolves-event-second_shared = { $region }: второе место поделено (контроль { $control }), его никто не получает.
wolves-event-token_discarded = { $region }: жетон сбрасывается, { $passive ->
        [yes] первой стала пассивная стая
       *[no] там никого нет
    }.
wolves-event-chip_discarded = { $region }: вторая — пассивная стая, второе место никто не получает.
wolves-event-round_ended = Раунд окончен; { $quiet ->
        [0] календарь идёт дальше
        [one] { $quiet } раунд без записи в календаре
        [few] { $quiet } раунда без записи в календаре
       *[many] { $quiet } раундов без записи в календаре
    }.
wolves-event-turn_ended = Следующий ход: { $next }.
    .you = Следующий ход ваш.
wolves-event-game_ended = Игра окончена. Победа: { $winners }.
    .you = Игра окончена. Победа за вами.

## Refusals

wolves-reason-wrong_phase = Не сейчас: это относится к другому этапу ({ $needed }).
wolves-reason-displace_first = Сначала должен убежать волк с { $at }.
wolves-reason-nothing_to_displace = Сейчас никого не прогоняют.
wolves-reason-actions_left = В этом ходу { $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
       *[many] осталось { $left } действий
    }.
wolves-reason-no_actions_left = Оба действия выполнены, а бонусного жетона действия нет.
wolves-reason-no_move_open = Сейчас нет начатого перемещения.
wolves-reason-no_such_hex = На этой карте нет гекса { $at }.
wolves-reason-impassable = На { $at } ничто не может стоять.
wolves-reason-not_on_start_board = { $at } не на стартовом поле.
wolves-reason-same_half = { $at } на той же стороне каньона, что и первые волки на { $first }.
wolves-reason-crescent_region = В регионе { $region } с новолунием начинать нельзя.
wolves-reason-not_empty = Гекс { $at } занят.
wolves-reason-lone_wolf_there = На { $at } одинокий волк.
wolves-reason-prey_there = На { $at } добыча.
wolves-reason-hex_full = На { $at } уже две фигуры.
wolves-reason-foreign_piece = На { $at } мешает чужая фигура ({ $owner_id ->
        [none] пассивная стая
       *[other] { $owner }
    }).
wolves-reason-no_wolf_there = На { $at } нет вашей фигуры ({ $wolf }).
wolves-reason-already_walked = { $wolf } на { $at }: в этом перемещении уже ходил.
wolves-reason-same_hex = Закончить нужно не на { $at }, а на другом гексе.
wolves-reason-wrong_terrain = { $at }: { $terrain }, а оплачено: { $paid }.
wolves-reason-too_far = До { $at } { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }; скорость стаи { $speed }.
wolves-reason-not_nearest = До { $at } — { $distance }, а до ближайшего возможного гекса — { $nearest }.
wolves-reason-cannot_flee_there = Волк не может убежать на { $at }.
wolves-reason-no_alpha_near = На { $at } и рядом нет вашего вожака.
wolves-reason-den_there = На { $at } уже есть ваша лёжка или логово.
wolves-reason-no_dens_left = На этом треке нет лёжек: { $track_id ->
        [spread] активность стаи
        [speed] скорость стаи
       *[howl] дальность зова
    }.
wolves-reason-no_own_den = На { $at } нет вашей лёжки.
wolves-reason-not_by_water = { $at } не у водоёма.
wolves-reason-lair_in_region = В регионе { $region } уже есть ваше логово.
wolves-reason-no_lairs_left = Все ваши логова построены.
wolves-reason-no_lone_wolf = На { $at } нет одинокого волка.
wolves-reason-no_wolves_left = Все ваши волки на карте.
wolves-reason-out_of_range = До { $at } { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }; дальность зова { $range }.
wolves-reason-no_wolf_to_dominate = На { $at } нет чужого стайного волка.
wolves-reason-no_den_to_dominate = На { $at } нет чужой лёжки.
wolves-reason-protected = Фигуру на { $at } защищает вторая фигура её цвета.
wolves-reason-alpha_immune = Вожака на { $at } покорить нельзя.
wolves-reason-lair_immune = Логово на { $at } покорить нельзя.
wolves-reason-passive_immune = Пассивную стаю на { $at } покорить нельзя.
wolves-reason-cannot_pay = Нужно: { $terrain } × { $needed }; у вас { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    } и { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }.
wolves-reason-tile_not_showing = Тайл { $tile } показывает другую местность, нужно: { $terrain }.
wolves-reason-too_few_tokens = Нужно { $needed ->
        [one] { $needed } жетон
        [few] { $needed } жетона
       *[many] { $needed } жетонов
    }, у вас { $tokens }.
wolves-reason-wrong_payment = Цена { $needed }, а оплата { $paid }.

## Actions

wolves-action-tiles = Выложить тайлы местности: { $setting }
wolves-action-place = Поставить вожака и стайного волка на { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , оплата { $pay }
}
wolves-action-move = Перемещение: { $terrain }{ wolves-paying }
wolves-action-walk = { $wolf }: { $from } → { $to }
wolves-action-displace = Прогнать на { $to }
wolves-action-build = Обустроить лёжку на { $at } ({ $track_id ->
        [spread] активность стаи
        [speed] скорость стаи
       *[howl] дальность зова
    }){ wolves-paying }
wolves-action-upgrade = Улучшить лёжку на { $at }{ wolves-paying }
wolves-action-howl = Зов на { $at }{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Покорить лёжку на { $at } (активность стаи)
        [speed] Покорить лёжку на { $at } (скорость стаи)
        [howl] Покорить лёжку на { $at } (дальность зова)
       *[other] Покорить волка на { $at }
    }{ wolves-paying }
wolves-action-end_turn = Завершить ход

## Score sheet

wolves-sheet-spread = Активность стаи
wolves-sheet-speed = Скорость стаи
wolves-sheet-howl = Дальность зова
wolves-sheet-wolves = Волки
wolves-sheet-lairs = Логова
wolves-sheet-prey = Добыча
wolves-sheet-tokens = Жетоны доминирования
wolves-sheet-chips = Вторые и поделённые места

## Options

wolves-option-tiles = Тайлы местности в начале: каждый выбирает сам или все вперёд
wolves-option-stall = Раундов без записи в календаре до пустых маркеров (0: никогда)
wolves-option-packs = Какая стая на каком месте

## Why a line of play is better: what it changes

wolves-why-points = Очки
wolves-why-action_tokens = Бонусные жетоны действия
wolves-why-terrain_tokens = Бонусные жетоны местности
wolves-why-attributes = Активность стаи, скорость стаи и дальность зова
wolves-why-tracks = Треки, которые скоро принесут очки
wolves-why-wolves = Стайные волки
wolves-why-alphas = Волки-вожаки
wolves-why-regions_next = Контроль там, где подсчёт при ближайшей луне
wolves-why-regions_later = Контроль там, где подсчёт при следующей за ней луне
wolves-why-regions_last = Контроль там, где подсчёт при последней луне
wolves-why-lairs = Лёжки, которые могут стать логовами
wolves-why-hunt = Добыча в пределах досягаемости
wolves-why-howl = Одинокие волки в пределах зова
wolves-why-threats = Фигуры, которые соперники могут покорить
wolves-why-tiles = Одинаковые тайлы местности
