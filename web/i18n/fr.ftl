# La page autour des jeux.

you = Vous
guest-name = Invité { $number }
player-number = Joueur { $number }
your-turn = À vous de jouer
undo = Annuler
close = Fermer
start = Commencer
home = Accueil
reload = Recharger
newer = Une version plus récente est prête.
try-again = Réessayer
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
home-no-public = Aucune table ouverte pour l’instant. Ouvrez-en une : elle apparaîtra ici.
home-lead = Deux jeux. Une table. Prenez place.
home-sub = Sans compte ni téléchargement : jouez tout de suite.
play-now = Jouer maintenant
play-now-detail = avec deux bots
with-friends = Entre amis
new-table = Sur mesure
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
pace-live = { $minutes } min par joueur, plus { $seconds } s par tour
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
new-hot-seat = Vous occupez plusieurs places : faites passer l’appareil. Entre deux joueurs, les mains restent cachées.
new-options = Ce jeu
new-table-itself = La table
new-pace = Pendule
new-public = Rendre cette table publique
new-hints = Autoriser les conseils
new-seed = Graine du mélange
new-seed-random = au hasard
new-open-table = Ouvrir la table
new-any = tirée au sort
new-edition = De quelle édition suivez-vous les règles ?
new-edition-own = Règles à la carte
new-group-edition = Ce qui change d’une édition à l’autre
new-group-guard = Contre les parties sans fin

## Seats and bots
seat-free = Place libre
seat-open = Place libre
seat-bot = Bot : { $level }
seat-you = { $name } (vous)
seat-here = en ligne
seat-away = hors ligne
seat-replaced = hors ligne, un bot joue
seat-open-detail = pour toute personne qui a le lien
seat-weaker = Bot plus faible à la place { $number }
seat-stronger = Bot plus fort à la place { $number }
seat-add-bot = Ajouter un bot
seat-a-bot = Bot
bot-name-0 = Ada
bot-name-1 = Bo
bot-name-2 = Cléo
bot-name-3 = Dag
bot-name-4 = Esmé
bot-uniform = Hasard
bot-light = Simple
bot-scripted = Règles de base
bot-neutral = Référence

## Before the game
lobby-title = { $game } : qui joue ?
lobby-waiting = { $count ->
    [one] Il reste une place libre. La partie commence dès qu’elle est prise.
   *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
  }
lobby-starting = Toutes les places sont prises : la partie commence.
lobby-ready = Toutes les places sont prises.
lobby-full = Toutes les places sont prises ; vous pourrez regarder dès que la partie aura commencé.
lobby-sit = Prendre place
lobby-sit-too = Prendre aussi cette place
lobby-stand-up = Se lever
lobby-remove = Retirer { $name } de la table
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
lobby-needs = Une place libre attend un joueur ou un bot.
lobby-fill = Compléter avec des bots et commencer

## At the table
table-loading = Un instant…
table-missing = Table introuvable
table-missing-text = Il n’y a pas de table à cette adresse, ou elle ne vous est pas ouverte.
title-turn-of = À { $name } de jouer
title-over = Partie terminée
chip-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chip-active = joue en ce moment
chip-away = hors ligne
clock-left = encore { $time }
offline = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
watching = Vous regardez.
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Reprendre la main
plain-choose = Choisissez une action.
plain-wait = Les autres jouent.
help = Aide
help-rule = Règle { $rule }
hint-title = Un conseil
coach-look = À observer ce tour-ci
coach-nothing = Rien ne s’impose : jouez ce que vous aviez prévu.
coach-show = Montrer le coup
hint-chance = Chances de victoire : { $percent }
hint-thinking = Réflexion en cours…
hint-play = Jouer ce coup
hint-another = Une autre idée
hint-also = Bien aussi

## Passing the device round
cover-title = À { $name } de jouer
cover-text = Passez l’appareil. Rien de caché n’apparaîtra avant l’appui sur le bouton.
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
stand-in-clock = Temps écoulé ({ $name }) : un bot ({ $bot }) prend le relais.
stand-in-holder = { $name } se fait remplacer par un bot ({ $bot }).
stand-in-player = Longue absence ({ $name }) : { $asker } fait jouer un bot ({ $bot }).
stand-in-opener = Longue absence ({ $name }) : la personne qui a ouvert la table fait jouer un bot ({ $bot }).
chat-say = Dire quelque chose
chat-send = Envoyer
chat-watching = Seuls les joueurs parlent ici.
person-menu = Actions : { $name }
person-mute = Masquer
person-unmute = Afficher à nouveau
person-report = Signaler
person-muted = Messages masqués : { $name }. Cette personne n’en saura rien.
person-unmuted = Messages de nouveau affichés : { $name }.
report-what = Que s’est-il passé ?
report-send = Envoyer le signalement
report-not = Annuler
report-sent = Merci. L’administrateur du site va examiner votre signalement.
report-table = Signaler cette table

## Menu
menu-title = Table
menu-share = Copier le lien de cette table
menu-home = Accueil (table conservée)
menu-leave = Quitter la partie
menu-leave-sure = Un bot jouera à votre place. Vous pourrez revenir tant que la partie dure.
menu-leave-yes = Quitter
menu-leave-no = Rester
menu-let-bot-play = Laisser jouer un bot
menu-hints-on = conseils permis
menu-hints-off = sans conseils
fair-title = Le mélange est-il équitable ?
fair-text = Avant que quiconque prenne place, la table montre l’empreinte d’un secret du serveur. Le navigateur de chaque joueur ajoute une valeur aléatoire, et tous les tirages découlent des deux : ni le serveur ni un joueur ne peut en décider seul. Après la partie, tout est révélé, et chacun peut vérifier chaque tirage.
fair-commitment = Empreinte
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
end-tie-break = À égalité de points, la règle de départage a tranché.
end-show = Montrer le résultat
end-look = Regarder la table
end-replay = Revoir la partie
end-download = Télécharger
end-rematch = Rejouer
end-rematch-join = Partie suivante
end-legend = D’où viennent les points
end-share = Partager
end-ahead = Victoire avec { $by ->
    [one] { $by } point
   *[other] { $by } points
  } d’avance : { $points } à { $other }
end-behind = À { $by ->
    [one] { $by } point
   *[other] { $by } points
  } de la victoire : { $points } à { $other }
end-level = Égalité : { $points } partout
end-best = En or : le meilleur de la ligne
end-chapters = La course aux points
end-moves = Vos meilleurs coups et vos plus coûteux
end-moves-of = Les meilleurs coups et les plus coûteux : { $name }

## Looking back
replay = Revoir la partie
pace-shown = Rythme des tours adverses
pace-skip = Aller à mon tour
replay-title = { $game } : revoir la partie
replay-still-running = Cette partie est encore en cours. Vous pourrez la revoir une fois terminée.
replay-timeline = Déroulement de la partie
replay-position = Position
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-eyes = Vu par
replay-everything = Tout visible
replay-to-table = Retour à la table
replay-details = Détails
replay-play-on = Continuer à partir d’ici
replay-share = Copier le lien
replay-tab-review = Analyse
replay-tab-log = Journal
replay-tab-scores = Points
replay-tab-fair = Équité
replay-scores = Évolution des points
replay-score-back = Points précédents
replay-score-on = Points suivants
fair-derived = { $count ->
    [0] Vérifié : le secret correspond à l’empreinte, et la graine en découle. Aucun joueur n’a ajouté de valeur. Calculé à l’instant dans votre navigateur.
    [one] Vérifié : le secret correspond à l’empreinte, et la graine en découle avec la valeur d’un joueur. Calculé à l’instant dans votre navigateur.
   *[other] Vérifié : le secret correspond à l’empreinte, et la graine en découle avec les valeurs de { $count } joueurs. Calculé à l’instant dans votre navigateur.
}
fair-chosen = La graine de cette partie a été choisie à l’ouverture de la table. Elle correspond à l’empreinte. Calculé à l’instant dans votre navigateur.
fair-drawn = Vérifié : cette graine correspond à l’empreinte publiée avant la partie. Le serveur l’a tirée seul. Calculé à l’instant dans votre navigateur.
fair-no-commitment = Non vérifié : l’empreinte ne correspond pas. Le mélange n’est pas celui qui était promis.
fair-no-seed = Non vérifié : le secret et les valeurs des joueurs donnent une autre graine. Le mélange n’est pas celui qui était promis.
fair-no-ours = Non vérifié : la valeur ajoutée par votre navigateur manque. Le mélange n’est pas celui qui était promis.
fair-cannot = Votre navigateur ne fait ce calcul que sur une connexion sécurisée.
fair-more = Téléchargez la partie et lancez « howlcrown verify » pour rejouer chaque tirage à partir de la graine.
review = Analyse
review-text = Les bots examinent chaque tour : les chances de victoire de chacun, les tournants de la partie, les occasions gâchées et la part de chance.
review-start = Analyser cette partie
review-waiting = { $ahead ->
    [0] Démarrage…
    [one] { $ahead } autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
  }
review-running = Analyse : { $percent } de la partie
review-failed = L’analyse n’est pas disponible pour le moment.
review-curve = Chances de victoire au cours de la partie
review-no-turning = La partie n’a pas eu de tournant.
review-mistakes = Choix coûteux
review-no-mistakes = Aucune occasion gâchée, ou presque.
review-inaccurate = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-better = Mieux :
review-balance = Choix et chance
review-player = Joueur
review-choices = Choix
review-luck = Chance
review-note = En chances de victoire : ce que ses propres choix ont coûté à chacun, et ce que la chance et les informations cachées ont apporté.
review-moments = Moments décisifs
review-smoothed = Chances de victoire, lissées sur une manche
review-gains = Qui y gagne le plus : { $name }
review-moment = Moment { $number }

## Apprendre
learn = Apprendre
learn-short = Apprendre en 10 min
learn-title = Apprendre : { $game }
learn-begin = Commencer
learn-repeat = Recommencer
learn-play-now = Jouer maintenant
learn-solved = réussie
learn-all = Toutes les leçons
learn-task = Votre tâche :
learn-remember = À retenir :
learn-minutes = { $seconds ->
    [0] { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
   *[other] une demi-minute
}
learn-so-far = { $done ->
    [one] { $done } leçon terminée
   *[other] { $done } leçons terminées
}
learn-next = Suivant
learn-again = Réessayer
learn-restart = Reprendre au début
learn-take-back = Annuler ce coup
learn-show = Montrer une étape
learn-skip = Passer
learn-step = Étapes faites : { $step } sur { $steps }
learn-astray = C’est possible, mais ce n’est pas le sujet de cette leçon.
learn-nothing-lost = Rien n’est perdu : annulez et réessayez.
learn-go-on = Continuer
learn-known = Vous savez déjà
learn-progress = { $done } sur { $count }
learn-hurry = Pas le temps ?
learn-hurry-detail = Jouez tout de suite contre deux bots ; les conseils restent activés.
learn-number = Leçon { $number } sur { $count }

## Rules
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-table = Tableau
rules-missing = Les règles de ce jeu ne sont pas encore rédigées ici.
rules-exact = Le texte exact
rules-exact-all = Les règles complètes, numérotées
rules-whole = Les règles sur une page à part
guide-goal = But du jeu
guide-reading = Que voulez-vous lire ?
guide-short = L’essentiel
guide-full = Tout
guide-print = Imprimer
guide-nothing = Aucun résultat. Essayez un autre mot.
rules-contents = Sommaire
rules-learn = Apprendre en jouant

## You
me-title = Vous
me-name = Votre nom
me-name-detail = Les autres le voient à la table.
me-save = Enregistrer
me-renamed = Vous vous appelez maintenant { $name }.
me-name-refused = Ce nom ne convient pas. Essayez-en un autre.
me-link-title = Votre profil sur un autre appareil
me-link-text = Créez un code ici et saisissez-le là-bas. Il ne sert qu’une fois.
me-link-make = Créer un code
me-link-secret = Toute personne qui a ce code peut jouer en votre nom. Ne le montrez à personne.
me-claim = Code d’un autre appareil
me-claim-do = Utiliser
me-claim-detail = Cet appareil prendra ce profil. Les tables d’ici gardent l’ancien nom.
me-code-refused = Ce code est inconnu, déjà utilisé ou trop ancien.
me-claimed = Ravi de vous revoir, { $name }.
me-name-short = 24 caractères au plus.
me-link-copy = Copier le code
mine-title = Vos parties
mine-none = Vous n’avez pas encore joué.
mine-statistics = Parties terminées où vous n’occupiez qu’une place
mine-game = Jeu
mine-players = Joueurs
mine-played = Parties
mine-won = Victoires
mine-mean = Points en moyenne
mine-best = Meilleur score
mine-result = { $placing ->
    [1] 1re
   *[other] { $placing }e
  } place, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
mine-more = Parties plus anciennes
mine-export = Tout télécharger
mine-delete = Supprimer la partie « { $game } » du { $date }
mine-delete-sure = Elle quitte votre liste dès maintenant et sera supprimée quand tous ses joueurs l’auront demandé.
mine-delete-yes = Supprimer
mine-delete-no = Garder
mine-deleted = La partie est supprimée.
mine-delete-asked = La partie n’est plus dans votre liste. Elle sera supprimée quand les autres le demanderont aussi.
devices-title = Appareils
devices-text = Ces appareils jouent en votre nom. Déconnectez ceux dont vous ne vous servez plus.
devices-this = cet appareil
devices-unknown = Appareil inconnu
devices-seen = dernière utilisation : { $date }
devices-sign-out = Déconnecter
devices-sign-out-others = Déconnecter tous les autres
devices-signed-out = Déconnexion effectuée.
muted-title = Personnes masquées
delete-title = Supprimer mon profil
delete-stored = Ce qui est enregistré : votre nom, vos appareils, vos parties avec tous les coups, ce que vous écrivez aux tables, les personnes que vous masquez et vos signalements. Ni adresse électronique, ni adresse réseau.
delete-text = Si vous supprimez votre profil, votre nom, vos messages, vos statistiques et vos appareils disparaissent. Vos parties restent, sans votre nom, car elles appartiennent aussi aux autres ; dans celles qui sont en cours, un bot joue à votre place.
delete-do = Supprimer mon profil…
delete-sure = C’est irréversible.
delete-yes = Supprimer définitivement
delete-no = Tout garder
delete-done = Tout ce qui vous concerne a été supprimé.

## Settings
settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-text = Taille du texte
settings-speed = Vitesse des coups
settings-speed-instant = Instantanée
settings-confirm = Confirmer par un second appui
settings-confirm-detail = Le premier appui montre ce qui se passerait.
settings-confirm-auto = Sur écran tactile
settings-always = Toujours
settings-never = Jamais
settings-end = Quand il ne reste qu’à finir le tour
settings-end-manual = Je le finis moi-même
settings-end-soon = Le finir après 3 secondes
settings-end-now = Le finir tout de suite
settings-patterns = Motifs du plateau
settings-patterns-soft = Légers
settings-patterns-strong = Marqués
settings-sound = Son
settings-notify = Me prévenir quand c’est mon tour
settings-notify-detail = Seulement tant que cette page est ouverte en arrière-plan.
settings-notify-denied = Le navigateur ne permet pas les notifications pour cette page.
settings-codes = Noms des cases sur le plateau
settings-danger = Marquer mes pions en danger
settings-coach = Coach après les leçons
settings-coach-detail = Il aide au début de vos tours contre des bots, un peu moins à chaque partie.
settings-shortcuts = Raccourcis par lettres
settings-shortcuts-detail = Flèches, Tab, Entrée et Échap fonctionnent toujours.
settings-left = Commandes pour gauchers
settings-alone = Parties sans autres personnes
settings-alone-detail = Sur cet appareil, elles se passent de connexion ; sur le serveur, vos autres appareils les retrouvent.
settings-alone-here = Sur cet appareil
settings-alone-server = Sur le serveur
settings-group-look = Apparence
settings-group-play = Jeu
settings-group-sound = Son et notifications
settings-group-keys = Clavier
settings-speed-calm = Lente
settings-speed-normal = Normale
settings-speed-quick = Rapide
settings-preview = Aperçu
settings-preview-text = Bo a fini. À vous de jouer.
settings-sound-test = Écouter

## What goes wrong
lost-title = Rien par ici
lost-text = Cette adresse ne mène nulle part. La chouette a regardé deux fois.
error-load = Une partie de la page n’a pas pu être chargée.
error-unexpected = Un problème est survenu. Veuillez réessayer.
table-reason-offline = Pas de connexion au serveur.
table-reason-unexpected = Un problème est survenu. Veuillez réessayer.
table-reason-unavailable = Le serveur rencontre un problème en ce moment. Veuillez réessayer.
table-reason-game_over = La partie est terminée.
table-reason-not_your_turn = Ce n’est pas votre tour.
table-reason-stale = La partie a avancé entre-temps. Veuillez vérifier.
table-reason-not_last = Vous déciderez de la suite une fois le résultat connu.
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
table-reason-malformed = Le serveur n’a pas compris cette demande.
table-reason-no_identity = Le serveur ne vous connaît pas. Rechargez la page.
table-reason-foreign_origin = Cette demande vient d’une autre page.
table-reason-banned = L’administrateur du site a suspendu votre accès pour le moment.
table-reason-not_found = Cela n’existe pas ici.
table-reason-method_not_allowed = C’est impossible ici.
table-reason-not_your_seat = Ce n’est pas votre place.
table-reason-not_your_table = Seule la personne qui a ouvert la table peut faire cela.
table-reason-too_large = C’est trop d’un seul coup.
table-reason-too_many = { $what ->
    [strong_games] Vous avez déjà beaucoup de parties ouvertes contre des bots forts. Terminez-en une, ou attendez une minute après l’avoir quittée.
    [bot_games] Vous avez déjà beaucoup de parties ouvertes contre des bots. Terminez-en une, ou attendez une minute après l’avoir quittée.
    [public_tables] Plusieurs de vos tables publiques attendent déjà des joueurs.
    [analyses] Votre autre analyse passe avant. Une seule à la fois.
    [hints] Vous avez demandé un conseil plus récent.
   *[other] { $seconds ->
        [one] Trop vite. Réessayez dans { $seconds } seconde.
       *[other] Trop vite. Réessayez dans { $seconds } secondes.
      }
  }
table-reason-seat_taken = Quelqu’un est déjà assis là.
table-reason-one_seat = À une table publique, c’est une seule place par personne.
table-reason-removed = La personne qui a ouvert cette table vous en a fermé l’accès.
table-reason-seats_open = Il reste des places libres.
table-reason-only_bots = Les bots ne jouent pas seuls : gardez une place pour quelqu’un.
table-reason-not_started = La partie n’a pas encore commencé.
table-reason-already_started = La partie a déjà commencé.
table-reason-still_running = La partie est en cours.
table-reason-no_such_version = La partie n’est pas allée si loin.
table-reason-unknown_game = Ce jeu n’existe pas ici.
table-reason-unknown_bot = Ce bot n’existe pas.
table-reason-seed_not_allowed = Aux tables publiques, le mélange se fait toujours au hasard.
table-reason-no_hints = Cette table joue sans conseils.
table-reason-bad_text = { $most ->
    [one] { $most } caractère au plus, et au moins un.
   *[other] { $most } caractères au plus, et au moins un.
  }
table-reason-bad_pace = Ce réglage de pendule est impossible.
table-reason-bad_code = Ce code est inconnu, déjà utilisé ou trop ancien.
table-reason-not_absent = { $seconds ->
    [one] Un bot peut prendre le relais après { $seconds } seconde d’absence.
   *[other] Un bot peut prendre le relais après { $seconds } secondes d’absence.
  }
table-reason-unknown_option = L’option « { $key } » n’existe pas.
table-reason-option_value = « { $value } » est impossible ici. Valeurs permises : { $allowed }.
table-reason-player_count = Ce jeu se joue de { $least } à { $most } joueurs.
table-with = avec { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Rien à annuler maintenant : quelque chose a été pioché ou révélé, ou ce n’est pas votre tour.
    [one] Annule votre dernier coup.
   *[other] Annule votre dernier coup. Vous pouvez revenir jusqu’à { $count } coups en arrière.
  }
explain-restart = Annule tout ce que vous avez fait pendant ce tour : { $count ->
    [one] un coup.
   *[other] { $count } coups.
  }
explain-pace = Met en pause les tours des autres, les montre pas à pas ou les passe.
explain-hint = Montre ce que jouerait un joueur fort, avec ses chances de victoire et ses raisons. Rien n’est joué à votre place.
explain-log = Ce qui s’est passé, le plus récent d’abord. Choisissez une ligne pour la voir sur le plateau.
explain-tabs = Passe d’un volet de la table à l’autre.
explain-since = Ce que les autres ont fait depuis votre dernier tour : { $count ->
    [one] un coup.
   *[other] { $count } coups.
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
option-default = par défaut
option-usual = Par défaut : { $value }
option-back = Revenir au choix par défaut : { $option }
option-back-short = Par défaut
friends-count = Combien de joueurs ?
friends-open = Ouvrir une table pour { $count }
