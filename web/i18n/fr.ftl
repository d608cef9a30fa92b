# La page autour des jeux.

you = Vous
player-number = Joueur { $number }
your-turn = À vous de jouer
undo = Annuler
close = Fermer
start = Commencer
home = Accueil
reload = Recharger
skip-to-content = Aller au contenu

## Navigation
nav-page = Page
nav-me = Vous
nav-settings = Réglages
nav-rules = Règles
nav-menu = Menu
nav-play = Jouer
nav-places = Rubriques

## Home
home-title = Howl & Crown : deux jeux, une table
home-continue = Continuer
home-public = Tables ouvertes
home-no-public = Aucune table ouverte pour l’instant. Ouvrez-en une : les autres la verront ici.
home-lead = Deux jeux. Une table. Prenez place.
home-sub = Ni compte ni téléchargement : un clic et vous jouez.
play-now = Jouer maintenant
play-now-detail = avec deux bots
with-friends = Entre amis
new-table = Partie sur mesure
rules = Règles
solo = En solo
players = { $least } à { $most } joueurs
table-is-running = En cours
table-is-over = Terminée
table-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
table-join = S’asseoir
table-open = Ouvrir

## How long people may think
pace-none = Sans pendule
pace-live = { $minutes } min chacun, { $seconds } s de plus par tour
pace-turns = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
  }

## A new table
new-title = Partie sur mesure : { $game }
new-unknown = Ce jeu n’existe pas ici.
new-seats = Places
new-seat = Place { $number }
new-remove-seat = Retirer la place { $number }
new-add-seat = Ajouter une place
new-hot-seat = Plusieurs places sont à vous : faites passer l’appareil. Les mains restent cachées entre-temps.
new-options = Ce jeu
new-table-itself = La table
new-pace = Horloge
new-public = Tout le monde peut trouver cette table
new-hints = Les indices sont permis
new-seed = Graine du mélange
new-seed-random = au hasard
new-open-table = Ouvrir la table
new-any = au choix

## Seats and bots
seat-free = Place libre
seat-open = Place libre
seat-bot = Bot : { $level }
seat-you = { $name } (vous)
seat-here = présent
seat-away = absent
seat-replaced = absent, un bot continue
seat-open-detail = pour qui a le lien
seat-weaker = Bot plus faible à la place { $number }
seat-stronger = Bot plus fort à la place { $number }
seat-add-bot = Ajouter un bot
seat-host = hôte
seat-a-bot = Bot
bot-name-0 = Ada
bot-name-1 = Bo
bot-name-2 = Cléo
bot-name-3 = Dag
bot-name-4 = Esmé
bot-uniform = Hasard
bot-light = Simple
bot-scripted = Règles simples
bot-neutral = Référence

## Before the game
lobby-title = { $game } : qui joue ?
lobby-waiting = { $count ->
    [one] Il reste une place libre. La partie commence dès qu’elle est prise.
   *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
  }
lobby-starting = Toutes les places sont prises : la partie commence.
lobby-ready = Toutes les places sont prises.
lobby-full = Toutes les places sont prises ; vous pourrez regarder une fois la partie commencée.
lobby-sit = Prendre place
lobby-sit-too = À moi aussi
lobby-stand-up = Se lever
lobby-bot-on = Qui joue à la place { $number }
lobby-seats = Qui joue
lobby-invite = Inviter
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Lien copié.
lobby-public = ouverte à tous
lobby-private = par lien seulement
lobby-rules = Lire les règles en attendant
lobby-this = Cette partie
lobby-share = Partager le lien
lobby-scan = Scannez le code ou ouvrez le lien. Aucun compte requis.
lobby-qr = Le lien sous forme de code à scanner
lobby-who-may = Qui peut jouer
lobby-hints = Conseils
lobby-start-in = La partie commence dans { $seconds } s.
lobby-name = Votre nom à la table
lobby-needs = Les places libres attendent des joueurs, ou un bot.
lobby-fill = Bots aux places libres, commencer

## At the table
table-loading = Un instant…
table-missing = Table introuvable
table-missing-text = Il n’y a pas de table à cette adresse, ou elle n’est pas pour vous.
title-turn-of = À { $name } de jouer
title-over = Partie terminée
chip-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chip-active = doit jouer
chip-away = non connecté
clock-left = encore { $time }
offline = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
watching = Vous regardez la partie.
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Reprendre la main
plain-choose = Choisissez quoi faire.
plain-wait = Les autres jouent.
help = Aide
help-rule = Règle { $rule }
hint-title = Un conseil
hint-chance = Chances de victoire : { $percent }
hint-thinking = Réflexion en cours…
hint-play = Jouer ainsi
hint-another = Une autre idée
hint-also = Bon aussi

## Passing the device round
cover-title = Au tour de { $name }
cover-text = Passez l’appareil. Rien de secret n’apparaît avant que vous appuyiez.
cover-ready = Je suis { $name }

## Log and chat
log-undo = Coup annulé
log-all = { $count ->
    [one] Montrer la ligne
   *[other] Montrer les { $count } lignes
  }
chat = Discussion
chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-none = Personne n’a encore rien dit.
stand-in-name = { $name } (bot)
stand-in-clock = Le temps de { $name } est écoulé : un bot ({ $bot }) continue.
stand-in-holder = { $name } laisse un bot ({ $bot }) continuer.
stand-in-player = { $name } s’est absenté trop longtemps : à la demande de { $asker }, un bot ({ $bot }) continue.
stand-in-opener = { $name } s’est absenté trop longtemps : à la demande de la personne qui a ouvert la table, un bot ({ $bot }) continue.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-watching = Seuls les joueurs parlent ici.
person-menu = À propos de { $name }
person-mute = Masquer
person-unmute = Afficher à nouveau
person-report = Signaler
person-muted = Vous ne voyez plus les messages de { $name }. Personne n’en est informé.
person-unmuted = Vous voyez à nouveau les messages de { $name }.
report-what = Que s’est-il passé ?
report-send = Envoyer le signalement
report-not = Annuler
report-sent = Merci. L’exploitant de ce site va s’en occuper.
report-table = Signaler cette table

## Menu
menu-title = Table
menu-share = Copier le lien de cette table
menu-home = Accueil (la table reste)
menu-leave = Quitter la partie
menu-leave-sure = Un bot jouera à votre place. Vous pourrez revenir tant que la partie dure.
menu-leave-yes = Quitter
menu-leave-no = Rester
menu-let-bot-play = Laisser jouer un bot
menu-hints-on = indices permis
menu-hints-off = sans indices
fair-title = Le mélange est-il honnête ?
fair-text = Avant que quiconque prenne place, la table montre l’empreinte d’un secret du serveur. Le navigateur de chaque joueur ajoute une valeur aléatoire, et toutes les pioches en découlent : ni le serveur ni un joueur ne les décide seul. Après la partie, tout est montré, et chacun peut vérifier chaque pioche.
fair-commitment = Engagement
fair-secret = Secret du serveur
fair-added = Ajouté par les joueurs
fair-ours = de votre navigateur
fair-seed = Graine

## Scores and the end
sheet-title = Points : { $name }
sheet-total = Total
end-you-won = Vous gagnez !
end-won = { $name } gagne
end-shared = { $names } se partagent la victoire
end-place = { $place }.
end-tie-break = À égalité de points, la règle de départage a tranché.
end-show = Montrer le résultat
end-look = Regarder la table
end-replay = Revoir la partie
end-download = Télécharger
end-rematch = Rejouer
end-rematch-join = Vers la partie suivante
end-legend = D’où viennent les points
end-share = Partager

## Looking back
replay = Rediffusion
pace-shown = Rythme des tours des autres
pace-skip = Passer à mon tour
replay-title = { $game } : rediffusion
replay-still-running = Cette partie est en cours. Elle pourra être revue une fois terminée.
replay-timeline = Déroulement de la partie
replay-position = Position
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-eyes = Vu par
replay-everything = Tout visible
replay-to-table = Vers la table
replay-details = Détails
replay-play-on = Continuer à partir d’ici
replay-share = Copier le lien
replay-tab-review = Analyse
replay-tab-log = Journal
replay-tab-scores = Points
replay-tab-fair = Équité
replay-scores = Comment les points ont grandi
replay-score-back = Aux points précédents
replay-score-on = Aux points suivants
fair-derived = { $count ->
    [0] Exact : le secret a bien cette empreinte, et la graine en découle. Aucun joueur n’a ajouté de valeur. Calculé à l’instant dans votre navigateur.
    [one] Exact : le secret a bien cette empreinte, et la graine en découle avec la valeur d’un joueur. Calculé à l’instant dans votre navigateur.
   *[other] Exact : le secret a bien cette empreinte, et la graine en découle avec les valeurs de { $count } joueurs. Calculé à l’instant dans votre navigateur.
}
fair-chosen = La graine de cette partie a été choisie à l’ouverture de la table. Elle a bien cette empreinte. Calculé à l’instant dans votre navigateur.
fair-drawn = Exact : cette graine donne bien le nombre sur lequel la table s’était engagée. Le serveur l’a tirée seul. Calculé à l’instant dans votre navigateur.
fair-no-commitment = Inexact : l’empreinte est différente. Le mélange n’est pas celui qui était promis.
fair-no-seed = Inexact : le secret et les valeurs des joueurs donnent une autre graine. Le mélange n’est pas celui qui était promis.
fair-no-ours = Inexact : la valeur ajoutée par votre navigateur manque. Le mélange n’est pas celui qui était promis.
fair-cannot = Votre navigateur ne fait ce calcul que sur une connexion sécurisée.
fair-more = Téléchargez la partie et lancez « howlcrown verify » pour rejouer chaque tirage à partir de la graine.
review = Analyse
review-text = Les bots regardent chaque tour : les chances de victoire de chacun, les tournants, ce qui a été perdu et ce qui était de la chance.
review-start = Analyser cette partie
review-waiting = { $ahead ->
    [0] On commence …
    [one] { $ahead } autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
  }
review-running = Réflexion : { $percent } de la partie
review-failed = L’analyse n’est pas disponible pour le moment.
review-curve = Chances de victoire au cours de la partie
review-no-turning = La partie n’a pas eu de tournant.
review-mistakes = Choix coûteux
review-no-mistakes = Rien de notable n’a été perdu.
review-inaccurate = Imprécision
review-mistake = Erreur
review-blunder = Grosse erreur
review-better = Mieux :
review-balance = Choix et chance
review-player = Joueur
review-choices = Choix
review-luck = Chance
review-note = Sommes de chances de victoire : ce que les choix ont coûté, et ce que le hasard et les secrets des autres ont apporté.
review-moments = Moments décisifs
review-smoothed = Chances de victoire, lissées sur un tour
review-gains = Qui y gagne le plus : { $name }
review-moment = Moment { $number }

## Apprendre
learn = Apprendre
learn-short = Apprendre en 5 min
learn-title = Apprendre : { $game }
learn-begin = Commencer
learn-repeat = Recommencer
learn-play-now = Jouer
learn-solved = réussi
learn-all = Tous les exercices
learn-task = À faire :
learn-next = Suivant
learn-again = Encore une fois
learn-restart = Depuis le début
learn-take-back = Annuler
learn-show = Montrez-moi une étape
learn-skip = Passer
learn-step = { $step } étapes faites sur { $steps }
learn-astray = C’est possible, mais ce n’est pas le sujet de cette leçon.
learn-nothing-lost = Rien n’est perdu : annulez et réessayez.
learn-go-on = Continuer
learn-known = Vous savez déjà
learn-progress = { $done } sur { $count }
learn-hurry = Pressé ?
learn-hurry-detail = Jouez tout de suite contre deux bots ; les conseils restent activés.
learn-number = Leçon { $number } sur { $count }

## Rules
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-table = Tableau
rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.
rules-exact = Le texte exact
rules-contents = Sommaire
rules-learn = Apprendre en jouant

## You
me-title = Vous
me-name = Votre nom
me-name-detail = Les autres le voient à la table.
me-save = Enregistrer
me-renamed = Vous vous appelez maintenant { $name }.
me-name-refused = Ce nom ne convient pas. Essayez-en un autre.
me-link-title = La même personne sur un autre appareil
me-link-text = Créez un code ici et saisissez-le là-bas. Il sert une fois.
me-link-make = Créer un code
me-link-secret = Qui possède ce code peut jouer en votre nom. Ne le montrez à personne.
me-claim = Code d’un autre appareil
me-claim-do = Utiliser
me-claim-detail = Vous serez la même personne que là-bas ; les tables de cet appareil gardent l’ancien nom.
me-code-refused = Ce code est inconnu, déjà utilisé ou trop ancien.
me-claimed = Bon retour, { $name }.
me-name-short = 24 caractères au plus.
me-link-copy = Copier le code
mine-title = Vos parties
mine-none = Vous n’avez pas encore joué.
mine-statistics = Parties finies où vous teniez une place
mine-game = Jeu
mine-players = Joueurs
mine-played = Parties
mine-won = Victoires
mine-mean = Points en moyenne
mine-best = Meilleur score
mine-result = Place { $placing }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
mine-more = Parties plus anciennes
mine-export = Tout télécharger
mine-delete = Supprimer la partie de { $game } du { $date }
mine-delete-sure = Elle quitte votre liste maintenant et sera supprimée quand tous les joueurs l’auront demandé.
mine-delete-yes = Supprimer
mine-delete-no = Garder
mine-deleted = La partie est supprimée.
mine-delete-asked = La partie n’est plus dans votre liste. Elle sera supprimée quand les autres le demanderont aussi.
devices-title = Appareils
devices-text = Ces appareils jouent en votre nom. Déconnectez ceux que vous n’utilisez plus.
devices-this = cet appareil
devices-unknown = Appareil inconnu
devices-seen = dernière utilisation : { $date }
devices-sign-out = Déconnecter
devices-sign-out-others = Déconnecter tous les autres
devices-signed-out = Déconnecté.
muted-title = Personnes masquées
delete-title = Me supprimer
delete-stored = Ce qui est enregistré : votre nom, vos appareils, vos parties avec tous les coups, ce que vous écrivez aux tables, qui vous masquez et ce que vous signalez. Ni adresse électronique, ni adresse réseau.
delete-text = Si vous vous supprimez, votre nom, vos messages, vos statistiques et vos appareils disparaissent. Les parties restent sans votre nom, car elles sont aussi celles des autres ; dans celles en cours, un bot joue à votre place.
delete-do = Me supprimer…
delete-sure = C’est irréversible.
delete-yes = Supprimer définitivement
delete-no = Tout garder
delete-done = Tout ce qui vous concerne est supprimé.

## Settings
settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Automatique
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-text = Taille du texte
settings-speed = Vitesse des coups
settings-speed-instant = Immédiate
settings-confirm = Confirmer par un second appui
settings-confirm-detail = Le premier appui montre ce qui se passerait.
settings-confirm-auto = Sur écran tactile
settings-always = Toujours
settings-never = Jamais
settings-end = Quand il ne reste qu’à finir le tour
settings-end-manual = Je le finis moi-même
settings-end-soon = Le finir après 3 secondes
settings-end-now = Le finir aussitôt
settings-patterns = Motifs du plateau
settings-patterns-soft = Légers
settings-patterns-strong = Marqués
settings-sound = Son
settings-notify = Me prévenir quand c’est mon tour
settings-notify-detail = Seulement tant que cette page est ouverte en arrière-plan.
settings-notify-denied = Le navigateur ne permet pas les notifications pour cette page.
settings-codes = Noms des cases sur le plateau
settings-danger = Marquer mes pièces en danger
settings-shortcuts = Lettres comme raccourcis
settings-shortcuts-detail = Flèches, Tab, Entrée et Échap marchent toujours.
settings-left = Commandes pour la main gauche
settings-group-look = Apparence
settings-group-play = Jeu
settings-group-sound = Son et notifications
settings-group-keys = Touches
settings-speed-calm = Calme
settings-speed-normal = Normale
settings-speed-quick = Rapide
settings-preview = Aperçu
settings-preview-text = Bo a fini. À vous de jouer.
settings-sound-test = Écouter

## What goes wrong
lost-title = Rien ici
lost-text = Cette adresse ne mène nulle part. La chouette a regardé deux fois.
error-load = Une partie de la page n’a pas pu être chargée.
error-unexpected = Quelque chose s’est mal passé. Réessayez.
table-reason-offline = Pas de connexion au serveur.
table-reason-unexpected = Quelque chose s’est mal passé. Réessayez.
table-reason-unavailable = Le serveur a un problème en ce moment. Réessayez.
table-reason-game_over = La partie est terminée.
table-reason-not_your_turn = Ce n’est pas votre tour.
table-reason-stale = La partie a avancé entre-temps. Regardez à nouveau.
table-reason-not_last = La suite ne peut être décidée qu’une fois le résultat connu.
table-reason-full = { $what ->
    [watchers] Trop de personnes regardent cette table.
    [hints] Trop de personnes attendent ce conseil.
    [log] Trop de coups ont été annulés dans cette partie.
    [mutes] Trop de personnes sont déjà masquées.
    [chat] La discussion de cette table est pleine.
   *[requests] La table est occupée. Réessayez dans un instant.
}
table-reason-nothing_to_undo = Il n’y a rien à annuler.
table-reason-cannot_undo = Cela ne peut plus être annulé.
table-reason-malformed = Le serveur n’a pas compris.
table-reason-no_identity = Le serveur ne vous connaît pas. Rechargez la page.
table-reason-foreign_origin = Cette demande vient d’une autre page.
table-reason-banned = L’exploitant de ce site ne vous laisse pas participer pour le moment.
table-reason-not_found = Cela n’existe pas ici.
table-reason-method_not_allowed = C’est impossible ici.
table-reason-not_your_seat = Ce n’est pas votre place.
table-reason-not_your_table = Seule la personne qui a ouvert la table peut le faire.
table-reason-too_large = C’est trop à la fois.
table-reason-too_many = { $what ->
    [strong_games] Vous avez déjà beaucoup de parties ouvertes contre des bots forts. Terminez-en une, ou attendez une minute après l’avoir quittée.
    [bot_games] Vous avez déjà beaucoup de parties ouvertes contre des bots. Terminez-en une, ou attendez une minute après l’avoir quittée.
    [public_tables] Plusieurs de vos tables publiques attendent déjà des joueurs.
    [analyses] Votre autre analyse passe d’abord. Une seule à la fois.
    [hints] Vous avez demandé un conseil plus récent.
   *[other] { $seconds ->
        [one] Trop vite. Réessayez dans { $seconds } seconde.
       *[other] Trop vite. Réessayez dans { $seconds } secondes.
      }
  }
table-reason-seat_taken = Quelqu’un est déjà assis là.
table-reason-one_seat = À une table publique, vous prenez une seule place.
table-reason-seats_open = Il reste des places libres.
table-reason-only_bots = Les bots ne jouent pas seuls : laissez une place à une personne.
table-reason-not_started = La partie n’a pas encore commencé.
table-reason-already_started = La partie a déjà commencé.
table-reason-still_running = La partie est en cours.
table-reason-no_such_version = La partie n’est pas allée si loin.
table-reason-unknown_game = Ce jeu n’existe pas ici.
table-reason-unknown_bot = Ce bot n’existe pas.
table-reason-seed_not_allowed = Aux tables publiques, seul le hasard mélange.
table-reason-no_hints = Cette table joue sans indices.
table-reason-bad_text = { $most ->
    [one] Au plus { $most } caractère, et pas vide.
   *[other] Au plus { $most } caractères, et pas vide.
  }
table-reason-bad_pace = Ce temps de réflexion est impossible.
table-reason-bad_code = Ce code est inconnu, déjà utilisé ou trop ancien.
table-reason-not_absent = { $seconds ->
    [one] Un bot peut prendre le relais après { $seconds } seconde d’absence.
   *[other] Un bot peut prendre le relais après { $seconds } secondes d’absence.
  }
table-reason-unknown_option = Il n’y a pas d’option « { $key } ».
table-reason-option_value = « { $value } » est impossible ici. Permis : { $allowed }.
table-reason-player_count = Ce jeu est pour { $least } à { $most } joueurs.
table-with = avec { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Rien à annuler maintenant : une carte a été piochée ou montrée, ou ce n’est pas votre tour.
    [one] Annule votre dernière étape.
   *[other] Annule votre dernière étape, et ainsi jusqu’à { $count }.
  }
explain-restart = Annule tout ce que vous avez fait pendant ce tour : { $count ->
    [one] une étape.
   *[other] { $count } étapes.
  }
explain-pace = Arrête ce qui est montré des tours des autres, avance pas à pas ou passe tout.
explain-hint = Montre ce que ferait maintenant un joueur fort, ses chances et pourquoi. Rien n’est joué.
explain-log = Ce qui s’est passé, le plus récent d’abord. Choisissez une ligne pour la voir sur le plateau.
explain-tabs = Choisit la partie de la table que vous voyez.
explain-since = Ce que les autres ont fait depuis votre dernier tour : { $count ->
    [one] une étape.
   *[other] { $count } étapes.
  }
keys-title = Touches
keys-tab = élément suivant
keys-enter = activer
keys-escape = fermer, reposer
keys-list = cette liste
keys-help = expliquer l’élément sélectionné
keys-chat = discussion
keys-off = Les touches de lettres sont désactivées dans les réglages.
solo-level = En solo : choisissez le niveau
time-left = encore { $left }, jusqu’à { $until }
option-for-seat = Place { $number }
friends-count = Combien de joueurs ?
friends-open = Ouvrir une table pour { $count }
