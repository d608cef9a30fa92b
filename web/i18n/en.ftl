# The page around the games. Texts of a game's own screen are in games/GAME/ui/i18n.

you = You
# A player without a name of their own; $number counts seats from 1.
player-number = Player { $number }
your-turn = Your turn
undo = Undo
close = Close
start = Start
home = Home
reload = Load again
skip-to-content = Skip to the content

## Navigation
nav-page = Page
nav-me = You
nav-settings = Settings
nav-rules = Rules
nav-menu = Menu
nav-play = Play
nav-places = Places

## Home
home-title = Howl & Crown: two games, one table
home-continue = Continue
home-public = Open tables
home-no-public = No open table at the moment. Start one: others will see it here.
home-lead = Two games. One table. Sit down.
home-sub = No account, no download: one click and you play.
play-now = Play now
play-now-detail = with two bots
with-friends = With friends
new-table = Custom game
rules = Rules
solo = Alone
players = { $least }–{ $most } players
table-is-running = Running
table-is-over = Over
table-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
table-join = Sit down
table-open = Open

## How long people may think
pace-none = No clock
pace-live = { $minutes } min each, { $seconds } s more per turn
pace-turns = { $hours ->
    [one] { $hours } hour per turn
   *[other] { $hours } hours per turn
  }

## A new table
new-title = Custom game: { $game }
new-unknown = There is no such game here.
new-seats = Seats
new-seat = Seat { $number }
new-remove-seat = Remove seat { $number }
new-add-seat = Add a seat
new-hot-seat = Several seats are yours: pass the device round. Hands stay covered in between.
new-options = This game
new-table-itself = The table
new-pace = Clock
new-public = Anybody may find this table
new-hints = Hints are allowed
new-seed = Seed of the shuffle
new-seed-random = random
new-open-table = Open the table
new-any = any

## Seats and bots
seat-free = Open seat
seat-open = Open seat
seat-bot = Bot: { $level }
seat-you = { $name } (you)
seat-here = here
seat-away = away
seat-replaced = away, a bot plays on
seat-open-detail = for anybody with the link
seat-weaker = Weaker bot on seat { $number }
seat-stronger = Stronger bot on seat { $number }
seat-add-bot = Add a bot
seat-host = host
seat-a-bot = Bot
# What bots are called, by seat. Short, and the same person in every language.
bot-name-0 = Ada
bot-name-1 = Bo
bot-name-2 = Cleo
bot-name-3 = Dag
bot-name-4 = Esme
bot-uniform = Random
bot-light = Simple
bot-scripted = By rules of thumb
bot-neutral = Reference

## Before the game
lobby-title = { $game }: who plays?
lobby-waiting = { $count ->
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $count } seats are still free. The game starts when they are taken.
  }
lobby-starting = All seats are taken: the game starts.
lobby-ready = All seats are taken.
lobby-full = All seats are taken; you can watch once the game has started.
lobby-sit = Take a seat
lobby-sit-too = Also mine
lobby-stand-up = Stand up
lobby-bot-on = Who plays on seat { $number }
lobby-seats = Who plays
lobby-invite = Invite
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Link copied.
lobby-public = anybody may join
lobby-private = by link only
lobby-rules = Read the rules while waiting
lobby-this = This game
lobby-share = Share the link
lobby-scan = Scan the code or open the link. No account needed.
lobby-qr = The link as a code to scan
lobby-who-may = Who may join
lobby-hints = Hints
lobby-start-in = The game starts in { $seconds } s.
lobby-name = Your name at the table
lobby-needs = Open seats wait for players, or take a bot.
lobby-fill = Bots on the open seats, start

## At the table
table-loading = One moment …
table-missing = No such table
table-missing-text = There is no table at this address, or it is not for you.
title-turn-of = { $name } to move
title-over = Game over
chip-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chip-active = to move
chip-away = not connected
clock-left = { $time } left
offline = No connection. Trying again; nothing is lost.
watching = You are watching.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Play on yourself
plain-choose = Choose what to do.
plain-wait = Others are playing.
help = Help
help-rule = Rule { $rule }
hint-title = A hint
hint-chance = Chance to win { $percent }
hint-thinking = Thinking …
hint-play = Play it
hint-another = Another idea
hint-also = Also good

## Passing the device round
cover-title = { $name } is next
cover-text = Pass the device on. Nothing secret shows until you press the button.
cover-ready = I am { $name }

## Log and chat
log-undo = Taken back
log-all = { $count ->
    [one] Show the one line
   *[other] Show all { $count } lines
  }
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
  }
chat-none = Nobody has said anything yet.
stand-in-name = { $name } (bot)
stand-in-clock = { $name } ran out of time: a bot ({ $bot }) plays on.
stand-in-holder = { $name } lets a bot ({ $bot }) play on.
stand-in-player = { $name } was away too long: { $asker } asked for a bot ({ $bot }), which plays on.
stand-in-opener = { $name } was away too long: a bot ({ $bot }) plays on, as the person who opened the table asked.
chat-say = Say something
chat-send = Send
chat-watching = Only players talk here.
person-menu = About { $name }
person-mute = Mute
person-unmute = Unmute
person-report = Report
person-muted = You no longer see what { $name } writes. They do not learn of it.
person-unmuted = You see again what { $name } writes.
report-what = What happened?
report-send = Send report
report-not = Cancel
report-sent = Thank you. The operator of this site will look at it.
report-table = Report this table

## Menu
menu-title = Table
menu-share = Copy the link to this table
menu-home = Home (the table stays)
menu-leave = Leave the game
menu-leave-sure = A bot will play on for you. You can come back while the game is on.
menu-leave-yes = Leave
menu-leave-no = Stay
menu-let-bot-play = Let a bot play
menu-hints-on = hints allowed
menu-hints-off = no hints
fair-title = Is the shuffle fair?
fair-text = Before anybody sits down the table shows the fingerprint of a secret of the server. Every player’s browser adds a random value, and all draws follow from both: neither the server nor a player decides them alone. After the game all of it is shown, and anybody can check every draw.
fair-commitment = Bound by
fair-secret = The server’s secret
fair-added = Added by the players
fair-ours = from your browser
fair-seed = Seed

## Scores and the end
sheet-title = Points of { $name }
sheet-total = Total
end-you-won = You win!
end-won = { $name } wins
end-shared = { $names } share the win
end-place = { $place }.
end-tie-break = Equal points were decided by the tie-break of the rules.
end-show = Show the result
end-look = Look at the table
end-replay = Watch again
end-download = Download
end-rematch = Play again
end-rematch-join = To the next game
end-legend = Where the points come from
end-share = Share

## Looking back
replay = Replay
pace-shown = How fast rivals’ turns are shown
pace-skip = Skip to my turn
replay-title = { $game }: replay
replay-still-running = This game is still on. It can be watched again once it is over.
replay-timeline = Course of the game
replay-position = Position
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-eyes = Seen by
replay-everything = Everything open
replay-to-table = To the table
replay-details = Details
replay-play-on = Play on from here
replay-share = Copy link
replay-tab-review = Analysis
replay-tab-log = Log
replay-tab-scores = Points
replay-tab-fair = Fairness
replay-scores = How the points grew
replay-score-back = To the points before
replay-score-on = To the next points
fair-derived = { $count ->
    [0] True: the secret has exactly this fingerprint, and the seed follows from it. No player added a value. Computed in your browser just now.
    [one] True: the secret has exactly this fingerprint, and the seed follows from it and the value of one player. Computed in your browser just now.
   *[other] True: the secret has exactly this fingerprint, and the seed follows from it and the values of { $count } players. Computed in your browser just now.
}
fair-chosen = The seed of this game was chosen when the table was opened. It has exactly this fingerprint. Computed in your browser just now.
fair-drawn = True: this seed gives exactly the number the table had bound itself to. The server alone drew it. Computed in your browser just now.
fair-no-commitment = Not true: the fingerprint is another one. The game was not shuffled as promised.
fair-no-seed = Not true: the secret and the players’ values give another seed. The game was not shuffled as promised.
fair-no-ours = Not true: the value that your browser added is missing. The game was not shuffled as promised.
fair-cannot = Your browser computes this only over a secure connection.
fair-more = Download the game and run “howlcrown verify” to play every draw again from the seed.
review = Analysis
review-text = Bots look at every turn: everybody’s chance to win, where the game turned, what was given away, and what was luck.
review-start = Analyse this game
review-waiting = { $ahead ->
    [0] Starting …
    [one] { $ahead } other game comes first.
   *[other] { $ahead } other games come first.
  }
review-running = Thinking: { $percent } of the game
review-failed = The analysis is not available at the moment.
review-curve = Chances to win over the course of the game
review-no-turning = The game had no turning point.
review-mistakes = Costly choices
review-no-mistakes = Nothing worth mentioning was given away.
review-inaccurate = Inaccurate
review-mistake = Mistake
review-blunder = Blunder
review-better = Better:
review-balance = Choices and luck
review-player = Player
review-choices = Choices
review-luck = Luck
review-note = Sums of chances to win: what own choices gave away, and what chance and others’ secrets brought.
review-moments = Moments that decided
review-smoothed = Chance to win, smoothed over a round
review-gains = { $name } gains most by it
review-moment = Moment { $number }

## Learning
learn = Learn
learn-short = Learn in 5 min
learn-title = Learn { $game }
learn-begin = Begin
learn-repeat = Begin again
learn-play-now = Play now
learn-solved = solved
learn-all = All puzzles
learn-task = Your task:
learn-next = Next
learn-again = Once more
learn-restart = Start over
learn-take-back = Take it back
learn-show = Show me a step
learn-skip = Skip
learn-step = { $step } of { $steps } steps done
learn-astray = That is possible, but not what this lesson is about.
learn-nothing-lost = Nothing is lost: take it back and try again.
learn-go-on = Go on
learn-known = You know already
learn-progress = { $done } of { $count } done
learn-hurry = In a hurry?
learn-hurry-detail = Play against two bots at once; hints stay on.
learn-number = Lesson { $number } of { $count }

## Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-table = Table
rules-missing = The rules of this game are not written down here yet.
rules-exact = The exact wording
rules-contents = Contents
rules-learn = Learn by doing

## You
me-title = You
me-name = Your name
me-name-detail = Others see it at the table.
me-save = Save
me-renamed = You are now called { $name }.
me-name-refused = This name does not work. Try another one.
me-link-title = The same person on another device
me-link-text = Make a code here and type it in there. It works once.
me-link-make = Make a code
me-link-secret = Whoever has this code can play in your name. Do not show it to anybody.
me-claim = Code from another device
me-claim-do = Use it
me-claim-detail = You become who you are there; the tables of this device stay with its old name.
me-code-refused = This code is unknown, used or too old.
me-claimed = Welcome back, { $name }.
me-name-short = At most 24 characters.
me-link-copy = Copy the code
mine-title = Your games
mine-none = You have not played yet.
mine-statistics = Finished games in which you held one seat
mine-game = Game
mine-players = Players
mine-played = Games
mine-won = Wins
mine-mean = Average points
mine-best = Most points
mine-result = Place { $placing }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
mine-more = Older games
mine-export = Download everything
mine-delete = Delete the game of { $game } from { $date }
mine-delete-sure = It leaves your list now, and is deleted once all its players have asked for it.
mine-delete-yes = Delete
mine-delete-no = Keep
mine-deleted = The game is deleted.
mine-delete-asked = The game is off your list. It is deleted once the others ask for it too.
devices-title = Devices
devices-text = These devices play as you. Sign out those you no longer use.
devices-this = this device
devices-unknown = Unknown device
devices-seen = last used { $date }
devices-sign-out = Sign out
devices-sign-out-others = Sign out all others
devices-signed-out = Signed out.
muted-title = Muted people
delete-title = Delete me
delete-stored = Stored about you: your name, your devices, your games with all moves, what you write at tables, whom you mute and what you report. No e-mail address, no network address.
delete-text = If you delete yourself, your name, your messages, your statistics and your devices go. Games stay without your name, because they are the others’ games too; in running ones a bot plays on.
delete-do = Delete me …
delete-sure = This cannot be undone.
delete-yes = Delete for good
delete-no = Keep everything
delete-done = Everything about you is deleted.

## Settings
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Automatic
settings-theme-light = Day
settings-theme-dark = Night
settings-text = Text size
settings-speed = Speed of moves
settings-speed-instant = At once
settings-confirm = Confirm by a second tap
settings-confirm-detail = The first tap shows what would happen.
settings-confirm-auto = On touch screens
settings-always = Always
settings-never = Never
settings-end = When only ending the turn is left
settings-end-manual = I end it myself
settings-end-soon = End it after 3 seconds
settings-end-now = End it at once
settings-patterns = Patterns on the board
settings-patterns-soft = Soft
settings-patterns-strong = Strong
settings-sound = Sound
settings-notify = Notify me when it is my turn
settings-notify-detail = Only while this page is open in the background.
settings-notify-denied = The browser does not allow notifications for this page.
settings-codes = Names of places on the board
settings-danger = Mark my pieces that are in danger
settings-shortcuts = Letter keys as shortcuts
settings-shortcuts-detail = Arrows, Tab, Enter and Escape always work.
settings-left = Controls for the left hand
settings-group-look = Look
settings-group-play = Play
settings-group-sound = Sound and news
settings-group-keys = Keys
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-preview = Like this
settings-preview-text = Bo is done. It is your turn.
settings-sound-test = Listen

## What goes wrong
lost-title = Nothing here
lost-text = This address leads nowhere. The owl has looked twice.
error-load = Part of the page could not be loaded.
error-unexpected = Something went wrong. Please try again.
table-reason-offline = No connection to the server.
table-reason-unexpected = Something went wrong. Please try again.
table-reason-unavailable = The server has a problem at the moment. Please try again.
table-reason-game_over = The game is over.
table-reason-not_your_turn = It is not your turn.
table-reason-stale = The table has moved on. Look again.
table-reason-not_last = The rest can be decided only when it is known what this brings.
table-reason-full = { $what ->
    [watchers] Too many people are watching this table.
    [hints] Too many people are waiting for this hint.
    [log] Too much has been taken back in this game.
    [mutes] Too many people are muted already.
    [chat] The chat of this table is full.
   *[requests] The table is busy. Try again in a moment.
}
table-reason-nothing_to_undo = There is nothing to take back.
table-reason-cannot_undo = That can no longer be taken back.
table-reason-malformed = The server did not understand that.
table-reason-no_identity = The server does not know you. Load the page again.
table-reason-foreign_origin = This request came from another page.
table-reason-banned = The operator of this site does not let you take part at the moment.
table-reason-not_found = There is no such thing here.
table-reason-method_not_allowed = That is not possible here.
table-reason-not_your_seat = That is not your seat.
table-reason-not_your_table = Only who opened the table may do this.
table-reason-too_large = That is too much at once.
table-reason-too_many = { $what ->
    [strong_games] You have many games against strong bots open. Finish one first, or wait a minute after leaving it.
    [bot_games] You have many games against bots open. Finish one first, or wait a minute after leaving it.
    [public_tables] Several public tables of yours are already waiting for players.
    [analyses] Your other analysis comes first. One at a time.
    [hints] You have asked for a newer hint.
   *[other] { $seconds ->
        [one] Too fast. Try again in a second.
       *[other] Too fast. Try again in { $seconds } seconds.
      }
  }
table-reason-seat_taken = Somebody sits there already.
table-reason-one_seat = At a public table you take one seat.
table-reason-seats_open = There are still free seats.
table-reason-only_bots = Bots do not play alone: leave a seat for a person.
table-reason-not_started = The game has not started yet.
table-reason-already_started = The game has already started.
table-reason-still_running = The game is still on.
table-reason-no_such_version = The game has not got that far.
table-reason-unknown_game = There is no such game here.
table-reason-unknown_bot = There is no such bot.
table-reason-seed_not_allowed = Public tables are shuffled by chance only.
table-reason-no_hints = This table plays without hints.
table-reason-bad_text = { $most ->
    [one] At most { $most } character, and not empty.
   *[other] At most { $most } characters, and not empty.
  }
table-reason-bad_pace = This pace is not possible.
table-reason-bad_code = This code is unknown, used or too old.
table-reason-not_absent = { $seconds ->
    [one] A bot may step in after { $seconds } second of absence.
   *[other] A bot may step in after { $seconds } seconds of absence.
  }
table-reason-unknown_option = There is no option “{ $key }”.
table-reason-option_value = “{ $value }” is not possible here. Allowed: { $allowed }.
table-reason-player_count = This game is for { $least }–{ $most } players.
table-with = with { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Nothing can be taken back now: something was drawn or shown, or it is not your turn.
    [one] Takes back your last step.
   *[other] Takes back your last step, and again up to { $count } of them.
  }
explain-restart = Takes back everything you did in this turn: { $count ->
    [one] one step.
   *[other] { $count } steps.
  }
explain-pace = Stops what is shown of the others’ turns, goes on step by step, or skips all of it.
explain-hint = Shows what a strong player would do now, how likely it is to win, and why. Nothing is played.
explain-log = What happened, newest first. Pick a line to see it on the board.
explain-tabs = Chooses which part of the table you see.
explain-since = What the others did since your last turn: { $count ->
    [one] one step.
   *[other] { $count } steps.
  }
keys-title = Keys
keys-tab = next control
keys-enter = press it
keys-escape = close, put down
keys-list = this list
keys-help = explain what has the focus
keys-chat = chat
keys-off = Letter keys are switched off in the settings.
solo-level = Alone: choose a level
time-left = { $left } left, until { $until }
option-for-seat = Seat { $number }
friends-count = How many play?
friends-open = Open a table for { $count }
