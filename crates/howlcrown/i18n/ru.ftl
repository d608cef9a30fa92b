cli-welcome = Введите номер или запись хода, как она показана; ? — справка.
cli-help =
    Номер выбирает вариант рядом с ним; можно ввести сразу несколько слов («howl a3»).
    hint — что сделал бы сильный игрок, undo — отменить последний шаг,
    board — показать поле, back — выбрать заново, quit — выйти.
cli-player = Игрок { $number }
cli-left = Вы вышли из игры.
cli-hand-over = Следующий ход: { $name }. Нажмите Enter, когда никто больше не смотрит.
cli-no-number = Выберите номер от 1 до { $most }.
cli-not-understood = «{ $text }» — не действие: { $why }
cli-no-more = больше ничего
cli-hint = Что сделал бы сильный игрок
cli-hint-so-far = пока лучшее: { $what }
cli-hint-line = { $number }  { $chance } %  { $what }
cli-hint-typed = ввести: { $what }
cli-hint-points = ожидаемые очки: { $what }
cli-undone = { $name } отменяет шаг.
cli-review-head = Шансы на победу перед каждым ходом
cli-review-none = нет
cli-review-turn = { $version }  { $name }: { $verdict }, { $lost } %
cli-review-played = сыграно: { $what }
cli-review-best = лучше: { $what }
cli-review-why = почему: { $what }
cli-review-change = { $version }  { $name }: { $from } % → { $to } %
cli-review-sum = { $name }: потеряно из-за решений { $lost } %, удача { $luck } %
review-best = лучшее
review-good = хорошее
cli-incomplete = Партия неполная: после записи { $entries } игра не окончена.
