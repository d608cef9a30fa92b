## Екран гри «Зграя».

wolves-ui-title = Зграя
wolves-ui-line = Ведіть зграю через п’ять місцевостей, кличте вовків-одинаків, створюйте сховища й пануйте в регіонах, коли зійде місяць.
wolves-ui-minutes = { $players ->
    [2] 45–60 хв
    [3] 60–75 хв
   *[other] 75–90 хв
}

## Планшет гравця

wolves-ui-pack-yours = Ваша зграя
wolves-ui-pack-of = Зграя: { $name }
wolves-ui-close = Закрити
wolves-ui-tiles = Тайли місцевості
wolves-ui-tile = Тайл { $number }: { $up }, на звороті { $down }
wolves-ui-tile-home = Тайл { $number }: { $up }, тайл зграї, однаковий з обох боків
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Ліс
wolves-ui-short-rock = Гори
wolves-ui-short-grass = Степ
wolves-ui-short-tundra = Тундра
wolves-ui-short-desert = Пустеля
wolves-ui-terrain-token = Бонусні жетони місцевості
wolves-ui-action-token = Бонусні жетони дії
wolves-ui-terrain-tokens = { $count ->
    [one] { $count } жетон місцевості
    [few] { $count } жетони місцевості
   *[many] { $count } жетонів місцевості
}
wolves-ui-action-tokens = { $count ->
    [one] { $count } бонусна дія
    [few] { $count } бонусні дії
   *[many] { $count } бонусних дій
}
wolves-ui-track-spread = Поширення
wolves-ui-track-speed = Швидкість
wolves-ui-track-howl = Виття
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] сховищ не лишилося.
    [one] лишилося { $left } сховище.
    [few] лишилося { $left } сховища.
   *[many] лишилося { $left } сховищ.
}
wolves-ui-track-pick = { $track }: узяти наступне сховище ({ $value })
wolves-ui-lairs = Лігва
wolves-ui-prey = Здобич
wolves-ui-wolves = Вовки
wolves-ui-row-state = { $have } з { $most }, { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
wolves-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
wolves-ui-points-label = зараз { wolves-ui-points }; якби всі регіони підрахували зараз, ще { $regions }
wolves-ui-score-open = { wolves-ui-points }; якби всі регіони підрахували зараз: { $later }. Показати таблицю очок.

## Суперники, регіони, журнал

wolves-ui-look = Переглянути планшет: { $name }
wolves-ui-last-turn = Минулий хід
wolves-ui-replay-of = Повторити минулий хід: { $name }
wolves-ui-regions = Регіони
wolves-ui-region = Регіон
wolves-ui-passive = пасивна зграя
wolves-ui-panels = Панелі
wolves-ui-tab-pack = Моя зграя
wolves-ui-tab-rivals = Суперники
wolves-ui-tab-regions = Регіони
wolves-ui-tab-log = Журнал

## Мапа

wolves-ui-map = Мапа, гексів: { $hexes }. Стрілки — по мапі, N — до наступної цілі, Enter — виконати дію.
wolves-ui-zoom-in = Наблизити
wolves-ui-zoom-out = Віддалити
wolves-ui-zoom-fit = Уся мапа
wolves-ui-overview = Огляд
wolves-ui-empty = порожньо
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Стартове поле
wolves-ui-nobody = ніхто
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } альфа-вовк
    [few] , { $alphas } альфа-вовки
   *[many] , { $alphas } альфа-вовків
}
wolves-ui-region-state = Регіон { $region }, { $moon }, за перші два місця { $first } і { $second }: { $who }
wolves-ui-region-scored = Регіон { $region }, підраховано: { $who }
wolves-ui-calendar = Дата { $filled } з { $last }
wolves-ui-calendar-next = { $count ->
    [one] ще { $count } фішка, і { $moon }: регіони { $regions }
    [few] ще { $count } фішки, і { $moon }: регіони { $regions }
   *[many] ще { $count } фішок, і { $moon }: регіони { $regions }
}
wolves-ui-calendar-due = { $moon }: підрахунок наприкінці цього ходу, регіони { $regions }

## Що пропонує гекс

wolves-ui-offer-walk = { $kind ->
    [free] Перейти сюди безкоштовно
    [bonus] Переміститися сюди за бонусну дію
   *[other] Переміститися сюди
}
wolves-ui-offer-build = Створити тут сховище
wolves-ui-offer-upgrade = Покращити це сховище до лігва
wolves-ui-offer-howl = Покликати цього вовка-одинака
wolves-ui-offer-wolf = Домінувати над цим вовком
wolves-ui-offer-den = Домінувати над цим сховищем
wolves-ui-offer-place = Поставити сюди двох вовків
wolves-ui-offer-displace = Сюди може втекти вовк
wolves-ui-offer-hunt = Цю здобич можна взяти
wolves-ui-danger = Загрожує: { $names }
wolves-ui-unpaid = Дістати можна, але заплатити нічим: { $terrain }

## Попередній перегляд

wolves-ui-preview = Попередній перегляд
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Обидва вовки → { $hex }
wolves-ui-deed-build = Сховище на { $hex }
wolves-ui-deed-upgrade = Лігво на { $hex }
wolves-ui-deed-howl = Покликати з { $hex }
wolves-ui-deed-wolf = Домінувати над вовком на { $hex }
wolves-ui-deed-den = Домінувати над сховищем на { $hex }
wolves-ui-deed-place = Альфа-вовк і зграйний вовк на { $hex }
wolves-ui-deed-displace = Вовк тікає на { $hex }
wolves-ui-deed-hunt = Здобич на { $hex }
wolves-ui-pay = Як заплатити
wolves-ui-pay-home = { $up } (тайл зграї)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } жетон місцевості
    [few] { $count } жетони місцевості
   *[many] { $count } жетонів місцевості
}
wolves-ui-free = { $left ->
    [one] безкоштовно, останній вовк цього переміщення
    [few] безкоштовно, ще { $left } вовки
   *[many] безкоштовно, ще { $left } вовків
}
wolves-ui-uses-bonus = витрачає 1 бонусну дію
wolves-ui-which = Що зробити на { $hex }?
wolves-ui-which-track = З якого треку?
wolves-ui-gain-action = +1 бонусна дія
wolves-ui-gain-terrain = +1 жетон місцевості
wolves-ui-gain-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[many] +{ $points } очок
}
wolves-ui-hunters = { $prey }, регіон { $region }: { $hunters } з { $needed } боків
wolves-ui-shift = Регіон { $region }: { $packs }
wolves-ui-end-scores = підрахунок: { $regions }
wolves-ui-end-scores-who = Коли хід завершиться, буде підрахунок ({ $regions }): { $who }

## Дії

wolves-ui-actions = Дії
wolves-ui-act-move = Перемі{ "\u00AD" }щення
wolves-ui-act-build = Сховище
wolves-ui-act-upgrade = Лігво
wolves-ui-act-howl = Виття
wolves-ui-act-dominate = Доміну{ "\u00AD" }вання
wolves-ui-count-move = { $count ->
    [one] { $count } вовк
    [few] { $count } вовки
   *[many] { $count } вовків
}
wolves-ui-count-build = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
wolves-ui-count-upgrade = { $count ->
    [one] { $count } сховище
    [few] { $count } сховища
   *[many] { $count } сховищ
}
wolves-ui-count-howl = { $count ->
    [one] { $count } вовк
    [few] { $count } вовки
   *[many] { $count } вовків
}
wolves-ui-count-dominate = { $count ->
    [one] { $count } ціль
    [few] { $count } цілі
   *[many] { $count } цілей
}
wolves-ui-none-move = Жоден ваш вовк не може переміститися.
wolves-ui-none-build = Створити сховище ніде.
wolves-ui-none-upgrade = Немає сховища, яке можна покращити.
wolves-ui-none-howl = Вовків-одинаків не лишилося.
wolves-ui-none-dominate = Домінувати немає над ким.
wolves-ui-undo = Скасувати
wolves-ui-restart = Хід спочатку
wolves-ui-end-turn = Завершити хід
wolves-ui-hint = Підказка
wolves-ui-flip-only = Лише перевернути
wolves-ui-flip-which = Не йти, лише перевернути:

## Що від вас потрібно

wolves-ui-ask-over = Гру закінчено
wolves-ui-ask-wait = Ходить: { $name }
wolves-ui-ask-tiles = Якими боками догори?
wolves-ui-ask-tiles-detail = У куточку тайла видно його інший бік.
wolves-ui-ask-first = Поставте першу пару
wolves-ui-ask-first-detail = Альфа-вовк і зграйний вовк. Зірка — добре місце.
wolves-ui-ask-second = Поставте другу пару
wolves-ui-ask-second-detail = На підсвічений гекс. Потім почнеться перший хід.
wolves-ui-ask-displace = Куди втече вовк із { $hex }?
wolves-ui-ask-displace-detail = Усі гекси однаково близькі. Зграя: { $name }
wolves-ui-ask-hunt = Котра здобич: { $prey }?
wolves-ui-ask-hunt-detail = Оточено обидва стоси.
wolves-ui-ask-number = { $kind ->
    [bonus] Бонусна дія.
   *[other] Дія { $number } з 2.
}
wolves-ui-ask-idle = Ваш хід: виберіть дію
wolves-ui-ask-idle-detail = Або фішку на мапі.
wolves-ui-ask-open = { $left ->
    [one] Переміщення: ще { $left } вовк безкоштовно
    [few] Переміщення: ще { $left } вовки безкоштовно
   *[other] Переміщення: ще { $left } вовків безкоштовно
}
wolves-ui-ask-open-detail = Зупинка на тій самій місцевості: { $terrain }. Або зробіть щось інше.
wolves-ui-ask-walk = Переміщення: виберіть підсвічений гекс
wolves-ui-ask-walk-both = Обидва вовки: виберіть підсвічений гекс
wolves-ui-ask-walk-detail = До { $spread } вовків, кожен до { $speed } гексів, на однакову місцевість.
wolves-ui-ask-move = Переміщення: виберіть вовка
wolves-ui-ask-build = Сховище: виберіть підсвічений гекс
wolves-ui-ask-upgrade = Лігво: виберіть підсвічене сховище
wolves-ui-ask-howl = Виття: виберіть вовка-одинака
wolves-ui-ask-dominate = Домінування: виберіть вовка чи сховище
wolves-ui-ask-track = Сховище з треку «{ $track }»: виберіть гекс
wolves-ui-ask-bonus = Завершіть хід або виконайте бонусну дію
wolves-ui-ask-done = Обидві дії виконано: завершіть хід
wolves-ui-why-nothing = Тут нічого не зробити. Виберіть свого вовка або дію.
wolves-ui-why-chosen = З вашим вибором це неможливо. Виберіть щось інше.

## Команди з клавіатури

wolves-ui-command = Команда
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Назвіть і трек: spread, speed або howl.

## The end

wolves-ui-end-note = За рівності очок вирішує кількість жетонів підрахунку, потім вовків на мапі, потім альфа-вовків.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Коштує { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} тієї місцевості, де вовки зупиняться. За одне переміщення можуть пройти кілька вовків.
wolves-help-act-build = Коштує { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} місцевості цього гекса. На гекс альфа-вовка або поруч; сховище беруть із треку, і він покращується.
wolves-help-act-upgrade = Коштує { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
}. Ваше сховище біля джерела стає лігвом: одне на регіон, альфа-вовк на цьому гексі або поруч.
wolves-help-act-howl = Коштує { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
}. Вовк-одинак у межах дальності виття альфа-вовка приходить до вашої зграї.
wolves-help-act-dominate = Коштує { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
}. Ваша фішка замінює незахищеного чужого зграйного вовка чи сховище в межах дальності виття.
wolves-help-tile = Платить один раз за цю місцевість ({ $up }), потім перевертається, і видно інший бік: { $down }.
wolves-help-home = Тайл зграї: { $up } з обох боків, тож після перевертання на ньому та сама місцевість.
wolves-help-terrain-token = У вас: { $count }. Кожен замінює один тайл будь-якої місцевості.
wolves-help-action-token = У вас: { $count }. Кожен дає ще одну дію після двох основних.
wolves-help-track-spread = Скільки вовків може пройти за одне переміщення: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-track-speed = Скільки гексів може пройти кожен вовк: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-track-howl = За скільки гексів чути виття: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-lairs = Лігва: { $have } з { $most }, { wolves-ui-points }; з наступним буде { $next }.
wolves-help-prey = Види здобичі: { $have } з { $most }, { wolves-ui-points }; з наступним буде { $next }. Оточіть здобич із трьох боків.
wolves-help-wolves = Нові вовки: { $have } з { $most }, { wolves-ui-points }; з наступним буде { $next }.
wolves-help-calendar = Дата { $filled } з { $last }. Сюди йдуть покликані вовки-одинаки, покращені сховища й фішки після домінування; коли черга доходить до дати з місяцем, підраховують регіони.
wolves-help-regions = Контроль у регіонах: лігво дає 3, решта — 1; за рівності вирішують альфа-вовки.
wolves-help-on-lair = { $hex }: лігво. Дає 3 контролю, і відібрати його не можна.
wolves-help-on-den = { $hex }: сховище. Дає 1 контролю; біля джерела може стати лігвом; над незахищеним можна домінувати.
wolves-help-on-alpha = { $hex }: альфа-вовк. Виє, домінує і створює сховища; домінувати над ним не можна, а за рівності в регіоні він вирішує.
wolves-help-on-pack = { $hex }: зграйний вовк. Дає 1 контролю; якщо він сам на гексі, над ним можна домінувати, а альфа-вовк може його виштовхнути.
wolves-help-on-lone = { $hex }: вовк-одинак. Завийте, якщо поблизу є альфа-вовк (дальність виття), і він прийде до вашої зграї.
wolves-help-on-prey = { $hex }: здобич. Якщо після дії ваші вовки стоять на трьох сусідніх гексах, вона ваша; кожен вид — лише раз.
wolves-help-on-water = { $hex }: джерело. Сюди ніхто не заходить; сховища поруч можуть стати лігвами.
wolves-help-on-land = { $hex }: суходіл. Дії тут оплачують тайлами його місцевості.
wolves-help-end = Завершує ваш хід. Виконано дій: { $done }; лишилося бонусних жетонів дії: { $tokens }. Якщо досягнуто дати з місяцем, підраховують регіони.
wolves-help-flip = Оплачує переміщення, у якому ніхто не йде: тайл перевертається, а дію витрачено.
wolves-help-rival = { $name }: { wolves-ui-points }; якби всі регіони підрахували зараз: { $later }. Вовків за переміщення: { $spread }, гексів: { $speed }, дальність виття: { $howl }; жетонів місцевості: { $terrain }, жетонів дії: { $action }.
wolves-help-points = Зараз { wolves-ui-points }; якби всі регіони підрахували зараз: { $later }. Показує, звідки вони.
wolves-help-chip = { $name }: { wolves-ui-points }; якби всі регіони підрахували зараз: { $later }. Відкриває цю зграю.
wolves-help-aim = Що дасть ваш вибір і чим за нього заплатити: біля кожної оплати видно тайли та їхній інший бік.
wolves-help-setting = Як лежать п’ять тайлів на початку: спершу платить верхній бік, а після перевертання — інший.
wolves-help-zoom = Збільшує чи зменшує мапу або показує її всю.
wolves-help-overview = Уся мапа в мініатюрі: у рамці — те, що видно зараз. Виберіть місце, щоб перейти туди.
wolves-help-next-target = Показує наступне місце, яке можна вибрати.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Перше місце: { $names }, { wolves-ui-points }
wolves-ui-ask-wait-detail = Роздивіться мапу: усе на ній має пояснення.
wolves-ui-ask-build-detail = На гексі альфа-вовка або поруч; { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} цієї місцевості.
wolves-ui-ask-upgrade-detail = Біля джерела й альфа-вовка; { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} цієї місцевості.
wolves-ui-ask-howl-detail = Від альфа-вовка до { $range } гексів; { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} цієї місцевості.
wolves-ui-ask-dominate-detail = Від альфа-вовка до { $range } гексів; { $cost ->
    [one] { $cost } тайл
    [few] { $cost } тайли
   *[many] { $cost } тайлів
} цієї місцевості.
wolves-ui-go-walk = Іти на { $hex }
wolves-ui-go-build = Сховище на { $hex }
wolves-ui-go-upgrade = Лігво на { $hex }
wolves-ui-go-howl = Покликати з { $hex }
wolves-ui-go-wolf = Домінувати: { $hex }
wolves-ui-go-den = Домінувати: { $hex }
wolves-ui-go-place = Поставити сюди
wolves-ui-go-displace = Тікати на { $hex }
wolves-ui-go-hunt = Упіймати на { $hex }
wolves-ui-ends-in = через { $seconds } с
wolves-ui-stay = Зачекати
wolves-ui-log-open = Що сталося
wolves-ui-log-now = До поточного ходу
wolves-ui-log-back = На рядок назад
wolves-ui-log-on = На рядок уперед
wolves-ui-log-moment = З журналу: мапа показує, де це було.
wolves-ui-arc-more = { $count ->
    [0] зараз
   *[other] ще { $count }
}
wolves-ui-arc-then = тоді підрахунок: { $regions }
wolves-ui-token-terrain = місцевість
wolves-ui-token-action = дія
wolves-ui-pay-with = Оплата
wolves-ui-pay-then = потім
wolves-ui-pay-no-flip = без змін
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
}
wolves-ui-first-target = Перша ціль
wolves-ui-next-target = Наступна ціль
wolves-ui-start-good = Добрий початок
wolves-ui-pointer = { $count ->
    [one] Ціль за краєм: { $hex }
   *[other] Цілей за краєм: { $count }, найближча { $hex }
}
wolves-ui-rival-now = ходить
wolves-ui-rival-next = далі
wolves-ui-rival-reach = { $count ->
    [0] { $name }: вашим фішкам ніщо не загрожує
    [one] { $name } може домінувати над { $count } вашою фішкою
   *[other] { $name } може домінувати над { $count } вашими фішками
}
wolves-ui-rival-looking = З тайлами й жетонами, які є зараз.
wolves-ui-rival-previous = Попередній суперник
wolves-ui-rival-following = Наступний суперник
wolves-ui-tab-since = Після вашого ходу
wolves-ui-since-title = Після вашого ходу
wolves-ui-since-none = Поки що нічого.
wolves-ui-region-pays = дає
wolves-ui-region-you = вам
wolves-ui-region-done = підраховано
wolves-ui-stones = Пасивна зграя
wolves-ui-stones-text = Це не гравець: вона не ходить, і домінувати над нею не можна. У регіонах її фішки рахують, але все, що вона виграє, виходить із гри.
wolves-ui-aim-title = Ваша мета:
wolves-ui-aim = найбільше очок, коли зійде повний місяць. Тримайте регіони, полюйте, створюйте лігва.
wolves-ui-sides-keep = Лишити ці боки
wolves-ui-sides-change = Узяти інші боки
wolves-ui-sides-note = Обидва варіанти добрі. Тайл перевертається щоразу, коли платить, тож інші боки скоро відкриються.
wolves-ui-placing = Розміщення
wolves-ui-placing-pair = { $pair ->
    [1] перша пара
   *[other] друга пара
}
wolves-ui-key = На мапі
wolves-ui-key-token = Жетон підрахунку
wolves-ui-key-token-text = Найбільше фішок, коли зійде його місяць: 4, 6 або 8 очок
wolves-ui-key-lone = Вовк-одинак
wolves-ui-key-lone-text = Завийте, і він прийде до вас
wolves-ui-key-prey = Здобич
wolves-ui-key-prey-text = Станьте з трьох боків
wolves-ui-key-lair = Лігво
wolves-ui-key-lair-text = Покращене сховище біля джерела: рахується за 3
wolves-ui-part-tracks = Треки
wolves-ui-part-pack = Вовки й лігва
wolves-ui-part-prey = Здобич
wolves-ui-part-tokens = Регіони
wolves-ui-part-chips = Другі місця

wolves-ui-moon-rises-crescent = Сходить місяць-молодик
wolves-ui-moon-rises-half = Сходить чверть місяця
wolves-ui-moon-rises-full = Сходить повний місяць
wolves-ui-moon-region = Регіон { $region }
wolves-ui-moon-worth = 1-ше місце { $first }, 2-ге { $second }
wolves-ui-moon-counts = лігво за 3, решта за 1
wolves-ui-moon-first = 1-ше місце: жетон, { $points }
wolves-ui-moon-second = 2-ге місце: { $points }
wolves-ui-moon-shared = порівну: по { $points }
wolves-ui-moon-nothing = нічого
wolves-ui-moon-level = друге місце поділено: нічого
wolves-ui-moon-stones = нічого не бере
wolves-ui-moon-tie = Порівну, по { $control }. Вирішують альфа-вовки
wolves-ui-moon-empty = У цьому регіоні нікого немає.
wolves-ui-moon-continue = Далі
wolves-ui-moon-skip = Пропустити все

## Що свідчить на користь пропозиції

wolves-ui-merit-points = { $points ->
    [one] Одразу { $points } очко
    [few] Одразу { $points } очки
   *[many] Одразу { $points } очок
}
wolves-ui-merit-hunt = Ваші вовки ловлять здобич: { $prey }
wolves-ui-merit-past = Регіон { $region } ({ $moon }): { $own } проти { $other }, вам на { $points } більше, а супернику ({ $name }) менше
wolves-ui-merit-region = Регіон { $region } ({ $moon }): { $own } проти { $other }, вам на { $points } більше
wolves-ui-merit-deny = Регіон { $region }: супернику ({ $name }) на { $points } менше
wolves-ui-merit-hunters = { $prey }: зайнято боків { $hunters } з { $needed }
wolves-ui-merit-cost = Регіон { $region } ({ $moon }): вам на { $points } менше
wolves-ui-merit-threat = { $count ->
    [one] Суперник зможе домінувати ще над { $count } вашою фішкою
   *[other] Суперник зможе домінувати ще над { $count } вашими фішками
}
