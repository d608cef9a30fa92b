# Die Regeln für Spieler. Zahlen kommen als Argumente aus den Regeln; hier steht keine.

wolves-guide-goal-title = Führe dein Rudel, beherrsche das Land
wolves-guide-goal-text = Dein Rudel breitet sich über die Regionen aus. Drei Monde gehen im Lauf der Partie auf, und jeder wertet einige Regionen: **Das Rudel mit der meisten Kontrolle nimmt den Wertungsmarker.** Nach dem Vollmond kommen die Punkte deines Rudeltableaus dazu. **Wer die meisten Punkte hat, gewinnt.**

wolves-guide-turn-title = Dein Zug: { $actions } Aktionen
wolves-guide-turn-text = Wähle aus den fünf Aktionen, gern auch zweimal dieselbe. Jede bezahlst du mit Geländeplättchen.
wolves-guide-turn-1 = Schau auf das **Gelände des Ziels**: wo der Wolf ankommt, wo der Bau entsteht, wo der einsame Wolf oder die gegnerische Figur steht.
wolves-guide-turn-2 = Bezahle mit **Plättchen, die dieses Gelände zeigen**: mit so vielen, wie die Aktion kostet.
wolves-guide-turn-3 = **Wende die Plättchen, mit denen du bezahlt hast.** Sie zeigen nun ihre andere Seite. So ändert jede Zahlung, was du als Nächstes tun kannst.
wolves-guide-turn-4 = Ein **Gelände-Bonusmarker** ersetzt ein beliebiges Plättchen. Ein **Aktions-Bonusmarker** bringt dir danach noch eine Aktion.
wolves-guide-turn-note = Nach dem Aufbau ist nichts verdeckt, und es wird nichts mehr gezogen: Bis du deinen Zug beendest, kannst du alles rückgängig machen.

wolves-guide-actions-title = Die fünf Aktionen
wolves-guide-actions-text = Deine Alphawölfe sind das Herz des Rudels: Bau, Höhle, Heulen und Dominieren gehen immer von einem von ihnen aus.

wolves-guide-move-title = Bewegen
wolves-guide-move-price = { $move } Plättchen
wolves-guide-move-text = Bewege bis zu { $spread } Wölfe, jeden bis zu { $speed } Felder weit, auch an Figuren vorbei. Alle halten auf dem Gelände an, das du bezahlt hast.
wolves-guide-move-note = Über Wasser und Schlucht läuft kein Wolf. Ein Alphawolf darf dort anhalten, wo ein gegnerischer Rudelwolf allein steht, und verdrängt ihn auf das nächste freie Feld.

wolves-guide-den-title = Bau graben
wolves-guide-den-price = { $build } Plättchen
wolves-guide-den-text = Setze einen Bau auf das Feld eines deiner Alphawölfe oder daneben. Nimm ihn von der Leiste deiner Wahl: Dein Rudel wird schneller, bewegt mehr Wölfe oder heult weiter.
wolves-guide-den-note = Unter dem zweiten und dem vierten Bau einer Leiste liegt zusätzlich ein Bonusmarker.

wolves-guide-lair-title = Bau zur Höhle aufwerten
wolves-guide-lair-price = { $upgrade } Plättchen
wolves-guide-lair-text = Ein Bau am Wasser und bei einem deiner Alphawölfe wird zur Höhle: Sie zählt { $control } in ihrer Region, bringt Punkte und einen Gelände-Bonusmarker.
wolves-guide-lair-note = Du hast höchstens eine Höhle pro Region. Der alte Bau kommt auf den Mondkalender.

wolves-guide-howl-title = Heulen
wolves-guide-howl-price = { $howl } Plättchen
wolves-guide-howl-text = Ein einsamer Wolf im Umkreis von { $range } Feldern um einen deiner Alphawölfe schließt sich dir an: Der nächste Wolf deiner Leiste nimmt seinen Platz ein.
wolves-guide-howl-note = Der einsame Wolf kommt auf den Mondkalender. Jeder dritte Wolf der Leiste ist ein Alphawolf.

wolves-guide-dominate-title = Dominieren
wolves-guide-dominate-price = { $dominate } Plättchen
wolves-guide-dominate-text = Ersetze einen gegnerischen Rudelwolf oder Bau in Heulreichweite durch eine eigene Figur.
wolves-guide-dominate-note = Alphawölfe und Höhlen sind immer sicher, ebenso zwei Figuren eines Rudels auf demselben Feld.

wolves-guide-hunt-title = Die Jagd
wolves-guide-hunt-text = Sobald deine Wölfe auf **{ $hunters } verschiedenen Feldern rund um eine Beute** stehen, gehört sie dir. Das kostet nichts und braucht keine eigene Aktion.
wolves-guide-hunt-example = { $count ->
    [one] Die erste Beuteart bringt
   *[other] { $count } Beutearten bringen zusammen
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Jede Art zählt für dich nur einmal.
wolves-guide-hunt-note = Ab drei Personen bringt jede Beute außerdem einen Aktions-Bonusmarker.

wolves-guide-moon-title = Die Monde
wolves-guide-moon-text = Jeder gerufene einsame Wolf, jeder Bau, der zur Höhle wird, und jede dominierte Figur kommt auf den **Mondkalender**. Erreicht der Mondkalender einen Mond, werden am Ende dieses Zuges dessen Regionen gewertet.
wolves-guide-moon-table = Das Datum jedes Mondes
wolves-guide-moon-players = { $players } Personen

wolves-guide-control-title = Wem gehört eine Region?
wolves-guide-control-text = Zähle, was jedes Rudel dort hat: **Eine Höhle zählt { $control }, jede andere Figur { $piece }.** Gleichstand? Das Rudel mit mehr Alphawölfen in der Region liegt vorn.
wolves-guide-control-1 = **Allein auf Platz eins:** Du nimmst den Wertungsmarker.
wolves-guide-control-2 = **Allein auf Platz zwei:** Du bekommst einen Chip, der halb so viel wert ist.
wolves-guide-control-3 = **Weiterhin Gleichstand um Platz eins:** Alle Beteiligten bekommen den Chip, niemand den Wertungsmarker.
wolves-guide-control-4 = **Weiterhin Gleichstand um Platz zwei:** Niemand bekommt den Chip.
wolves-guide-control-first = Marker
wolves-guide-control-second = Chip

wolves-guide-end-title = Das Ende
wolves-guide-end-text = Das Spiel ist zu Ende, sobald der Vollmond gewertet ist. Zähle Wertungsmarker und Chips zu den Punkten der sechs Leisten deines Tableaus; auf jeder Leiste gilt der zuletzt freigelegte Wert.
wolves-guide-end-example = Eine Wertung aus einer echten Partie:
wolves-guide-end-note = Gleichstand? Es entscheiden mehr Wertungsmarker, dann mehr Wölfe und zuletzt mehr Alphawölfe auf dem Spielplan.

wolves-guide-two-title = Zu zweit: das passive Rudel
wolves-guide-two-text = Ein drittes Rudel steht von Beginn an auf dem Spielplan. Es bewegt sich nie und bekommt keine Punkte, zählt aber bei der Wertung der Regionen mit: Auch an ihm müsst ihr vorbei.

wolves-guide-questions-title = Häufige Fragen
wolves-guide-questions-1-ask = Darf mein Wolf durch andere Wölfe hindurchlaufen?
wolves-guide-questions-1-answer = Ja, an jeder Figur vorbei. Anhalten darf er auf einem leeren Feld, bei einer einzelnen eigenen Figur oder auf einem gegnerischen Bau, der allein steht.
wolves-guide-questions-2-ask = Was geschieht mit einem Plättchen, mit dem ich bezahlt habe?
wolves-guide-questions-2-answer = Es wird gewendet und bezahlt ab sofort sein anderes Gelände, auch noch im selben Zug. Dein Lebensraumplättchen zeigt auf beiden Seiten dasselbe Gelände.
wolves-guide-questions-3-ask = Kann ich eine Höhle verlieren?
wolves-guide-questions-3-answer = Nein. Höhlen und Alphawölfe bleiben dir die ganze Partie lang.
wolves-guide-questions-4-ask = Wie schütze ich einen Wolf oder einen Bau?
wolves-guide-questions-4-answer = Stell eine zweite eigene Figur dazu. Dann kann keine von beiden dominiert werden.
wolves-guide-questions-5-ask = Muss ich beide Aktionen ausführen?
wolves-guide-questions-5-answer = Ja. Geht sonst nichts, kannst du immer noch eine Bewegung bezahlen, ohne zu laufen.
wolves-guide-questions-6-ask = Reicht das Heulen über Wasser?
wolves-guide-questions-6-answer = Ja, die Reichweite zählt über alle Felder hinweg. Nur laufen können Wölfe nicht über Wasser und Schlucht.
wolves-guide-questions-7-ask = In meiner Schachtel steht etwas anderes.
wolves-guide-questions-7-answer = Die gedruckten Ausgaben unterscheiden sich: wie Gleichstände entschieden werden, wie die Reichweite gezählt wird, wie viele Bonusmarker es gibt. Wählt eure Ausgabe oder einzelne Regeln, wenn ihr einen Tisch eröffnet.
