### Die Oberfläche von Animal Kingdoms.

kingdoms-ui-title = Animal Kingdoms
kingdoms-ui-line = Schicke deine Tiere dorthin, wo die Gesetze sie zulassen, führe Königreiche an und zieh dich rechtzeitig zurück.
kingdoms-ui-minutes = { $players ->
    [1] 20 Min.
   *[other] 40–60 Min.
}
kingdoms-ui-level-easy = Leicht
kingdoms-ui-level-medium = Mittel
kingdoms-ui-level-normal = Normal
kingdoms-ui-level-hard = Schwer
kingdoms-ui-level-extreme = Extrem

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Panda
kingdoms-ui-age-of = Zeitalter { $age } von drei
kingdoms-ui-age-word = Zeitalter
kingdoms-ui-board = Die fünf Königreiche
kingdoms-ui-hand = Deine Hand
kingdoms-ui-players = Spieler
kingdoms-ui-log = Verlauf
kingdoms-ui-since = Seit deinem Zug
kingdoms-ui-earlier = Davor
kingdoms-ui-again = Noch einmal zeigen
kingdoms-ui-hint = Tipp
kingdoms-ui-overview = Spieler, Führung und Verlauf
kingdoms-ui-close = Schließen
kingdoms-ui-tab-board = Spielplan
kingdoms-ui-tab-leads = Wer führt
kingdoms-ui-tab-players = Spieler
kingdoms-ui-tab-log = Verlauf

## Was gefragt ist

kingdoms-ui-prompt-turn = Du bist am Zug: Wähle eine Karte oder ein Königreich.
kingdoms-ui-prompt-choose = Wähle eine Karte oder ein Königreich.
kingdoms-ui-your-turn = Du bist am Zug
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } passt nirgends: Wähle eine andere Karte.
    [one] { $card } passt in ein Königreich: Wähle es.
   *[other] { $card } passt in { $count } Königreiche: Wähle eines.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: Eine deiner Karten passt, wähle sie.
   *[other] { $kingdom }: { $count } deiner Karten passen, wähle eine.
}
kingdoms-ui-prompt-partner = { $card }: Wähle die zweite Karte zum Ablegen.
kingdoms-ui-prompt-partner-sub = Nötig: das gleiche Tier ({ $animal }) oder Rang { $rank }.
kingdoms-ui-prompt-ready = { $card } passt { $kingdom ->
    [Insel] auf die Insel
    [Sumpf] in den Sumpf
    [Gipfel] auf die Gipfel
   *[other] in die { $kingdom }
}. Spielen?
kingdoms-ui-prompt-rally = { $count ->
    [0] Tiere sammeln: Wähle 1 bis 4 Karten zum Tauschen.
    [one] Tiere sammeln: 1 Karte gewählt.
   *[other] Tiere sammeln: { $count } Karten gewählt.
}
kingdoms-ui-prompt-retreat = Aus diesem Zeitalter zurückziehen?
kingdoms-ui-prompt-nothing-fits = Keine Karte passt: Sammle Tiere oder zieh dich zurück.
kingdoms-ui-prompt-only-retreat = Keine deiner Karten passt: Dir bleibt nur der Rückzug.
kingdoms-ui-prompt-waiting = Warten auf: { $who }.
kingdoms-ui-prompt-retreated = Du hast dich aus diesem Zeitalter zurückgezogen.
kingdoms-ui-prompt-battle = Kampf um { $kingdom ->
    [Sumpf] den Sumpf
   *[other] die { $kingdom }
}.
kingdoms-ui-prompt-commit = Kampf um { $kingdom ->
    [Sumpf] den Sumpf
   *[other] die { $kingdom }
}: Wähle verdeckt eine Karte.
kingdoms-ui-prompt-again = Gleichstand: Wähle noch eine Karte.
kingdoms-ui-prompt-add = +2-Marker auf deine Karte legen oder passen?
kingdoms-ui-prompt-add-sub = Legt jemand anderes einen dazu, wirst du noch einmal gefragt.
kingdoms-ui-prompt-over = Das Spiel ist zu Ende.
kingdoms-ui-rally-closed = Zurückgezogen: { $who }. In diesem Zeitalter darf niemand mehr Tiere sammeln.
kingdoms-ui-rally-stalled = { $count ->
    [one] Seit { $count } Zug wurde nur gesammelt: gesperrt, bis jemand ein Gebiet beansprucht.
   *[other] Seit { $count } Zügen wurde nur gesammelt: gesperrt, bis jemand ein Gebiet beansprucht.
}

## Aktionen

kingdoms-ui-rally = Tiere sammeln
kingdoms-ui-rally-what = Karten tauschen, +1 Punkt
kingdoms-ui-rally-short = Sammeln
kingdoms-ui-rally-rest = Wähle die Karten zum Tauschen. Du ziehst ebenso viele neue und bekommst 1 Punkt.
kingdoms-ui-rally-do = { $count ->
    [0] Wähle Karten
    [one] 1 Karte tauschen, +1 Punkt
   *[other] { $count } Karten tauschen, +1 Punkt
}
kingdoms-ui-rally-all = Alle { $count }
kingdoms-ui-retreat = Rückzug
kingdoms-ui-retreat-what = Zeitalter verlassen
kingdoms-ui-retreat-short = Rückzug
kingdoms-ui-retreat-what-first = mit verdecktem Plättchen
kingdoms-ui-retreat-title = Jetzt zurückziehen?
kingdoms-ui-retreat-keep = { $count ->
    [one] Du hast in diesem Zeitalter keinen Zug mehr. Deine Karte und deine Marker auf dem Spielplan bleiben dir.
   *[other] Du hast in diesem Zeitalter keinen Zug mehr. Deine { $count } Karten und deine Marker auf dem Spielplan bleiben dir.
}
kingdoms-ui-retreat-first = Du gehst zuerst: Dafür ziehst du ein verdecktes Rückzugsplättchen im Wert von 2 bis 5 Punkten.
kingdoms-ui-retreat-closes = Danach darf in diesem Zeitalter niemand mehr Tiere sammeln.
kingdoms-ui-retreat-upstart = Der Emporkömmling macht ohne dich weiter.
kingdoms-ui-retreat-points = Würde das Zeitalter jetzt enden, hättest du { kingdoms-ui-points } (jetzt { $now }).
kingdoms-ui-retreat-points-range = Würde das Zeitalter jetzt enden, hättest du { $least } bis { $most } Punkte (jetzt { $now }).
kingdoms-ui-retreat-no-battles = Nach jetzigem Stand gäbe es für dich keinen Kampf.
kingdoms-ui-retreat-battles = { $count ->
    [one] Mit dieser Hand stündest du in einem Kampf: { $kingdoms }.
   *[other] Mit dieser Hand stündest du in { $count } Kämpfen: { $kingdoms }.
}
kingdoms-ui-retreat-do = Zurückziehen
kingdoms-ui-retreat-stay = Bleiben
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = { $kingdom ->
    [Insel] Auf die Insel
    [Sumpf] In den Sumpf
    [Gipfel] Auf die Gipfel
   *[other] In die { $kingdom }
} spielen
kingdoms-ui-claim-it = Spielen
kingdoms-ui-claim-gain = { $points } am Ende des Zeitalters
kingdoms-ui-stay = Warten
kingdoms-ui-rest = Wähle eine Karte: Die passenden Königreiche leuchten auf, und du liest hier, was die Karte bringt.
kingdoms-ui-rest-card = Wähle ein Königreich mit goldenem Rand: Du liest hier, was die Karte dort bringt.
kingdoms-ui-preview = Was das bewirkt
kingdoms-ui-preview-pays = { $kingdom }: Du bekämst { $after } (jetzt { $before }).
kingdoms-ui-preview-with = Mit abgelegt wird: { $card }.
kingdoms-ui-preview-capital = Die Hauptstadt: Du ziehst dich zurück.
kingdoms-ui-preview-last = Dein letzter Marker: Du ziehst dich zurück.
kingdoms-ui-preview-first-out = Du gehst zuerst: verdecktes Plättchen.

## Königreiche

kingdoms-ui-free = { $free } von { $territories } frei
kingdoms-ui-free-capital = nur Hauptstadt
kingdoms-ui-lead = { $you ->
    [yes] { $who } führst
   *[no] { $who } führt
}
kingdoms-ui-lead-nobody = niemand hier
kingdoms-ui-lead-battle = Kampf
kingdoms-ui-lead-tie = Gleichstand
# In the middle of a sentence.
kingdoms-ui-lead-you = du führst
kingdoms-ui-lost = { $count ->
    [one] { $kingdom }: Jetzt führt { $who }, nicht mehr du.
   *[other] { $kingdom }: Gleichstand ohne dich ({ $who }).
}
kingdoms-ui-lost-tie = { $kingdom }: Jetzt Gleichstand, du und { $who }.
kingdoms-ui-cell = { $kingdom }, { $free } von { $territories } Gebieten frei.
kingdoms-ui-cell-last = Letzte Karte: { $card }.
kingdoms-ui-cell-worth = Erster Platz: { kingdoms-ui-points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Zwei mit gleichem Tier oder Rang: Eine kommt hierher, eine wird abgelegt.
kingdoms-ui-tag-fits = { $card } passt
kingdoms-ui-tag-no = passt nicht
kingdoms-ui-tag-capital = danach Rückzug
kingdoms-ui-tag-count = { $count ->
    [0] keine Karte passt
    [one] 1 Karte passt
   *[other] { $count } Karten passen
}
kingdoms-ui-fits = { $count ->
    [0] passt nirgends
    [one] passt in 1 Königreich
   *[other] passt in { $count } Königreiche
}
kingdoms-ui-hand-partner = Kann die zweite Karte sein

## Gesetze an Beispielen

kingdoms-ui-example-hand = Von deiner Hand: { $cards }.
kingdoms-ui-example-pair = Beispiel: Tiger 5 mit Tiger 2 oder Tiger 5 mit Frosch 5.
kingdoms-ui-example-ranks-differ = Beispiel: Hier liegen eine 2 und eine 5, also passt jeder andere Rang.
kingdoms-ui-example-animals-differ = Beispiel: Hier liegen eine Eule und eine Biene, also passt jedes andere Tier.
kingdoms-ui-example-alternate = Beispiel: Die letzte Karte hier ist eine 4, also folgt ein ungerader Rang.
kingdoms-ui-example-step = Beispiel: Die letzte Karte hier ist eine 4, also passt eine 3 oder eine 5.
kingdoms-ui-example-follow = Beispiel: Die letzte Karte hier ist Eule 4, also passt jede Eule und jede 4.
kingdoms-ui-example-break = Beispiel: Die letzte Karte hier ist Eule 4, also passt weder eine Eule noch eine 4.
kingdoms-ui-example-neighbour-match = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt eine Eule, eine Biene, eine 4 oder eine 7.
kingdoms-ui-example-neighbour-rank = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt eine 4 oder eine 7.
kingdoms-ui-example-neighbour-animal = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt eine Eule oder eine Biene.
kingdoms-ui-example-neighbour-step = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt eine 3, 5, 6 oder 8.
kingdoms-ui-example-neighbour-low = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt jeder Rang bis 4.
kingdoms-ui-example-neighbour-high = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt jeder Rang ab 7.
kingdoms-ui-example-neighbour-ranks-differ = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt jeder Rang außer 4 und 7.
kingdoms-ui-example-neighbour-animals-differ = Beispiel: Die letzten Karten nebenan sind Eule 4 und Biene 7, also passt jedes Tier außer Eule und Biene.
kingdoms-ui-example-realm-rank = Beispiel: Die letzten Karten anderswo sind Eule 4 und Biene 7, also passt eine 4 oder eine 7.
kingdoms-ui-example-realm-animal = Beispiel: Die letzten Karten anderswo sind Eule 4 und Biene 7, also passt eine Eule oder eine Biene.
kingdoms-ui-example-realm-new-rank = Beispiel: Die letzten Karten anderswo sind Eule 4 und Biene 7, also passt jeder Rang außer 4 und 7.
kingdoms-ui-example-realm-new-animal = Beispiel: Die letzten Karten anderswo sind Eule 4 und Biene 7, also passt jedes Tier außer Eule und Biene.

## Spieler und Stand

kingdoms-ui-player-out = zurückgezogen
kingdoms-ui-player-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
kingdoms-ui-player-council = Rat { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] 1 verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
kingdoms-ui-player-own-retreat = verdeckt: { $values }
kingdoms-ui-player-first = beginnt
kingdoms-ui-points-of = { $who }: { kingdoms-ui-points }, Punktezettel zeigen
kingdoms-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kingdoms-ui-bonus = { $count ->
    [one] Bonuskarte: kommt bei gleichem Tier oder Rang dazu.
   *[other] Bonuskarten: Eine kommt bei gleichem Tier oder Rang dazu.
}
kingdoms-ui-bonus-animal = Bonuskarte: kommt bei gleichem Tier dazu.
kingdoms-ui-leads = Wer führt
kingdoms-ui-leads-note = Stand jetzt
kingdoms-ui-council-note = Ratssitze zählen mit.
kingdoms-ui-first = erster Platz
kingdoms-ui-if-now = du
kingdoms-ui-scored = gewertet
kingdoms-ui-tie-note = Gleichstand: Ein Kampf entscheidet
kingdoms-ui-or = { $most } oder { $least }

## Kämpfe

kingdoms-ui-battle = Kampf um { $kingdom ->
    [Sumpf] den Sumpf
   *[other] die { $kingdom }
}
kingdoms-ui-battle-stake = Sieg: { kingdoms-ui-points }. Niederlage: { $second } und ein +2-Marker
kingdoms-ui-battle-stake-solo = Sieg: { kingdoms-ui-points }. Niederlage: { $second }
kingdoms-ui-battle-round = Runde { $round }
kingdoms-ui-battle-out = ausgeschieden
kingdoms-ui-battle-ready = bereit
kingdoms-ui-battle-choosing = wählt …
kingdoms-ui-battle-down = Eine verdeckte Karte
kingdoms-ui-battle-pick = Wähle eine Karte. Niemand sieht sie, bis alle gewählt haben.
kingdoms-ui-battle-pick-short = Wähle eine Karte
kingdoms-ui-battle-fight = Kämpfen: { $card }
kingdoms-ui-says = { $what }: { $then }
kingdoms-ui-battle-add = +2 dazulegen
kingdoms-ui-battle-pass = So lassen
kingdoms-ui-battle-wins = { $you ->
    [yes] du gewinnst
   *[no] { $who } gewinnt
}
kingdoms-ui-battle-tied = Gleichstand, noch eine Karte
kingdoms-ui-battle-on = die anderen dürfen antworten
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } schlägt 8, Gleichstand mit 1, verliert gegen 2–7.
    [2] { $card } schlägt 1, Gleichstand mit 2, verliert gegen 3–8.
    [7] { $card } schlägt 1–6, Gleichstand mit 7, verliert gegen 8.
    [8] { $card } schlägt 2–7, Gleichstand mit 8, verliert gegen 1.
   *[other] { $card } schlägt 1–{ $below }, Gleichstand mit { $rank }, verliert gegen { $above }–8.
}
kingdoms-ui-battle-rule = Der höchste Rang gewinnt, aber eine bloße 1 schlägt 8 und mehr. Bei Gleichstand kämpfen die Beteiligten weiter.
kingdoms-ui-battle-rule-solo = Deine Karte muss jede Karte schlagen, die der Emporkömmling aufdeckt. 1 schlägt 8.
kingdoms-ui-battle-used = Frühere Runden
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } schlägt { $low }: Du gewinnst { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }
   *[no] { $high } schlägt { $low }: { $who } gewinnt { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Du gewinnst { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }
   *[no] { $kingdom }: { $who } gewinnt
}
kingdoms-ui-battle-shared = { $kingdom }: Es bleibt beim Gleichstand ({ $who })
kingdoms-ui-battle-consoled = und ein +2-Marker
kingdoms-ui-battle-whole = { $seconds ->
    [0] Ganzes Zeitalter zeigen
   *[other] Ganzes Zeitalter in { $seconds } s
}
kingdoms-ui-battle-go-on = { $seconds ->
    [0] Weiter
   *[other] Weiter in { $seconds } s
}

## Ende eines Zeitalters

kingdoms-ui-scoring = Zeitalter { $age } wird gewertet
kingdoms-ui-scoring-fought = { $you ->
    [yes] Kampf: { $high } schlägt { $low }, du gewinnst
   *[no] Kampf: { $high } schlägt { $low }, { $who } gewinnt
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Kampf: du gewinnst
   *[no] Kampf: { $who } gewinnt
}
kingdoms-ui-scoring-after = Nach Zeitalter { $age }
kingdoms-ui-scoring-head = Plättchen und was geschah
kingdoms-ui-scoring-unknown = +? verdecktes Plättchen: { $who }
kingdoms-ui-scoring-own = Deine verdeckten Plättchen: { $values }.
kingdoms-ui-scoring-next = Zeitalter { $age } beginnen
kingdoms-ui-scoring-starts = { $you ->
    [yes] Es folgt Zeitalter { $age } mit fünf neuen Gesetzen. Du bist zuerst am Zug.
   *[no] Es folgt Zeitalter { $age } mit fünf neuen Gesetzen. Zuerst am Zug: { $who }.
}
kingdoms-ui-scoring-look = Tisch ansehen
kingdoms-ui-scoring-back = Zurück zur Wertung
kingdoms-ui-scoring-skip = Alles zeigen
kingdoms-ui-scoring-retreat = Rückzugsplättchen
kingdoms-ui-scoring-modifiers = Ungenutzte +2-Marker
kingdoms-ui-scoring-council = In den Rat:
kingdoms-ui-scoring-close = Weiter

## Der Emporkömmling

kingdoms-ui-upstart-name = Der Emporkömmling
kingdoms-ui-upstart = Was der Emporkömmling tat
kingdoms-ui-upstart-plays = { $card } kommt { $kingdom ->
    [Insel] auf die Insel
    [Sumpf] in den Sumpf
    [Gipfel] auf die Gipfel
   *[other] in die { $kingdom }
}.
kingdoms-ui-upstart-bonus = Die Bonuskarte passt dazu: { $card } kommt { $kingdom ->
    [Insel] auf die Insel
    [Sumpf] in den Sumpf
    [Gipfel] auf die Gipfel
   *[other] in die { $kingdom }
}.
kingdoms-ui-upstart-rule = Die Ränge 4 bis 8 zielen auf das Königreich mit so vielen Gebieten, 1 bis 3 dorthin, wo du zuletzt gespielt hast. Ist dort kein Platz, geht es im Uhrzeigersinn weiter.
kingdoms-ui-upstart-capital = Er nimmt die Hauptstadt { $kingdom ->
    [Sumpf] des Sumpfs
   *[other] der { $kingdom }
} und zieht sich zurück.
kingdoms-ui-upstart-discards = Sie wird ohne Wirkung abgelegt.
kingdoms-ui-upstart-retreats = Der Emporkömmling zieht sich zurück.
kingdoms-ui-remark-1 = „Ein schöner Platz. Den behalte ich.“
kingdoms-ui-remark-2 = „Das hast du doch nicht gebraucht, oder?“
kingdoms-ui-remark-3 = „Die Krone steht mir. Schief, aber sie steht.“
kingdoms-ui-remark-4 = „Lass dir Zeit. Ich verliere keine.“
kingdoms-ui-remark-5 = „Irgendwer muss die Tiere ja regieren.“
kingdoms-ui-remark-6 = „Ein Schritt näher am Thron.“
kingdoms-ui-remark-7 = „Geplant war das nicht. Klug sieht es trotzdem aus.“
kingdoms-ui-remark-8 = „Dein Reich? Da stand kein Name dran.“
kingdoms-ui-remark-9 = „Vorsicht, im Kampf beiße ich.“
kingdoms-ui-remark-10 = „Glück? Ich nenne es Führung.“
kingdoms-ui-remark-11 = „Die Tiere mögen mich. Frag sie.“
kingdoms-ui-remark-12 = „Zieh dich ruhig zurück. Ich bleibe.“
kingdoms-ui-remark-13 = „Ich habe nachgezählt. Irgendwo führe ich immer.“
kingdoms-ui-remark-14 = „Füchse stellen sich nicht hinten an.“

## Die Befehlszeile

kingdoms-ui-command = Tippe, was du tun willst
kingdoms-ui-command-none = So etwas ist jetzt nicht möglich.

## The end

kingdoms-ui-end-note = Bei gleichen Punkten liegt vorn, wer im dritten Zeitalter die Hauptstadt der Wälder genommen hat.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Freie Gebiete: { $free }, die Hauptstadt zuletzt. Die meisten Marker bringen { $token } Punkte, Platz zwei { $second }, Platz drei { $third }.
kingdoms-help-kingdom-free = { $kingdom }, freie Gebiete: { $free }. Die meisten Marker bringen { $token } Punkte, Platz zwei { $second }, Platz drei { $third }.
kingdoms-help-rally = Bringt einen Punkt und tauscht 1 bis { $hand } Karten, solange sich niemand zurückgezogen hat.
kingdoms-help-retreat = Du bist in diesem Zeitalter nicht mehr am Zug. Bisher zurückgezogen: { $out }; wer zuerst geht, zieht ein verdecktes Plättchen im Wert von 2 bis 5 Punkten.
kingdoms-help-player = { $name }: { kingdoms-ui-points }. Einflussmarker übrig: { $supply }; +2-Marker: { $modifiers }; verdeckte Rückzugsplättchen: { $retreats }. Was von den letzten beiden übrig ist, kommt am Ende dazu.
kingdoms-help-upstart = Der Emporkömmling hat { kingdoms-ui-points }. Die Ränge 4 bis 8 schicken ihn in das Königreich mit so vielen Gebieten, 1 bis 3 dorthin, wo du zuletzt gespielt hast.
kingdoms-help-card = { $card }: { $count ->
    [0] passt jetzt in kein Königreich.
    [one] passt jetzt in ein Königreich.
   *[other] passt jetzt in { $count } Königreiche.
  } Im Kampf gewinnt der höhere Rang, aber eine 1 schlägt eine 8 und alles darüber.
kingdoms-help-played = { $card } ({ $owner }). Gesetze, die vergleichen, schauen auf die letzte Karte eines Königreichs.
kingdoms-help-wedge = { $kingdom }: { $taken } von { $territories } Gebieten vergeben; die Hauptstadt kommt zuletzt und ist nur einmal zu haben.
kingdoms-help-council = Der Rat { $kingdom ->
    [Sumpf] des Sumpfs
   *[other] der { $kingdom }
}: { $count ->
    [0] noch niemand.
    [one] ein Marker.
   *[other] { $count } Marker.
  } Nach einem Zeitalter kommt der Marker von der Hauptstadt hierher und zählt hier bis zum Ende des Spiels.
kingdoms-help-decrees = Blättert zum Gesetz des vorigen oder des nächsten Königreichs.
kingdoms-help-leads = Die Marker aller Spieler in jedem Königreich, auch die im Rat, und was sie brächten, wenn das Zeitalter jetzt endete.
kingdoms-help-claim = Setzt deinen Marker ein. Danach ziehst du eine Karte, deshalb lässt sich das nicht rückgängig machen.
kingdoms-help-battle = Der höchste Rang gewinnt { $token } Punkte; eine 1 schlägt eine 8 und alles darüber. Jeder +2-Marker erhöht deine Karte um 2.
kingdoms-help-scoring = Was dieses Zeitalter allen gebracht hat: erste, zweite und dritte Plätze.
kingdoms-ui-part-age1 = Zeitalter I
kingdoms-ui-part-age2 = Zeitalter II
kingdoms-ui-part-age3 = Zeitalter III
kingdoms-ui-part-rallies = Sammeln
kingdoms-ui-part-tokens = Marker

## Keys

kingdoms-ui-key-card = Handkarte wählen
kingdoms-ui-key-walk = durch Königreiche und Karten gehen
kingdoms-ui-key-next = nächstes oder voriges Ziel
kingdoms-ui-key-do = das Gewählte spielen
kingdoms-ui-key-rally = Tiere sammeln
kingdoms-ui-key-retreat = Rückzug
kingdoms-ui-key-undo = rückgängig
kingdoms-ui-key-type = eine Aktion tippen
kingdoms-ui-key-kingdom = Königreich vorlesen
kingdoms-ui-key-hand = Hand vorlesen
kingdoms-ui-key-scores = Punkte vorlesen
kingdoms-ui-key-last = letztes Ereignis vorlesen

## Was für einen Vorschlag spricht

kingdoms-ui-merit-lead = { $kingdom }: Du gehst in Führung, und das bringt { $points } am Ende des Zeitalters
kingdoms-ui-merit-past = { $kingdom }: Du ziehst vorbei ({ $name }), und das bringt { $points } am Ende des Zeitalters
kingdoms-ui-merit-tie = { $kingdom }: Du schließt zur Spitze auf, ein Kampf um { $points }
kingdoms-ui-merit-place = { $kingdom }: Du rückst auf, { $points } am Ende des Zeitalters
kingdoms-ui-merit-deny = { $kingdom }: { $name } bekommt { $points } weniger
kingdoms-ui-merit-cost = { $kingdom }: Du bekommst { $points } weniger
kingdoms-ui-merit-council = { $kingdom }: Die Hauptstadt bringt dir einen Ratssitz für spätere Zeitalter
kingdoms-ui-merit-rally = Ein Punkt und neue Karten
kingdoms-ui-merit-first = Zuerst gehen: ein verdecktes Rückzugsplättchen
