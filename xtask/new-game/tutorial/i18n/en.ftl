# Puzzles of Lanterns: English.
lanterns-learn-highest-title = The highest card
lanterns-learn-highest-learn = The highest card of a round takes its prize.
lanterns-learn-highest-task-1 = The prize is 6, and a 9 has been played. Win the prize.
lanterns-learn-highest-solved = The 10 beats the 9, and you keep the 12 for later.
lanterns-learn-highest-missed = That card loses to the 9.
lanterns-learn-highest-remember = The highest card wins, but just higher is enough.
