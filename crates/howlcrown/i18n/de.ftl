cli-welcome = Tippe eine Nummer oder eine Aktion in der gezeigten Schreibweise; ? zeigt die Hilfe.
cli-help =
    Eine Nummer wählt, was daneben steht; mehrere Wörter auf einmal gehen auch („howl a3“).
    hint zeigt, was ein starker Spieler tun würde, undo macht deinen letzten Schritt rückgängig,
    board zeigt den Spielplan, back beginnt die Wahl neu, quit verlässt die Partie.
cli-player = Spieler { $number }
cli-left = Du hast die Partie verlassen.
cli-hand-over = { $name } ist am Zug. Drücke Enter, wenn niemand sonst hinsieht.
cli-no-number = Wähle eine Nummer von 1 bis { $most }.
cli-not-understood = „{ $text }“ ist keine Aktion: { $why }
cli-no-more = nichts weiter
cli-hint = Was ein starker Spieler tun würde
cli-hint-so-far = bisher am besten: { $what }
cli-hint-line = { $number }  { $chance } %  { $what }
cli-hint-typed = zu tippen: { $what }
cli-hint-points = erwartete Punkte: { $what }
cli-undone = { $name }: ein Schritt rückgängig gemacht.
cli-review-head = Siegchancen vor jedem Zug
cli-review-none = keine
cli-review-turn = { $version }  { $name }: { $verdict }, { $lost } %
cli-review-played = gespielt: { $what }
cli-review-best = besser: { $what }
cli-review-why = warum: { $what }
cli-review-change = { $version }  { $name }: { $from } % → { $to } %
cli-review-sum = { $name }: { $lost } % durch Entscheidungen verschenkt, Glück { $luck } %
review-best = am besten
review-good = gut
cli-incomplete = Die Partie ist unvollständig: Nach { $entries } Einträgen ist sie noch nicht zu Ende.
