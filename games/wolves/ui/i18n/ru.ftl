## Экран игры «Волки».

wolves-ui-title = Волки
wolves-ui-line = Ведите стаю через пять местностей, зовите одиноких волков, обустраивайте лёжки и правьте регионами, когда взойдёт луна.
wolves-ui-minutes = { $players ->
    [2] 45–60 мин
    [3] 60–75 мин
   *[other] 75–90 мин
}

## Планшет игрока

wolves-ui-pack-yours = Ваша стая
wolves-ui-pack-of = Стая: { $name }
wolves-ui-close = Закрыть
wolves-ui-tiles = Тайлы местности
wolves-ui-tile = Тайл { $number }: { $up }, на обороте { $down }
wolves-ui-tile-home = Тайл { $number }: { $up }, тайл стаи, одинаков с обеих сторон
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Лес
wolves-ui-short-rock = Горы
wolves-ui-short-grass = Луг
wolves-ui-short-tundra = Тундра
wolves-ui-short-desert = Пустыня
wolves-ui-terrain-token = Бонусные жетоны местности
wolves-ui-action-token = Бонусные жетоны действия
wolves-ui-terrain-tokens = { $count ->
    [one] { $count } жетон местности
    [few] { $count } жетона местности
   *[many] { $count } жетонов местности
}
wolves-ui-action-tokens = { $count ->
    [one] { $count } бонусное действие
    [few] { $count } бонусных действия
   *[many] { $count } бонусных действий
}
wolves-ui-track-spread = Актив{ "\u00AD" }ность
wolves-ui-track-speed = Ско{ "\u00AD" }рость
wolves-ui-track-howl = Зов
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] лёжек не осталось.
    [one] осталась { $left } лёжка.
    [few] осталось { $left } лёжки.
   *[many] осталось { $left } лёжек.
}
wolves-ui-track-pick = { $track }: взять следующую лёжку ({ $value })
wolves-ui-lairs = Логова
wolves-ui-prey = Добыча
wolves-ui-wolves = Волки
wolves-ui-row-state = { $have } из { $most }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
wolves-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
wolves-ui-points-label = сейчас { wolves-ui-points }, подсчёт всех регионов дал бы ещё { $regions }
wolves-ui-score-open = { wolves-ui-points }, а после подсчёта всех регионов было бы { $later }. Показать таблицу очков.

## Соперники, регионы, журнал

wolves-ui-look = Посмотреть планшет: { $name }
wolves-ui-last-turn = Прошлый ход
wolves-ui-replay-of = Показать прошлый ход ещё раз: { $name }
wolves-ui-regions = Регионы
wolves-ui-region = Регион
wolves-ui-passive = пассивная стая
wolves-ui-panels = Панели
wolves-ui-tab-pack = Стая
wolves-ui-tab-rivals = Соперники
wolves-ui-tab-regions = Регионы
wolves-ui-tab-log = Журнал

## Карта

wolves-ui-map = Карта, клеток: { $hexes }. Стрелки — переход, N — следующая цель, Enter — действие.
wolves-ui-zoom-in = Приблизить
wolves-ui-zoom-out = Отдалить
wolves-ui-zoom-fit = Вся карта
wolves-ui-overview = Обзор
wolves-ui-empty = пусто
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Стартовое поле
wolves-ui-nobody = никто
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } вожак
    [few] , { $alphas } вожака
   *[many] , { $alphas } вожаков
}
wolves-ui-region-state = Регион { $region }, { $moon }, очки { $first } и { $second }: { $who }
wolves-ui-region-scored = Регион { $region }, подсчитан: { $who }
wolves-ui-calendar = День { $filled } из { $last }
wolves-ui-calendar-next = { $count ->
    [one] ещё { $count } фигурка, и { $moon }: регионы { $regions }
    [few] ещё { $count } фигурки, и { $moon }: регионы { $regions }
   *[many] ещё { $count } фигурок, и { $moon }: регионы { $regions }
}
wolves-ui-calendar-due = { $moon }: подсчёт в конце этого хода, регионы { $regions }

## Что предлагает клетка

wolves-ui-offer-walk = { $kind ->
    [free] Перейти сюда бесплатно
    [bonus] Перейти сюда за бонусное действие
   *[other] Перейти сюда
  }
wolves-ui-offer-build = Обустроить здесь лёжку
wolves-ui-offer-upgrade = Улучшить эту лёжку до логова
wolves-ui-offer-howl = Позвать этого одинокого волка
wolves-ui-offer-wolf = Покорить этого волка
wolves-ui-offer-den = Покорить эту лёжку
wolves-ui-offer-place = Поставить сюда двух волков
wolves-ui-offer-displace = Сюда может убежать волк
wolves-ui-offer-hunt = Эту добычу можно взять
wolves-ui-danger = Угроза: { $names }
wolves-ui-unpaid = Достижимо, но нечем заплатить: { $terrain }

## Предпросмотр

wolves-ui-preview = Предпросмотр
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Оба волка → { $hex }
wolves-ui-deed-build = Лёжка на { $hex }
wolves-ui-deed-upgrade = Логово на { $hex }
wolves-ui-deed-howl = Позвать волка с { $hex }
wolves-ui-deed-wolf = Покорить волка на { $hex }
wolves-ui-deed-den = Покорить лёжку на { $hex }
wolves-ui-deed-place = Вожак и стайный волк на { $hex }
wolves-ui-deed-displace = Прогнать на { $hex }
wolves-ui-deed-hunt = Охота: { $hex }
wolves-ui-pay = Чем платить
wolves-ui-pay-home = { $up } (тайл стаи)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } жетон местности
    [few] { $count } жетона местности
   *[many] { $count } жетонов местности
}
wolves-ui-free = { $left ->
    [one] бесплатно, последний волк перемещения
    [few] бесплатно, ещё { $left } волка
   *[many] бесплатно, ещё { $left } волков
}
wolves-ui-uses-bonus = тратит 1 бонусное действие
wolves-ui-which = Что сделать на { $hex }?
wolves-ui-which-track = С какого трека?
wolves-ui-gain-action = +1 бонусное действие
wolves-ui-gain-terrain = +1 жетон местности
wolves-ui-gain-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
wolves-ui-hunters = { $prey }, регион { $region }: сторон { $hunters } из { $needed }
wolves-ui-shift = Регион { $region }: { $packs }
wolves-ui-end-scores = подсчёт: { $regions }
wolves-ui-end-scores-who = В конце хода подсчёт ({ $regions }): { $who }

## Действия

wolves-ui-actions = Действия
wolves-ui-act-move = Переме{ "\u00AD" }щение
wolves-ui-act-build = Лёжка
wolves-ui-act-upgrade = Логово
wolves-ui-act-howl = Зов
wolves-ui-act-dominate = Поко{ "\u00AD" }рение
wolves-ui-count-move = { $count ->
    [one] { $count } волк
    [few] { $count } волка
   *[many] { $count } волков
}
wolves-ui-count-build = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
wolves-ui-count-upgrade = { $count ->
    [one] { $count } лёжка
    [few] { $count } лёжки
   *[many] { $count } лёжек
}
wolves-ui-count-howl = { $count ->
    [one] { $count } волк
    [few] { $count } волка
   *[many] { $count } волков
}
wolves-ui-count-dominate = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}
wolves-ui-none-move = Ни один ваш волк не может переместиться.
wolves-ui-none-build = Лёжку обустроить негде.
wolves-ui-none-upgrade = У вас нет лёжки для улучшения.
wolves-ui-none-howl = Одиноких волков не осталось.
wolves-ui-none-dominate = Покорять некого.
wolves-ui-undo = Отменить
wolves-ui-restart = Ход заново
wolves-ui-end-turn = Завершить ход
wolves-ui-hint = Подсказка
wolves-ui-flip-only = Перевернуть
wolves-ui-flip-which = Не двигать волков, только перевернуть:

## Что от вас нужно

wolves-ui-ask-over = Игра окончена
wolves-ui-ask-wait = Ходит { $name }
wolves-ui-ask-tiles = Какой стороной вверх?
wolves-ui-ask-tiles-detail = В уголке тайла видна другая сторона.
wolves-ui-ask-first = Поставьте первую пару
wolves-ui-ask-first-detail = Вожак и стайный волк. Звезда — хорошее место.
wolves-ui-ask-second = Поставьте вторую пару
wolves-ui-ask-second-detail = На подсвеченную клетку. Затем начнётся первый ход.
wolves-ui-ask-displace = Куда убежит волк с { $hex }?
wolves-ui-ask-displace-detail = Эти клетки одинаково близки. Стая: { $name }
wolves-ui-ask-hunt = Какую стопку взять? ({ $prey })
wolves-ui-ask-hunt-detail = Окружены обе.
wolves-ui-ask-number = { $kind ->
    [bonus] Бонусное действие.
   *[other] Действие { $number } из 2.
}
wolves-ui-ask-idle = Ваш ход: выберите действие
wolves-ui-ask-idle-detail = Или фигурку на карте.
wolves-ui-ask-open = { $left ->
    [one] Перемещение: ещё { $left } волк, бесплатно
    [few] Перемещение: ещё { $left } волка, бесплатно
   *[many] Перемещение: ещё { $left } волков, бесплатно
  }
wolves-ui-ask-open-detail = Остановка на той же местности: { $terrain }. Или сделайте что-то другое.
wolves-ui-ask-walk = Перемещение: выберите подсвеченную клетку
wolves-ui-ask-walk-both = Оба волка: выберите подсвеченную клетку
wolves-ui-ask-walk-detail = До { $spread } волков, каждый до { $speed } клеток, одна местность.
wolves-ui-ask-move = Перемещение: выберите своего волка
wolves-ui-ask-build = Лёжка: выберите подсвеченную клетку
wolves-ui-ask-upgrade = Логово: выберите подсвеченную лёжку
wolves-ui-ask-howl = Зов: выберите одинокого волка
wolves-ui-ask-dominate = Покорение: выберите волка или лёжку
wolves-ui-ask-track = Лёжка с трека «{ $track }»: выберите клетку
wolves-ui-ask-bonus = Завершите ход или потратьте бонусное действие
wolves-ui-ask-done = Оба действия сделаны: завершите ход
wolves-ui-why-nothing = Здесь делать нечего. Выберите своего волка или действие.
wolves-ui-why-chosen = С этим выбором так нельзя. Выберите другую клетку или другое действие.

## Команды с клавиатуры

wolves-ui-command = Команда
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Назовите ещё и трек: spread, speed или howl.

## The end

wolves-ui-end-note = При равенстве очков решает число жетонов доминирования, затем число волков на карте, затем число вожаков.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Стоит { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайла
   *[many] { $cost } тайлов
  } той местности, где остановятся волки. За одно перемещение могут пройти несколько волков.
wolves-help-act-build = Стоит { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайла
   *[many] { $cost } тайлов
  } местности этой клетки. На клетку вожака или рядом; лёжка снимается с трека и улучшает его.
wolves-help-act-upgrade = Стоит { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайла
   *[many] { $cost } тайлов
  }. Превращает вашу лёжку у водоёма в логово: одно на регион, на её клетке или рядом нужен вожак.
wolves-help-act-howl = Стоит { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайла
   *[many] { $cost } тайлов
  }. Одинокий волк в пределах дальности зова вожака вступает в вашу стаю.
wolves-help-act-dominate = Стоит { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайла
   *[many] { $cost } тайлов
  }. Заменяет вашей фигуркой незащищённого стайного волка или лёжку соперника в пределах дальности зова.
wolves-help-tile = Один раз платит за местность «{ $up }», потом переворачивается и показывает «{ $down }».
wolves-help-home = Тайл стаи: платит за местность «{ $up }» и после переворота снова показывает «{ $up }».
wolves-help-terrain-token = У вас: { $count }. Каждый заменяет один тайл любой местности.
wolves-help-action-token = У вас: { $count }. Каждый даёт ещё одно действие после двух обычных.
wolves-help-track-spread = Волков за одно перемещение: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-track-speed = Клеток за один переход волка: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-track-howl = На сколько клеток слышен зов: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-lairs = Логова: { $have } из { $most }, { wolves-ui-points }; с ещё одним: { $next }.
wolves-help-prey = Видов добычи: { $have } из { $most }, { wolves-ui-points }; с ещё одним: { $next }. Окружайте добычу с трёх сторон.
wolves-help-wolves = Волки: { $have } из { $most }, { wolves-ui-points }; с ещё одним: { $next }.
wolves-help-calendar = День { $filled } из { $last }. Сюда уходят позванные одинокие волки, улучшенные лёжки и покорённые фигурки; в день луны проводится подсчёт регионов.
wolves-help-regions = Контроль в регионах: логово даёт 3, всё остальное по 1; при равенстве решают вожаки.
wolves-help-on-lair = { $hex }: логово. Даёт 3 очка контроля, и отнять его нельзя.
wolves-help-on-den = { $hex }: лёжка. Даёт 1 очко контроля; у водоёма может стать логовом; незащищённую можно покорить.
wolves-help-on-alpha = { $hex }: волк-вожак. Зовёт, покоряет и обустраивает лёжки; его нельзя покорить, а при равенстве в регионе решает он.
wolves-help-on-pack = { $hex }: стайный волк. Даёт 1 очко контроля; если он на клетке один, его можно покорить, а вожак может его прогнать.
wolves-help-on-lone = { $hex }: одинокий волк. Если до него достаёт зов вашего вожака, позовите его, и он вступит в стаю.
wolves-help-on-prey = { $hex }: добыча. Если после действия ваши волки стоят на трёх соседних клетках, она ваша; каждый вид — один раз.
wolves-help-on-water = { $hex }: водоём. Сюда никто не входит; лёжки рядом могут стать логовами.
wolves-help-on-land = { $hex }: суша. Действия здесь оплачиваются её местностью.
wolves-help-end = Завершает ваш ход. Сделано действий: { $done }; бонусных жетонов действия осталось: { $tokens }. Если наступил день луны, проводится подсчёт регионов.
wolves-help-flip = Оплачивает перемещение, в котором никто не идёт: тайл переворачивается, действие потрачено.
wolves-help-rival = { $name }: { wolves-ui-points }, а после подсчёта всех регионов было бы { $later }. Волков за перемещение: { $spread }, клеток: { $speed }, дальность зова: { $howl }; жетонов местности: { $terrain }, действия: { $action }.
wolves-help-points = Сейчас { wolves-ui-points }, а после подсчёта всех регионов было бы { $later }. Показывает, откуда они.
wolves-help-chip = { $name }: сейчас { wolves-ui-points }, а после подсчёта всех регионов было бы { $later }. Открывает планшет этой стаи.
wolves-help-aim = Что даст ваш выбор и чем за него заплатить: у каждой оплаты видны тайлы и их обратная сторона.
wolves-help-setting = Как ваши пять тайлов лежат в начале: сначала платит верхняя сторона, после переворота — нижняя.
wolves-help-zoom = Делает карту больше или меньше либо показывает её целиком.
wolves-help-overview = Вся карта в уменьшенном виде: в рамке то, что видно сейчас. Выберите место, чтобы перейти туда.
wolves-help-next-target = Показывает следующее место, которое можно выбрать.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Первое место: { $names }, { wolves-ui-points }
wolves-ui-ask-wait-detail = Осмотритесь: у всего на карте есть пояснение.
wolves-ui-ask-build-detail = На клетку вожака или рядом; тайлов её местности: { $cost }.
wolves-ui-ask-upgrade-detail = У водоёма и рядом с вожаком; тайлов её местности: { $cost }.
wolves-ui-ask-howl-detail = Не дальше { $range } клеток от вожака; тайлов этой местности: { $cost }.
wolves-ui-ask-dominate-detail = Не дальше { $range } клеток от вожака; тайлов этой местности: { $cost }.
wolves-ui-go-walk = Идти на { $hex }
wolves-ui-go-build = Лёжка на { $hex }
wolves-ui-go-upgrade = Логово на { $hex }
wolves-ui-go-howl = Позвать с { $hex }
wolves-ui-go-wolf = Покорить { $hex }
wolves-ui-go-den = Покорить { $hex }
wolves-ui-go-place = Поставить пару
wolves-ui-go-displace = Прогнать на { $hex }
wolves-ui-go-hunt = Охота: { $hex }
wolves-ui-ends-in = через { $seconds } с
wolves-ui-stay = Подождать
wolves-ui-log-open = Что произошло
wolves-ui-log-now = К текущему ходу
wolves-ui-log-back = На строку назад
wolves-ui-log-on = На строку вперёд
wolves-ui-log-moment = Из журнала: карта показывает, где это было.
wolves-ui-arc-more = { $count ->
    [0] сейчас
   *[other] ещё { $count }
}
wolves-ui-arc-then = затем подсчёт { $regions }
wolves-ui-token-terrain = местность
wolves-ui-token-action = действие
wolves-ui-pay-with = Оплата
wolves-ui-pay-then = затем
wolves-ui-pay-no-flip = без переворота
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
  }
wolves-ui-first-target = Первая цель
wolves-ui-next-target = Следующая цель
wolves-ui-start-good = Хорошее место для старта
wolves-ui-pointer = { $count ->
    [one] Цель за краем: { $hex }
   *[other] Целей за краем: { $count }, ближайшая { $hex }
}
wolves-ui-rival-now = ходит
wolves-ui-rival-next = следующий ход
wolves-ui-rival-reach = { $count ->
    [0] { $name }: вашим фигуркам ничего не грозит
    [one] { $name } может покорить { $count } вашу фигурку
    [few] { $name } может покорить { $count } ваши фигурки
   *[many] { $name } может покорить { $count } ваших фигурок
  }
wolves-ui-rival-looking = Судя по тайлам и жетонам, которые есть сейчас.
wolves-ui-rival-previous = Предыдущий соперник
wolves-ui-rival-following = Следующий соперник
wolves-ui-tab-since = После вашего хода
wolves-ui-since-title = После вашего хода
wolves-ui-since-none = Пока ничего.
wolves-ui-region-pays = даёт
wolves-ui-region-you = вам
wolves-ui-region-done = подсчитан
wolves-ui-stones = Пассивная стая
wolves-ui-stones-text = Это не игрок: она не ходит, и покорить её нельзя. В подсчёте регионов она участвует; всё, что она выиграет, выходит из игры.
wolves-ui-aim-title = Ваша цель:
wolves-ui-aim = больше всех очков к полнолунию. Удерживайте регионы, охотьтесь, стройте логова.
wolves-ui-sides-keep = Оставить эти стороны
wolves-ui-sides-change = Сменить на другие
wolves-ui-sides-note = Оба варианта хороши. При каждой оплате тайл переворачивается, так что другие стороны скоро откроются.
wolves-ui-placing = Расстановка
wolves-ui-placing-pair = { $pair ->
    [1] первая пара
   *[other] вторая пара
}
wolves-ui-key = На карте
wolves-ui-key-token = Жетон доминирования
wolves-ui-key-token-text = Кто сильнее всех в регионе, когда взойдёт его луна, получит 4, 6 или 8 очков
wolves-ui-key-lone = Одинокий волк
wolves-ui-key-lone-text = Позовите, и он вступит в стаю
wolves-ui-key-prey = Добыча
wolves-ui-key-prey-text = Окружите её волками с трёх сторон
wolves-ui-key-lair = Логово
wolves-ui-key-lair-text = Улучшенная лёжка у водоёма: считается за 3
wolves-ui-part-tracks = Треки
wolves-ui-part-pack = Волки и логова
wolves-ui-part-prey = Добыча
wolves-ui-part-tokens = Регионы
wolves-ui-part-chips = Вторые места

wolves-ui-moon-rises-crescent = Наступает новолуние
wolves-ui-moon-rises-half = Наступает четверть
wolves-ui-moon-rises-full = Наступает полнолуние
wolves-ui-moon-region = Регион { $region }
wolves-ui-moon-worth = 1-е место { $first }, 2-е { $second }
wolves-ui-moon-counts = логово за 3, остальное за 1
wolves-ui-moon-first = 1-е место: жетон, { $points }
wolves-ui-moon-second = 2-е место: { $points }
wolves-ui-moon-shared = поровну: по { $points }
wolves-ui-moon-nothing = ничего
wolves-ui-moon-level = ничья за второе место: ничего
wolves-ui-moon-stones = ничего не берёт
wolves-ui-moon-tie = Поровну: { $control }. Решают вожаки
wolves-ui-moon-empty = В регионе никого нет.
wolves-ui-moon-continue = Дальше
wolves-ui-moon-skip = Пропустить

## Что говорит за предложение

wolves-ui-merit-points = { $points ->
    [one] Сразу { $points } очко
    [few] Сразу { $points } очка
   *[many] Сразу { $points } очков
}
wolves-ui-merit-hunt = Ваши волки ловят добычу: { $prey }
wolves-ui-merit-past = Регион { $region } ({ $moon }): { $own } против { $other }, вы получите на { $points } больше, а соперник ({ $name }) меньше
wolves-ui-merit-region = Регион { $region } ({ $moon }): { $own } против { $other }, вы получите на { $points } больше
wolves-ui-merit-deny = Регион { $region }: соперник ({ $name }) получит на { $points } меньше
wolves-ui-merit-hunters = { $prey }: занято сторон { $hunters } из { $needed }
wolves-ui-merit-cost = Регион { $region } ({ $moon }): вы получите на { $points } меньше
wolves-ui-merit-threat = Соперник сможет покорить больше ваших фигурок: +{ $count }
