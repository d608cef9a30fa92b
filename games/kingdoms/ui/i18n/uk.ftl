### Екран «Царств звірів».

kingdoms-ui-title = Царства звірів
kingdoms-ui-line = Посилайте звірів туди, куди їх пускають укази, ведіть перед у царствах і вчасно відступайте.
kingdoms-ui-minutes = { $players ->
    [1] 20 хв
   *[other] 40–60 хв
}
kingdoms-ui-level-easy = Легкий
kingdoms-ui-level-medium = Середній
kingdoms-ui-level-normal = Звичайний
kingdoms-ui-level-hard = Складний
kingdoms-ui-level-extreme = Надскладний

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Панда
kingdoms-ui-age-of = Епоха { $age } з трьох
kingdoms-ui-age-word = Епоха
kingdoms-ui-board = П’ять царств
kingdoms-ui-hand = Ваша рука
kingdoms-ui-players = Гравці
kingdoms-ui-log = Журнал
kingdoms-ui-since = Після вашого ходу
kingdoms-ui-earlier = Раніше
kingdoms-ui-again = Показати знову
kingdoms-ui-hint = Підказка
kingdoms-ui-overview = Гравці, лідери й журнал
kingdoms-ui-close = Закрити
kingdoms-ui-tab-board = Поле
kingdoms-ui-tab-leads = Лідери
kingdoms-ui-tab-players = Гравці
kingdoms-ui-tab-log = Журнал

## Що питають

kingdoms-ui-prompt-turn = Ваш хід: виберіть карту або царство.
kingdoms-ui-prompt-choose = Виберіть карту або царство.
kingdoms-ui-your-turn = Ваш хід
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } не підходить: виберіть іншу карту.
    [one] { $card } підходить до { $count } царства: виберіть його.
   *[other] { $card } підходить до { $count } царств: виберіть одне.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: підходить { $count } ваша карта, виберіть її.
    [few] { $kingdom }: підходять { $count } ваші карти, виберіть одну.
   *[many] { $kingdom }: підходить { $count } ваших карт, виберіть одну.
}
kingdoms-ui-prompt-partner = { $card }: виберіть другу карту для скиду.
kingdoms-ui-prompt-partner-sub = Той самий звір ({ $animal }) або ранг { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom }: зіграти?
kingdoms-ui-prompt-rally = { $count ->
    [0] Збір звірів: виберіть від 1 до 4 карт для обміну.
    [one] Збір звірів: вибрано { $count } карту.
    [few] Збір звірів: вибрано { $count } карти.
   *[many] Збір звірів: вибрано { $count } карт.
}
kingdoms-ui-prompt-retreat = Відступити до кінця епохи?
kingdoms-ui-prompt-nothing-fits = Жодна карта не підходить: збір звірів або відступ.
kingdoms-ui-prompt-only-retreat = Жодна карта не підходить: можна лише відступити.
kingdoms-ui-prompt-waiting = Чекаємо: { $who }.
kingdoms-ui-prompt-retreated = Ви вже відступили в цій епосі.
kingdoms-ui-prompt-battle = Битва за царство: { $kingdom }.
kingdoms-ui-prompt-commit = Битва ({ $kingdom }): таємно виберіть карту.
kingdoms-ui-prompt-again = Нічия: виберіть ще одну карту.
kingdoms-ui-prompt-add = Додати до карти модифікатор «+2» чи лишити так?
kingdoms-ui-prompt-add-sub = Якщо додасть хтось інший, вас можуть запитати ще раз.
kingdoms-ui-prompt-over = Гру закінчено.
kingdoms-ui-rally-closed = Уже є відступ ({ $who }): у цій епосі збору звірів більше немає.
kingdoms-ui-rally-stalled = { $count ->
    [one] Уже { $count } хід поспіль — лише збір звірів: його закрито, доки хтось не захопить територію.
    [few] Уже { $count } ходи поспіль — лише збір звірів: його закрито, доки хтось не захопить територію.
   *[many] Уже { $count } ходів поспіль — лише збір звірів: його закрито, доки хтось не захопить територію.
}

## Дії

kingdoms-ui-rally = Збір звірів
kingdoms-ui-rally-what = обміняти карти, +1 очко
kingdoms-ui-rally-short = Збір
kingdoms-ui-rally-rest = Виберіть карти для обміну. Ви візьмете стільки ж нових і отримаєте 1 очко.
kingdoms-ui-rally-do = { $count ->
    [0] Виберіть карти
    [one] Обміняти { $count } карту, +1 очко
    [few] Обміняти { $count } карти, +1 очко
   *[many] Обміняти { $count } карт, +1 очко
}
kingdoms-ui-rally-all = Усі { $count }
kingdoms-ui-retreat = Відступити
kingdoms-ui-retreat-what = вийти з епохи
kingdoms-ui-retreat-short = Відступ
kingdoms-ui-retreat-what-first = перший відступ: прихований жетон
kingdoms-ui-retreat-title = Відступити зараз?
kingdoms-ui-retreat-keep = { $count ->
    [one] У цій епосі ви більше не ходите. Ваша { $count } карта й фішки на полі лишаються.
    [few] У цій епосі ви більше не ходите. Ваші { $count } карти й фішки на полі лишаються.
   *[many] У цій епосі ви більше не ходите. Ваші карти ({ $count }) і фішки на полі лишаються.
}
kingdoms-ui-retreat-first = Ви відступаєте раніше за всіх і берете прихований жетон відступу вартістю від 2 до 5 очок.
kingdoms-ui-retreat-closes = Після цього в цій епосі ніхто не зможе оголосити збір.
kingdoms-ui-retreat-upstart = Вискочка грає далі без вас.
kingdoms-ui-retreat-points = Якби епоха закінчилася зараз, у вас було б { kingdoms-ui-points } (зараз { $now }).
kingdoms-ui-retreat-points-range = Якби епоха закінчилася зараз, у вас було б очок: від { $least } до { $most } (зараз { $now }).
kingdoms-ui-retreat-no-battles = Битв у вас тоді не було б.
kingdoms-ui-retreat-battles = { $count ->
    [one] З цією рукою ви провели б { $count } битву: { $kingdoms }.
    [few] З цією рукою ви провели б { $count } битви: { $kingdoms }.
   *[many] З цією рукою ви провели б { $count } битв: { $kingdoms }.
}
kingdoms-ui-retreat-do = Відступити
kingdoms-ui-retreat-stay = Лишитися
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Зіграти: { $kingdom }
kingdoms-ui-claim-it = Зіграти
kingdoms-ui-claim-gain = { $points } наприкінці епохи
kingdoms-ui-stay = Зачекати
kingdoms-ui-rest = Виберіть карту: царства, до яких вона підходить, засвітяться, а тут ви прочитаєте, що вона дасть.
kingdoms-ui-rest-card = Виберіть царство із золотою облямівкою: тут ви прочитаєте, що дасть карта.
kingdoms-ui-preview = Що це дасть
kingdoms-ui-preview-pays = { $kingdom }: за підрахунку вам { $after } (зараз { $before }).
kingdoms-ui-preview-with = Разом із нею у скид: { $card }.
kingdoms-ui-preview-capital = Столиця: ви відступаєте.
kingdoms-ui-preview-last = Остання фішка: ви відступаєте.
kingdoms-ui-preview-first-out = Перший відступ: прихований жетон.

## Царства

kingdoms-ui-free = вільно { $free } з { $territories }
kingdoms-ui-free-capital = лише столиця
kingdoms-ui-lead = { $you ->
    [yes] { $who } ведете перед
   *[no] { $who } веде перед
}
kingdoms-ui-lead-nobody = нікого немає
kingdoms-ui-lead-battle = битва
kingdoms-ui-lead-tie = нічия
# In the middle of a sentence.
kingdoms-ui-lead-you = ви ведете перед
kingdoms-ui-lost = { $count ->
    [one] { $kingdom }: тепер перед веде { $who }, а не ви.
   *[other] { $kingdom }: ви вже не ведете перед, нічия без вас ({ $who }).
}
kingdoms-ui-lost-tie = { $kingdom }: тепер нічия — ви й { $who }.
kingdoms-ui-cell = { $kingdom }, вільних територій: { $free } з { $territories }.
kingdoms-ui-cell-last = Остання карта: { $card }.
kingdoms-ui-cell-worth = Перше місце: { kingdoms-ui-points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Дві одного звіра або рангу: одна сюди, друга у скид.
kingdoms-ui-tag-fits = { $card }: підходить
kingdoms-ui-tag-no = не підходить
kingdoms-ui-tag-capital = потім відступ
kingdoms-ui-tag-count = { $count ->
    [0] жодна не підходить
    [one] підходить { $count } карта
    [few] підходять { $count } карти
   *[many] підходить { $count } карт
}
kingdoms-ui-fits = { $count ->
    [0] нікуди не підходить
    [one] підходить до { $count } царства
   *[other] підходить до { $count } царств
}
kingdoms-ui-hand-partner = Може бути другою картою

## Укази на прикладах

kingdoms-ui-example-hand = З вашої руки: { $cards }.
kingdoms-ui-example-pair = Приклад: тигр 5 і тигр 2 або тигр 5 і жаба 5.
kingdoms-ui-example-ranks-differ = Приклад: тут лежать 2 і 5, тож підходить будь-який інший ранг.
kingdoms-ui-example-animals-differ = Приклад: тут лежать сова й бджола, тож підходить будь-який інший звір.
kingdoms-ui-example-alternate = Приклад: останньою тут лежить 4, тож потрібен непарний ранг.
kingdoms-ui-example-step = Приклад: останньою тут лежить 4, тож підходить 3 або 5.
kingdoms-ui-example-follow = Приклад: останньою тут лежить сова 4, тож підходить будь-яка сова або будь-яка 4.
kingdoms-ui-example-break = Приклад: останньою тут лежить сова 4, тож не підходить ні сова, ні 4.
kingdoms-ui-example-neighbour-match = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить сова, бджола, 4 або 7.
kingdoms-ui-example-neighbour-rank = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить 4 або 7.
kingdoms-ui-example-neighbour-animal = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить сова або бджола.
kingdoms-ui-example-neighbour-step = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить 3, 5, 6 або 8.
kingdoms-ui-example-neighbour-low = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить ранг 4 або нижчий.
kingdoms-ui-example-neighbour-high = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить ранг 7 або вищий.
kingdoms-ui-example-neighbour-ranks-differ = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить будь-який ранг, крім 4 і 7.
kingdoms-ui-example-neighbour-animals-differ = Приклад: у сусідів останніми лежать сова 4 і бджола 7, тож підходить будь-який звір, крім сови й бджоли.
kingdoms-ui-example-realm-rank = Приклад: в інших царствах останніми лежать сова 4 і бджола 7, тож підходить 4 або 7.
kingdoms-ui-example-realm-animal = Приклад: в інших царствах останніми лежать сова 4 і бджола 7, тож підходить сова або бджола.
kingdoms-ui-example-realm-new-rank = Приклад: в інших царствах останніми лежать сова 4 і бджола 7, тож підходить будь-який ранг, крім 4 і 7.
kingdoms-ui-example-realm-new-animal = Приклад: в інших царствах останніми лежать сова 4 і бджола 7, тож підходить будь-який звір, крім сови й бджоли.

## Гравці та становище

kingdoms-ui-player-out = відступ
kingdoms-ui-player-tokens = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
}
kingdoms-ui-player-council = рада { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] { $count } прихований жетон
    [few] { $count } приховані жетони
   *[many] { $count } прихованих жетонів
}
kingdoms-ui-player-own-retreat = прихований жетон: { $values }
kingdoms-ui-player-first = перший гравець
kingdoms-ui-points-of = { $who }: { kingdoms-ui-points }, показати таблицю очок
kingdoms-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
kingdoms-ui-bonus = { $count ->
    [one] Карта бонусу: розігрується, якщо збігся звір або ранг.
   *[other] Карти бонусу: одна розігрується, якщо збігся звір або ранг.
}
kingdoms-ui-bonus-animal = Карта бонусу: розігрується, якщо збігся звір.
kingdoms-ui-leads = Хто веде перед
kingdoms-ui-leads-note = станом на зараз
kingdoms-ui-council-note = Місця в раді теж рахуються.
kingdoms-ui-first = перше місце
kingdoms-ui-if-now = вам
kingdoms-ui-scored = підраховано
kingdoms-ui-tie-note = Нічия: вирішує битва
kingdoms-ui-or = { $most } або { $least }

## Битви

kingdoms-ui-battle = Битва: { $kingdom }
kingdoms-ui-battle-stake = Переможцю { kingdoms-ui-points }, переможеному { $second } і «+2»
kingdoms-ui-battle-stake-solo = Переможцю { kingdoms-ui-points }, переможеному { $second }
kingdoms-ui-battle-round = раунд { $round }
kingdoms-ui-battle-out = вибуває
kingdoms-ui-battle-ready = готово
kingdoms-ui-battle-choosing = вибирає…
kingdoms-ui-battle-down = Карта сорочкою догори
kingdoms-ui-battle-pick = Виберіть карту. Її не побачать, доки не виберуть усі.
kingdoms-ui-battle-pick-short = Виберіть карту
kingdoms-ui-battle-fight = У битву: { $card }
kingdoms-ui-says = { $what }: { $then }
kingdoms-ui-battle-add = Додати «+2»
kingdoms-ui-battle-pass = Лишити так
kingdoms-ui-battle-wins = { $you ->
    [yes] перемога ваша
   *[no] перемога: { $who }
}
kingdoms-ui-battle-tied = нічия, ще одна карта
kingdoms-ui-battle-on = інші можуть відповісти
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card }: б’є 8, нічия з 1, поступається рангам 2–7.
    [2] { $card }: б’є 1, нічия з 2, поступається рангам 3–8.
    [7] { $card }: б’є 1–6, нічия з 7, поступається рангу 8.
    [8] { $card }: б’є 2–7, нічия з 8, поступається рангу 1.
   *[other] { $card }: б’є 1–{ $below }, нічия з { $rank }, поступається рангам { $above }–8.
}
kingdoms-ui-battle-rule = Перемагає найбільший ранг, але 1 без «+2» б’є 8 і вище. Порівну — битва триває.
kingdoms-ui-battle-rule-solo = Ваша карта має побити всі карти, які відкриє вискочка. 1 б’є 8.
kingdoms-ui-battle-used = Попередні раунди
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } б’є { $low }: { $kingdom } за вами
   *[no] { $high } б’є { $low }, перемога: { $who } ({ $kingdom })
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Ви перемогли ({ $kingdom })
   *[no] Перемога: { $who } ({ $kingdom })
}
kingdoms-ui-battle-shared = { $kingdom }: нічия так і лишилася ({ $who })
kingdoms-ui-battle-consoled = і «+2»
kingdoms-ui-battle-whole = { $seconds ->
    [0] Показати всю епоху
   *[other] Уся епоха через { $seconds } с
}
kingdoms-ui-battle-go-on = { $seconds ->
    [0] Далі
   *[other] Далі через { $seconds } с
}

## Кінець епохи

kingdoms-ui-scoring = Підрахунок епохи { $age }
kingdoms-ui-scoring-fought = { $you ->
    [yes] Битва: { $high } б’є { $low }, перемога ваша
   *[no] Битва: { $high } б’є { $low }, перемога: { $who }
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Битва: перемога ваша
   *[no] Битва, перемога: { $who }
}
kingdoms-ui-scoring-after = Після епохи { $age }
kingdoms-ui-scoring-head = Жетон і що сталося
kingdoms-ui-scoring-unknown = +? прихований жетон: { $who }
kingdoms-ui-scoring-own = Ваші приховані жетони: { $values }.
kingdoms-ui-scoring-next = Почати епоху { $age }
kingdoms-ui-scoring-starts = { $you ->
    [yes] Далі епоха { $age }, п’ять нових указів. Починаєте ви.
   *[no] Далі епоха { $age }, п’ять нових указів. Починає { $who }.
}
kingdoms-ui-scoring-look = Подивитися на стіл
kingdoms-ui-scoring-back = Повернутися до очок
kingdoms-ui-scoring-skip = Показати все
kingdoms-ui-scoring-retreat = Жетони відступу
kingdoms-ui-scoring-modifiers = Невикористані «+2»
kingdoms-ui-scoring-council = До ради:
kingdoms-ui-scoring-close = Далі

## Вискочка

kingdoms-ui-upstart-name = Вискочка
kingdoms-ui-upstart = Що зробив вискочка
kingdoms-ui-upstart-plays = { $card } → «{ $kingdom }».
kingdoms-ui-upstart-bonus = Карта бонусу { $card } збіглася → «{ $kingdom }».
kingdoms-ui-upstart-rule = Ранги 4–8 ведуть у царство такого розміру, 1–3 — туди, де ви грали востаннє. Якщо там йому немає місця, він іде далі за годинниковою стрілкою.
kingdoms-ui-upstart-capital = Він займає столицю ({ $kingdom }) і відступає.
kingdoms-ui-upstart-discards = Вона йде у скид без наслідків.
kingdoms-ui-upstart-retreats = Вискочка відступає.
kingdoms-ui-remark-1 = «Гарне місце. Лишу собі».
kingdoms-ui-remark-2 = «Вам же воно ні до чого, правда?»
kingdoms-ui-remark-3 = «Корона мені личить. Сидить криво, а личить».
kingdoms-ui-remark-4 = «Та не поспішайте. Мені втрачати нічого».
kingdoms-ui-remark-5 = «Хтось же має правити звірами».
kingdoms-ui-remark-6 = «Ще крок до трону».
kingdoms-ui-remark-7 = «Я такого не планував. Але ж вийшло розумно».
kingdoms-ui-remark-8 = «Ваше царство? Воно ж не підписане».
kingdoms-ui-remark-9 = «Обережно: у битві я кусаюся».
kingdoms-ui-remark-10 = «Удача? Ні, хист правителя».
kingdoms-ui-remark-11 = «Звірі мене люблять. Спитайте їх».
kingdoms-ui-remark-12 = «Відступайте, якщо хочете. Я лишаюся».
kingdoms-ui-remark-13 = «Двічі рахував: десь я таки перший».
kingdoms-ui-remark-14 = «Лиси в черзі не стоять».

## Командний рядок

kingdoms-ui-command = Напишіть, що зробити
kingdoms-ui-command-none = Зараз так не можна.

## The end

kingdoms-ui-end-note = За рівності очок вище той, хто в третій епосі зайняв столицю Лісів.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Вільних територій: { $free }, столиця — остання. Очки: за перше місце { $token }, за друге { $second }, за третє { $third }.
kingdoms-help-kingdom-free = { $kingdom }: вільних територій: { $free }. Очки: за перше місце { $token }, за друге { $second }, за третє { $third }.
kingdoms-help-rally = Ви отримуєте очко й обмінюєте від 1 до { $hand } карт, але лише поки ніхто не відступив.
kingdoms-help-retreat = У цій епосі ви більше не ходите. Уже відступили: { $out }; перший, хто відступив, бере прихований жетон вартістю від 2 до 5 очок.
kingdoms-help-player = { $name }: { kingdoms-ui-points }. Лишилося фішок впливу: { $supply }; модифікаторів «+2»: { $modifiers }; прихованих жетонів відступу: { $retreats }. Жетони й невикористані «+2» додадуть очок наприкінці гри.
kingdoms-help-upstart = Вискочка: { kingdoms-ui-points }. Ранги 4–8 ведуть його в царство такого розміру, 1–3 — туди, де ви зіграли востаннє.
kingdoms-help-card = { $card }: { $count ->
    [0] зараз не підходить до жодного царства.
    [one] зараз підходить до { $count } царства.
    [few] зараз підходить до { $count } царств.
   *[many] зараз підходить до { $count } царств.
  } У битві перемагає більший ранг, але 1 б’є 8 і все, що вище.
kingdoms-help-played = { $card } ({ $owner }). Укази, які порівнюють карти, дивляться на останню карту царства.
kingdoms-help-wedge = { $kingdom }: зайнято територій { $taken } з { $territories }; столицю займають останньою і лише раз.
kingdoms-help-council = Рада ({ $kingdom }): { $count ->
    [0] поки що нікого.
    [one] { $count } фішка.
    [few] { $count } фішки.
   *[many] { $count } фішок.
  } Після епохи фішка зі столиці переходить сюди й рахується до кінця гри.
kingdoms-help-decrees = Показує указ попереднього або наступного царства.
kingdoms-help-leads = Фішки гравців у кожному царстві разом із радою і скільки очок вони дали б, якби епоха закінчилася зараз.
kingdoms-help-claim = Ставить вашу фішку. Потім ви берете карту, і скасувати це вже не можна.
kingdoms-help-battle = Найбільший ранг приносить { $token ->
    [one] { $token } очко
    [few] { $token } очки
   *[many] { $token } очок
}; 1 б’є 8 і все, що вище. Кожен модифікатор «+2» додає 2 до рангу вашої карти.
kingdoms-help-scoring = Що кожен отримав у цій епосі: перші, другі й треті місця.
kingdoms-ui-part-age1 = Епоха I
kingdoms-ui-part-age2 = Епоха II
kingdoms-ui-part-age3 = Епоха III
kingdoms-ui-part-rallies = Збір звірів
kingdoms-ui-part-tokens = Жетони

## Keys

kingdoms-ui-key-card = вибрати карту з руки
kingdoms-ui-key-walk = переходити між царствами й картами
kingdoms-ui-key-next = наступна або попередня ціль
kingdoms-ui-key-do = зіграти вибране
kingdoms-ui-key-rally = збір звірів
kingdoms-ui-key-retreat = відступити
kingdoms-ui-key-undo = скасувати
kingdoms-ui-key-type = ввести дію
kingdoms-ui-key-kingdom = озвучити царство
kingdoms-ui-key-hand = озвучити руку
kingdoms-ui-key-scores = озвучити очки
kingdoms-ui-key-last = озвучити останню подію

## Що свідчить на користь пропозиції

kingdoms-ui-merit-lead = { $kingdom }: ви виходите вперед, очок наприкінці епохи: { $points }
kingdoms-ui-merit-past = { $kingdom }: ви обходите суперника ({ $name }), очок наприкінці епохи: { $points }
kingdoms-ui-merit-tie = { $kingdom }: ви наздоганяєте першого, буде битва, очок: { $points }
kingdoms-ui-merit-place = { $kingdom }: ви піднімаєтеся вище, очок наприкінці епохи: { $points }
kingdoms-ui-merit-deny = { $kingdom }: супернику ({ $name }) на { $points } менше
kingdoms-ui-merit-cost = { $kingdom }: вам на { $points } менше
kingdoms-ui-merit-council = { $kingdom }: столиця дає місце в раді на наступні епохи
kingdoms-ui-merit-rally = Очко й нові карти
kingdoms-ui-merit-first = Перший відступ: прихований жетон
