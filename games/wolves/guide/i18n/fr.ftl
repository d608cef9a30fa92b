# Les règles pour les joueurs. Les nombres viennent des règles, en arguments ; aucun n’est écrit ici.

wolves-guide-goal-title = Menez votre meute, régnez sur les terres
wolves-guide-goal-text = Votre meute s’étend de région en région. Trois lunes se lèvent pendant la partie, et chacune fait décompter certaines régions : **la meute qui y a le plus de contrôle prend le jeton de région**. Après la pleine lune, ajoutez les points de votre plateau. **Le plus grand total l’emporte.**

wolves-guide-turn-title = Votre tour : { $actions } actions
wolves-guide-turn-text = Choisissez parmi les cinq actions, deux fois la même si vous voulez. Chacune se paie en tuiles terrain.
wolves-guide-turn-1 = Regardez le **terrain de la cible** : là où le loup s’arrête, où la tanière se construit, où se trouve le loup solitaire ou le pion adverse.
wolves-guide-turn-2 = Payez avec des **tuiles qui montrent ce terrain**, autant que l’action en coûte.
wolves-guide-turn-3 = **Retournez les tuiles qui ont payé.** Elles montrent désormais leur autre face : chaque paiement change ce que vous pourrez faire ensuite.
wolves-guide-turn-4 = Un **jeton terrain bonus** remplace n’importe quelle tuile. Un **jeton action bonus** offre ensuite une action supplémentaire.
wolves-guide-turn-note = Après la mise en place, rien n’est caché et rien n’est pioché : vous pouvez tout annuler tant que votre tour n’est pas fini.

wolves-guide-actions-title = Les cinq actions
wolves-guide-actions-text = Vos loups alpha sont le cœur de la meute : tanières, antres, hurlements et dominations partent toujours de l’un d’eux.

wolves-guide-move-title = Se déplacer
wolves-guide-move-price = { $move ->
    [one] { $move } tuile
   *[other] { $move } tuiles
}
wolves-guide-move-text = Déplacez jusqu’à { $spread } loups, chacun de { $speed } cases au plus ; les pions en chemin ne les arrêtent pas. Tous finissent sur le terrain payé.
wolves-guide-move-note = Aucun loup ne traverse l’eau ni le canyon. Un loup alpha peut s’arrêter là où un loup de meute adverse se trouve seul : il le fait fuir vers la case libre la plus proche.

wolves-guide-den-title = Construire une tanière
wolves-guide-den-price = { $build } tuiles
wolves-guide-den-text = Construisez une tanière sur la case d’un de vos loups alpha ou à côté. Prenez-la sur la piste de votre choix : votre meute court plus loin, déplace plus de loups ou hurle plus loin.
wolves-guide-den-note = La deuxième et la quatrième tanière d’une piste dévoilent aussi un jeton bonus.

wolves-guide-lair-title = Transformer une tanière en antre
wolves-guide-lair-price = { $upgrade } tuiles
wolves-guide-lair-text = Une tanière au bord de l’eau et près d’un de vos loups alpha devient un antre : il compte { $control } dans sa région, rapporte des points et donne un jeton terrain bonus.
wolves-guide-lair-note = Un seul de vos antres par région. L’ancienne tanière va sur le cycle lunaire.

wolves-guide-howl-title = Hurler
wolves-guide-howl-price = { $howl } tuiles
wolves-guide-howl-text = Un loup solitaire à { $range } cases au plus d’un de vos loups alpha vous rejoint : le prochain loup de votre piste prend sa place.
wolves-guide-howl-note = Le loup solitaire va sur le cycle lunaire. Sur votre piste, un loup sur trois est un loup alpha.

wolves-guide-dominate-title = Dominer
wolves-guide-dominate-price = { $dominate } tuiles
wolves-guide-dominate-text = Remplacez un loup de meute ou une tanière adverse à portée de hurlement par un de vos pions.
wolves-guide-dominate-note = Les loups alpha et les antres ne risquent rien, pas plus que deux pions d’une même meute sur la même case.

wolves-guide-hunt-title = La chasse
wolves-guide-hunt-text = Dès que vos loups occupent **{ $hunters } cases différentes autour d’une proie**, elle est à vous. Cela ne coûte rien et ne demande pas d’action à part.
wolves-guide-hunt-example = { $count ->
    [one] La première espèce rapporte
   *[other] En tout, { $count } espèces rapportent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Vous n’attrapez chaque espèce qu’une fois.
wolves-guide-hunt-note = À trois joueurs et plus, chaque proie donne aussi un jeton action bonus.

wolves-guide-moon-title = Les lunes
wolves-guide-moon-text = Chaque loup solitaire appelé, chaque tanière devenue antre et chaque pion dominé va sur le **cycle lunaire**. Quand une lune y est atteinte, ses régions sont décomptées à la fin du tour.
wolves-guide-moon-table = La date de chaque lune
wolves-guide-moon-players = { $players } joueurs

wolves-guide-control-title = Qui règne sur une région ?
wolves-guide-control-text = Comptez ce que chaque meute y possède : **un antre compte { $control }, tout autre pion { $piece }**. Égalité ? La meute qui a le plus de loups alpha dans la région passe devant.
wolves-guide-control-1 = **En tête, sans égalité :** vous prenez le jeton de région.
wolves-guide-control-2 = **Deuxième, sans égalité :** vous recevez un jeton PV (points de victoire), qui vaut la moitié.
wolves-guide-control-3 = **Toujours à égalité en tête :** chacun reçoit le jeton PV, personne ne prend le jeton de région.
wolves-guide-control-4 = **Toujours à égalité pour la deuxième place :** personne ne reçoit le jeton PV.
wolves-guide-control-first = jeton de région
wolves-guide-control-second = jeton PV

wolves-guide-end-title = La fin
wolves-guide-end-text = La partie s’achève après le décompte de la pleine lune. Ajoutez vos jetons de région et vos jetons PV aux six pistes de votre plateau ; sur chaque piste, c’est la dernière valeur dévoilée qui compte.
wolves-guide-end-example = Un décompte tiré d’une vraie partie :
wolves-guide-end-note = Égalité ? On compare les jetons de région, puis les loups sur la carte, puis les loups alpha sur la carte.

wolves-guide-two-title = À deux : la meute passive
wolves-guide-two-text = Une troisième meute est présente sur la carte dès le début. Elle ne bouge jamais et ne marque rien, mais elle participe au décompte des régions : il faut la devancer, elle aussi.

wolves-guide-questions-title = Questions fréquentes
wolves-guide-questions-1-ask = Mon loup peut-il passer par les cases d’autres loups ?
wolves-guide-questions-1-answer = Oui, aucun pion ne l’arrête. Il peut finir sur une case vide, sur une case où vous n’avez qu’un pion, ou sur une tanière adverse qui s’y trouve seule.
wolves-guide-questions-2-ask = Que devient une tuile qui a servi à payer ?
wolves-guide-questions-2-answer = Elle est retournée et paie désormais son autre terrain, même pendant ce tour. Votre tuile foyer montre le même terrain des deux côtés.
wolves-guide-questions-3-ask = Puis-je perdre un antre ?
wolves-guide-questions-3-answer = Non. Les antres et les loups alpha restent en jeu toute la partie.
wolves-guide-questions-4-ask = Comment protéger un loup ou une tanière ?
wolves-guide-questions-4-answer = Placez un deuxième de vos pions sur sa case : aucun des deux ne peut alors être dominé.
wolves-guide-questions-5-ask = Les deux actions sont-elles obligatoires ?
wolves-guide-questions-5-answer = Oui. Si rien d’autre n’est possible, vous pouvez toujours payer un déplacement sans faire marcher de loup.
wolves-guide-questions-6-ask = Un hurlement porte-t-il par-dessus l’eau ?
wolves-guide-questions-6-answer = Oui, la portée se compte à travers toutes les cases. L’eau et le canyon n’arrêtent que les loups en marche.
wolves-guide-questions-7-ask = Ma boîte dit autre chose.
wolves-guide-questions-7-answer = Les éditions imprimées diffèrent : le départage des égalités, la façon de compter la portée, le nombre de jetons bonus. Choisissez votre édition, ou chaque règle une à une, en ouvrant une table.
