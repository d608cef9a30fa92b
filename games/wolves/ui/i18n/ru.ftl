## Экран игры «Волки».

wolves-ui-title = Волки
wolves-ui-line = Ведите стаю через пять местностей, зовите одиноких волков, обустраивайте лёжки и правьте регионами, когда взойдёт луна.
wolves-ui-minutes = { $players ->
    [2] 45–60 мин
    [3] 60–75 мин
   *[other] 75–90 мин
}

## Планшет игрока

wolves-ui-pack-yours = Ваша стая
wolves-ui-pack-of = Стая: { $name }
wolves-ui-close = Закрыть
wolves-ui-tiles = Тайлы местности
wolves-ui-tile = Тайл { $number }: { $up }, на обороте { $down }
wolves-ui-tile-home = Тайл { $number }: { $up }, родной, одинаков с обеих сторон
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
wolves-ui-track-spread = Стая
wolves-ui-track-speed = Бег
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
wolves-ui-points-label = сейчас { $points }, ещё { $regions }, если бы все регионы считались сейчас
wolves-ui-score-open = Очки: { $points }; { $later }, если бы все регионы считались сейчас. Открыть подсчёт.

## Соперники, регионы, журнал

wolves-ui-look = Посмотреть планшет: { $name }
wolves-ui-last-turn = Прошлый ход
wolves-ui-replay-of = Повторить прошлый ход: { $name }
wolves-ui-regions = Регионы
wolves-ui-region = Регион
wolves-ui-passive = пассивная стая
wolves-ui-panels = Панели
wolves-ui-tab-pack = Стая
wolves-ui-tab-rivals = Соперники
wolves-ui-tab-regions = Регионы
wolves-ui-tab-log = Журнал

## Карта

wolves-ui-map = Карта, гексов: { $hexes }. Стрелки — переход, N — следующая цель, Enter — действие.
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
wolves-ui-region-state = Регион { $region }, { $moon }, { $first } и { $second } очка: { $who }
wolves-ui-region-scored = Регион { $region }, подсчитан: { $who }
wolves-ui-calendar = День { $filled } из { $last }
wolves-ui-calendar-next = { $count ->
    [one] ещё { $count } фигура, и { $moon }: регионы { $regions }
    [few] ещё { $count } фигуры, и { $moon }: регионы { $regions }
   *[many] ещё { $count } фигур, и { $moon }: регионы { $regions }
}
wolves-ui-calendar-due = { $moon }: подсчёт в конце этого хода, регионы { $regions }

## Что предлагает гекс

wolves-ui-offer-walk = { $kind ->
    [free] Перейти сюда бесплатно
    [bonus] Переместиться сюда за бонусное действие
   *[other] Переместиться сюда
}
wolves-ui-offer-build = Обустроить здесь лёжку
wolves-ui-offer-upgrade = Улучшить эту лёжку до логова
wolves-ui-offer-howl = Позвать этого одинокого волка
wolves-ui-offer-wolf = Покорить этого волка
wolves-ui-offer-den = Покорить эту лёжку
wolves-ui-offer-place = Поставить сюда двух волков
wolves-ui-offer-displace = Сюда может убежать волк
wolves-ui-danger = Угроза от: { $names }
wolves-ui-unpaid = В пределах досягаемости, но нечем заплатить: { $terrain }

## Предпросмотр

wolves-ui-preview = Предпросмотр
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Оба волка → { $hex }
wolves-ui-deed-build = Лёжка на { $hex }
wolves-ui-deed-upgrade = Логово на { $hex }
wolves-ui-deed-howl = Зов на { $hex }
wolves-ui-deed-wolf = Покорить волка на { $hex }
wolves-ui-deed-den = Покорить лёжку на { $hex }
wolves-ui-deed-place = Вожак и стайный волк на { $hex }
wolves-ui-deed-displace = Бегство на { $hex }
wolves-ui-pay = Чем платить
wolves-ui-pay-home = { $up } (дом)
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
wolves-ui-hunters = { $prey }, регион { $region }: { $hunters } из { $needed } сторон
wolves-ui-shift = Регион { $region }: { $packs }
wolves-ui-end-scores = подсчёт { $regions }
wolves-ui-end-scores-who = Конец хода даст подсчёт { $regions }: { $who }

## Действия

wolves-ui-actions = Действия
wolves-ui-act-move = Движе{ "\u00AD" }ние
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
wolves-ui-end-turn = Закончить ход
wolves-ui-hint = Подсказка
wolves-ui-flip-only = Только перевернуть
wolves-ui-flip-which = Не двигать волков, только перевернуть:

## Что от вас нужно

wolves-ui-ask-over = Игра окончена
wolves-ui-ask-wait = Ходит: { $name }
wolves-ui-ask-tiles = Какие стороны вверх?
wolves-ui-ask-tiles-detail = В углу видна другая сторона.
wolves-ui-ask-first = Поставьте первую пару
wolves-ui-ask-first-detail = Вожак и стайный волк, на светлый гекс.
wolves-ui-ask-second = Поставьте вторую пару
wolves-ui-ask-second-detail = На светлый гекс. Затем начнётся первый ход.
wolves-ui-ask-displace = Куда убежит волк с { $hex }?
wolves-ui-ask-displace-detail = Одинаково близко. Стая: { $name }
wolves-ui-ask-number = { $kind ->
    [bonus] Бонусное действие.
   *[other] Действие { $number } из 2.
}
wolves-ui-ask-idle = Ваш ход: выберите действие
wolves-ui-ask-idle-detail = Или фигуру на карте.
wolves-ui-ask-open = { $left ->
    [one] Ещё { $left } волк, бесплатно
    [few] Ещё { $left } волка, бесплатно
   *[other] Ещё { $left } волков, бесплатно
}
wolves-ui-ask-open-detail = Встаёт туда же: { $terrain }. Или продолжайте.
wolves-ui-ask-walk = Выберите светлый гекс
wolves-ui-ask-walk-both = Оба волка: выберите гекс
wolves-ui-ask-walk-detail = Волков до { $spread }, шагов { $speed }, одна местность.
wolves-ui-ask-move = Движение: выберите волка
wolves-ui-ask-build = Лёжка: выберите гекс
wolves-ui-ask-upgrade = Логово: выберите лёжку
wolves-ui-ask-howl = Зов: выберите одиночку
wolves-ui-ask-dominate = Покорение: выберите фигуру
wolves-ui-ask-track = Лёжка с трека «{ $track }»: куда?
wolves-ui-ask-bonus = Конец хода или бонусное действие
wolves-ui-ask-done = Оба действия сделаны
wolves-ui-why-nothing = Здесь делать нечего. Выберите своего волка или действие.
wolves-ui-why-chosen = С этим выбором нельзя. Выберите другое.

## Команды с клавиатуры

wolves-ui-command = Команда
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Назовите и трек: spread, speed или howl.

## The end

wolves-ui-end-note = При равенстве очков решает число жетонов доминирования, затем волков на карте, затем вожаков.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Стоит один тайл ({ $cost }) местности, где волки остановятся. За одно перемещение могут идти несколько волков.
wolves-help-act-build = Стоит тайлов: { $cost }. К вожаку или рядом; лёжка берётся со шкалы и улучшает её.
wolves-help-act-upgrade = Стоит тайлов: { $cost }. Превращает вашу лёжку у воды в логово, один раз на регион, вожак рядом.
wolves-help-act-howl = Стоит тайлов: { $cost }. Одинокий волк в пределах зова вожака приходит в стаю.
wolves-help-act-dominate = Стоит тайлов: { $cost }. Заменяет одинокого чужого стайного волка или лёжку в пределах зова.
wolves-help-tile = Платит один раз: { $up }; потом переворачивается: { $down }.
wolves-help-home = Домашний тайл: платит { $up } и после переворота снова { $up }.
wolves-help-terrain-token = У вас: { $count }. Каждый платит за любую местность.
wolves-help-action-token = У вас: { $count }. Каждый даёт ещё одно действие после двух.
wolves-help-track-spread = Сколько волков идёт за одно перемещение: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-track-speed = Сколько гексов проходит волк: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-track-howl = Дальность зова: { $value }. Со следующей лёжкой: { $next }; осталось лёжек: { $left }.
wolves-help-lairs = Логова: { $have } из { $most }, очки: { $points }; с ещё одним: { $next }.
wolves-help-prey = Добыча: { $have } из { $most }, очки: { $points }; с ещё одной: { $next }. Окружите добычу с трёх сторон.
wolves-help-wolves = Волки: { $have } из { $most }, очки: { $points }; с ещё одним: { $next }.
wolves-help-calendar = Дата { $filled } из { $last }. Сюда идут позванные волки, улучшенные лёжки и покорённые фигуры; в день луны оцениваются регионы.
wolves-help-regions = Контроль регионов: логово даёт 3, всё прочее 1; при равенстве решают вожаки.
wolves-help-on-lair = { $hex }: логово. Даёт 3 контроля, и его нельзя отнять.
wolves-help-on-den = { $hex }: лёжка. Даёт 1 контроль; у воды может стать логовом; одинокую можно покорить.
wolves-help-on-alpha = { $hex }: волк-вожак. Зовёт, покоряет и обустраивает лёжки; его нельзя покорить, он решает при равенстве.
wolves-help-on-pack = { $hex }: стайный волк. Даёт 1 контроль; одного на гексе можно покорить, а вожак может его прогнать.
wolves-help-on-lone = { $hex }: одинокий волк. Позовите в пределах зова вожака, и он придёт в стаю.
wolves-help-on-prey = { $hex }: добыча. Если после действия волки стоят на трёх соседних гексах, она ваша; каждый вид один раз.
wolves-help-on-water = { $hex }: водоём. Сюда никто не входит; лёжки рядом могут стать логовами.
wolves-help-on-land = { $hex }: земля. Всё, что здесь происходит, оплачивается её местностью.
wolves-help-end = Заканчивает ваш ход. Сделано действий: { $done }; бонусных жетонов действия осталось: { $tokens }. Если наступил день луны, регионы оцениваются.
wolves-help-flip = Оплачивает перемещение, в котором никто не идёт: тайл переворачивается, действие потрачено.
wolves-help-rival = { $name }: очки { $points }, а если оценить все регионы сейчас — { $later }. Волков за перемещение: { $spread }, гексов: { $speed }, дальность зова: { $howl }; жетонов местности: { $terrain }, действия: { $action }.
wolves-help-points = Очки сейчас: { $points }; если оценить все регионы сейчас: { $later }. Показывает, откуда они.
wolves-help-chip = { $name }: очки сейчас { $points }, а если оценить все регионы — { $later }. Касание открывает эту стаю.
wolves-help-aim = Что сделает щелчок и как он оплачивается: у каждой оплаты видны тайлы и чем они станут.
wolves-help-setting = Как пять тайлов лежат в начале: сначала платит верхняя сторона, после переворота — нижняя.
wolves-help-zoom = Делает карту больше или меньше либо показывает её целиком.
wolves-help-overview = Вся карта в уменьшенном виде: рамка — то, что видно сейчас. Коснитесь, чтобы перейти туда.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Первое место: { $names }, очков { $points }
wolves-ui-ask-wait-detail = Осмотритесь: всё на карте можно узнать нажатием.
wolves-ui-ask-build-detail = У вожака или рядом; тайлов местности: { $cost }.
wolves-ui-ask-upgrade-detail = У воды, рядом вожак; тайлов: { $cost }.
wolves-ui-ask-howl-detail = До вожака не дальше { $range }; тайлов: { $cost }.
wolves-ui-ask-dominate-detail = До вожака не дальше { $range }; тайлов: { $cost }.
wolves-ui-go-walk = Идти на { $hex }
wolves-ui-go-build = Лёжка на { $hex }
wolves-ui-go-upgrade = Логово на { $hex }
wolves-ui-go-howl = Зов на { $hex }
wolves-ui-go-wolf = Покорить { $hex }
wolves-ui-go-den = Покорить { $hex }
wolves-ui-go-place = Поставить сюда
wolves-ui-go-displace = Бежать на { $hex }
wolves-ui-ends-in = через { $seconds } с
wolves-ui-stay = Подождать
wolves-ui-log-open = Что было
wolves-ui-log-now = К настоящему
wolves-ui-log-back = На строку назад
wolves-ui-log-on = На строку вперёд
wolves-ui-log-moment = Из журнала: карта показывает место.
wolves-ui-arc-more = { $count ->
    [0] сейчас
   *[other] ещё { $count }
}
wolves-ui-arc-then = затем { $regions }
wolves-ui-token-terrain = местность
wolves-ui-token-action = действие
wolves-ui-pay-with = Оплата
wolves-ui-pay-then = затем
wolves-ui-pay-no-flip = без переворота
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
wolves-ui-pointer = { $count ->
    [one] Цель за краем: { $hex }
   *[other] Целей за краем: { $count }, ближайшая { $hex }
}
wolves-ui-rival-now = ходит
wolves-ui-rival-next = следующий ход
wolves-ui-rival-reach = { $count ->
    [0] { $name }: вашим фигурам ничто не грозит
   *[other] { $name }: может покорить ваших фигур: { $count }
}
wolves-ui-rival-looking = С тайлами и жетонами, как они лежат сейчас.
wolves-ui-rival-previous = Предыдущий соперник
wolves-ui-rival-following = Следующий соперник
wolves-ui-tab-since = После вашего хода
wolves-ui-since-title = После вашего хода
wolves-ui-since-none = Пока ничего.
wolves-ui-region-pays = даёт
wolves-ui-region-you = вам
wolves-ui-region-done = подсчитан
wolves-ui-stones = Каменная стая
wolves-ui-stones-text = Не игрок. Не ходит, её нельзя покорить. В регионах она считается; что выиграет, выходит из игры.
wolves-ui-aim = Ваша цель: больше всех очков к полнолунию. Держите регионы, охотьтесь, стройте логова.
wolves-ui-sides-keep = Оставить эти стороны
wolves-ui-sides-change = Сменить на другие
wolves-ui-sides-note = Оба варианта хороши. Тайл переворачивается при каждой оплате, так что другие стороны скоро откроются.
wolves-ui-placing = Расстановка
wolves-ui-placing-pair = { $pair ->
    [1] первая пара
   *[other] вторая пара
}
wolves-ui-key = На поле
wolves-ui-key-token = Жетон региона
wolves-ui-key-token-text = Больше всех фигур, когда взойдёт его луна: 4, 6 или 8 очков
wolves-ui-key-lone = Одинокий волк
wolves-ui-key-lone-text = Зовите, и он придёт к вам
wolves-ui-key-prey = Добыча
wolves-ui-key-prey-text = Встаньте с трёх сторон
wolves-ui-key-lair = Логово
wolves-ui-key-lair-text = Лёжка у воды, выросшая: считается за 3
wolves-ui-part-tracks = Треки
wolves-ui-part-pack = Волки и логова
wolves-ui-part-prey = Добыча
wolves-ui-part-tokens = Области
wolves-ui-part-chips = Вторые места
wolves-ui-primer-title = Ведите стаю, правьте землёй
wolves-ui-primer-goal = За игру восходят три луны. Каждая приносит очки в тех регионах, которые освещает: у кого там больше фигур, тот берёт жетон. После третьей луны побеждает тот, у кого больше очков.
wolves-ui-primer-1-title = Два действия за ход
wolves-ui-primer-1-text = Каждое действие оплачивается жетонами той местности, где находится цель. Уплаченный жетон переворачивается.
wolves-ui-primer-1-note = Бонусные жетоны заменяют любую местность или дают ещё одно действие.
wolves-ui-primer-2-title = Перемещение
wolves-ui-primer-2-text = Волки идут на клетки оплаченной местности. Вожак может потеснить чужого волка.
wolves-ui-primer-3-title = Лёжки и логова
wolves-ui-primer-3-text = Обустройте лёжку рядом с вожаком и усильте стаю. У воды лёжка становится логовом: оно считается в регионе за три и приносит очки.
wolves-ui-primer-4-title = Зов и покорение
wolves-ui-primer-4-text = Зов превращает одинокого волка поблизости в вашего. Покорение так же заменяет чужого волка или лёжку.
wolves-ui-primer-4-note = Две фигуры одной стаи на клетке защищают друг друга.
wolves-ui-primer-5-title = Охота
wolves-ui-primer-5-text = Три ваших волка вокруг добычи ловят её сразу. Каждый вид засчитывается один раз: чем больше видов, тем больше очков.
wolves-ui-primer-6-title = Луны
wolves-ui-primer-6-text = Одинокие волки и лёжки, снятые с карты, заполняют календарь. Когда он доходит до луны, в конце хода её регионы приносят очки.
wolves-ui-primer-6-note = Контроль: волк 1, лёжка 1, логово 3. При равенстве решают вожаки.

wolves-ui-moon-rises-crescent = Восходит молодая луна
wolves-ui-moon-rises-half = Восходит половина луны
wolves-ui-moon-rises-full = Восходит полная луна
wolves-ui-moon-region = Регион { $region }
wolves-ui-moon-worth = 1-е место { $first }, 2-е { $second }
wolves-ui-moon-counts = логово за 3, остальное за 1
wolves-ui-moon-first = 1-е место: жетон, { $points }
wolves-ui-moon-second = 2-е место: { $points }
wolves-ui-moon-shared = поровну: по { $points }
wolves-ui-moon-nothing = ничего
wolves-ui-moon-stones = ничего не берёт
wolves-ui-moon-tie = Поровну: { $control }. Решают вожаки
wolves-ui-moon-empty = Регион никто не держит.
wolves-ui-moon-continue = Дальше
wolves-ui-moon-skip = Пропустить
