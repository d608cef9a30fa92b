# The page around the games. Texts of a game's own screen are in games/GAME/ui/i18n.

you = You
guest-name = Guest { $number }
# A player without a name of their own; $number counts seats from 1.
player-number = Player { $number }
your-turn = Your turn
undo = Undo
close = Close
start = Start
home = Home
reload = Reload
newer = A newer version is ready.
try-again = Try again
skip-to-content = Skip to content

## Navigation
nav-page = Main
nav-me = You
nav-settings = Settings
nav-rules = Rules
nav-menu = Menu
nav-play = Play
nav-places = Sections

## Home
home-title = Howl & Crown: two games, one table
home-continue = Continue
home-public = Open tables
home-no-public = No open tables right now. Start one, and others will see it here.
home-lead = Two games. One table. Sit down.
home-sub = No account, no download: start playing right away.
play-now = Play now
play-now-detail = with two bots
with-friends = With friends
new-table = Custom game
rules = Rules
solo = Solo
players = { $least }–{ $most } players
table-is-running = In progress
table-is-over = Finished
table-free-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
  }
table-join = Sit down
table-open = Open

## How long people may think
pace-none = No clock
pace-live = { $minutes } min each, plus { $seconds } s per turn
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
new-public = List this table publicly
new-hints = Allow hints
new-seed = Shuffle seed
new-seed-random = random
new-open-table = Open the table
new-any = drawn at random
new-edition = Edition
new-edition-own = Your own mix of rules
new-group-edition = Where editions differ
new-group-guard = Preventing endless games

## Seats and bots
seat-free = Open seat
seat-open = Open seat
seat-bot = Bot: { $level }
seat-you = { $name } (you)
seat-here = here
seat-away = away
seat-replaced = away, a bot is playing
seat-open-detail = for anyone with the link
seat-weaker = Weaker bot in seat { $number }
seat-stronger = Stronger bot in seat { $number }
seat-add-bot = Add a bot
seat-a-bot = Bot
# What bots are called, by seat. Short, and the same person in every language.
bot-name-0 = Ada
bot-name-1 = Bo
bot-name-2 = Cleo
bot-name-3 = Dag
bot-name-4 = Esme
bot-uniform = Random
bot-light = Simple
bot-scripted = Rules of thumb
bot-neutral = Reference

## Before the game
lobby-title = { $game }: who is playing?
lobby-waiting = { $count ->
    [one] One seat is still open. The game starts once it is taken.
   *[other] { $count } seats are still open. The game starts once they are taken.
  }
lobby-starting = All seats are taken: the game is starting.
lobby-ready = All seats are taken.
lobby-full = All seats are taken. You can watch once the game has started.
lobby-sit = Take a seat
lobby-sit-too = Take this seat too
lobby-stand-up = Stand up
lobby-remove = Remove { $name } from the table
lobby-bot-on = Who plays in seat { $number }
lobby-seats = Players
lobby-invite = Invite
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Link copied.
lobby-public = anyone can join
lobby-private = by link only
lobby-rules = Read the rules while you wait
lobby-this = This game
lobby-share = Share the link
lobby-scan = Scan the code or open the link. No account needed.
lobby-qr = QR code with the link to this table
lobby-who-may = Who can join
lobby-hints = Hints
lobby-start-in = The game starts in { $seconds } s.
lobby-name = Your name at the table
lobby-needs = Wait for players, or give the open seats to bots.
lobby-fill = Fill open seats with bots and start

## At the table
table-loading = One moment …
table-missing = No such table
table-missing-text = There is no table at this address, or it is private.
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
take-seat-back = Take your seat back
plain-choose = Choose what to do.
plain-wait = Waiting for the others.
help = Help
help-rule = Rule { $rule }
hint-title = Hint
coach-look = What to look at
coach-nothing = Nothing stands out: play what you planned.
coach-show = Show me the move
hint-chance = Winning chance: { $percent }
hint-thinking = Thinking …
hint-play = Play it
hint-another = Another idea
hint-also = Also good

## Passing the device round
cover-title = { $name } is next
cover-text = Hand over the device. Nothing hidden is shown until you press the button.
cover-ready = I am { $name }

## Log and chat
log-undo = Undone
log-all = { $count ->
    [one] Show the only line
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
stand-in-clock = { $name } ran out of time: a bot ({ $bot }) takes over.
stand-in-holder = { $name } lets a bot ({ $bot }) take over.
stand-in-player = { $name } was away too long: { $asker } asked for a bot ({ $bot }).
stand-in-opener = { $name } was away too long: the host asked for a bot ({ $bot }).
chat-say = Say something
chat-send = Send
chat-watching = Only players can chat here.
person-menu = About { $name }
person-mute = Mute
person-unmute = Unmute
person-report = Report
person-muted = You no longer see { $name }’s messages. They will not know.
person-unmuted = You see { $name }’s messages again.
report-what = What happened?
report-send = Send report
report-not = Cancel
report-sent = Thank you. The operator of this site will look into it.
report-table = Report this table

## Menu
menu-title = Table
menu-share = Copy the link to this table
menu-home = Home (the table stays open)
menu-leave = Leave the game
menu-leave-sure = A bot will take over for you. You can come back while the game is on.
menu-leave-yes = Leave
menu-leave-no = Stay
menu-let-bot-play = Let a bot play
menu-hints-on = hints allowed
menu-hints-off = no hints
fair-title = Is the shuffle fair?
fair-text = Before anyone sits down, the table shows a fingerprint of the server’s secret. Then every player’s browser adds a random value. Together they determine every draw, so neither the server nor a player can control it alone. After the game everything is revealed, and anyone can check every draw.
fair-commitment = Fingerprint
fair-secret = The server’s secret
fair-added = Added by the players
fair-ours = from your browser
fair-seed = Seed

## Scores and the end
sheet-title = Points ({ $name })
sheet-total = Total
end-you-won = You win!
end-won = { $name } wins
end-shared = { $names } share the win
end-tie-break = The tie on points was decided by the tie-break rule.
end-show = Show the result
end-look = Look at the table
end-replay = Watch again
end-download = Download
end-rematch = Play again
end-rematch-join = Join the next game
end-legend = Where the points come from
end-share = Share
end-ahead = Won by { $by }: { $points } to { $other }
end-behind = Lost by { $by }: { $points } to { $other }
end-level = Level at { $points }
end-best = Gold: best in the row
end-chapters = How the points grew
end-moves = Your best and costliest moves
end-moves-of = Best and costliest moves: { $name }

## Looking back
replay = Replay
pace-shown = How fast rivals’ turns are shown
pace-skip = Skip to my turn
replay-title = { $game }: replay
replay-still-running = This game is still on. You can watch the replay once it is over.
replay-timeline = Timeline
replay-position = Position
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-eyes = Seen by
replay-everything = Everything revealed
replay-to-table = To the table
replay-details = Details
replay-play-on = Play on from here
replay-share = Copy link
replay-tab-review = Analysis
replay-tab-log = Log
replay-tab-scores = Points
replay-tab-fair = Fairness
replay-scores = Points over the game
replay-score-back = Previous change in points
replay-score-on = Next change in points
fair-derived = { $count ->
    [0] Verified: the secret matches the fingerprint, and the seed follows from it. No player added a value. Just computed in your browser.
    [one] Verified: the secret matches the fingerprint, and the seed follows from it and one player’s value. Just computed in your browser.
   *[other] Verified: the secret matches the fingerprint, and the seed follows from it and the values of { $count } players. Just computed in your browser.
}
fair-chosen = The seed of this game was chosen when the table was opened. It matches the fingerprint. Just computed in your browser.
fair-drawn = Verified: this seed matches the fingerprint published before the game. The server drew it alone. Just computed in your browser.
fair-no-commitment = Not verified: the fingerprint does not match. The game was not shuffled as promised.
fair-no-seed = Not verified: the secret and the players’ values give another seed. The game was not shuffled as promised.
fair-no-ours = Not verified: the value that your browser added is missing. The game was not shuffled as promised.
fair-cannot = Your browser can check this only over a secure connection.
fair-more = Download the game and run “howlcrown verify” to replay every draw from the seed.
review = Analysis
review-text = Bots go through every turn: everyone’s winning chances, the turning points, what was given away and what was luck.
review-start = Analyse this game
review-waiting = { $ahead ->
    [0] Starting …
    [one] { $ahead } other game comes first.
   *[other] { $ahead } other games come first.
  }
review-running = Analysing: { $percent } of the game
review-failed = The analysis is not available right now.
review-curve = Winning chances over the course of the game
review-no-turning = The game had no turning point.
review-mistakes = Costly choices
review-no-mistakes = Nobody gave much away.
review-inaccurate = Inaccurate
review-mistake = Mistake
review-blunder = Blunder
review-better = Better:
review-balance = Choices and luck
review-player = Player
review-choices = Choices
review-luck = Luck
review-note = In winning chances: what each player’s own choices cost, and what luck and hidden information added.
review-moments = Decisive moments
review-smoothed = Winning chance, smoothed over a round
review-gains = Gains the most: { $name }
review-moment = Moment { $number }

## Learning
learn = Learn
learn-short = Learn in 10 min
learn-title = Learn { $game }
learn-begin = Begin
learn-repeat = Start again
learn-play-now = Play now
learn-solved = solved
learn-all = All lessons
learn-task = Your task:
learn-remember = Remember:
learn-minutes = { $seconds ->
    [0] { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
   *[other] half a minute
}
learn-so-far = { $done ->
    [one] { $done } lesson done
   *[other] { $done } lessons done
}
learn-next = Next
learn-again = Try again
learn-restart = Start over
learn-take-back = Undo it
learn-show = Show me a step
learn-skip = Skip
learn-step = { $step } of { $steps } steps done
learn-astray = That is allowed, but it is not what this lesson is about.
learn-nothing-lost = Nothing is lost: undo and try again.
learn-go-on = Continue
learn-known = What you know already
learn-progress = { $done } of { $count } done
learn-hurry = In a hurry?
learn-hurry-detail = Start a game against two bots right away; hints stay on.
learn-number = Lesson { $number } of { $count }

## Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-table = Table
rules-missing = The rules of this game are not available here yet.
rules-exact = The exact wording
rules-exact-all = The complete rules, numbered
rules-whole = Open the rules on their own page
guide-goal = Goal
guide-reading = How much to read
guide-short = Two minutes
guide-full = Everything
guide-print = Print
guide-nothing = Nothing found. Try another word.
rules-contents = Contents
rules-learn = Learn by doing

## You
me-title = You
me-name = Your name
me-name-detail = Others see it at the table.
me-save = Save
me-renamed = You are now called { $name }.
me-name-refused = This name does not work. Try another one.
me-link-title = Use your profile on another device
me-link-text = Create a code here and enter it there. It works once.
me-link-make = Create a code
me-link-secret = Anyone who has this code can play as you. Do not show it to anyone.
me-claim = Code from another device
me-claim-do = Use it
me-claim-detail = This device switches to that profile. Tables from here stay under the old name.
me-code-refused = This code is unknown, already used or too old.
me-claimed = Welcome back, { $name }.
me-name-short = At most 24 characters.
me-link-copy = Copy the code
mine-title = Your games
mine-none = You have not played yet.
mine-statistics = Finished games in which you played one seat
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
mine-delete-sure = It disappears from your list now and is deleted once all its players have asked for that.
mine-delete-yes = Delete
mine-delete-no = Keep
mine-deleted = The game has been deleted.
mine-delete-asked = The game is off your list. It will be deleted once the others ask for it too.
devices-title = Devices
devices-text = These devices play as you. Sign out those you no longer use.
devices-this = this device
devices-unknown = Unknown device
devices-seen = last used { $date }
devices-sign-out = Sign out
devices-sign-out-others = Sign out all others
devices-signed-out = Signed out.
muted-title = Muted people
delete-title = Delete your profile
delete-stored = Stored about you: your name, your devices, your games with all moves, what you write at tables, whom you mute and what you report. No e-mail address, no network address.
delete-text = If you delete your profile, your name, messages, statistics and devices are gone. Your games stay, without your name, because they belong to the others too; in games still running, a bot takes over.
delete-do = Delete my profile …
delete-sure = This cannot be undone.
delete-yes = Delete for good
delete-no = Keep everything
delete-done = Everything about you has been deleted.

## Settings
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Match device
settings-theme-light = Day
settings-theme-dark = Night
settings-text = Text size
settings-speed = Animation speed
settings-speed-instant = Instant
settings-confirm = Confirm with a second tap
settings-confirm-detail = The first tap shows what would happen.
settings-confirm-auto = On touch screens
settings-always = Always
settings-never = Never
settings-end = When all you can do is end the turn
settings-end-manual = I end it myself
settings-end-soon = End it after 3 seconds
settings-end-now = End it right away
settings-patterns = Patterns on the board
settings-patterns-soft = Soft
settings-patterns-strong = Strong
settings-sound = Sound
settings-notify = Notify me when it is my turn
settings-notify-detail = Only while this page is open in the background.
settings-notify-denied = Your browser does not allow notifications for this page.
settings-codes = Show place names on the board
settings-danger = Mark my pieces in danger
settings-coach = Coach after the lessons
settings-coach-detail = It helps at the start of your turns against bots, a little less with every game.
settings-shortcuts = Letter keys as shortcuts
settings-shortcuts-detail = Arrows, Tab, Enter and Escape always work.
settings-left = Left-handed controls
settings-alone = Games without other people
settings-alone-detail = On this device they need no connection; on the server your other devices find them.
settings-alone-here = On this device
settings-alone-server = On the server
settings-group-look = Appearance
settings-group-play = Play
settings-group-sound = Sound and notifications
settings-group-keys = Keys
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-preview = Preview
settings-preview-text = Bo is done. It is your turn.
settings-sound-test = Listen

## What goes wrong
lost-title = Nothing here
lost-text = This address leads nowhere. The owl has looked twice.
error-load = Part of the page could not be loaded.
error-unexpected = Something went wrong. Please try again.
table-reason-offline = No connection to the server.
table-reason-unexpected = Something went wrong. Please try again.
table-reason-unavailable = The server has a problem right now. Please try again.
table-reason-game_over = The game is over.
table-reason-not_your_turn = It is not your turn.
table-reason-stale = Something has happened at the table since. Please check again.
table-reason-not_last = You can decide the rest once you see what this brings.
table-reason-full = { $what ->
    [watchers] Too many people are watching this table.
    [hints] Too many people are waiting for this hint.
    [log] Too much has been undone in this game.
    [mutes] Too many people are muted already.
    [chat] The chat of this table is full.
   *[requests] The table is busy. Try again in a moment.
}
table-reason-nothing_to_undo = There is nothing to undo.
table-reason-cannot_undo = That can no longer be undone.
table-reason-malformed = The server did not understand that.
table-reason-no_identity = The server does not know you. Please reload the page.
table-reason-foreign_origin = This request came from another page.
table-reason-banned = The operator of this site has suspended you for now.
table-reason-not_found = That does not exist here.
table-reason-method_not_allowed = That is not possible here.
table-reason-not_your_seat = That is not your seat.
table-reason-not_your_table = Only the host of this table can do that.
table-reason-too_large = That is too much at once.
table-reason-too_many = { $what ->
    [strong_games] You have too many games against strong bots open. Finish one first, or wait a minute after leaving it.
    [bot_games] You have too many games against bots open. Finish one first, or wait a minute after leaving it.
    [public_tables] Several of your public tables are already waiting for players.
    [analyses] Your other analysis comes first. One at a time.
    [hints] You have already asked for a newer hint.
   *[other] { $seconds ->
        [one] Too fast. Try again in one second.
       *[other] Too fast. Try again in { $seconds } seconds.
      }
  }
table-reason-seat_taken = Someone is already sitting there.
table-reason-one_seat = At a public table you can take only one seat.
table-reason-removed = The host has removed you from this table.
table-reason-seats_open = There are still open seats.
table-reason-only_bots = Bots do not play alone: leave a seat for a person.
table-reason-not_started = The game has not started yet.
table-reason-already_started = The game has already started.
table-reason-still_running = The game is still on.
table-reason-no_such_version = The game has not got that far yet.
table-reason-unknown_game = There is no such game here.
table-reason-unknown_bot = There is no such bot.
table-reason-seed_not_allowed = Public tables are always shuffled at random.
table-reason-no_hints = This table plays without hints.
table-reason-bad_text = { $most ->
    [one] At most { $most } character, and not empty.
   *[other] At most { $most } characters, and not empty.
  }
table-reason-bad_pace = This clock setting is not possible.
table-reason-bad_code = This code is unknown, already used or too old.
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
    [0] Nothing can be undone now: something was drawn or revealed, or it is not your turn.
    [one] Undoes your last step.
   *[other] Undoes your last step. You can go back up to { $count } steps.
  }
explain-restart = Undoes everything you did this turn: { $count ->
    [one] one step.
   *[other] { $count } steps.
  }
explain-pace = Pauses, steps through or skips the replay of the others’ turns.
explain-hint = Shows what a strong player would do now, the winning chance and the reason. It does not play for you.
explain-log = What happened, newest first. Choose a line to see it on the board.
explain-tabs = Switches between the parts of the table.
explain-since = What the others did since your last turn: { $count ->
    [one] one step.
   *[other] { $count } steps.
  }
keys-title = Keys
keys-tab = next control
keys-enter = press it
keys-escape = close, deselect
keys-list = this list
keys-help = explain what is focused
keys-chat = chat
keys-off = Letter keys are switched off in the settings.
solo-level = Solo: choose a level
time-left = { $left } left, until { $until }
option-for-seat = Seat { $number }
option-default = default
option-usual = Default: { $value }
option-back = Back to the default: { $option }
option-back-short = Default
friends-count = How many players?
friends-open = Open a table for { $count }
