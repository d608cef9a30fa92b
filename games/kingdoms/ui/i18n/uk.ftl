### Екран «Царств звірів».

kingdoms-ui-title = Царства звірів
kingdoms-ui-line = Посилайте звірів туди, куди їх пускають укази, лідируйте в царствах і вчасно відступайте.
kingdoms-ui-minutes = { $players ->
    [1] 20 хв
   *[other] 40–60 хв
}
kingdoms-ui-level-easy = Легкий
kingdoms-ui-level-medium = Середній
kingdoms-ui-level-normal = Звичайний
kingdoms-ui-level-hard = Складний
kingdoms-ui-level-extreme = Надскладний

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Панда
kingdoms-ui-age = Епоха { $age }
kingdoms-ui-age-of = Епоха { $age } з трьох
kingdoms-ui-age-word = Епоха
kingdoms-ui-board = П’ять царств
kingdoms-ui-hand = Ваша рука
kingdoms-ui-players = Гравці
kingdoms-ui-log = Журнал
kingdoms-ui-since = Від вашого ходу
kingdoms-ui-earlier = Раніше
kingdoms-ui-again = Ще раз
kingdoms-ui-hint = Порада
kingdoms-ui-overview = Гравці, лідери й журнал
kingdoms-ui-close = Закрити
kingdoms-ui-tab-board = Поле
kingdoms-ui-tab-leads = Лідери
kingdoms-ui-tab-players = Гравці
kingdoms-ui-tab-log = Журнал

## Що питають

kingdoms-ui-prompt-turn = Ваш хід: виберіть карту або царство.
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } нікуди не підходить. Виберіть іншу карту, збір звірів або відступ.
    [one] { $card } підходить у { $count } царство: виберіть його або іншу карту.
    [few] { $card } підходить у { $count } царства: виберіть одне або іншу карту.
   *[many] { $card } підходить у { $count } царств: виберіть одне або іншу карту.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: підходить { $count } ваша карта, виберіть її.
    [few] { $kingdom }: підходять { $count } ваші карти, виберіть одну.
   *[many] { $kingdom }: підходить { $count } ваших карт, виберіть одну.
}
kingdoms-ui-prompt-partner = { $card }: виберіть другу карту, яка скидається разом із нею.
kingdoms-ui-prompt-partner-sub = Той самий звір ({ $animal }) або ранг { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom }: зіграти?
kingdoms-ui-prompt-rally = { $count ->
    [0] Збір звірів: виберіть від 1 до 4 карт для обміну.
    [one] Збір звірів: вибрано { $count } карту.
    [few] Збір звірів: вибрано { $count } карти.
   *[many] Збір звірів: вибрано { $count } карт.
}
kingdoms-ui-prompt-retreat = Відступити в цій епосі?
kingdoms-ui-prompt-nothing-fits = Жодна карта не підходить: збір звірів або відступ.
kingdoms-ui-prompt-only-retreat = Жодна карта не підходить: можна лише відступити.
kingdoms-ui-prompt-waiting = Чекаємо: { $who }.
kingdoms-ui-prompt-retreated = Ви відступили в цій епосі.
kingdoms-ui-prompt-battle = Битва: { $kingdom }.
kingdoms-ui-prompt-commit = Битва: { $kingdom }. Виберіть карту; її не побачать, доки не виберуть усі.
kingdoms-ui-prompt-again = Нічия: виберіть ще одну карту.
kingdoms-ui-prompt-add = Додати до карти модифікатор «+2» чи пасувати?
kingdoms-ui-prompt-add-sub = Якщо хтось додасть, вас запитають ще раз.
kingdoms-ui-prompt-over = Гру закінчено.
kingdoms-ui-rally-closed = Відступ: { $who }. У цій епосі збору звірів більше немає.
kingdoms-ui-rally-stalled = { $count ->
    [one] Уже { $count } хід поспіль лише збір звірів: його закрито до захоплення території.
    [few] Уже { $count } ходи поспіль лише збір звірів: його закрито до захоплення території.
   *[many] Уже { $count } ходів поспіль лише збір звірів: його закрито до захоплення території.
}

## Дії

kingdoms-ui-rally = Збір звірів
kingdoms-ui-rally-what = змінити карти, +1 очко
kingdoms-ui-rally-short = Збір
kingdoms-ui-rally-rest = Виберіть карти для обміну. Ви візьмете стільки ж нових і отримаєте 1 очко.
kingdoms-ui-rally-do = { $count ->
    [0] Виберіть карти
    [one] Змінити { $count } карту, +1 очко
    [few] Змінити { $count } карти, +1 очко
   *[many] Змінити { $count } карт, +1 очко
}
kingdoms-ui-rally-all = Усі { $count }
kingdoms-ui-retreat = Відступити
kingdoms-ui-retreat-what = вийти з епохи
kingdoms-ui-retreat-short = Відступ
kingdoms-ui-retreat-what-first = першим: прихований жетон
kingdoms-ui-retreat-title = Відступити зараз?
kingdoms-ui-retreat-keep = { $count ->
    [one] У цій епосі ви більше не ходите. Ваша { $count } карта і фішки на полі лишаються.
    [few] У цій епосі ви більше не ходите. Ваші { $count } карти і фішки на полі лишаються.
   *[many] У цій епосі ви більше не ходите. Ваші { $count } карт і фішки на полі лишаються.
}
kingdoms-ui-retreat-first = Ви відступаєте раніше за всіх: ви берете прихований жетон відступу вартістю від 2 до 5 очок.
kingdoms-ui-retreat-closes = Після цього оголошувати збір у цій епосі вже не можна.
kingdoms-ui-retreat-upstart = Вискочка продовжить без вас.
kingdoms-ui-retreat-points = Якби епоха скінчилася зараз, ваші очки: { $points } (зараз { $now }).
kingdoms-ui-retreat-points-range = Якби епоха скінчилася зараз, ваші очки: від { $least } до { $most } (зараз { $now }).
kingdoms-ui-retreat-no-battles = Поки що битв у вас не було б.
kingdoms-ui-retreat-battles = { $count ->
    [one] З цією рукою на вас чекає { $count } битва: { $kingdoms }.
    [few] З цією рукою на вас чекають { $count } битви: { $kingdoms }.
   *[many] З цією рукою на вас чекає { $count } битв: { $kingdoms }.
}
kingdoms-ui-retreat-do = Відступити
kingdoms-ui-retreat-stay = Лишитися
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Зіграти: { $kingdom }
kingdoms-ui-claim-it = Зіграти
kingdoms-ui-claim-gain = { $points } наприкінці епохи
kingdoms-ui-stay = Зачекати
kingdoms-ui-rest = Виберіть карту: царства, до яких вона підходить, засвітяться, а тут буде написано, що вона дасть.
kingdoms-ui-preview = Що це дасть
kingdoms-ui-preview-pays = { $kingdom }: ви отримали б { $after } (зараз { $before }).
kingdoms-ui-preview-with = { $card } скидається разом із нею.
kingdoms-ui-preview-capital = Столиця: ви відступаєте.
kingdoms-ui-preview-last = Остання фішка: ви відступаєте.
kingdoms-ui-preview-first-out = Першим: прихований жетон.

## Царства

kingdoms-ui-free = місць: { $free } з { $territories }
kingdoms-ui-free-capital = лише столиця
kingdoms-ui-lead = { $you ->
    [yes] { $who } лідируєте
   *[no] { $who } лідирує
}
kingdoms-ui-lead-nobody = нікого немає
kingdoms-ui-lead-battle = битва
kingdoms-ui-lead-tie = нічия
kingdoms-ui-cell = { $kingdom }, вільних територій: { $free } з { $territories }.
kingdoms-ui-cell-last = Остання карта: { $card }.
kingdoms-ui-cell-worth = Перше місце, очки: { $points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Дві одного звіра або рангу: одна сюди, друга у скид.
kingdoms-ui-decree-next = Наступне царство
kingdoms-ui-decree-previous = Попереднє царство
kingdoms-ui-tag-fits = { $card }: можна
kingdoms-ui-tag-no = не підходить
kingdoms-ui-tag-capital = потім відступ
kingdoms-ui-tag-count = { $count ->
    [0] карт немає
    [one] годиться { $count } карта
    [few] годяться { $count } карти
   *[many] годиться { $count } карт
}
kingdoms-ui-fits = { $count ->
    [0] нікуди не підходить
    [one] підходить у { $count } царство
    [few] підходить у { $count } царства
   *[many] підходить у { $count } царств
}
kingdoms-ui-hand-partner = Може бути другою картою

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
kingdoms-ui-points-of = { $points ->
    [one] { $who }: { $points } очко, відкрити суму
    [few] { $who }: { $points } очки, відкрити суму
   *[many] { $who }: { $points } очок, відкрити суму
}
kingdoms-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
kingdoms-ui-bonus = { $count ->
    [one] Карта бонусу: грається, якщо збігся звір або ранг.
   *[other] Карти бонусу: одна грається, якщо збігся звір або ранг.
}
kingdoms-ui-bonus-animal = Карта бонусу: грається, якщо збігся звір.
kingdoms-ui-leads = Хто лідирує
kingdoms-ui-leads-note = якби зараз
kingdoms-ui-council-note = Місця в раді рахуються.
kingdoms-ui-first = перше місце
kingdoms-ui-if-now = вам
kingdoms-ui-scored = підраховано
kingdoms-ui-tie-note = Нічия: вирішує битва
kingdoms-ui-or = { $most } або { $least }

## Битви

kingdoms-ui-battle = Битва: { $kingdom }
kingdoms-ui-battle-stake = Переможцю { $points } очок, переможеному 3 і модифікатор «+2»
kingdoms-ui-battle-stake-solo = Переможцю { $points } очок, переможеному 3
kingdoms-ui-battle-round = раунд { $round }
kingdoms-ui-battle-out = вибуває
kingdoms-ui-battle-ready = готово
kingdoms-ui-battle-choosing = вибирає…
kingdoms-ui-battle-down = Карта сорочкою догори
kingdoms-ui-battle-pick = Виберіть карту. Її не побачать, доки не виберуть усі.
kingdoms-ui-battle-pick-short = Виберіть карту
kingdoms-ui-battle-fight = У бій: { $card }
kingdoms-ui-battle-add = Додати +2
kingdoms-ui-battle-pass = Лишити так
kingdoms-ui-battle-wins = { $you ->
    [yes] перемога ваша
   *[no] перемога: { $who }
}
kingdoms-ui-battle-tied = нічия, ще одна карта
kingdoms-ui-battle-on = інші можуть відповісти
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card }: б’є 8, нічия з 1, програє 2–7.
    [2] { $card }: б’є 1, нічия з 2, програє 3–8.
    [7] { $card }: б’є 1–6, нічия з 7, програє 8.
    [8] { $card }: б’є 2–7, нічия з 8, програє 1.
   *[other] { $card }: б’є 1–{ $below }, нічия з { $rank }, програє { $above }–8.
}
kingdoms-ui-battle-rule = Перемагає старший ранг, але проста 1 б’є 8 і вище. Порівну: бій триває.
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
kingdoms-ui-battle-shared = { $kingdom }: нічия лишається ({ $who })

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
kingdoms-ui-scoring-open = { $count ->
    [0] відкриті очки.
   *[other] відкриті очки; приховані жетони: { $who }.
}
kingdoms-ui-scoring-own = Ваші приховані жетони: { $values }.
kingdoms-ui-scoring-next = Почати епоху { $age }
kingdoms-ui-scoring-retreat = Жетони відступу
kingdoms-ui-scoring-modifiers = Невикористані «+2»
kingdoms-ui-scoring-council = До ради:
kingdoms-ui-scoring-close = Далі

## Вискочка

kingdoms-ui-upstart = Що зробив вискочка
kingdoms-ui-upstart-plays = { $card } → «{ $kingdom }».
kingdoms-ui-upstart-bonus = Карта бонусу { $card } збіглася → «{ $kingdom }».
kingdoms-ui-upstart-rule = Ранги 4–8 цілять у царство цього розміру, 1–3 туди, де ви грали востаннє. Якщо місця немає, далі за годинниковою стрілкою.
kingdoms-ui-upstart-capital = Він займає столицю ({ $kingdom }) і відступає.
kingdoms-ui-upstart-discards = Її скинуто без наслідків.
kingdoms-ui-upstart-retreats = Вискочка відступає.
kingdoms-ui-remark-1 = «Гарне місце. Лишу собі».
kingdoms-ui-remark-2 = «Вам же воно було ні до чого?»
kingdoms-ui-remark-3 = «Корона мені личить. Криво, але личить».
kingdoms-ui-remark-4 = «Не поспішайте. Мені втрачати нічого».
kingdoms-ui-remark-5 = «Хтось же має правити звірами».
kingdoms-ui-remark-6 = «Ще крок до трону».
kingdoms-ui-remark-7 = «Так не задумано, але виглядає розумно».
kingdoms-ui-remark-8 = «Ваше царство? Воно не підписане».
kingdoms-ui-remark-9 = «Обережно: у битві я кусаюся».
kingdoms-ui-remark-10 = «Удача? Ні, хист правити».
kingdoms-ui-remark-11 = «Звірі мене люблять. Спитайте їх».
kingdoms-ui-remark-12 = «Відступайте, як хочете. Я лишаюся».
kingdoms-ui-remark-13 = «Я перерахував: десь я все одно перший».
kingdoms-ui-remark-14 = «Лисиці в черзі не стоять».

## Командний рядок

kingdoms-ui-command = Напишіть, що зробити
kingdoms-ui-command-none = Зараз так не можна.

## The end

kingdoms-ui-end-note = За рівності очок попереду той, хто в третій епосі зайняв столицю Лісів.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Вільних територій: { $free }, столиця останньою. Найбільше фішок — { $token } очок, друге місце 3, третє 1.
kingdoms-help-kingdom-free = { $kingdom }: вільних територій: { $free }. Найбільше фішок — { $token } очок, друге місце 3, третє 1.
kingdoms-help-rally = Очко і обмін від однієї до { $hand } карт, поки ніхто не відступив.
kingdoms-help-retreat = Більше не ходити в цій епосі. Уже відступили: { $out }; перший бере таємний жетон від 2 до 5 очок.
kingdoms-help-player = { $name }: очки { $points }. Фішок впливу лишилося: { $supply }; «+2»: { $modifiers }; таємних жетонів відступу: { $retreats }. Залишок останніх двох додасться наприкінці.
kingdoms-help-upstart = Вискочка: очки { $points }. Ранги 4–8 ведуть його в царство такого розміру, 1–3 — туди, де ви зіграли востаннє.
kingdoms-help-card = { $card }: { $count ->
    [0] зараз не підходить до жодного царства.
    [one] зараз підходить до { $count } царства.
    [few] зараз підходить до { $count } царств.
   *[many] зараз підходить до { $count } царств.
  } У битві перемагає більший ранг, але 1 б’є 8 і все, що вище.
kingdoms-help-played = { $card }, господар: { $owner }. Укази з порівнянням дивляться на останню карту царства.
kingdoms-help-wedge = { $kingdom }: зайнято територій { $taken } з { $territories }; столиця остання, і її можна зайняти лише раз.
kingdoms-help-council = Рада ({ $kingdom }): { $count ->
    [0] поки нікого.
    [one] { $count } фішка.
    [few] { $count } фішки.
   *[many] { $count } фішок.
  } Після епохи фішка зі столиці переходить сюди й рахується до кінця гри.
kingdoms-help-decrees = Гортає до указу попереднього або наступного царства.
kingdoms-help-leads = Фішки гравців за царствами, разом із радою, і скільки вони дали б, якби епоха скінчилася зараз.
kingdoms-help-claim = Ставить вашу фішку. Потім ви берете карту, і вороття немає.
kingdoms-help-battle = Більший ранг отримує { $token } очок; 1 б’є 8 і все, що вище. Кожен «+2» додає 2 до вашої карти.
kingdoms-help-scoring = Що ця епоха дала кожному: перші місця, 3 за друге, 1 за третє.
kingdoms-ui-part-age1 = Епоха I
kingdoms-ui-part-age2 = Епоха II
kingdoms-ui-part-age3 = Епоха III
kingdoms-ui-part-rallies = Збір звірів
kingdoms-ui-part-tokens = Жетони
kingdoms-ui-primer-title = Тримайте більше, йдіть вчасно
kingdoms-ui-primer-goal = П’ять царств, три епохи. У кого наприкінці епохи найбільше жетонів у царстві, той отримує його очки. Після трьох епох перемагає той, у кого більше очок.
kingdoms-ui-primer-1-title = Зайняти
kingdoms-ui-primer-1-text = Зіграйте карту туди, куди її пускає указ, покладіть жетон на вільне поле й доберіть карту.
kingdoms-ui-primer-1-note = Столиця займається останньою. Зайнявши її, ви одразу відступаєте.
kingdoms-ui-primer-2-title = Збір звірів
kingdoms-ui-primer-2-text = Обміняйте від однієї до чотирьох карт і отримайте очко.
kingdoms-ui-primer-2-note = Лише поки в цій епосі ніхто не відступив.
kingdoms-ui-primer-3-title = Відступити
kingdoms-ui-primer-3-text = Ви вибуваєте до кінця епохи, карти лишаються у вас.
kingdoms-ui-primer-3-note = Перший, хто відступив, бере таємний жетон від 2 до 5 очок.
kingdoms-ui-primer-4-title = Укази
kingdoms-ui-primer-4-text = Указ дивиться на вашу карту, на останню карту царства або на сусідів. Якщо порівнювати ні з чим, підходить будь-яка карта.
kingdoms-ui-primer-5-title = Кінець епохи
kingdoms-ui-primer-5-text = У кожному царстві перший отримує жетон епохи; друге місце дає 3, третє 1. Місця в раді теж рахуються.
kingdoms-ui-primer-6-title = Битва
kingdoms-ui-primer-6-text = Нічия за перше місце? Усі кладуть карту долілиць: вищий ранг перемагає, але проста 1 б’є 8 і більше. Рівні карти б’ються далі.
kingdoms-ui-primer-6-note = Переможені отримують жетон «+2» для іншої битви.

## Keys

kingdoms-ui-key-card = вибрати карту руки
kingdoms-ui-key-walk = ходити царствами й картами
kingdoms-ui-key-next = наступна або попередня ціль
kingdoms-ui-key-do = зіграти вибране
kingdoms-ui-key-rally = збір звірів
kingdoms-ui-key-retreat = відступити
kingdoms-ui-key-undo = скасувати
kingdoms-ui-key-type = ввести дію
kingdoms-ui-key-kingdom = прочитати про царство
kingdoms-ui-key-hand = прочитати руку
kingdoms-ui-key-scores = прочитати очки
kingdoms-ui-key-last = прочитати останню подію
