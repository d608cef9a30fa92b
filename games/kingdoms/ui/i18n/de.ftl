### Die Oberfläche von Animal Kingdoms.

kingdoms-ui-title = Animal Kingdoms
kingdoms-ui-line = Schicke deine Tiere dorthin, wo die Gesetze sie einlassen, führe Königreiche an und zieh dich rechtzeitig zurück.
kingdoms-ui-minutes = { $players ->
    [1] 20 Min.
   *[other] 40–60 Min.
}
kingdoms-ui-level-easy = Leicht
kingdoms-ui-level-medium = Mittel
kingdoms-ui-level-normal = Normal
kingdoms-ui-level-hard = Schwer
kingdoms-ui-level-extreme = Extrem

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Panda
kingdoms-ui-age = Zeitalter { $age }
kingdoms-ui-age-of = Zeitalter { $age } von drei
kingdoms-ui-age-word = Zeitalter
kingdoms-ui-board = Die fünf Königreiche
kingdoms-ui-hand = Deine Hand
kingdoms-ui-players = Spieler
kingdoms-ui-log = Verlauf
kingdoms-ui-since = Seit deinem Zug
kingdoms-ui-earlier = Davor
kingdoms-ui-again = Noch einmal
kingdoms-ui-hint = Tipp
kingdoms-ui-overview = Spieler, Führung und Verlauf
kingdoms-ui-close = Schließen
kingdoms-ui-tab-board = Brett
kingdoms-ui-tab-leads = Wer führt
kingdoms-ui-tab-players = Spieler
kingdoms-ui-tab-log = Verlauf

## Was gefragt ist

kingdoms-ui-prompt-turn = Du bist dran: Wähle eine Karte oder ein Königreich.
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } passt nirgends. Wähle eine andere Karte, sammle Tiere oder zieh dich zurück.
    [one] { $card } passt in ein Königreich: Wähle es oder eine andere Karte.
   *[other] { $card } passt in { $count } Königreiche: Wähle eines oder eine andere Karte.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom }: Eine deiner Karten passt, wähle sie.
   *[other] { $kingdom }: { $count } deiner Karten passen, wähle eine.
}
kingdoms-ui-prompt-partner = { $card }: Wähle die zweite Karte, die mit abgelegt wird.
kingdoms-ui-prompt-partner-sub = Gleiches Tier ({ $animal }) oder Rang { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom }: spielen?
kingdoms-ui-prompt-rally = { $count ->
    [0] Tiere sammeln: Wähle 1 bis 4 Karten zum Tauschen.
    [one] Tiere sammeln: 1 Karte gewählt.
   *[other] Tiere sammeln: { $count } Karten gewählt.
}
kingdoms-ui-prompt-retreat = Aus diesem Zeitalter zurückziehen?
kingdoms-ui-prompt-nothing-fits = Keine deiner Karten passt: Sammle Tiere oder zieh dich zurück.
kingdoms-ui-prompt-only-retreat = Keine deiner Karten passt: Dir bleibt nur der Rückzug.
kingdoms-ui-prompt-waiting = Warten auf { $who }.
kingdoms-ui-prompt-retreated = Du hast dich aus diesem Zeitalter zurückgezogen.
kingdoms-ui-prompt-battle = Kampf um { $kingdom }.
kingdoms-ui-prompt-commit = Kampf um { $kingdom }: Wähle eine Karte. Niemand sieht sie, bis alle gewählt haben.
kingdoms-ui-prompt-again = Gleichstand: Wähle noch eine Karte.
kingdoms-ui-prompt-add = +2-Kampfmarker auf deine Karte legen oder passen?
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
kingdoms-ui-retreat-what-first = zuerst: verdecktes Plättchen
kingdoms-ui-retreat-title = Jetzt zurückziehen?
kingdoms-ui-retreat-keep = { $count ->
    [one] Du hast in diesem Zeitalter keinen Zug mehr. Deine Karte und deine Marker auf dem Brett bleiben.
   *[other] Du hast in diesem Zeitalter keinen Zug mehr. Deine { $count } Karten und deine Marker auf dem Brett bleiben.
}
kingdoms-ui-retreat-first = Du bist zuerst draußen: Du ziehst ein verdecktes Rückzugsplättchen im Wert von 2 bis 5 Punkten.
kingdoms-ui-retreat-closes = Danach darf in diesem Zeitalter niemand mehr Tiere sammeln.
kingdoms-ui-retreat-upstart = Der Emporkömmling macht ohne dich weiter.
kingdoms-ui-retreat-points = Endete das Zeitalter jetzt, hättest du { $points } Punkte (jetzt { $now }).
kingdoms-ui-retreat-points-range = Endete das Zeitalter jetzt, hättest du { $least } bis { $most } Punkte (jetzt { $now }).
kingdoms-ui-retreat-no-battles = Nach jetzigem Stand hättest du keinen Kampf.
kingdoms-ui-retreat-battles = { $count ->
    [one] Mit dieser Hand hättest du einen Kampf: { $kingdoms }.
   *[other] Mit dieser Hand hättest du { $count } Kämpfe: { $kingdoms }.
}
kingdoms-ui-retreat-do = Zurückziehen
kingdoms-ui-retreat-stay = Bleiben
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Spielen: { $kingdom }
kingdoms-ui-claim-it = Spielen
kingdoms-ui-claim-gain = { $points } am Ende des Zeitalters
kingdoms-ui-stay = Warten
kingdoms-ui-rest = Wähle eine Karte: Die passenden Königreiche leuchten auf, und hier steht, was sie bringt.
kingdoms-ui-preview = Was es bewirkt
kingdoms-ui-preview-pays = { $kingdom }: Du bekämst { $after } (jetzt { $before }).
kingdoms-ui-preview-with = { $card } wird mit abgelegt.
kingdoms-ui-preview-capital = Die Hauptstadt: Du ziehst dich zurück.
kingdoms-ui-preview-last = Dein letzter Marker: Du ziehst dich zurück.
kingdoms-ui-preview-first-out = Zuerst draußen: verdecktes Plättchen.

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
kingdoms-ui-cell = { $kingdom }, { $free } von { $territories } Gebieten frei.
kingdoms-ui-cell-last = Letzte Karte: { $card }.
kingdoms-ui-cell-worth = Erster Platz: { $points } Punkte.
kingdoms-ui-played = { $card }, gespielt von { $who }
kingdoms-ui-decree-pair = Zwei mit gleichem Tier oder Rang: eine hierher, eine wird abgelegt.
kingdoms-ui-decree-next = Nächstes Königreich
kingdoms-ui-decree-previous = Voriges Königreich
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
kingdoms-ui-points-of = { $points ->
    [one] { $who }: 1 Punkt, als Summe öffnen
   *[other] { $who }: { $points } Punkte, als Summe öffnen
}
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
kingdoms-ui-leads-note = jetzt gewertet
kingdoms-ui-council-note = Ratssitze zählen mit.
kingdoms-ui-first = erster Platz
kingdoms-ui-if-now = du
kingdoms-ui-scored = gewertet
kingdoms-ui-tie-note = Gleichstand: Ein Kampf entscheidet
kingdoms-ui-or = { $most } oder { $least }

## Kämpfe

kingdoms-ui-battle = Kampf um { $kingdom }
kingdoms-ui-battle-stake = Sieger { $points } Punkte, Verlierer 3 und ein +2-Kampfmarker
kingdoms-ui-battle-stake-solo = Sieger { $points } Punkte, Verlierer 3
kingdoms-ui-battle-round = Runde { $round }
kingdoms-ui-battle-out = ausgeschieden
kingdoms-ui-battle-ready = bereit
kingdoms-ui-battle-choosing = wählt …
kingdoms-ui-battle-down = Eine verdeckte Karte
kingdoms-ui-battle-pick = Wähle eine Karte. Niemand sieht sie, bis alle gewählt haben.
kingdoms-ui-battle-pick-short = Wähle eine Karte
kingdoms-ui-battle-fight = Kämpfen: { $card }
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
kingdoms-ui-battle-rule = Der höchste Rang gewinnt, aber eine reine 1 schlägt 8 und mehr. Gleichstand: Es wird weitergekämpft.
kingdoms-ui-battle-rule-solo = Deine Karte muss jede Karte schlagen, die der Emporkömmling aufdeckt. 1 schlägt 8.
kingdoms-ui-battle-used = Frühere Runden
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } schlägt { $low }: Du gewinnst ({ $kingdom })
   *[no] { $high } schlägt { $low }: { $who } gewinnt ({ $kingdom })
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Du gewinnst ({ $kingdom })
   *[no] { $who } gewinnt ({ $kingdom })
}
kingdoms-ui-battle-shared = { $kingdom }: Es bleibt beim Gleichstand ({ $who })

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
kingdoms-ui-scoring-open = { $count ->
    [0] offene Punkte.
   *[other] offene Punkte; verdeckte Plättchen: { $who }.
}
kingdoms-ui-scoring-own = Deine verdeckten Plättchen: { $values }.
kingdoms-ui-scoring-next = Zeitalter { $age } beginnen
kingdoms-ui-scoring-retreat = Rückzugsplättchen
kingdoms-ui-scoring-modifiers = Übrige +2-Kampfmarker
kingdoms-ui-scoring-council = In den Rat:
kingdoms-ui-scoring-close = Weiter

## Der Emporkömmling

kingdoms-ui-upstart = Was der Emporkömmling tat
kingdoms-ui-upstart-plays = { $card } → { $kingdom }.
kingdoms-ui-upstart-bonus = Die Bonuskarte { $card } passt dazu → { $kingdom }.
kingdoms-ui-upstart-rule = Ränge 4 bis 8 zielen auf das Königreich dieser Größe, 1 bis 3 dorthin, wo du zuletzt gespielt hast. Ist dort kein Platz, geht es im Uhrzeigersinn weiter.
kingdoms-ui-upstart-capital = Er nimmt die Hauptstadt ({ $kingdom }) und zieht sich zurück.
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

kingdoms-ui-command = Schreibe, was geschehen soll
kingdoms-ui-command-none = So etwas ist jetzt nicht möglich.

## The end

kingdoms-ui-end-note = Bei gleichen Punkten liegt vorn, wer im dritten Zeitalter die Hauptstadt der Wälder genommen hat.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Freie Gebiete: { $free }, die Hauptstadt zuletzt. Die meisten Marker bringen { $token } Punkte, Platz zwei 3, Platz drei 1.
kingdoms-help-kingdom-free = { $kingdom }: freie Gebiete: { $free }. Die meisten Marker bringen { $token } Punkte, Platz zwei 3, Platz drei 1.
kingdoms-help-rally = Bringt einen Punkt und tauscht eine bis { $hand } Karten, solange sich niemand zurückgezogen hat.
kingdoms-help-retreat = Du bist in diesem Zeitalter nicht mehr am Zug. Bisher zurückgezogen: { $out }; der Erste zieht ein geheimes Plättchen im Wert von 2 bis 5.
kingdoms-help-player = { $name }: { $points } Punkte. Einflussmarker übrig: { $supply }; „+2“: { $modifiers }; geheime Rückzugsplättchen: { $retreats }. Was von den letzten beiden bleibt, kommt am Ende dazu.
kingdoms-help-upstart = Der Emporkömmling hat { $points } Punkte. Werte 4 bis 8 schicken ihn in das Königreich dieser Größe, 1 bis 3 dorthin, wo du zuletzt gespielt hast.
kingdoms-help-card = { $card }: { $count ->
    [0] passt jetzt in kein Königreich.
    [one] passt jetzt in ein Königreich.
   *[other] passt jetzt in { $count } Königreiche.
  } Im Kampf gewinnt der höhere Wert, aber eine 1 schlägt eine 8 und alles darüber.
kingdoms-help-played = { $card }, gespielt von: { $owner }. Gesetze, die vergleichen, sehen auf die letzte Karte eines Königreichs.
kingdoms-help-wedge = { $kingdom }: { $taken } von { $territories } Gebieten vergeben; die Hauptstadt kommt zuletzt und ist nur einmal zu haben.
kingdoms-help-council = Der Rat ({ $kingdom }): { $count ->
    [0] noch niemand.
    [one] ein Marker.
   *[other] { $count } Marker.
  } Nach einem Zeitalter kommt der Marker von der Hauptstadt hierher und zählt hier bis zum Ende des Spiels.
kingdoms-help-decrees = Blättert zum Gesetz des vorigen oder des nächsten Königreichs.
kingdoms-help-leads = Die Marker aller Spieler je Königreich, auch die im Rat, und was sie brächten, wenn das Zeitalter jetzt endete.
kingdoms-help-claim = Setzt deinen Marker. Dann ziehst du eine Karte, und es gibt kein Zurück.
kingdoms-help-battle = Der höchste Wert gewinnt { $token } Punkte; eine 1 schlägt eine 8 und alles darüber. Jeder +2-Kampfmarker erhöht deine Karte um 2.
kingdoms-help-scoring = Was dieses Zeitalter allen gebracht hat: erste Plätze, 3 für den zweiten, 1 für den dritten.
kingdoms-ui-part-age1 = Zeitalter I
kingdoms-ui-part-age2 = Zeitalter II
kingdoms-ui-part-age3 = Zeitalter III
kingdoms-ui-part-rallies = Sammeln
kingdoms-ui-part-tokens = Marker
kingdoms-ui-primer-title = Sei vorn und geh rechtzeitig
kingdoms-ui-primer-goal = Fünf Königreiche, drei Zeitalter. Wer am Ende eines Zeitalters in einem Königreich die meisten Marker hat, bekommt dessen Punkte. Nach drei Zeitaltern gewinnen die meisten Punkte.
kingdoms-ui-primer-1-title = Beanspruchen
kingdoms-ui-primer-1-text = Spiele eine Karte dort aus, wo das Gesetz sie einlässt, lege einen Marker auf ein freies Feld und zieh eine Karte nach.
kingdoms-ui-primer-1-note = Die Hauptstadt ist das letzte Feld. Nimmst du sie, ziehst du dich sofort zurück.
kingdoms-ui-primer-2-title = Tiere sammeln
kingdoms-ui-primer-2-text = Tausche eine bis vier Karten und erhalte einen Punkt.
kingdoms-ui-primer-2-note = Nur solange sich in diesem Zeitalter niemand zurückgezogen hat.
kingdoms-ui-primer-3-title = Rückzug
kingdoms-ui-primer-3-text = Du bist für dieses Zeitalter draußen; deine Karten behältst du.
kingdoms-ui-primer-3-note = Der Erste zieht ein geheimes Plättchen im Wert von 2 bis 5.
kingdoms-ui-primer-4-title = Gesetze
kingdoms-ui-primer-4-text = Ein Gesetz schaut auf deine Karte, auf die letzte Karte seines Königreichs oder auf die Nachbarn. Gibt es nichts zu vergleichen, passt jede Karte.
kingdoms-ui-primer-5-title = Ein Zeitalter endet
kingdoms-ui-primer-5-text = In jedem Königreich nimmt der Erste das Plättchen dieses Zeitalters; der zweite Platz bringt 3, der dritte 1. Ratssitze zählen mit.
kingdoms-ui-primer-6-title = Kampf
kingdoms-ui-primer-6-text = Gleichstand an der Spitze? Alle legen verdeckt eine Karte: Der höhere Wert gewinnt, doch eine bloße 1 schlägt 8 und mehr. Gleiche Karten kämpfen weiter.
kingdoms-ui-primer-6-note = Wer verliert, bekommt einen +2-Marker für einen späteren Kampf.

## Keys

kingdoms-ui-key-card = Handkarte wählen
kingdoms-ui-key-walk = durch Königreiche und Karten gehen
kingdoms-ui-key-next = nächstes oder voriges Ziel
kingdoms-ui-key-do = das Gewählte spielen
kingdoms-ui-key-rally = Tiere sammeln
kingdoms-ui-key-retreat = Rückzug
kingdoms-ui-key-undo = zurücknehmen
kingdoms-ui-key-type = eine Aktion tippen
kingdoms-ui-key-kingdom = Königreich vorlesen
kingdoms-ui-key-hand = Hand vorlesen
kingdoms-ui-key-scores = Punkte vorlesen
kingdoms-ui-key-last = letztes Ereignis vorlesen
