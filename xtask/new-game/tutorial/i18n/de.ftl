# Puzzles of Lanterns: Deutsch.
lanterns-learn-highest-title = Die höchste Karte
lanterns-learn-highest-learn = Die höchste Karte einer Runde holt deren Preis.
lanterns-learn-highest-task-1 = Der Preis ist 6, und eine 9 liegt schon da. Gewinne den Preis.
lanterns-learn-highest-solved = Die 10 schlägt die 9, und die 12 bleibt dir für später.
lanterns-learn-highest-missed = Diese Karte verliert gegen die 9.
lanterns-learn-highest-remember = Die höchste Karte gewinnt, aber eine knapp höhere genügt.
