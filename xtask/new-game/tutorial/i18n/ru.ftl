# Puzzles of Lanterns: русский.
lanterns-learn-highest-title = Старшая карта
lanterns-learn-highest-learn = Старшая карта раунда забирает его приз.
lanterns-learn-highest-task-1 = Приз — 6, и уже сыграна 9. Выиграйте приз.
lanterns-learn-highest-solved = 10 бьёт 9, а 12 остаётся на потом.
lanterns-learn-highest-missed = Эта карта проигрывает девятке.
lanterns-learn-highest-remember = Побеждает старшая карта, но хватит и чуть большей.
