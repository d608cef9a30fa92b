# Страница вокруг игр.

you = Вы
guest-name = Гость { $number }
player-number = Игрок { $number }
your-turn = Ваш ход
undo = Отменить
close = Закрыть
start = Начать
home = На главную
reload = Обновить
try-again = Повторить
skip-to-content = К содержимому
newer = Готова новая версия.

## Navigation
nav-page = Главное меню
nav-me = Профиль
nav-settings = Настройки
nav-rules = Правила
nav-menu = Меню
nav-play = Играть
nav-places = Разделы

## Home
home-title = Howl & Crown: две игры, один стол
home-continue = Продолжить
home-public = Открытые столы
home-no-public = Сейчас открытых столов нет. Откройте свой, и другие увидят его здесь.
home-lead = Две игры. Один стол. Присаживайтесь.
home-sub = Без регистрации и установки: начинайте играть сразу.
play-now = Играть
play-now-detail = с двумя ботами
with-friends = С друзьями
new-table = Настроить игру
rules = Правила
solo = В одиночку
players = Игроков: { $least }–{ $most }
table-is-running = Идёт игра
table-is-over = Окончена
table-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
  }
table-join = Занять место
table-open = Открыть

## How long people may think
pace-none = Без часов
pace-live = По { $minutes } мин каждому и ещё { $seconds } с за ход
pace-turns = { $hours ->
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
   *[many] { $hours } часов на ход
  }

## A new table
new-title = Настройка игры: { $game }
new-unknown = Такой игры здесь нет.
new-seats = Места
new-seat = Место { $number }
new-remove-seat = Убрать место { $number }
new-add-seat = Добавить место
new-hot-seat = За вами несколько мест: передавайте устройство по кругу. Карты между ходами закрыты.
new-options = Эта партия
new-table-itself = Стол
new-pace = Часы
new-public = Показать стол всем
new-hints = Разрешить подсказки
new-seed = Зерно перемешивания
new-seed-random = случайное
new-open-table = Открыть стол
new-any = по жребию
new-edition = По какому изданию играете?
new-edition-own = Свой набор правил
new-group-edition = Чем различаются издания
new-group-guard = Против бесконечных партий

## Seats and bots
seat-free = Свободное место
seat-open = Свободное место
seat-bot = Бот: { $level }
seat-you = { $name } (вы)
seat-here = здесь
seat-away = отсутствует
seat-replaced = отсутствует, играет бот
seat-open-detail = для всех, у кого есть ссылка
seat-weaker = Место { $number }: бот слабее
seat-stronger = Место { $number }: бот сильнее
seat-add-bot = Посадить бота
seat-a-bot = Бот
bot-name-0 = Ада
bot-name-1 = Бо
bot-name-2 = Клео
bot-name-3 = Даг
bot-name-4 = Эсми
bot-uniform = Наугад
bot-light = Простой
bot-scripted = По простым правилам
bot-neutral = Эталон

## Before the game
lobby-title = { $game }: кто играет?
lobby-waiting = { $count ->
    [one] Свободно ещё { $count } место. Игра начнётся, когда его займут.
    [few] Свободно ещё { $count } места. Игра начнётся, когда их займут.
   *[many] Свободно ещё { $count } мест. Игра начнётся, когда их займут.
  }
lobby-starting = Все места заняты: игра начинается.
lobby-ready = Все места заняты.
lobby-full = Все места заняты. Когда игра начнётся, её можно будет смотреть.
lobby-sit = Занять место
lobby-sit-too = Занять и это место
lobby-stand-up = Встать
lobby-remove = Исключить игрока { $name }
lobby-bot-on = Кто играет на месте { $number }
lobby-seats = Кто играет
lobby-invite = Пригласить
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать
lobby-copied = Ссылка скопирована.
lobby-public = все желающие
lobby-private = только по ссылке
lobby-rules = Почитать правила, пока ждём
lobby-this = Эта партия
lobby-share = Поделиться ссылкой
lobby-scan = Отсканируйте код или откройте ссылку. Регистрация не нужна.
lobby-qr = QR-код со ссылкой на стол
lobby-who-may = Кто может играть
lobby-hints = Подсказки
lobby-start-in = Игра начнётся через { $seconds } с.
lobby-name = Ваше имя за столом
lobby-needs = Свободные места ждут игроков; можно посадить и бота.
lobby-fill = Посадить ботов на свободные места и начать

## At the table
table-loading = Минутку…
table-missing = Такого стола нет
table-missing-text = По этому адресу стола нет, или он для вас закрыт.
title-turn-of = Ходит { $name }
title-over = Игра окончена
chip-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
chip-active = ходит
chip-away = не в сети
clock-left = осталось { $time }
offline = Нет связи. Пробуем снова; ничего не потеряно.
watching = Вы смотрите игру.
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться в игру
plain-choose = Выберите, что делать.
plain-wait = Сейчас ходят другие.
help = Справка
help-rule = Правило { $rule }
hint-title = Подсказка
coach-look = Обратите внимание
coach-nothing = Ничего срочного: играйте, как задумали.
coach-show = Показать ход
hint-chance = Шанс на победу: { $percent }
hint-thinking = Обдумываю…
hint-play = Сыграть так
hint-another = Другая идея
hint-also = Тоже хорошо

## Passing the device round
cover-title = Следующий ход: { $name }
cover-text = Передайте устройство. Ничего скрытого не видно, пока вы не нажмёте кнопку.
cover-ready = Я — { $name }

## Log and chat
log-undo = Отменено
log-all = { $count ->
    [one] Показать { $count } строку
    [few] Показать все { $count } строки
   *[many] Показать все { $count } строк
  }
chat = Чат
chat-unread = { $count ->
    [0] Чат
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
  }
chat-none = Пока никто ничего не сказал.
stand-in-name = { $name } (бот)
stand-in-clock = { $name }: время вышло, дальше играет бот ({ $bot }).
stand-in-holder = { $name }: дальше играет бот ({ $bot }).
stand-in-player = { $name } слишком долго отсутствует. По просьбе игрока { $asker } дальше играет бот ({ $bot }).
stand-in-opener = { $name } слишком долго отсутствует. По просьбе хозяина стола дальше играет бот ({ $bot }).
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-watching = Здесь говорят только игроки.
person-menu = Действия: { $name }
person-mute = Скрыть сообщения
person-unmute = Показывать снова
person-report = Пожаловаться
person-muted = Вы больше не видите сообщений игрока { $name }. Никто об этом не узнает.
person-unmuted = Вы снова видите сообщения игрока { $name }.
report-what = Что случилось?
report-send = Отправить жалобу
report-not = Отмена
report-sent = Спасибо. Владелец сайта рассмотрит жалобу.
report-table = Пожаловаться на этот стол

## Menu
menu-title = Стол
menu-share = Скопировать ссылку на стол
menu-home = На главную (стол останется)
menu-leave = Выйти из игры
menu-leave-sure = За вас продолжит бот. Пока игра идёт, можно вернуться.
menu-leave-yes = Выйти
menu-leave-no = Остаться
menu-let-bot-play = Пусть играет бот
menu-hints-on = подсказки разрешены
menu-hints-off = без подсказок
fair-title = Честно ли всё перемешано?
fair-text = Ещё до того, как кто-нибудь сядет, стол показывает отпечаток тайного числа сервера. Браузер каждого игрока добавляет своё случайное число, и все раздачи вычисляются из этих чисел вместе: ни сервер, ни игрок не может определить их в одиночку. После игры всё раскрывается, и любой может проверить каждую раздачу.
fair-commitment = Отпечаток
fair-secret = Тайное число сервера
fair-added = Добавлено игроками
fair-ours = из вашего браузера
fair-seed = Зерно

## Scores and the end
sheet-title = Очки: { $name }
sheet-total = Всего
end-you-won = Вы победили!
end-won = Победа: { $name }
end-shared = Победу делят: { $names }
end-tie-break = Очков поровну: победителя определило правило о ничьей.
end-show = Показать результат
end-look = Посмотреть на стол
end-replay = Пересмотреть
end-download = Скачать
end-rematch = Сыграть ещё
end-rematch-join = К следующей игре
end-legend = Откуда очки
end-share = Поделиться
end-ahead = Отрыв { $by }: { $points } против { $other }
end-behind = Не хватило { $by }: { $points } против { $other }
end-level = Очков поровну: { $points }
end-best = Золотым — лучшее в строке
end-chapters = Как росли очки
end-moves = Ваши лучшие ходы и главные промахи
end-moves-of = Лучшие ходы и главные промахи: { $name }

## Looking back
replay = Повтор
pace-shown = Темп показа ходов соперников
pace-skip = К моему ходу
replay-title = { $game }: повтор
replay-still-running = Эта игра ещё идёт. Пересмотреть её можно будет, когда она закончится.
replay-timeline = Ход игры
replay-position = Позиция
replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-eyes = Точка зрения
replay-everything = Всё открыто
replay-to-table = К столу
replay-details = Подробности
replay-play-on = Играть отсюда
replay-share = Скопировать ссылку
replay-tab-review = Анализ
replay-tab-log = Журнал
replay-tab-scores = Очки
replay-tab-fair = Честность
replay-scores = Очки по ходу партии
replay-score-back = К предыдущему изменению счёта
replay-score-on = К следующему изменению счёта
fair-derived = { $count ->
    [0] Проверено: тайное число соответствует отпечатку, и зерно получено из него. Игроки ничего не добавили. Только что вычислено в вашем браузере.
    [one] Проверено: тайное число соответствует отпечатку, и зерно получено из него и числа, которое добавил { $count } игрок. Только что вычислено в вашем браузере.
    [few] Проверено: тайное число соответствует отпечатку, и зерно получено из него и чисел, которые добавили { $count } игрока. Только что вычислено в вашем браузере.
   *[many] Проверено: тайное число соответствует отпечатку, и зерно получено из него и чисел, которые добавили { $count } игроков. Только что вычислено в вашем браузере.
}
fair-chosen = Зерно этой партии выбрано при открытии стола. Оно соответствует отпечатку. Только что вычислено в вашем браузере.
fair-drawn = Проверено: это зерно соответствует отпечатку, объявленному до игры. Сервер выбрал его без участия игроков. Только что вычислено в вашем браузере.
fair-no-commitment = Не подтверждено: отпечаток не совпадает. Партия перемешана не так, как было обещано.
fair-no-seed = Не подтверждено: тайное число и числа игроков дают другое зерно. Партия перемешана не так, как было обещано.
fair-no-ours = Не подтверждено: не хватает числа, которое добавил ваш браузер. Партия перемешана не так, как было обещано.
fair-cannot = Браузер может проверить это только по защищённому соединению.
fair-more = Скачайте партию и запустите «howlcrown verify», чтобы воспроизвести из зерна каждую раздачу.
review = Анализ
review-text = Боты разбирают каждый ход: шансы всех на победу, переломные моменты, что было упущено и где решила удача.
review-start = Разобрать партию
review-waiting = { $ahead ->
    [0] Начинаем…
    [one] В очереди перед вами { $ahead } партия.
    [few] В очереди перед вами { $ahead } партии.
   *[many] В очереди перед вами { $ahead } партий.
  }
review-running = Разобрано { $percent } партии
review-failed = Анализ сейчас недоступен.
review-curve = Шансы на победу по ходу партии
review-no-turning = Переломных моментов в партии не было.
review-mistakes = Дорогие промахи
review-no-mistakes = Ничего существенного не упущено.
review-inaccurate = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-better = Лучше:
review-balance = Решения и удача
review-player = Игрок
review-choices = Решения
review-luck = Удача
review-note = В шансах на победу: во что каждому обошлись собственные решения и что добавили удача и скрытая информация.
review-moments = Решающие моменты
review-smoothed = Шанс на победу, сглаженный по раунду
review-gains = Больше всего выигрывает: { $name }
review-moment = Момент { $number }

## Обучение
learn = Обучение
learn-short = Освоить за 10 мин
learn-title = Обучение: { $game }
learn-begin = Начать
learn-repeat = Начать заново
learn-play-now = Играть
learn-solved = решено
learn-all = Все уроки
learn-task = Задание:
learn-remember = Запомните:
learn-minutes = { $seconds ->
    [0] { $minutes ->
        [one] около { $minutes } минуты
       *[other] около { $minutes } минут
    }
   *[other] полминуты
}
learn-so-far = { $done ->
    [one] пройден { $done } урок
    [few] пройдено { $done } урока
   *[many] пройдено { $done } уроков
}
learn-next = Дальше
learn-again = Ещё раз
learn-restart = Сначала
learn-take-back = Отменить ход
learn-show = Показать шаг
learn-skip = Пропустить
learn-step = Сделано шагов: { $step } из { $steps }
learn-astray = Так можно, но этот урок о другом.
learn-nothing-lost = Ничего страшного: отмените и попробуйте ещё раз.
learn-go-on = Дальше
learn-known = Что вы уже знаете
learn-progress = Пройдено: { $done } из { $count }
learn-hurry = Спешите?
learn-hurry-detail = Сразу сыграйте с двумя ботами; подсказки останутся включены.
learn-number = Урок { $number } из { $count }

## Rules
rules-of = Правила: { $game }
rules-search = Искать в правилах
rules-table = Таблица
rules-missing = Правил этой игры здесь пока нет.
rules-exact = Точная формулировка
rules-exact-all = Полные правила по пунктам
rules-whole = Открыть правила на отдельной странице
guide-goal = Цель игры
guide-reading = Объём текста
guide-short = Две минуты
guide-full = Всё
guide-print = Печать
guide-nothing = Ничего не найдено. Попробуйте другое слово.
rules-contents = Содержание
rules-learn = Учиться играя

## You
me-title = Профиль
me-name = Ваше имя
me-name-detail = Его видят другие за столом.
me-save = Сохранить
me-renamed = Теперь вас зовут { $name }.
me-name-refused = Это имя не подходит. Попробуйте другое.
me-link-title = Ваш профиль на другом устройстве
me-link-text = Создайте код здесь и введите его там. Он действует один раз.
me-link-make = Создать код
me-link-secret = С этим кодом можно играть от вашего имени. Никому его не показывайте.
me-claim = Код с другого устройства
me-claim-do = Применить
me-claim-detail = Это устройство перейдёт на тот профиль. Столы, открытые здесь, останутся под старым именем.
me-code-refused = Этот код неизвестен, уже использован или устарел.
me-claimed = С возвращением, { $name }!
me-name-short = Не больше 24 символов.
me-link-copy = Скопировать код
mine-title = Ваши партии
mine-none = Вы ещё не играли.
mine-statistics = Законченные партии, в которых у вас было одно место
mine-game = Игра
mine-players = Игроков
mine-played = Партий
mine-won = Побед
mine-mean = Очков в среднем
mine-best = Лучший счёт
mine-result = { $placing }-е место, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
mine-more = Прежние партии
mine-export = Скачать всё
mine-delete = Удалить партию «{ $game }» ({ $date })
mine-delete-sure = Из вашего списка она исчезнет сразу, а удалена будет, когда об этом попросят все её игроки.
mine-delete-yes = Удалить
mine-delete-no = Оставить
mine-deleted = Партия удалена.
mine-delete-asked = Партии больше нет в вашем списке. Она будет удалена, когда об этом попросят и остальные.
devices-title = Устройства
devices-text = Эти устройства играют от вашего имени. Отключите те, которыми больше не пользуетесь.
devices-this = это устройство
devices-unknown = Неизвестное устройство
devices-seen = последний вход: { $date }
devices-sign-out = Отключить
devices-sign-out-others = Отключить все остальные
devices-signed-out = Отключено.
muted-title = Чьи сообщения скрыты
delete-title = Удаление профиля
delete-stored = О вас хранится: имя, устройства, партии со всеми ходами, ваши сообщения за столами, чьи сообщения вы скрыли и на что пожаловались. Ни адреса почты, ни сетевого адреса.
delete-text = Если удалить профиль, исчезнут ваше имя, сообщения, статистика и устройства. Партии останутся, но без вашего имени, ведь они принадлежат и другим; в незаконченных играх вас заменит бот.
delete-do = Удалить профиль…
delete-sure = Отменить это нельзя.
delete-yes = Удалить навсегда
delete-no = Оставить всё
delete-done = Все данные о вас удалены.

## Settings
settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Ночь
settings-text = Размер текста
settings-speed = Темп показа ходов
settings-speed-instant = Мгновенный
settings-confirm = Подтверждать вторым касанием
settings-confirm-detail = Первое касание показывает, что произойдёт.
settings-confirm-auto = На сенсорном экране
settings-always = Всегда
settings-never = Никогда
settings-end = Когда осталось только завершить ход
settings-end-manual = Вручную
settings-end-soon = Завершить через 3 секунды
settings-end-now = Завершить сразу
settings-patterns = Узоры на поле
settings-patterns-soft = Мягкие
settings-patterns-strong = Чёткие
settings-sound = Звук
settings-notify = Уведомлять, когда мой ход
settings-notify-detail = Только пока эта страница открыта в фоне.
settings-notify-denied = Браузер не разрешает уведомления для этой страницы.
settings-codes = Обозначения клеток на поле
settings-danger = Отмечать мои фигурки в опасности
settings-coach = Тренер после уроков
settings-coach-detail = Помогает в начале ваших ходов против ботов, с каждой партией всё реже.
settings-shortcuts = Буквы как горячие клавиши
settings-shortcuts-detail = Стрелки, Tab, Enter и Escape работают всегда.
settings-left = Управление для левши
settings-alone = Партии без других людей
settings-alone-detail = На этом устройстве связь не нужна; на сервере их найдут и другие ваши устройства.
settings-alone-here = На этом устройстве
settings-alone-server = На сервере
settings-group-look = Вид
settings-group-play = Игра
settings-group-sound = Звук и уведомления
settings-group-keys = Клавиши
settings-speed-calm = Спокойный
settings-speed-normal = Обычный
settings-speed-quick = Быстрый
settings-preview = Пример
settings-preview-text = Бо завершает ход. Теперь ходите вы.
settings-sound-test = Послушать

## What goes wrong
lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Сова проверила дважды.
error-load = Часть страницы не загрузилась.
error-unexpected = Что-то пошло не так. Попробуйте ещё раз.
table-reason-offline = Нет связи с сервером.
table-reason-unexpected = Что-то пошло не так. Попробуйте ещё раз.
table-reason-unavailable = У сервера сейчас неполадки. Попробуйте ещё раз.
table-reason-game_over = Игра окончена.
table-reason-not_your_turn = Сейчас не ваш ход.
table-reason-stale = Тем временем за столом что-то изменилось. Посмотрите ещё раз.
table-reason-not_last = Остальное можно решить, когда станет видно, что из этого выйдет.
table-reason-full = { $what ->
    [watchers] За этим столом уже слишком много зрителей.
    [hints] Эту подсказку ждёт слишком много людей.
    [log] В этой партии отменено слишком много ходов.
    [mutes] Вы скрыли сообщения слишком многих людей.
    [chat] Чат этого стола заполнен.
   *[requests] За столом слишком много запросов. Попробуйте через пару секунд.
  }
table-reason-nothing_to_undo = Отменять нечего.
table-reason-cannot_undo = Это уже нельзя отменить.
table-reason-malformed = Сервер этого не понял.
table-reason-no_identity = Сервер вас не знает. Обновите страницу.
table-reason-foreign_origin = Этот запрос пришёл с другого сайта.
table-reason-banned = Владелец этого сайта временно ограничил вам доступ.
table-reason-not_found = Такого здесь нет.
table-reason-method_not_allowed = Здесь это невозможно.
table-reason-not_your_seat = Это не ваше место.
table-reason-not_your_table = Это может сделать только тот, кто открыл стол.
table-reason-too_large = Слишком много за один раз.
table-reason-too_many = { $what ->
    [strong_games] У вас открыто слишком много партий с сильными ботами. Сначала закончите одну из них или подождите минуту после выхода.
    [bot_games] У вас открыто слишком много партий с ботами. Сначала закончите одну из них или подождите минуту после выхода.
    [public_tables] Несколько ваших открытых столов уже ждут игроков.
    [analyses] Сначала закончится другой ваш анализ: они идут по одному.
    [hints] Вы уже попросили более новую подсказку.
   *[other] { $seconds ->
        [one] Слишком быстро. Попробуйте через { $seconds } секунду.
        [few] Слишком быстро. Попробуйте через { $seconds } секунды.
       *[many] Слишком быстро. Попробуйте через { $seconds } секунд.
      }
  }
table-reason-seat_taken = Там уже кто-то сидит.
table-reason-one_seat = За открытым столом можно занять только одно место.
table-reason-removed = Хозяин стола исключил вас из игры.
table-reason-seats_open = Ещё есть свободные места.
table-reason-only_bots = Одни боты не играют: оставьте место для человека.
table-reason-not_started = Игра ещё не началась.
table-reason-already_started = Игра уже началась.
table-reason-still_running = Игра ещё идёт.
table-reason-no_such_version = До этого места игра ещё не дошла.
table-reason-unknown_game = Такой игры здесь нет.
table-reason-unknown_bot = Такого бота нет.
table-reason-seed_not_allowed = За открытыми столами всё перемешивается только случайно.
table-reason-no_hints = За этим столом играют без подсказок.
table-reason-bad_text = { $most ->
    [one] Нужен текст не длиннее { $most } знака.
   *[other] Нужен текст не длиннее { $most } знаков.
  }
table-reason-bad_pace = Такая настройка часов невозможна.
table-reason-bad_code = Этот код неизвестен, уже использован или устарел.
table-reason-not_absent = { $seconds ->
    [one] Бот может заменить игрока после { $seconds } секунды отсутствия.
   *[other] Бот может заменить игрока после { $seconds } секунд отсутствия.
  }
table-reason-unknown_option = Настройки «{ $key }» нет.
table-reason-option_value = «{ $value }» здесь не подходит. Можно: { $allowed }.
table-reason-player_count = Эта игра для { $least }–{ $most } игроков.
table-with = за столом: { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Сейчас отменить ничего нельзя: что-то уже взято или открыто либо ход не ваш.
    [one] Отменяет последний шаг.
    [few] Отменяет последний шаг. Всего можно отменить { $count } шага.
   *[many] Отменяет последний шаг. Всего можно отменить { $count } шагов.
  }
explain-restart = Отменяет всё, что вы сделали за этот ход: { $count ->
    [one] { $count } шаг.
    [few] { $count } шага.
   *[many] { $count } шагов.
  }
explain-pace = Останавливает показ чужих ходов, показывает их по шагам или пропускает.
explain-hint = Показывает, что сейчас сделал бы сильный игрок, с каким шансом на победу и почему. За вас никто не ходит.
explain-log = Что произошло, новое сверху. Выберите строку, чтобы увидеть это на поле.
explain-tabs = Переключает разделы стола.
explain-since = Что сделали другие с вашего прошлого хода: { $count ->
    [one] { $count } шаг.
    [few] { $count } шага.
   *[many] { $count } шагов.
  }
keys-title = Клавиши
keys-tab = следующий элемент
keys-enter = нажать
keys-escape = закрыть, отменить выбор
keys-list = этот список
keys-help = объяснить выбранное
keys-chat = чат
keys-off = Буквенные клавиши отключены в настройках.
solo-level = В одиночку: выберите уровень
time-left = осталось { $left }, до { $until }
option-for-seat = Место { $number }
option-default = по умолчанию
option-usual = По умолчанию: { $value }
option-back = Вернуть значение по умолчанию: { $option }
option-back-short = По умолчанию
friends-count = Сколько игроков?
friends-open = Открыть стол на { $count ->
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
   *[other] { $count }
  }
