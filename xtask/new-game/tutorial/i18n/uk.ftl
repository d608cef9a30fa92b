# Puzzles of Lanterns: українська.
lanterns-learn-highest-title = Найстарша карта
lanterns-learn-highest-learn = Найстарша карта раунду забирає його приз.
lanterns-learn-highest-task-1 = Приз — 6, і вже зіграно 9. Виграйте приз.
lanterns-learn-highest-solved = 10 б’є 9, а 12 лишається на потім.
lanterns-learn-highest-missed = Ця карта програє дев’ятці.
lanterns-learn-highest-remember = Перемагає найстарша карта, але досить і трохи більшої.
