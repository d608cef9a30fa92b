# Сторінка навколо ігор.

you = Ви
guest-name = Гість { $number }
player-number = Гравець { $number }
your-turn = Ваш хід
undo = Скасувати
close = Закрити
start = Почати
home = На головну
reload = Оновити
try-again = Спробувати ще
newer = Готова нова версія.
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
home-sub = Без реєстрації й завантажень: можна грати одразу.
play-now = Грати зараз
play-now-detail = з двома ботами
with-friends = З друзями
new-table = Свій стіл
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
pace-live = По { $minutes } хв на гравця, ще { $seconds } с за хід
pace-turns = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
   *[many] { $hours } годин на хід
  }

## A new table
new-title = Свій стіл: { $game }
new-unknown = Такої гри тут немає.
new-seats = Місця
new-seat = Місце { $number }
new-remove-seat = Прибрати місце { $number }
new-add-seat = Додати місце
new-hot-seat = За вами кілька місць: передавайте пристрій одне одному. Між ходами карти закрито.
new-options = Ця гра
new-table-itself = Стіл
new-pace = Годинник
new-public = Показувати стіл усім
new-hints = Підказки дозволено
new-seed = Зерно перемішування
new-seed-random = випадково
new-open-table = Відкрити стіл
new-any = за жеребом
new-edition = За яким виданням граєте?
new-edition-own = Власний набір правил
new-group-edition = Чим різняться видання
new-group-guard = Проти нескінченних партій

## Seats and bots
seat-free = Вільне місце
seat-open = Вільне місце
seat-bot = Бот: { $level }
seat-you = { $name } (ви)
seat-here = тут
seat-away = не в мережі
seat-replaced = не в мережі, грає бот
seat-open-detail = для всіх, хто має посилання
seat-weaker = Слабший бот на місці { $number }
seat-stronger = Сильніший бот на місці { $number }
seat-add-bot = Посадити бота
seat-a-bot = Бот
bot-name-0 = Ада
bot-name-1 = Боб
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
lobby-full = Усі місця зайнято; коли гра почнеться, ви зможете спостерігати.
lobby-sit = Зайняти місце
lobby-sit-too = Зайняти й це місце
lobby-stand-up = Встати
lobby-remove = Виключити з гри: { $name }
lobby-bot-on = Хто грає на місці { $number }
lobby-seats = Хто грає
lobby-invite = Запросити
lobby-link = Посилання на цей стіл
lobby-copy = Скопіювати посилання
lobby-copied = Посилання скопійовано.
lobby-public = відкритий для всіх
lobby-private = лише за посиланням
lobby-rules = Почитати правила, поки чекаємо
lobby-this = Ця партія
lobby-share = Поділитися посиланням
lobby-scan = Відскануйте код або відкрийте посилання. Реєстрація не потрібна.
lobby-qr = QR-код із посиланням на цей стіл
lobby-who-may = Хто може сісти
lobby-hints = Підказки
lobby-start-in = Гра почнеться через { $seconds } с.
lobby-name = Ваше ім’я за столом
lobby-needs = Вільні місця чекають на гравців або ботів.
lobby-fill = Посадити ботів на вільні місця й почати

## At the table
table-loading = Хвилинку…
table-missing = Такого столу немає
table-missing-text = За цією адресою столу немає або вам до нього не можна.
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
watching = Ви спостерігаєте за грою.
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися до гри
plain-choose = Виберіть, що робити.
plain-wait = Грають інші.
help = Довідка
help-rule = Правило { $rule }
hint-title = Підказка
coach-look = На що звернути увагу
coach-nothing = Нічого термінового: грайте, як задумали.
coach-show = Показати хід
hint-chance = Шанс на перемогу: { $percent }
hint-thinking = Обмірковую…
hint-play = Зіграти так
hint-another = Інша ідея
hint-also = Також добре

## Passing the device round
cover-title = Наступний хід: { $name }
cover-text = Передайте пристрій. Усе приховане лишиться прихованим, доки ви не натиснете кнопку.
cover-ready = Я — { $name }

## Log and chat
log-undo = Скасовано
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
chat-none = Поки що ніхто нічого не написав.
stand-in-name = { $name } (бот)
stand-in-clock = { $name }: час вийшов, далі грає бот ({ $bot }).
stand-in-holder = { $name } передає гру ботові ({ $bot }).
stand-in-player = { $name } надто довго не відповідає, тож { $asker } кличе на заміну бота ({ $bot }).
stand-in-opener = { $name } надто довго не відповідає, тож господар столу кличе на заміну бота ({ $bot }).
chat-say = Напишіть щось
chat-send = Надіслати
chat-watching = Тут пишуть лише гравці.
person-menu = Дії: { $name }
person-mute = Приховати
person-unmute = Показувати
person-report = Поскаржитися
person-muted = { $name }: повідомлення приховано. Про це знаєте лише ви.
person-unmuted = { $name }: повідомлення знову видно.
report-what = Що сталося?
report-send = Надіслати скаргу
report-not = Скасувати
report-sent = Дякуємо. Адміністрація сайту розгляне скаргу.
report-table = Поскаржитися на цей стіл

## Menu
menu-title = Стіл
menu-share = Скопіювати посилання на стіл
menu-home = На головну (стіл залишиться)
menu-leave = Вийти з гри
menu-leave-sure = Далі за вас гратиме бот. Поки гра триває, можна повернутися.
menu-leave-yes = Вийти
menu-leave-no = Лишитися
menu-let-bot-play = Нехай грає бот
menu-hints-on = підказки дозволено
menu-hints-off = без підказок
fair-title = Чи чесно перемішано?
fair-text = Ще до того, як хтось сяде за стіл, сервер показує відбиток свого таємного числа. Браузер кожного гравця додає до нього випадкове значення, і все перемішування випливає з цих чисел разом: ні сервер, ні гравець не може визначити його самотужки. Після гри всі числа розкривають, і кожен може перевірити кожну карту й кожен жереб.
fair-commitment = Відбиток
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
end-tie-break = Очок порівну: переможця визначило правило про нічию.
end-show = Показати результат
end-look = Подивитися на стіл
end-replay = Переглянути знову
end-download = Завантажити
end-rematch = Зіграти ще
end-rematch-join = До наступної гри
end-legend = Звідки очки
end-share = Поділитися
end-ahead = Перевага { $by }: { $points } проти { $other }
end-behind = Забракло { $by }: { $points } проти { $other }
end-level = Очок порівну: { $points }
end-best = Золотим — найкраще в рядку
end-chapters = Як набиралися очки
end-moves = Ваші найкращі ходи й найдорожчі помилки
end-moves-of = Найкращі ходи й найдорожчі помилки: { $name }

## Looking back
replay = Повтор
pace-shown = Темп показу ходів суперників
pace-skip = До мого ходу
replay-title = { $game }: повтор
replay-still-running = Ця гра ще триває. Переглянути її можна буде, коли вона закінчиться.
replay-timeline = Перебіг гри
replay-position = Позиція
replay-play = Пуск
replay-pause = Пауза
replay-back = Крок назад
replay-on = Крок уперед
replay-turn-back = До попереднього ходу
replay-turn-on = До наступного ходу
replay-eyes = Чиїми очима
replay-everything = Усе відкрито
replay-to-table = До столу
replay-details = Подробиці
replay-play-on = Грати далі звідси
replay-share = Скопіювати посилання
replay-tab-review = Аналіз
replay-tab-log = Журнал
replay-tab-scores = Очки
replay-tab-fair = Чесність
replay-scores = Очки впродовж партії
replay-score-back = До попередніх очок
replay-score-on = До наступних очок
fair-derived = { $count ->
    [0] Перевірено: таємне число відповідає відбитку, і зерно випливає з нього. Гравці нічого не додали. Щойно обчислено у вашому браузері.
    [one] Перевірено: таємне число відповідає відбитку, а зерно випливає з нього та зі значення { $count } гравця. Щойно обчислено у вашому браузері.
   *[other] Перевірено: таємне число відповідає відбитку, а зерно випливає з нього та зі значень { $count } гравців. Щойно обчислено у вашому браузері.
}
fair-chosen = Зерно цієї партії вибрали, коли відкривали стіл. Воно відповідає відбитку. Щойно обчислено у вашому браузері.
fair-drawn = Перевірено: це зерно відповідає відбитку, оголошеному до гри. Сервер вибрав його сам. Щойно обчислено у вашому браузері.
fair-no-commitment = Не підтверджено: відбиток не збігається. Партію перемішано не так, як обіцяно.
fair-no-seed = Не підтверджено: таємне число і значення гравців дають інше зерно. Партію перемішано не так, як обіцяно.
fair-no-ours = Не підтверджено: бракує значення, яке додав ваш браузер. Партію перемішано не так, як обіцяно.
fair-cannot = Браузер може перевірити це лише через захищене з’єднання.
fair-more = Завантажте партію й запустіть «howlcrown verify», щоб відтворити із зерна кожну карту й кожен жереб.
review = Аналіз
review-text = Боти розбирають кожен хід: шанси всіх на перемогу, переломні моменти, де шанс змарновано, а де допомогла удача.
review-start = Проаналізувати партію
review-waiting = { $ahead ->
    [0] Починаємо…
    [one] Перед вами ще { $ahead } партія.
    [few] Перед вами ще { $ahead } партії.
   *[many] Перед вами ще { $ahead } партій.
  }
review-running = Аналіз: розібрано { $percent } партії
review-failed = Аналіз зараз недоступний.
review-curve = Шанси на перемогу впродовж партії
review-no-turning = Переломних моментів у партії не було.
review-mistakes = Дорогі помилки
review-no-mistakes = Серйозних помилок не було.
review-inaccurate = Неточність
review-mistake = Помилка
review-blunder = Груба помилка
review-better = Краще:
review-balance = Рішення й удача
review-player = Гравець
review-choices = Рішення
review-luck = Удача
review-note = У шансах на перемогу: чого кожному коштували власні рішення і що додали удача та прихована інформація.
review-moments = Вирішальні моменти
review-smoothed = Шанс на перемогу, згладжений за раунд
review-gains = Найбільший приріст: { $name }
review-moment = Момент { $number }

## Навчання
learn = Навчання
learn-short = Навчитися за 10 хв
learn-title = Навчання: { $game }
learn-begin = Почати
learn-repeat = Почати знову
learn-play-now = Грати
learn-solved = розв’язано
learn-all = Усі уроки
learn-task = Завдання:
learn-remember = Запам’ятайте:
learn-minutes = { $seconds ->
    [0] { $minutes ->
        [one] близько { $minutes } хвилини
       *[other] близько { $minutes } хвилин
    }
   *[other] пів хвилини
}
learn-so-far = { $done ->
    [one] пройдено { $done } урок
    [few] пройдено { $done } уроки
   *[many] пройдено { $done } уроків
}
learn-next = Далі
learn-again = Ще раз
learn-restart = Почати спочатку
learn-take-back = Скасувати
learn-show = Показати крок
learn-skip = Пропустити
learn-step = Зроблено кроків: { $step } з { $steps }
learn-astray = Так можна, але цей урок про інше.
learn-nothing-lost = Нічого не втрачено: скасуйте й спробуйте ще раз.
learn-go-on = Далі
learn-known = Що ви вже знаєте
learn-progress = Пройдено: { $done } з { $count }
learn-hurry = Поспішаєте?
learn-hurry-detail = Одразу грайте проти двох ботів; підказки будуть увімкнені.
learn-number = Урок { $number } з { $count }

## Rules
rules-of = Правила: { $game }
rules-search = Шукати в правилах
rules-table = Таблиця
rules-missing = Правил цієї гри тут поки що немає.
rules-exact = Точний текст
rules-exact-all = Повні правила за пунктами
rules-whole = Правила на окремій сторінці
guide-goal = Мета гри
guide-reading = Скільки читати
guide-short = Дві хвилини
guide-full = Усе
guide-print = Друк
guide-nothing = Нічого не знайдено. Спробуйте інше слово.
rules-contents = Зміст
rules-learn = Вчитися граючи

## You
me-title = Ви
me-name = Ваше ім’я
me-name-detail = Його бачать інші за столом.
me-save = Зберегти
me-renamed = Тепер вас звати { $name }.
me-name-refused = Це ім’я не підходить. Спробуйте інше.
me-link-title = Ваш профіль на іншому пристрої
me-link-text = Створіть код тут і введіть його на іншому пристрої. Він діє один раз.
me-link-make = Створити код
me-link-secret = З цим кодом можна грати від вашого імені. Нікому його не показуйте.
me-claim = Код з іншого пристрою
me-claim-do = Застосувати
me-claim-detail = Цей пристрій перейде на той профіль. Столи, відкриті звідси, лишаться під старим ім’ям.
me-code-refused = Цей код невідомий, використаний або застарілий.
me-claimed = З поверненням! Ваше ім’я — { $name }.
me-name-short = Щонайбільше 24 символи.
me-link-copy = Скопіювати код
mine-title = Ваші партії
mine-none = Ви ще не грали.
mine-statistics = Закінчені партії, у яких ви грали за одного гравця
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
mine-delete-sure = Зараз вона зникне з вашого списку, а видалять її, коли про це попросять усі її гравці.
mine-delete-yes = Видалити
mine-delete-no = Залишити
mine-deleted = Партію видалено.
mine-delete-asked = Партії більше немає у вашому списку. Її видалять, коли про це попросять і решта гравців.
devices-title = Пристрої
devices-text = Ці пристрої грають від вашого імені. Вийдіть на тих, якими більше не користуєтеся.
devices-this = цей пристрій
devices-unknown = Невідомий пристрій
devices-seen = востаннє { $date }
devices-sign-out = Вийти
devices-sign-out-others = Вийти на всіх інших
devices-signed-out = Вихід виконано.
muted-title = Приховані гравці
delete-title = Видалити профіль
delete-stored = Про вас зберігається: ім’я, пристрої, партії з усіма ходами, ваші повідомлення за столами, кого ви приховали й на що поскаржилися. Ні електронної пошти, ні мережевої адреси.
delete-text = Якщо ви видалите профіль, зникнуть ваше ім’я, повідомлення, статистика і пристрої. Партії лишаться без вашого імені, бо належать і решті гравців; у тих, що тривають, далі гратиме бот.
delete-do = Видалити профіль…
delete-sure = Скасувати це неможливо.
delete-yes = Видалити назавжди
delete-no = Залишити все
delete-done = Усе про вас видалено.

## Settings
settings-title = Налаштування
settings-language = Мова
settings-theme = Кольори
settings-theme-auto = Як на пристрої
settings-theme-light = День
settings-theme-dark = Ніч
settings-text = Розмір тексту
settings-speed = Швидкість анімації
settings-speed-instant = Миттєво
settings-confirm = Підтверджувати другим дотиком
settings-confirm-detail = Перший дотик показує, що буде.
settings-confirm-auto = На сенсорному екрані
settings-always = Завжди
settings-never = Ніколи
settings-end = Коли лишилося тільки завершити хід
settings-end-manual = Вручну
settings-end-soon = Завершити через 3 секунди
settings-end-now = Завершити одразу
settings-patterns = Візерунки на полі
settings-patterns-soft = Слабкі
settings-patterns-strong = Чіткі
settings-sound = Звук
settings-notify = Сповіщати, коли мій хід
settings-notify-detail = Лише поки ця сторінка відкрита у фоні.
settings-notify-denied = Браузер не дозволяє сповіщення для цієї сторінки.
settings-codes = Назви місць на полі
settings-danger = Позначати мої фішки під загрозою
settings-coach = Тренер після уроків
settings-coach-detail = Допомагає на початку ваших ходів проти ботів, з кожною партією дедалі менше.
settings-shortcuts = Літери як швидкі клавіші
settings-shortcuts-detail = Стрілки, Tab, Enter і Escape працюють завжди.
settings-left = Керування для шульги
settings-alone = Партії без інших людей
settings-alone-detail = На цьому пристрої зв’язок не потрібен; на сервері їх знайдуть і інші ваші пристрої.
settings-alone-here = На цьому пристрої
settings-alone-server = На сервері
settings-group-look = Вигляд
settings-group-play = Гра
settings-group-sound = Звук і сповіщення
settings-group-keys = Клавіші
settings-speed-calm = Спокійно
settings-speed-normal = Звичайно
settings-speed-quick = Швидко
settings-preview = Приклад
settings-preview-text = Боб завершує хід. Ваша черга.
settings-sound-test = Послухати

## What goes wrong
lost-title = Тут нічого немає
lost-text = Ця адреса нікуди не веде. Сова перевірила двічі.
error-load = Частина сторінки не завантажилася.
error-unexpected = Щось пішло не так. Спробуйте ще раз.
table-reason-offline = Немає зв’язку із сервером.
table-reason-unexpected = Щось пішло не так. Спробуйте ще раз.
table-reason-unavailable = У сервера зараз негаразди. Спробуйте ще раз.
table-reason-game_over = Гру закінчено.
table-reason-not_your_turn = Зараз не ваш хід.
table-reason-stale = За столом тим часом щось змінилося. Перевірте ще раз.
table-reason-not_last = Решту вирішите, коли побачите, що це дасть.
table-reason-full = { $what ->
    [watchers] За цим столом уже забагато глядачів.
    [hints] На цю підказку чекає забагато людей.
    [log] У цій партії скасовано забагато кроків.
    [mutes] Приховано вже забагато людей.
    [chat] Чат цього столу заповнено.
   *[requests] Стіл зайнятий. Спробуйте за мить.
}
table-reason-nothing_to_undo = Скасовувати нічого.
table-reason-cannot_undo = Це вже не можна скасувати.
table-reason-malformed = Сервер цього не зрозумів.
table-reason-no_identity = Сервер вас не знає. Оновіть сторінку.
table-reason-foreign_origin = Цей запит надійшов з іншої сторінки.
table-reason-banned = Адміністрація сайту тимчасово обмежила вам доступ.
table-reason-not_found = Такого тут немає.
table-reason-method_not_allowed = Тут це неможливо.
table-reason-not_your_seat = Це не ваше місце.
table-reason-not_your_table = Це може зробити лише господар столу.
table-reason-too_large = Забагато за один раз.
table-reason-too_many = { $what ->
    [strong_games] У вас відкрито забагато партій із сильними ботами. Спершу дограйте одну з них або вийдіть і зачекайте хвилину.
    [bot_games] У вас відкрито забагато партій із ботами. Спершу дограйте одну з них або вийдіть і зачекайте хвилину.
    [public_tables] Кілька ваших відкритих столів уже чекають на гравців.
    [analyses] Спершу завершиться інший ваш аналіз: лише один за раз.
    [hints] Ви вже попросили новішу підказку.
   *[other] { $seconds ->
        [one] Занадто швидко. Спробуйте через { $seconds } секунду.
        [few] Занадто швидко. Спробуйте через { $seconds } секунди.
       *[many] Занадто швидко. Спробуйте через { $seconds } секунд.
      }
  }
table-reason-seat_taken = Там уже хтось сидить.
table-reason-one_seat = За відкритим столом можна зайняти лише одне місце.
table-reason-removed = Господар столу виключив вас із гри.
table-reason-seats_open = Ще є вільні місця.
table-reason-only_bots = Самі боти не грають: залиште місце для людини.
table-reason-not_started = Гра ще не почалася.
table-reason-already_started = Гра вже почалася.
table-reason-still_running = Гра ще триває.
table-reason-no_such_version = До цього гра ще не дійшла.
table-reason-unknown_game = Такої гри тут немає.
table-reason-unknown_bot = Такого бота немає.
table-reason-seed_not_allowed = За відкритими столами перемішують лише випадково.
table-reason-no_hints = За цим столом грають без підказок.
table-reason-bad_text = { $most ->
    [one] Не більше { $most } символу, але й не порожньо.
    [few] Не більше { $most } символів, але й не порожньо.
   *[many] Не більше { $most } символів, але й не порожньо.
  }
table-reason-bad_pace = Таке налаштування годинника неможливе.
table-reason-bad_code = Цей код невідомий, використаний або застарілий.
table-reason-not_absent = { $seconds ->
    [one] Бот може сісти за гравця через { $seconds } секунду його відсутності.
    [few] Бот може сісти за гравця через { $seconds } секунди його відсутності.
   *[many] Бот може сісти за гравця через { $seconds } секунд його відсутності.
  }
table-reason-unknown_option = Налаштування «{ $key }» немає.
table-reason-option_value = «{ $value }» тут не підходить. Можна: { $allowed }.
table-reason-player_count = Ця гра для { $least }–{ $most } гравців.
table-with = за участю: { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Зараз нічого скасувати: щось уже взято чи відкрито або хід не ваш.
    [one] Скасовує останній крок.
    [few] Скасовує останній крок. Можна повернутися на { $count } кроки назад.
   *[many] Скасовує останній крок. Можна повернутися на { $count } кроків назад.
  }
explain-restart = Скасовує все, що ви зробили за цей хід: { $count ->
    [one] { $count } крок.
    [few] { $count } кроки.
   *[many] { $count } кроків.
  }
explain-pace = Зупиняє показ ходів суперників, гортає його крок за кроком або пропускає весь.
explain-hint = Показує, що зробив би зараз сильний гравець, чому і який це дає шанс на перемогу. Вирішуєте все одно ви.
explain-log = Що сталося, найновіше згори. Виберіть рядок, щоб побачити його на полі.
explain-tabs = Перемикає частини столу.
explain-since = Що зробили інші після вашого минулого ходу: { $count ->
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
solo-level = Наодинці: виберіть рівень
time-left = залишилося { $left }, до { $until }
option-for-seat = Місце { $number }
option-default = типово
option-usual = Типово: { $value }
option-back = Повернути типове: { $option }
option-back-short = Типове
friends-count = Скільки гравців?
friends-open = Відкрити стіл на { $count }
