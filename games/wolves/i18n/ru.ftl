# Волки. Места приходят как имена игроков, клетки и оплата как текст, названия на этом языке (в именительном падеже).

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

wolves-event-pack_chosen = { $seat } играет за стаю «{ $home }».
    .you = Вы играете за стаю «{ $home }».
wolves-event-passive_pack = Пассивная стая: «{ $home }».
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
wolves-event-move_began = { $seat } начинает перемещение ({ $terrain }): до { $walks ->
        [one] { $walks } волка
       *[other] { $walks } волков
    }, каждый до { $speed ->
        [one] { $speed } клетки
       *[other] { $speed } клеток
    }.
    .you = Вы начинаете перемещение ({ $terrain }): до { $walks ->
            [one] { $walks } волка
           *[other] { $walks } волков
        }, каждый до { $speed ->
            [one] { $speed } клетки
           *[other] { $speed } клеток
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
wolves-event-bonus_gained = { $seat } получает { $bonus }, всего: { $total }.
    .you = Вы получаете { $bonus }, всего: { $total }.
wolves-event-bonus_missed = { $seat } не получает { $bonus }: запас пуст.
    .you = Вы не получаете { $bonus }: запас пуст.
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
    .yours = День { $date } лунного календаря: { $kind } (ваша фигурка).
wolves-event-action_ended = { $seat }: действие { $done } завершено.
    .you = Ваше действие { $done } завершено.
wolves-event-hunted = { $seat } ловит добычу в регионе { $region }: { $prey }.
    .you = Вы ловите добычу в регионе { $region }: { $prey }.
wolves-event-hunt_due = Окружены две стопки ({ $prey }), { $seat } выбирает одну.
    .you = Окружены две стопки ({ $prey }), выберите одну.
wolves-event-moon_rose = Наступает { $moon }: подсчёт в регионах с этим жетоном.
wolves-event-region_won = Регион { $region }: { $seat } на первом месте (контроль { $control }) и берёт жетон ({ $points }).
    .you = Регион { $region }: вы на первом месте (контроль { $control }) и берёте жетон ({ $points }).
wolves-event-region_second = Регион { $region }: { $seat } на втором месте (контроль { $control }), очки: { $points }.
    .you = Регион { $region }: вы на втором месте (контроль { $control }), очки: { $points }.
wolves-event-region_shared = Регион { $region }: первое место делят { $seats } (контроль { $control }). Каждому по { $points }.
wolves-event-second_shared = Регион { $region }: второе место делят несколько стай (контроль { $control }), за него никто ничего не получает.
wolves-event-token_discarded = Регион { $region }: жетон сбрасывается, { $passive ->
        [yes] первой стала пассивная стая
       *[no] там никого нет
    }.
wolves-event-chip_discarded = Регион { $region }: на втором месте пассивная стая, за него никто ничего не получает.
wolves-event-round_ended = Раунд окончен; { $quiet ->
        [0] в календаре есть новая запись
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
wolves-reason-hunt_first = Сначала выберите, какую из окружённых стопок взять ({ $prey }).
wolves-reason-nothing_to_hunt = На { $at } нет стопки, которую можно выбрать.
wolves-reason-actions_left = В этом ходу { $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
       *[many] осталось { $left } действий
    }.
wolves-reason-no_actions_left = Оба действия выполнены, а бонусного жетона действия нет.
wolves-reason-no_move_open = Сейчас нет начатого перемещения.
wolves-reason-no_such_hex = На этой карте нет клетки { $at }.
wolves-reason-impassable = На { $at } ничего не может стоять.
wolves-reason-not_on_start_board = Клетка { $at } не на стартовом поле.
wolves-reason-same_half = Клетка { $at } на той же стороне каньона, что и ваши первые волки на { $first }.
wolves-reason-crescent_region = В регионе { $region } с новолунием начинать нельзя.
wolves-reason-not_empty = Клетка { $at } занята.
wolves-reason-lone_wolf_there = На { $at } стоит одинокий волк.
wolves-reason-prey_there = На { $at } находится добыча.
wolves-reason-hex_full = На { $at } уже две фигурки.
wolves-reason-foreign_piece = На { $at } мешает чужая фигурка ({ $owner_id ->
        [none] пассивная стая
       *[other] { $owner }
    }).
wolves-reason-no_wolf_there = На { $at } нет вашей фигурки ({ $wolf }).
wolves-reason-already_walked = Волк на { $at } ({ $wolf }) в этом перемещении уже ходил.
wolves-reason-same_hex = Волк уже на { $at }: выберите другую клетку.
wolves-reason-wrong_terrain = Местность на { $at } — { $terrain }, а оплачена другая: { $paid }.
wolves-reason-too_far = До { $at } { $distance ->
        [one] { $distance } клетка
        [few] { $distance } клетки
       *[many] { $distance } клеток
    }; скорость стаи { $speed }.
wolves-reason-not_nearest = До { $at } шагов: { $distance }, а до ближайшей возможной клетки: { $nearest }.
wolves-reason-cannot_flee_there = На { $at } этот волк убежать не может.
wolves-reason-no_alpha_near = Ни на { $at }, ни рядом нет вашего вожака.
wolves-reason-den_there = На { $at } уже есть ваша лёжка или логово.
wolves-reason-no_dens_left = На этом треке лёжек не осталось: { $track_id ->
        [spread] активность стаи
        [speed] скорость стаи
       *[howl] дальность зова
    }.
wolves-reason-no_own_den = На { $at } нет вашей лёжки.
wolves-reason-not_by_water = Рядом с { $at } нет водоёма.
wolves-reason-lair_in_region = В регионе { $region } уже есть ваше логово.
wolves-reason-no_lairs_left = Все ваши логова построены.
wolves-reason-no_lone_wolf = На { $at } нет одинокого волка.
wolves-reason-no_wolves_left = Все ваши волки уже на карте.
wolves-reason-out_of_range = До { $at } { $distance ->
        [one] { $distance } клетка
        [few] { $distance } клетки
       *[many] { $distance } клеток
    }; дальность зова { $range }.
wolves-reason-no_wolf_to_dominate = На { $at } нет чужого стайного волка.
wolves-reason-no_den_to_dominate = На { $at } нет чужой лёжки.
wolves-reason-protected = Фигурку на { $at } защищает вторая фигурка её цвета.
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
wolves-reason-combination = { $why_id ->
        [pack_twice] Одна стая не может занять два места: выберите другую или положитесь на жребий.
       *[more_packs_than_seats] Стай больше, чем мест: добавьте место или положитесь на жребий.
    }

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
wolves-action-hunt = Взять добычу на { $at }
wolves-action-build = Обустроить лёжку на { $at } ({ $track_id ->
        [spread] активность стаи
        [speed] скорость стаи
       *[howl] дальность зова
    }){ wolves-paying }
wolves-action-upgrade = Улучшить лёжку на { $at }{ wolves-paying }
wolves-action-howl = Позвать волка с { $at }{ wolves-paying }
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

wolves-option-tiles = Тайлы местности в начале
wolves-option-tiles-choose = Каждый выбирает сам
wolves-option-tiles-forward = Все вперёд
wolves-option-supply = Бонусные жетоны
wolves-option-supply-unlimited = Не кончаются
wolves-option-supply-12 = По 12 каждого вида на стол
wolves-option-hunt = Две окружённые стопки одного вида
wolves-option-hunt-auto = Берут ту, что больше
wolves-option-hunt-choose = Выбирает игрок
wolves-option-range = Дальность зова
wolves-option-range-over = Через водоёмы и каньон
wolves-option-range-around = В обход водоёмов и каньона
wolves-option-tiebreak = Последнее правило при ничьей
wolves-option-tiebreak-alphas = Вожаки на карте
wolves-option-tiebreak-wolves = Все волки на карте
wolves-option-stall = Через сколько раундов без записи в календаре появляются пустые маркеры (0 — никогда)
wolves-option-packs = Стаи игроков
wolves-edition-russian = Русское издание
wolves-edition-german-french-ukrainian = Немецкое, французское или украинское издание
wolves-edition-arena = Board Game Arena

## Why a line of play is better: what it changes

wolves-why-points = Очки
wolves-why-action_tokens = Бонусные жетоны действия
wolves-why-terrain_tokens = Бонусные жетоны местности
wolves-why-attributes = Активность стаи, скорость стаи и дальность зова
wolves-why-tracks = Треки, на которых скоро будут очки
wolves-why-wolves = Стайные волки
wolves-why-alphas = Волки-вожаки
wolves-why-regions_next = Контроль в регионах ближайшей луны
wolves-why-regions_later = Контроль в регионах следующей за ней луны
wolves-why-regions_last = Контроль в регионах последней луны
wolves-why-lairs = Лёжки, которые могут стать логовами
wolves-why-hunt = Добыча в пределах досягаемости
wolves-why-howl = Одинокие волки в пределах дальности зова
wolves-why-threats = Фигурки, которые соперники могут покорить
wolves-why-tiles = Одинаковые тайлы местности
