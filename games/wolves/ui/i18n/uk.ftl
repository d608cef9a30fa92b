## Екран гри «Зграя».

wolves-ui-title = Зграя
wolves-ui-line = Ведіть зграю через п’ять місцевостей, кличте вовків-одинаків, створюйте сховища й пануйте в регіонах, коли зійде місяць.
wolves-ui-minutes = { $players ->
    [2] 45–60 хв
    [3] 60–75 хв
   *[other] 75–90 хв
}

## Планшет гравця

wolves-ui-pack-yours = Ваша зграя
wolves-ui-pack-of = Зграя: { $name }
wolves-ui-close = Закрити
wolves-ui-tiles = Тайли місцевості
wolves-ui-tile = Тайл { $number }: { $up }, на звороті { $down }
wolves-ui-tile-home = Тайл { $number }: { $up }, рідний, однаковий з обох боків
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
wolves-ui-track-spread = Зграя
wolves-ui-track-speed = Біг
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
wolves-ui-points-label = зараз { $points }, ще { $regions }, якби всі регіони рахувалися зараз
wolves-ui-score-open = Очки: { $points }; { $later }, якби всі регіони рахувалися зараз. Відкрити підрахунок.

## Суперники, регіони, журнал

wolves-ui-look = Переглянути планшет: { $name }
wolves-ui-last-turn = Минулий хід
wolves-ui-replay-of = Повторити минулий хід: { $name }
wolves-ui-regions = Регіони
wolves-ui-region = Регіон
wolves-ui-passive = пасивна зграя
wolves-ui-panels = Панелі
wolves-ui-tab-pack = Зграя
wolves-ui-tab-rivals = Суперники
wolves-ui-tab-regions = Регіони
wolves-ui-tab-log = Журнал

## Мапа

wolves-ui-map = Мапа, гексів: { $hexes }. Стрілки — перехід, N — наступна ціль, Enter — дія.
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
    [one] , { $alphas } альфа
    [few] , { $alphas } альфи
   *[many] , { $alphas } альф
}
wolves-ui-region-state = Регіон { $region }, { $moon }, { $first } і { $second } очки: { $who }
wolves-ui-region-scored = Регіон { $region }, підраховано: { $who }
wolves-ui-calendar = День { $filled } з { $last }
wolves-ui-calendar-next = { $count ->
    [one] ще { $count } фігура, і { $moon }: регіони { $regions }
    [few] ще { $count } фігури, і { $moon }: регіони { $regions }
   *[many] ще { $count } фігур, і { $moon }: регіони { $regions }
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
wolves-ui-danger = Загроза від: { $names }
wolves-ui-unpaid = У межах досяжності, але нічим заплатити: { $terrain }

## Попередній перегляд

wolves-ui-preview = Попередній перегляд
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Обидва вовки → { $hex }
wolves-ui-deed-build = Сховище на { $hex }
wolves-ui-deed-upgrade = Лігво на { $hex }
wolves-ui-deed-howl = Виття на { $hex }
wolves-ui-deed-wolf = Домінувати над вовком на { $hex }
wolves-ui-deed-den = Домінувати над сховищем на { $hex }
wolves-ui-deed-place = Альфа і зграйний вовк на { $hex }
wolves-ui-deed-displace = Втеча на { $hex }
wolves-ui-pay = Чим платити
wolves-ui-pay-home = { $up } (дім)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } жетон місцевості
    [few] { $count } жетони місцевості
   *[many] { $count } жетонів місцевості
}
wolves-ui-free = { $left ->
    [one] безкоштовно, останній вовк переміщення
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
wolves-ui-end-scores = підрахунок { $regions }
wolves-ui-end-scores-who = Кінець ходу дасть підрахунок { $regions }: { $who }

## Дії

wolves-ui-actions = Дії
wolves-ui-act-move = Рух
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
wolves-ui-none-upgrade = У вас немає сховища для покращення.
wolves-ui-none-howl = Вовків-одинаків не лишилося.
wolves-ui-none-dominate = Домінувати ні над ким.
wolves-ui-undo = Скасувати
wolves-ui-restart = Хід спочатку
wolves-ui-end-turn = Закінчити хід
wolves-ui-hint = Підказка
wolves-ui-flip-only = Лише перевернути
wolves-ui-flip-which = Не рухати вовків, лише перевернути:

## Що від вас потрібно

wolves-ui-ask-over = Гру закінчено
wolves-ui-ask-wait = Ходить: { $name }
wolves-ui-ask-tiles = Які сторони догори?
wolves-ui-ask-tiles-detail = У куті видно інший бік.
wolves-ui-ask-first = Поставте першу пару
wolves-ui-ask-first-detail = Альфа і зграйний вовк, на світлий гекс.
wolves-ui-ask-second = Поставте другу пару
wolves-ui-ask-second-detail = На світлий гекс. Потім почнеться перший хід.
wolves-ui-ask-displace = Куди втече вовк із { $hex }?
wolves-ui-ask-displace-detail = Однаково близько. Зграя: { $name }
wolves-ui-ask-number = { $kind ->
    [bonus] Бонусна дія.
   *[other] Дія { $number } з 2.
}
wolves-ui-ask-idle = Ваш хід: виберіть дію
wolves-ui-ask-idle-detail = Або фігуру на мапі.
wolves-ui-ask-open = { $left ->
    [one] Ще { $left } вовк, безкоштовно
    [few] Ще { $left } вовки, безкоштовно
   *[other] Ще { $left } вовків, безкоштовно
}
wolves-ui-ask-open-detail = Стає туди ж: { $terrain }. Або продовжуйте.
wolves-ui-ask-walk = Виберіть світлий гекс
wolves-ui-ask-walk-both = Обидва вовки: виберіть гекс
wolves-ui-ask-walk-detail = Вовків до { $spread }, кроків { $speed }, одна місцевість.
wolves-ui-ask-move = Рух: виберіть вовка
wolves-ui-ask-build = Сховище: виберіть гекс
wolves-ui-ask-upgrade = Лігво: виберіть сховище
wolves-ui-ask-howl = Виття: виберіть одинака
wolves-ui-ask-dominate = Домінування: виберіть фігуру
wolves-ui-ask-track = Сховище з треку «{ $track }»: куди?
wolves-ui-ask-bonus = Кінець ходу чи бонусна дія
wolves-ui-ask-done = Обидві дії зроблено
wolves-ui-why-nothing = Тут нічого робити. Виберіть свого вовка або дію.
wolves-ui-why-chosen = З цим вибором не можна. Виберіть інше.

## Команди з клавіатури

wolves-ui-command = Команда
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Назвіть і трек: spread, speed або howl.

## The end

wolves-ui-end-note = За рівності очок вирішує кількість жетонів підрахунку, потім вовків на мапі, потім альфа-вовків.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Коштує один тайл ({ $cost }) місцевості, де вовки зупиняться. За одне переміщення можуть іти кілька вовків.
wolves-help-act-build = Коштує тайлів: { $cost }. До альфа-вовка або поруч; сховище беруть зі шкали й покращують її.
wolves-help-act-upgrade = Коштує тайлів: { $cost }. Перетворює ваше сховище біля води на лігво, один раз на регіон, альфа-вовк поруч.
wolves-help-act-howl = Коштує тайлів: { $cost }. Вовк-одинак у межах виття альфа-вовка приходить до зграї.
wolves-help-act-dominate = Коштує тайлів: { $cost }. Замінює самотнього чужого зграйного вовка чи сховище в межах виття.
wolves-help-tile = Платить один раз: { $up }; потім перевертається: { $down }.
wolves-help-home = Домашній тайл: платить { $up } і після перевороту знову { $up }.
wolves-help-terrain-token = У вас: { $count }. Кожен платить за будь-яку місцевість.
wolves-help-action-token = У вас: { $count }. Кожен дає ще одну дію після двох.
wolves-help-track-spread = Скільки вовків іде за одне переміщення: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-track-speed = Скільки гексів проходить вовк: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-track-howl = Дальність виття: { $value }. З наступним сховищем: { $next }; лишилося сховищ: { $left }.
wolves-help-lairs = Лігва: { $have } з { $most }, очки: { $points }; ще з одним: { $next }.
wolves-help-prey = Здобич: { $have } з { $most }, очки: { $points }; ще з однією: { $next }. Оточіть здобич із трьох боків.
wolves-help-wolves = Вовки: { $have } з { $most }, очки: { $points }; ще з одним: { $next }.
wolves-help-calendar = Дата { $filled } з { $last }. Сюди йдуть покликані вовки, покращені сховища й фігури після домінування; у день місяця оцінюють регіони.
wolves-help-regions = Контроль регіонів: лігво дає 3, решта 1; за рівності вирішують альфа-вовки.
wolves-help-on-lair = { $hex }: лігво. Дає 3 контролю, і його не можна відібрати.
wolves-help-on-den = { $hex }: сховище. Дає 1 контроль; біля води може стати лігвом; самотнє може зазнати домінування.
wolves-help-on-alpha = { $hex }: альфа-вовк. Виє, домінує і створює сховища; над ним не домінують, він вирішує за рівності.
wolves-help-on-pack = { $hex }: зграйний вовк. Дає 1 контроль; над самотнім можна домінувати, а альфа-вовк може його виштовхнути.
wolves-help-on-lone = { $hex }: вовк-одинак. Завийте в межах виття альфа-вовка, і він прийде до зграї.
wolves-help-on-prey = { $hex }: здобич. Якщо після дії вовки стоять на трьох сусідніх гексах, вона ваша; кожен вид один раз.
wolves-help-on-water = { $hex }: джерело. Сюди ніхто не заходить; сховища поруч можуть стати лігвами.
wolves-help-on-land = { $hex }: земля. Усе, що тут відбувається, оплачують її місцевістю.
wolves-help-end = Закінчує ваш хід. Зроблено дій: { $done }; бонусних жетонів дії лишилося: { $tokens }. Якщо настав день місяця, регіони оцінюють.
wolves-help-flip = Оплачує переміщення, у якому ніхто не йде: тайл перевертається, дію витрачено.
wolves-help-rival = { $name }: очки { $points }, а якщо оцінити всі регіони зараз — { $later }. Вовків за переміщення: { $spread }, гексів: { $speed }, дальність виття: { $howl }; жетонів місцевості: { $terrain }, дії: { $action }.
wolves-help-points = Очки зараз: { $points }; якщо оцінити всі регіони зараз: { $later }. Показує, звідки вони.
wolves-help-chip = { $name }: очки зараз { $points }, а якщо оцінити всі регіони — { $later }. Дотик відкриває цю зграю.
wolves-help-aim = Що зробить клацання і як воно оплачується: у кожної оплати видно тайли й чим вони стануть.
wolves-help-setting = Як п’ять тайлів лежать на початку: спершу платить верхня сторона, після перевороту — нижня.
wolves-help-zoom = Робить мапу більшою чи меншою або показує її всю.
wolves-help-overview = Уся мапа в малому вигляді: рамка — те, що видно зараз. Торкніться, щоб перейти туди.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Перше місце: { $names }, очок { $points }
wolves-ui-ask-wait-detail = Роздивіться: про все на мапі можна дізнатися дотиком.
wolves-ui-ask-build-detail = Біля альфи або поруч; тайлів місцевості: { $cost }.
wolves-ui-ask-upgrade-detail = Біля води, поруч альфа; тайлів: { $cost }.
wolves-ui-ask-howl-detail = До альфи не далі { $range }; тайлів: { $cost }.
wolves-ui-ask-dominate-detail = До альфи не далі { $range }; тайлів: { $cost }.
wolves-ui-go-walk = Іти на { $hex }
wolves-ui-go-build = Сховище на { $hex }
wolves-ui-go-upgrade = Лігво на { $hex }
wolves-ui-go-howl = Виття на { $hex }
wolves-ui-go-wolf = Домінувати: { $hex }
wolves-ui-go-den = Домінувати: { $hex }
wolves-ui-go-place = Поставити сюди
wolves-ui-go-displace = Тікати на { $hex }
wolves-ui-ends-in = за { $seconds } с
wolves-ui-stay = Зачекати
wolves-ui-log-open = Що було
wolves-ui-log-now = До теперішнього
wolves-ui-log-back = На рядок назад
wolves-ui-log-on = На рядок уперед
wolves-ui-log-moment = З журналу: мапа показує місце.
wolves-ui-arc-more = { $count ->
    [0] зараз
   *[other] ще { $count }
}
wolves-ui-arc-then = далі { $regions }
wolves-ui-token-terrain = місцевість
wolves-ui-token-action = дія
wolves-ui-pay-with = Оплата
wolves-ui-pay-then = потім
wolves-ui-pay-no-flip = без перевороту
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
}
wolves-ui-pointer = { $count ->
    [one] Ціль за краєм: { $hex }
   *[other] Цілей за краєм: { $count }, найближча { $hex }
}
wolves-ui-rival-now = ходить
wolves-ui-rival-next = наступний хід
wolves-ui-rival-reach = { $count ->
    [0] { $name }: вашим фігурам ніщо не загрожує
   *[other] { $name }: може підкорити ваших фігур: { $count }
}
wolves-ui-rival-looking = З тайлами й жетонами, як вони лежать зараз.
wolves-ui-rival-previous = Попередній суперник
wolves-ui-rival-following = Наступний суперник
wolves-ui-tab-since = Після вашого ходу
wolves-ui-since-title = Після вашого ходу
wolves-ui-since-none = Поки нічого.
wolves-ui-region-pays = дає
wolves-ui-region-you = вам
wolves-ui-region-done = підраховано
wolves-ui-stones = Кам’яна зграя
wolves-ui-stones-text = Не гравець. Не ходить, її не можна підкорити. У регіонах вона рахується; що виграє, виходить із гри.
wolves-ui-aim = Ваша мета: найбільше очок до повного місяця. Тримайте регіони, полюйте, будуйте лігва.
wolves-ui-sides-keep = Лишити ці сторони
wolves-ui-sides-change = Змінити на інші
wolves-ui-sides-note = Обидва варіанти добрі. Тайл перевертається з кожною оплатою, тож інші сторони скоро відкриються.
wolves-ui-placing = Розміщення
wolves-ui-placing-pair = { $pair ->
    [1] перша пара
   *[other] друга пара
}
wolves-ui-key = На полі
wolves-ui-key-token = Жетон регіону
wolves-ui-key-token-text = Найбільше фігур, коли зійде його місяць: 4, 6 або 8 очок
wolves-ui-key-lone = Вовк-одинак
wolves-ui-key-lone-text = Завийте, і він прийде до вас
wolves-ui-key-prey = Здобич
wolves-ui-key-prey-text = Станьте з трьох боків
wolves-ui-key-lair = Лігво
wolves-ui-key-lair-text = Сховище біля води, що виросло: рахується за 3
wolves-ui-part-tracks = Треки
wolves-ui-part-pack = Вовки й лігва
wolves-ui-part-prey = Здобич
wolves-ui-part-tokens = Регіони
wolves-ui-part-chips = Другі місця
wolves-ui-primer-title = Ведіть зграю, пануйте на землі
wolves-ui-primer-goal = За гру сходять три місяці. Кожен приносить очки в регіонах, які освітлює: у кого там більше фігур, той бере жетон. Після третього перемагає той, у кого більше очок.
wolves-ui-primer-1-title = Дві дії за хід
wolves-ui-primer-1-text = Кожна дія оплачується жетонами тієї місцевості, де лежить ціль. Сплачений жетон перевертається.
wolves-ui-primer-1-note = Бонусні жетони замінюють будь-яку місцевість або дають ще одну дію.
wolves-ui-primer-2-title = Переміщення
wolves-ui-primer-2-text = Вовки йдуть на клітинки оплаченої місцевості. Альфа-вовк може відтіснити чужого вовка.
wolves-ui-primer-3-title = Сховища й лігва
wolves-ui-primer-3-text = Створіть сховище поруч з альфа-вовком і посильте зграю. Біля води сховище стає лігвом: воно рахується в регіоні за три й приносить очки.
wolves-ui-primer-4-title = Виття й домінування
wolves-ui-primer-4-text = Виття робить вовка-одинака поблизу вашим. Домінування так само замінює чужого вовка чи сховище.
wolves-ui-primer-4-note = Дві фігури однієї зграї на клітинці захищають одна одну.
wolves-ui-primer-5-title = Полювання
wolves-ui-primer-5-text = Три ваші вовки навколо здобичі ловлять її одразу. Кожен вид зараховується один раз: що більше видів, то більше очок.
wolves-ui-primer-6-title = Місяці
wolves-ui-primer-6-text = Вовки-одинаки та сховища, зняті з карти, заповнюють календар. Коли він доходить до місяця, наприкінці ходу його регіони приносять очки.
wolves-ui-primer-6-note = Контроль: вовк 1, сховище 1, лігво 3. За рівності вирішують альфа-вовки.

wolves-ui-moon-rises-crescent = Сходить молодик
wolves-ui-moon-rises-half = Сходить півмісяць
wolves-ui-moon-rises-full = Сходить повний місяць
wolves-ui-moon-region = Регіон { $region }
wolves-ui-moon-worth = 1-ше місце { $first }, 2-ге { $second }
wolves-ui-moon-counts = лігво за 3, решта за 1
wolves-ui-moon-first = 1-ше місце: жетон, { $points }
wolves-ui-moon-second = 2-ге місце: { $points }
wolves-ui-moon-shared = порівну: по { $points }
wolves-ui-moon-nothing = нічого
wolves-ui-moon-stones = нічого не бере
wolves-ui-moon-tie = Порівну: { $control }. Вирішують альфи
wolves-ui-moon-empty = Регіон ніхто не тримає.
wolves-ui-moon-continue = Далі
wolves-ui-moon-skip = Пропустити
