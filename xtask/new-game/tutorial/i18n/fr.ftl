# Puzzles of Lanterns: français.
lanterns-learn-highest-title = La carte la plus haute
lanterns-learn-highest-learn = La carte la plus haute d’une manche en remporte le prix.
lanterns-learn-highest-task-1 = Le prix est de 6, et un 9 a été joué. Gagnez le prix.
lanterns-learn-highest-solved = Le 10 bat le 9, et vous gardez le 12 pour la suite.
lanterns-learn-highest-missed = Cette carte perd contre le 9.
lanterns-learn-highest-remember = La carte la plus haute gagne, mais un rang de plus suffit.
