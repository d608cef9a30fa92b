# Сторінка навколо ігор.

you = Ви
player-number = Гравець { $number }
your-turn = Ваш хід
undo = Скасувати
close = Закрити
start = Почати
home = На головну
reload = Завантажити знову
skip-to-content = До вмісту

## Navigation
nav-page = Сторінка
nav-me = Ви
nav-settings = Налаштування
nav-rules = Правила
nav-menu = Меню
nav-play = Грати
nav-places = Розділи

## Home
home-title = Howl & Crown: дві гри, один стіл
home-continue = Продовжити
home-public = Відкриті столи
home-no-public = Зараз відкритих столів немає. Відкрийте свій: інші побачать його тут.
home-lead = Дві гри. Один стіл. Сідайте.
home-sub = Без реєстрації й завантажень: одне натискання, і ви граєте.
play-now = Грати зараз
play-now-detail = з двома ботами
with-friends = З друзями
new-table = Своя гра
rules = Правила
solo = Наодинці
players = Гравців: { $least }–{ $most }
table-is-running = Триває гра
table-is-over = Закінчено
table-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
  }
table-join = Сісти
table-open = Відкрити

## How long people may think
pace-none = Без годинника
pace-live = По { $minutes } хв і ще { $seconds } с за хід
pace-turns = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
   *[many] { $hours } годин на хід
  }

## A new table
new-title = Своя гра: { $game }
new-unknown = Такої гри тут немає.
new-seats = Місця
new-seat = Місце { $number }
new-remove-seat = Прибрати місце { $number }
new-add-seat = Додати місце
new-hot-seat = Кілька місць ваші: передавайте пристрій по колу. Карти між ходами закриті.
new-options = Ця гра
new-table-itself = Стіл
new-pace = Годинник
new-public = Стіл може знайти будь-хто
new-hints = Підказки дозволено
new-seed = Зерно перемішування
new-seed-random = випадково
new-open-table = Відкрити стіл
new-any = будь-яка

## Seats and bots
seat-free = Вільне місце
seat-open = Вільне місце
seat-bot = Бот: { $level }
seat-you = { $name } (ви)
seat-here = тут
seat-away = немає на місці
seat-replaced = немає на місці, грає бот
seat-open-detail = для всіх, хто має посилання
seat-weaker = Слабший бот на місці { $number }
seat-stronger = Сильніший бот на місці { $number }
seat-add-bot = Посадити бота
seat-host = господар столу
seat-a-bot = Бот
bot-name-0 = Ада
bot-name-1 = Бо
bot-name-2 = Клео
bot-name-3 = Даґ
bot-name-4 = Есмі
bot-uniform = Навмання
bot-light = Простий
bot-scripted = За простими правилами
bot-neutral = Еталон

## Before the game
lobby-title = { $game }: хто грає?
lobby-waiting = { $count ->
    [one] Вільно ще { $count } місце. Гра почнеться, коли його займуть.
    [few] Вільно ще { $count } місця. Гра почнеться, коли їх займуть.
   *[many] Вільно ще { $count } місць. Гра почнеться, коли їх займуть.
  }
lobby-starting = Усі місця зайнято: гра починається.
lobby-ready = Усі місця зайнято.
lobby-full = Усі місця зайнято; коли гра почнеться, можна буде дивитися.
lobby-sit = Зайняти місце
lobby-sit-too = Теж моє
lobby-stand-up = Встати
lobby-bot-on = Хто грає на місці { $number }
lobby-seats = Хто грає
lobby-invite = Запросити
lobby-link = Посилання на цей стіл
lobby-copy = Скопіювати посилання
lobby-copied = Посилання скопійовано.
lobby-public = відкритий для всіх
lobby-private = лише за посиланням
lobby-rules = Поки почитати правила
lobby-this = Ця партія
lobby-share = Поділитися посиланням
lobby-scan = Відскануйте код або відкрийте посилання. Реєстрація не потрібна.
lobby-qr = Посилання у вигляді коду
lobby-who-may = Хто може сісти
lobby-hints = Поради
lobby-start-in = Гра почнеться за { $seconds } с.
lobby-name = Ваше ім’я за столом
lobby-needs = Вільні місця чекають на гравців або бота.
lobby-fill = Боти на вільні місця й почати

## At the table
table-loading = Хвилинку…
table-missing = Такого столу немає
table-missing-text = За цією адресою столу немає, або він не для вас.
title-turn-of = Ходить { $name }
title-over = Гру закінчено
chip-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }
chip-active = ходить
chip-away = не в мережі
clock-left = залишилося { $time }
offline = Немає зв’язку. Пробуємо знову; нічого не втрачено.
watching = Ви дивитеся гру.
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися до гри
plain-choose = Оберіть, що робити.
plain-wait = Грають інші.
help = Довідка
help-rule = Правило { $rule }
hint-title = Порада
hint-chance = Шанс на перемогу: { $percent }
hint-thinking = Думаю…
hint-play = Зіграти так
hint-another = Інша ідея
hint-also = Теж добре

## Passing the device round
cover-title = Наступний хід: { $name }
cover-text = Передайте пристрій. Нічого таємного не видно, доки ви не натиснете.
cover-ready = Я — { $name }

## Log and chat
log-undo = Хід скасовано
log-all = { $count ->
    [one] Показати { $count } рядок
    [few] Показати всі { $count } рядки
   *[many] Показати всі { $count } рядків
  }
chat = Чат
chat-unread = { $count ->
    [0] Чат
    [one] Чат, { $count } нове повідомлення
    [few] Чат, { $count } нові повідомлення
   *[many] Чат, { $count } нових повідомлень
  }
chat-none = Поки ніхто нічого не сказав.
stand-in-name = { $name } (бот)
stand-in-clock = { $name }: час вийшов, далі грає бот ({ $bot }).
stand-in-holder = { $name }: далі грає бот ({ $bot }).
stand-in-player = { $name } надто довго немає: на прохання гравця { $asker } далі грає бот ({ $bot }).
stand-in-opener = { $name } надто довго немає: на прохання того, хто відкрив стіл, далі грає бот ({ $bot }).
chat-say = Сказати щось
chat-send = Надіслати
chat-watching = Тут говорять лише гравці.
person-menu = Дії: { $name }
person-mute = Приховати повідомлення
person-unmute = Показувати знову
person-report = Поскаржитися
person-muted = Повідомлень гравця { $name } більше не видно. Ніхто про це не дізнається.
person-unmuted = Повідомлення гравця { $name } знову видно.
report-what = Що сталося?
report-send = Надіслати скаргу
report-not = Скасувати
report-sent = Дякуємо. Власник сайту розгляне скаргу.
report-table = Поскаржитися на цей стіл

## Menu
menu-title = Стіл
menu-share = Скопіювати посилання на стіл
menu-home = На головну (стіл залишиться)
menu-leave = Вийти з гри
menu-leave-sure = За вас продовжить бот. Поки гра триває, можна повернутися.
menu-leave-yes = Вийти
menu-leave-no = Залишитися
menu-let-bot-play = Нехай грає бот
menu-hints-on = підказки дозволено
menu-hints-off = без підказок
fair-title = Чи чесно перемішано?
fair-text = Перш ніж хтось сяде, стіл показує відбиток таємного числа сервера. Браузер кожного гравця додає випадкове значення, і всі роздачі випливають з них разом: ні сервер, ні гравець не вирішує сам. Після гри все показують, і будь-хто може перевірити кожну роздачу.
fair-commitment = Зобов’язання
fair-secret = Таємне число сервера
fair-added = Додано гравцями
fair-ours = з вашого браузера
fair-seed = Зерно

## Scores and the end
sheet-title = Очки: { $name }
sheet-total = Разом
end-you-won = Ви перемогли!
end-won = Перемога: { $name }
end-shared = Перемогу ділять: { $names }
end-place = { $place }.
end-tie-break = За рівності очок вирішило правило про нічию.
end-show = Показати результат
end-look = Подивитися на стіл
end-replay = Дивитися знову
end-download = Завантажити
end-rematch = Зіграти ще
end-rematch-join = До наступної гри
end-legend = Звідки очки
end-share = Поділитися

## Looking back
replay = Повтор
pace-shown = Темп показу чужих ходів
pace-skip = До мого ходу
replay-title = { $game }: повтор
replay-still-running = Ця гра ще триває. Переглянути її можна буде потім.
replay-timeline = Перебіг гри
replay-position = Положення
replay-play = Пуск
replay-pause = Пауза
replay-back = Крок назад
replay-on = Крок уперед
replay-turn-back = До попереднього ходу
replay-turn-on = До наступного ходу
replay-eyes = Точка зору
replay-everything = Усе відкрито
replay-to-table = До столу
replay-details = Докладно
replay-play-on = Грати звідси
replay-share = Скопіювати посилання
replay-tab-review = Аналіз
replay-tab-log = Журнал
replay-tab-scores = Очки
replay-tab-fair = Чесність
replay-scores = Як зростали очки
replay-score-back = До попередніх очок
replay-score-on = До наступних очок
fair-derived = { $count ->
    [0] Так: у таємного числа саме цей відбиток, і зерно випливає з нього. Гравці нічого не додали. Щойно обчислено у вашому браузері.
    [one] Так: у таємного числа саме цей відбиток, і зерно випливає з нього та зі значення { $count } гравця. Щойно обчислено у вашому браузері.
    [few] Так: у таємного числа саме цей відбиток, і зерно випливає з нього та зі значень { $count } гравців. Щойно обчислено у вашому браузері.
    [many] Так: у таємного числа саме цей відбиток, і зерно випливає з нього та зі значень { $count } гравців. Щойно обчислено у вашому браузері.
   *[other] Так: у таємного числа саме цей відбиток, і зерно випливає з нього та зі значень { $count } гравців. Щойно обчислено у вашому браузері.
}
fair-chosen = Зерно цієї партії вибрано під час відкриття столу. У нього саме цей відбиток. Щойно обчислено у вашому браузері.
fair-drawn = Так: це зерно дає саме те число, яким стіл себе зв’язав. Сервер вибрав його сам. Щойно обчислено у вашому браузері.
fair-no-commitment = Ні: відбиток інший. Тасували не так, як обіцяно.
fair-no-seed = Ні: таємне число і значення гравців дають інше зерно. Тасували не так, як обіцяно.
fair-no-ours = Ні: значення, яке додав ваш браузер, немає. Тасували не так, як обіцяно.
fair-cannot = Браузер обчислює це лише через захищене з’єднання.
fair-more = Завантажте партію і запустіть «howlcrown verify», щоб повторити кожну роздачу із зерна.
review = Аналіз
review-text = Боти дивляться на кожен хід: шанси всіх на перемогу, переломи партії, що було втрачено і де допомогла вдача.
review-start = Розібрати партію
review-waiting = { $ahead ->
    [0] Починаємо…
    [one] Спершу ще { $ahead } партія.
    [few] Спершу ще { $ahead } партії.
   *[many] Спершу ще { $ahead } партій.
  }
review-running = Думає: { $percent } партії
review-failed = Аналіз зараз недоступний.
review-curve = Шанси на перемогу впродовж партії
review-no-turning = Переломів у партії не було.
review-mistakes = Дорогі рішення
review-no-mistakes = Нічого істотного не втрачено.
review-inaccurate = Неточність
review-mistake = Помилка
review-blunder = Груба помилка
review-better = Краще:
review-balance = Рішення і вдача
review-player = Гравець
review-choices = Рішення
review-luck = Вдача
review-note = Суми шансів на перемогу: скільки віддали власні рішення і що принесли випадок та чужі таємниці.
review-moments = Вирішальні моменти
review-smoothed = Шанс на перемогу, згладжений за коло
review-gains = Найбільше виграє: { $name }
review-moment = Момент { $number }

## Навчання
learn = Навчання
learn-short = Навчитися за 5 хв
learn-title = Навчання: { $game }
learn-begin = Почати
learn-repeat = Почати знову
learn-play-now = Грати
learn-solved = розв’язано
learn-all = Усі задачі
learn-task = Завдання:
learn-next = Далі
learn-again = Ще раз
learn-restart = Спочатку
learn-take-back = Повернути хід
learn-show = Показати крок
learn-skip = Пропустити
learn-step = Зроблено кроків: { $step } з { $steps }
learn-astray = Так можна, але цей урок про інше.
learn-nothing-lost = Нічого не втрачено: скасуйте й спробуйте ще раз.
learn-go-on = Далі
learn-known = Ви вже знаєте
learn-progress = Пройдено: { $done } з { $count }
learn-hurry = Немає часу?
learn-hurry-detail = Одразу зіграйте з двома ботами, поради лишаться ввімкненими.
learn-number = Урок { $number } з { $count }

## Rules
rules-of = Правила: { $game }
rules-search = Шукати в правилах
rules-table = Таблиця
rules-missing = Правила цієї гри тут ще не записано.
rules-exact = Точний текст
rules-contents = Зміст
rules-learn = Навчатися граючи

## You
me-title = Ви
me-name = Ваше ім’я
me-name-detail = Його бачать інші за столом.
me-save = Зберегти
me-renamed = Тепер вас звати { $name }.
me-name-refused = Це ім’я не підходить. Спробуйте інше.
me-link-title = Та сама людина на іншому пристрої
me-link-text = Створіть код тут і введіть його там. Він діє один раз.
me-link-make = Створити код
me-link-secret = З цим кодом можна грати від вашого імені. Нікому його не показуйте.
me-claim = Код з іншого пристрою
me-claim-do = Застосувати
me-claim-detail = Ви станете тим самим гравцем, що й там; столи цього пристрою залишаться під старим ім’ям.
me-code-refused = Цей код невідомий, використаний або застарілий.
me-claimed = З поверненням, { $name }.
me-name-short = Щонайбільше 24 символи.
me-link-copy = Скопіювати код
mine-title = Ваші партії
mine-none = Ви ще не грали.
mine-statistics = Завершені партії, де у вас було одне місце
mine-game = Гра
mine-players = Гравців
mine-played = Партій
mine-won = Перемог
mine-mean = Очок у середньому
mine-best = Найкращий рахунок
mine-result = Місце { $placing }, { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }
mine-more = Давніші партії
mine-export = Завантажити все
mine-delete = Видалити партію «{ $game }», { $date }
mine-delete-sure = Вона зникне з вашого списку зараз і буде видалена, коли про це попросять усі її гравці.
mine-delete-yes = Видалити
mine-delete-no = Залишити
mine-deleted = Партію видалено.
mine-delete-asked = Партії більше немає у вашому списку. Її буде видалено, коли про це попросять й інші.
devices-title = Пристрої
devices-text = Ці пристрої грають від вашого імені. Вимкніть ті, якими більше не користуєтеся.
devices-this = цей пристрій
devices-unknown = Невідомий пристрій
devices-seen = востаннє { $date }
devices-sign-out = Вийти
devices-sign-out-others = Вийти на всіх інших
devices-signed-out = Вихід виконано.
muted-title = Приховані гравці
delete-title = Видалити мене
delete-stored = Про вас зберігається: ім’я, пристрої, партії з усіма ходами, ваші повідомлення за столами, кого ви приховали і на що поскаржилися. Ні електронної пошти, ні мережевої адреси.
delete-text = Якщо видалити себе, зникнуть ваше ім’я, повідомлення, статистика і пристрої. Партії залишаться без вашого імені, бо вони належать й іншим; у тих, що тривають, продовжить бот.
delete-do = Видалити мене …
delete-sure = Скасувати це неможливо.
delete-yes = Видалити назавжди
delete-no = Залишити все
delete-done = Усе про вас видалено.

## Settings
settings-title = Налаштування
settings-language = Мова
settings-theme = Кольори
settings-theme-auto = Автоматично
settings-theme-light = День
settings-theme-dark = Ніч
settings-text = Розмір тексту
settings-speed = Швидкість ходів
settings-speed-instant = Одразу
settings-confirm = Підтверджувати другим дотиком
settings-confirm-detail = Перший дотик показує, що буде.
settings-confirm-auto = На сенсорному екрані
settings-always = Завжди
settings-never = Ніколи
settings-end = Коли лишилося тільки закінчити хід
settings-end-manual = Вручну
settings-end-soon = Закінчити через 3 секунди
settings-end-now = Закінчити одразу
settings-patterns = Візерунки на полі
settings-patterns-soft = Слабкі
settings-patterns-strong = Чіткі
settings-sound = Звук
settings-notify = Сповіщати, коли мій хід
settings-notify-detail = Лише поки ця сторінка відкрита у фоні.
settings-notify-denied = Браузер не дозволяє сповіщення для цієї сторінки.
settings-codes = Назви місць на полі
settings-danger = Позначати мої фігури в небезпеці
settings-shortcuts = Літери як швидкі клавіші
settings-shortcuts-detail = Стрілки, Tab, Enter і Escape працюють завжди.
settings-left = Керування під ліву руку
settings-group-look = Вигляд
settings-group-play = Гра
settings-group-sound = Звук і сповіщення
settings-group-keys = Клавіші
settings-speed-calm = Спокійно
settings-speed-normal = Звичайно
settings-speed-quick = Швидко
settings-preview = Ось так
settings-preview-text = Бо завершив хід. Ваша черга.
settings-sound-test = Послухати

## What goes wrong
lost-title = Тут нічого немає
lost-text = За цією адресою нічого немає. Сова перевірила двічі.
error-load = Частина сторінки не завантажилася.
error-unexpected = Щось пішло не так. Спробуйте ще раз.
table-reason-offline = Немає зв’язку із сервером.
table-reason-unexpected = Щось пішло не так. Спробуйте ще раз.
table-reason-unavailable = У сервера зараз негаразди. Спробуйте ще раз.
table-reason-game_over = Гру закінчено.
table-reason-not_your_turn = Зараз не ваш хід.
table-reason-stale = За столом уже щось сталося. Погляньте ще раз.
table-reason-not_last = Далі можна вирішувати лише тоді, коли стане відомо, чим це закінчиться.
table-reason-full = { $what ->
    [watchers] За цим столом уже забагато глядачів.
    [hints] Цієї підказки чекає забагато людей.
    [log] У цій партії скасовано забагато ходів.
    [mutes] Приховано вже забагато людей.
    [chat] Чат цього столу заповнено.
   *[requests] Стіл зайнятий. Спробуйте за мить.
}
table-reason-nothing_to_undo = Скасовувати нічого.
table-reason-cannot_undo = Це вже не можна скасувати.
table-reason-malformed = Сервер цього не зрозумів.
table-reason-no_identity = Сервер вас не знає. Завантажте сторінку знову.
table-reason-foreign_origin = Цей запит надійшов з іншої сторінки.
table-reason-banned = Власник цього сайту зараз не дає вам брати участь.
table-reason-not_found = Такого тут немає.
table-reason-method_not_allowed = Тут це неможливо.
table-reason-not_your_seat = Це не ваше місце.
table-reason-not_your_table = Це може лише той, хто відкрив стіл.
table-reason-too_large = Забагато за один раз.
table-reason-too_many = { $what ->
    [strong_games] У вас відкрито багато партій із сильними ботами. Спершу закінчіть одну з них або зачекайте хвилину після виходу.
    [bot_games] У вас відкрито багато партій із ботами. Спершу закінчіть одну з них або зачекайте хвилину після виходу.
    [public_tables] Кілька ваших відкритих столів уже чекають на гравців.
    [analyses] Спершу закінчиться інший ваш аналіз. Лише по одному.
    [hints] Ви попросили новішу підказку.
   *[other] { $seconds ->
        [one] Занадто швидко. Спробуйте через { $seconds } секунду.
        [few] Занадто швидко. Спробуйте через { $seconds } секунди.
       *[many] Занадто швидко. Спробуйте через { $seconds } секунд.
      }
  }
table-reason-seat_taken = Там уже хтось сидить.
table-reason-one_seat = За відкритим столом можна зайняти лише одне місце.
table-reason-seats_open = Ще є вільні місця.
table-reason-only_bots = Боти не грають самі: залиште місце для людини.
table-reason-not_started = Гра ще не почалася.
table-reason-already_started = Гра вже почалася.
table-reason-still_running = Гра ще триває.
table-reason-no_such_version = Так далеко гра не дійшла.
table-reason-unknown_game = Такої гри тут немає.
table-reason-unknown_bot = Такого бота немає.
table-reason-seed_not_allowed = Відкриті столи перемішуються лише випадково.
table-reason-no_hints = За цим столом грають без підказок.
table-reason-bad_text = { $most ->
    [one] Не більше { $most } знака і не порожньо.
    [few] Не більше { $most } знаків і не порожньо.
   *[many] Не більше { $most } знаків і не порожньо.
  }
table-reason-bad_pace = Такий час на роздуми неможливий.
table-reason-bad_code = Цей код невідомий, використаний або застарілий.
table-reason-not_absent = { $seconds ->
    [one] Бот може вступити через { $seconds } секунду відсутності.
    [few] Бот може вступити через { $seconds } секунди відсутності.
   *[many] Бот може вступити через { $seconds } секунд відсутності.
  }
table-reason-unknown_option = Налаштування «{ $key }» немає.
table-reason-option_value = «{ $value }» тут не підходить. Можна: { $allowed }.
table-reason-player_count = Ця гра для { $least }–{ $most } гравців.
table-with = за участю: { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Зараз скасувати нічого: щось узято чи відкрито, або хід не ваш.
    [one] Скасовує останній крок.
    [few] Скасовує останній крок, і так до { $count } кроків.
   *[many] Скасовує останній крок, і так до { $count } кроків.
  }
explain-restart = Скасовує все, що ви зробили за цей хід: { $count ->
    [one] { $count } крок.
    [few] { $count } кроки.
   *[many] { $count } кроків.
  }
explain-pace = Зупиняє показ чужих ходів, веде його крок за кроком або пропускає весь.
explain-hint = Показує, що зробив би зараз сильний гравець, які шанси й чому. Нічого не розігрується.
explain-log = Що сталося, нове згори. Виберіть рядок, щоб побачити його на полі.
explain-tabs = Вибирає, яку частину столу ви бачите.
explain-since = Що зробили інші від вашого минулого ходу: { $count ->
    [one] { $count } крок.
    [few] { $count } кроки.
   *[many] { $count } кроків.
  }
keys-title = Клавіші
keys-tab = наступний елемент
keys-enter = натиснути
keys-escape = закрити, скасувати вибір
keys-list = цей список
keys-help = пояснити вибране
keys-chat = чат
keys-off = Літерні клавіші вимкнено в налаштуваннях.
solo-level = Наодинці: оберіть рівень
time-left = залишилося { $left }, до { $until }
option-for-seat = Місце { $number }
friends-count = Скільки гравців?
friends-open = Відкрити стіл на { $count }
