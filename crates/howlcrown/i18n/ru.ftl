cli-welcome = Введите номер или запись хода, как она показана; ? — справка.
cli-help =
    Номер выбирает то, что стоит рядом; можно ввести сразу несколько слов («howl a3»).
    undo — отменить, board — показать поле, back — выбрать заново, quit — выйти.
cli-you = Игрок { $seat }
cli-bot = Бот { $seat }
cli-left = Вы вышли из игры.
cli-hand-over = Следующий ход: { $name }. Нажмите Enter, когда никто другой не смотрит.
cli-no-number = Номера только до { $most }.
cli-not-understood = «{ $text }» — непонятно: { $why }
cli-no-more = больше ничего
cli-undone = { $name }: ход отменён.
table-reason-game_over = Игра окончена.
table-reason-not_your_turn = Сейчас не ваш ход.
table-reason-stale = За столом уже что-то произошло.
table-reason-nothing_to_undo = Отменять нечего.
table-reason-cannot_undo = Это уже нельзя отменить.
