# Страница вокруг игр.

you = Вы
player-number = Игрок { $number }
your-turn = Ваш ход
undo = Отменить
close = Закрыть
start = Начать
home = На главную
reload = Загрузить снова
skip-to-content = К содержанию

## Navigation
nav-page = Страница
nav-me = Вы
nav-settings = Настройки
nav-rules = Правила
nav-menu = Меню
nav-play = Играть
nav-places = Разделы

## Home
home-title = Howl & Crown: две игры, один стол
home-continue = Продолжить
home-public = Открытые столы
home-no-public = Сейчас открытых столов нет. Откройте свой: другие увидят его здесь.
home-lead = Две игры. Один стол. Садитесь.
home-sub = Без регистрации и загрузки: один щелчок, и вы играете.
play-now = Играть сейчас
play-now-detail = с двумя ботами
with-friends = С друзьями
new-table = Своя игра
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
table-join = Сесть
table-open = Открыть

## How long people may think
pace-none = Без часов
pace-live = По { $minutes } мин и ещё { $seconds } с за ход
pace-turns = { $hours ->
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
   *[many] { $hours } часов на ход
  }

## A new table
new-title = Своя игра: { $game }
new-unknown = Такой игры здесь нет.
new-seats = Места
new-seat = Место { $number }
new-remove-seat = Убрать место { $number }
new-add-seat = Добавить место
new-hot-seat = Несколько мест ваши: передавайте устройство по кругу. Карты между ходами закрыты.
new-options = Эта игра
new-table-itself = Стол
new-pace = Часы
new-public = Стол может найти любой
new-hints = Подсказки разрешены
new-seed = Зерно перемешивания
new-seed-random = случайно
new-open-table = Открыть стол
new-any = любая

## Seats and bots
seat-free = Свободное место
seat-open = Свободное место
seat-bot = Бот: { $level }
seat-you = { $name } (вы)
seat-here = здесь
seat-away = нет на месте
seat-replaced = нет на месте, играет бот
seat-open-detail = для всех, у кого есть ссылка
seat-weaker = Бот слабее на месте { $number }
seat-stronger = Бот сильнее на месте { $number }
seat-add-bot = Посадить бота
seat-host = хозяин стола
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
lobby-full = Все места заняты; когда игра начнётся, можно будет смотреть.
lobby-sit = Занять место
lobby-sit-too = Тоже моё
lobby-stand-up = Встать
lobby-bot-on = Кто играет на месте { $number }
lobby-seats = Кто играет
lobby-invite = Пригласить
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-public = открыт для всех
lobby-private = только по ссылке
lobby-rules = Пока почитать правила
lobby-this = Эта партия
lobby-share = Поделиться ссылкой
lobby-scan = Отсканируйте код или откройте ссылку. Регистрация не нужна.
lobby-qr = Ссылка в виде кода
lobby-who-may = Кто может сесть
lobby-hints = Советы
lobby-start-in = Игра начнётся через { $seconds } с.
lobby-name = Ваше имя за столом
lobby-needs = Свободные места ждут игроков или бота.
lobby-fill = Боты на свободные места и начать

## At the table
table-loading = Минутку…
table-missing = Такого стола нет
table-missing-text = По этому адресу стола нет, или он не для вас.
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
plain-wait = Играют другие.
help = Справка
help-rule = Правило { $rule }
hint-title = Совет
hint-chance = Шанс на победу: { $percent }
hint-thinking = Думаю…
hint-play = Сыграть так
hint-another = Другая идея
hint-also = Тоже хорошо

## Passing the device round
cover-title = Следующий ход: { $name }
cover-text = Передайте устройство. Ничего секретного не видно, пока вы не нажмёте.
cover-ready = Я — { $name }

## Log and chat
log-undo = Ход отменён
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
stand-in-player = { $name } слишком долго отсутствует: по просьбе игрока { $asker } дальше играет бот ({ $bot }).
stand-in-opener = { $name } слишком долго отсутствует: по просьбе открывшего стол дальше играет бот ({ $bot }).
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-watching = Здесь говорят только игроки.
person-menu = Действия: { $name }
person-mute = Скрыть сообщения
person-unmute = Показывать снова
person-report = Пожаловаться
person-muted = Сообщения игрока { $name } больше не видны. Никто об этом не узнает.
person-unmuted = Сообщения игрока { $name } снова видны.
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
fair-title = Честно ли перемешано?
fair-text = Прежде чем кто-нибудь сядет, стол показывает отпечаток тайного числа сервера. Браузер каждого игрока добавляет случайное значение, и все раздачи следуют из них вместе: ни сервер, ни игрок не решает в одиночку. После игры всё показывают, и любой может проверить каждую раздачу.
fair-commitment = Обязательство
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
end-place = { $place }.
end-tie-break = При равенстве очков решило правило о ничьих.
end-show = Показать результат
end-look = Посмотреть на стол
end-replay = Смотреть заново
end-download = Скачать
end-rematch = Сыграть ещё
end-rematch-join = К следующей игре
end-legend = Откуда очки
end-share = Поделиться

## Looking back
replay = Повтор
pace-shown = Темп показа чужих ходов
pace-skip = К моему ходу
replay-title = { $game }: повтор
replay-still-running = Эта игра ещё идёт. Пересмотреть её можно будет потом.
replay-timeline = Ход игры
replay-position = Положение
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
replay-scores = Как росли очки
replay-score-back = К предыдущим очкам
replay-score-on = К следующим очкам
fair-derived = { $count ->
    [0] Верно: у тайного числа именно этот отпечаток, и зерно следует из него. Игроки ничего не добавили. Только что вычислено в вашем браузере.
    [one] Верно: у тайного числа именно этот отпечаток, и зерно следует из него и из значения { $count } игрока. Только что вычислено в вашем браузере.
    [few] Верно: у тайного числа именно этот отпечаток, и зерно следует из него и из значений { $count } игроков. Только что вычислено в вашем браузере.
    [many] Верно: у тайного числа именно этот отпечаток, и зерно следует из него и из значений { $count } игроков. Только что вычислено в вашем браузере.
   *[other] Верно: у тайного числа именно этот отпечаток, и зерно следует из него и из значений { $count } игроков. Только что вычислено в вашем браузере.
}
fair-chosen = Зерно этой партии выбрано при открытии стола. У него именно этот отпечаток. Только что вычислено в вашем браузере.
fair-drawn = Верно: это зерно даёт ровно то число, которым стол себя связал. Сервер выбрал его один. Только что вычислено в вашем браузере.
fair-no-commitment = Неверно: отпечаток другой. Тасовали не так, как обещано.
fair-no-seed = Неверно: тайное число и значения игроков дают другое зерно. Тасовали не так, как обещано.
fair-no-ours = Неверно: значения, которое добавил ваш браузер, нет. Тасовали не так, как обещано.
fair-cannot = Браузер вычисляет это только по защищённому соединению.
fair-more = Скачайте партию и запустите «howlcrown verify», чтобы повторить каждую раздачу из зерна.
review = Анализ
review-text = Боты смотрят на каждый ход: шансы всех на победу, переломы партии, что было упущено и где помогла удача.
review-start = Разобрать партию
review-waiting = { $ahead ->
    [0] Начинаем…
    [one] Сначала ещё { $ahead } партия.
    [few] Сначала ещё { $ahead } партии.
   *[many] Сначала ещё { $ahead } партий.
  }
review-running = Думает: { $percent } партии
review-failed = Анализ сейчас недоступен.
review-curve = Шансы на победу по ходу партии
review-no-turning = Переломов в партии не было.
review-mistakes = Дорогие решения
review-no-mistakes = Ничего существенного не упущено.
review-inaccurate = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-better = Лучше:
review-balance = Решения и удача
review-player = Игрок
review-choices = Решения
review-luck = Удача
review-note = Суммы шансов на победу: сколько отдали собственные решения и что принесли случай и чужие тайны.
review-moments = Решающие моменты
review-smoothed = Шанс на победу, сглажен за круг
review-gains = Больше всего выигрывает: { $name }
review-moment = Момент { $number }

## Обучение
learn = Обучение
learn-short = Научиться за 5 мин
learn-title = Обучение: { $game }
learn-begin = Начать
learn-repeat = Начать заново
learn-play-now = Играть
learn-solved = решено
learn-all = Все задачи
learn-task = Задание:
learn-next = Дальше
learn-again = Ещё раз
learn-restart = Сначала
learn-take-back = Вернуть ход
learn-show = Показать шаг
learn-skip = Пропустить
learn-step = Сделано шагов: { $step } из { $steps }
learn-astray = Так можно, но этот урок о другом.
learn-nothing-lost = Ничего не потеряно: отмените и попробуйте ещё раз.
learn-go-on = Дальше
learn-known = Вы уже знаете
learn-progress = Пройдено: { $done } из { $count }
learn-hurry = Нет времени?
learn-hurry-detail = Сразу сыграйте с двумя ботами, советы останутся включены.
learn-number = Урок { $number } из { $count }

## Rules
rules-of = Правила: { $game }
rules-search = Искать в правилах
rules-table = Таблица
rules-missing = Правила этой игры здесь ещё не записаны.
rules-exact = Точный текст
rules-contents = Содержание
rules-learn = Учиться играя

## You
me-title = Вы
me-name = Ваше имя
me-name-detail = Его видят другие за столом.
me-save = Сохранить
me-renamed = Теперь вас зовут { $name }.
me-name-refused = Это имя не подходит. Попробуйте другое.
me-link-title = Тот же человек на другом устройстве
me-link-text = Создайте код здесь и введите его там. Он действует один раз.
me-link-make = Создать код
me-link-secret = С этим кодом можно играть от вашего имени. Никому его не показывайте.
me-claim = Код с другого устройства
me-claim-do = Применить
me-claim-detail = Вы станете тем же игроком, что и там; столы этого устройства останутся под старым именем.
me-code-refused = Этот код неизвестен, использован или устарел.
me-claimed = С возвращением, { $name }.
me-name-short = Не больше 24 символов.
me-link-copy = Скопировать код
mine-title = Ваши партии
mine-none = Вы ещё не играли.
mine-statistics = Законченные партии, где у вас было одно место
mine-game = Игра
mine-players = Игроков
mine-played = Партий
mine-won = Побед
mine-mean = Очков в среднем
mine-best = Лучший счёт
mine-result = Место { $placing }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
mine-more = Более ранние партии
mine-export = Скачать всё
mine-delete = Удалить партию «{ $game }», { $date }
mine-delete-sure = Она исчезнет из вашего списка сейчас и будет удалена, когда об этом попросят все её игроки.
mine-delete-yes = Удалить
mine-delete-no = Оставить
mine-deleted = Партия удалена.
mine-delete-asked = Партии больше нет в вашем списке. Она будет удалена, когда об этом попросят и остальные.
devices-title = Устройства
devices-text = Эти устройства играют от вашего имени. Отключите те, которыми больше не пользуетесь.
devices-this = это устройство
devices-unknown = Неизвестное устройство
devices-seen = использовалось { $date }
devices-sign-out = Отключить
devices-sign-out-others = Отключить все остальные
devices-signed-out = Отключено.
muted-title = Скрытые игроки
delete-title = Удалить меня
delete-stored = О вас хранится: имя, устройства, партии со всеми ходами, ваши сообщения за столами, кого вы скрыли и на что пожаловались. Ни электронной почты, ни сетевого адреса.
delete-text = Если удалить себя, исчезнут ваше имя, сообщения, статистика и устройства. Партии останутся без вашего имени, ведь они принадлежат и другим; в идущих играх продолжит бот.
delete-do = Удалить меня …
delete-sure = Отменить это нельзя.
delete-yes = Удалить навсегда
delete-no = Оставить всё
delete-done = Всё о вас удалено.

## Settings
settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Автоматически
settings-theme-light = День
settings-theme-dark = Ночь
settings-text = Размер текста
settings-speed = Скорость ходов
settings-speed-instant = Сразу
settings-confirm = Подтверждать вторым касанием
settings-confirm-detail = Первое касание показывает, что будет.
settings-confirm-auto = На сенсорном экране
settings-always = Всегда
settings-never = Никогда
settings-end = Когда осталось только закончить ход
settings-end-manual = Вручную
settings-end-soon = Закончить через 3 секунды
settings-end-now = Закончить сразу
settings-patterns = Узоры на поле
settings-patterns-soft = Слабые
settings-patterns-strong = Чёткие
settings-sound = Звук
settings-notify = Сообщать, когда мой ход
settings-notify-detail = Только пока эта страница открыта в фоне.
settings-notify-denied = Браузер не разрешает уведомления для этой страницы.
settings-codes = Названия мест на поле
settings-danger = Отмечать мои фигуры в опасности
settings-shortcuts = Буквы как быстрые клавиши
settings-shortcuts-detail = Стрелки, Tab, Enter и Escape работают всегда.
settings-left = Управление под левую руку
settings-group-look = Вид
settings-group-play = Игра
settings-group-sound = Звук и уведомления
settings-group-keys = Клавиши
settings-speed-calm = Спокойно
settings-speed-normal = Обычно
settings-speed-quick = Быстро
settings-preview = Вот так
settings-preview-text = Бо закончил ход. Ваша очередь.
settings-sound-test = Послушать

## What goes wrong
lost-title = Здесь ничего нет
lost-text = По этому адресу ничего нет. Сова проверила дважды.
error-load = Часть страницы не загрузилась.
error-unexpected = Что-то пошло не так. Попробуйте ещё раз.
table-reason-offline = Нет связи с сервером.
table-reason-unexpected = Что-то пошло не так. Попробуйте ещё раз.
table-reason-unavailable = У сервера сейчас неполадки. Попробуйте ещё раз.
table-reason-game_over = Игра окончена.
table-reason-not_your_turn = Сейчас не ваш ход.
table-reason-stale = За столом уже что-то произошло. Взгляните ещё раз.
table-reason-not_last = Дальше можно решать, только когда станет известно, чем это кончится.
table-reason-full = { $what ->
    [watchers] За этим столом уже слишком много зрителей.
    [hints] Эту подсказку ждёт слишком много людей.
    [log] В этой партии отменено слишком много ходов.
    [mutes] Скрыто уже слишком много людей.
    [chat] Чат этого стола заполнен.
   *[requests] Стол занят. Попробуйте через мгновение.
}
table-reason-nothing_to_undo = Отменять нечего.
table-reason-cannot_undo = Это уже нельзя отменить.
table-reason-malformed = Сервер этого не понял.
table-reason-no_identity = Сервер вас не знает. Загрузите страницу снова.
table-reason-foreign_origin = Этот запрос пришёл с другой страницы.
table-reason-banned = Владелец этого сайта сейчас не даёт вам участвовать.
table-reason-not_found = Такого здесь нет.
table-reason-method_not_allowed = Здесь это невозможно.
table-reason-not_your_seat = Это не ваше место.
table-reason-not_your_table = Это может только тот, кто открыл стол.
table-reason-too_large = Слишком много за один раз.
table-reason-too_many = { $what ->
    [strong_games] У вас открыто много партий с сильными ботами. Сначала закончите одну из них или подождите минуту после выхода.
    [bot_games] У вас открыто много партий с ботами. Сначала закончите одну из них или подождите минуту после выхода.
    [public_tables] Несколько ваших открытых столов уже ждут игроков.
    [analyses] Сначала закончится другой ваш анализ. Только по одному.
    [hints] Вы запросили более новую подсказку.
   *[other] { $seconds ->
        [one] Слишком быстро. Попробуйте через { $seconds } секунду.
        [few] Слишком быстро. Попробуйте через { $seconds } секунды.
       *[many] Слишком быстро. Попробуйте через { $seconds } секунд.
      }
  }
table-reason-seat_taken = Там уже кто-то сидит.
table-reason-one_seat = За открытым столом можно занять только одно место.
table-reason-seats_open = Ещё есть свободные места.
table-reason-only_bots = Боты не играют одни: оставьте место для человека.
table-reason-not_started = Игра ещё не началась.
table-reason-already_started = Игра уже началась.
table-reason-still_running = Игра ещё идёт.
table-reason-no_such_version = Так далеко игра не дошла.
table-reason-unknown_game = Такой игры здесь нет.
table-reason-unknown_bot = Такого бота нет.
table-reason-seed_not_allowed = Открытые столы перемешиваются только случайно.
table-reason-no_hints = За этим столом играют без подсказок.
table-reason-bad_text = { $most ->
    [one] Не больше { $most } знака и не пусто.
    [few] Не больше { $most } знаков и не пусто.
   *[many] Не больше { $most } знаков и не пусто.
  }
table-reason-bad_pace = Такое время на размышление невозможно.
table-reason-bad_code = Этот код неизвестен, использован или устарел.
table-reason-not_absent = { $seconds ->
    [one] Бот может вступить через { $seconds } секунду отсутствия.
    [few] Бот может вступить через { $seconds } секунды отсутствия.
   *[many] Бот может вступить через { $seconds } секунд отсутствия.
  }
table-reason-unknown_option = Настройки «{ $key }» нет.
table-reason-option_value = «{ $value }» здесь не подходит. Можно: { $allowed }.
table-reason-player_count = Эта игра для { $least }–{ $most } игроков.
table-with = с участием: { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Сейчас отменить нечего: что-то взято или открыто, либо ход не ваш.
    [one] Отменяет последний шаг.
    [few] Отменяет последний шаг, и так до { $count } шагов.
   *[many] Отменяет последний шаг, и так до { $count } шагов.
  }
explain-restart = Отменяет всё, что вы сделали за этот ход: { $count ->
    [one] { $count } шаг.
    [few] { $count } шага.
   *[many] { $count } шагов.
  }
explain-pace = Останавливает показ чужих ходов, ведёт его по шагам или пропускает целиком.
explain-hint = Показывает, что сделал бы сейчас сильный игрок, каковы шансы и почему. Ничего не разыгрывается.
explain-log = Что произошло, новое сверху. Выберите строку, чтобы увидеть её на поле.
explain-tabs = Выбирает, какую часть стола вы видите.
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
friends-count = Сколько игроков?
friends-open = Открыть стол на { $count }
