/** The rules of the engine as an owner reads them under «Woher kommt diese Zahl?». */
export const ruleTexts = {
  lifetime: 'Übliche Lebensdauer dieser Art von Bauteil. Haben Sie selbst eine eingetragen, gilt Ihre.',
  no_lifetime: 'Für dieses Bauteil gibt es noch keinen Richtwert der Lebensdauer.',
  remaining_by_age:
    'Restliche Jahre = Lebensdauer minus Alter; das Alter zählt ab der letzten Erneuerung, sonst ab dem Einbau. Eigenes Modell, keine Norm.',
  remaining_by_condition:
    'Mit einem Zustand zählen Alter und Zustand je zur Hälfte: neuwertig 90 %, gut 65 %, gebraucht 40 %, abgenutzt 15 %, defekt 0 % der Lebensdauer. Gerechnet wird auf das Jahr der Beurteilung; seither vergangene Jahre gehen ab.',
  remaining_worn:
    'Was als abgenutzt erfasst ist, hält nicht länger, als sein Zustand sagt, auch wenn es noch jung ist. Was defekt ist, ist fällig.',
  remaining_outlived:
    'Ist ein Bauteil viel älter als üblich und trotzdem in Gebrauch, zieht sein Alter höchstens eine halbe Lebensdauer ab, bei gutem Zustand höchstens einen Viertel: Ihr Urteil von heute zählt mehr als die Tabelle.',
  remaining_assumed:
    'Das Einbaujahr ist angenommen: aus dem Zustand, den Sie genannt haben, sonst so, dass zwei Drittel der Lebensdauer vorbei sind, und nie vor dem Bau des Hauses. Gerechnet wird damit wie mit einem bekannten Jahr; die Spanne reicht vom Bau des Hauses bis zu einem neuen Bauteil. Eine Annahme allein macht nichts fällig.',
  renewal_year: 'Ersatzjahr = dieses Jahr plus restliche Jahre.',
  cost_by_row: 'Kosten = Menge mal Richtpreis zu heutigen Preisen, gerundet auf 100, 500 oder 1000 Franken.',
  cost_range: 'Die Spanne ist jene des Richtpreises.',
  cost_accuracy:
    'Der Richtpreis hat keine eigene Spanne; es gilt die übliche Genauigkeit einer Grobschätzung.',
  cost_own:
    'Ihr Betrag, so wie Sie ihn zahlen, zum Beispiel aus einer Offerte. Gehört das Bauteil der Gemeinschaft, ist es Ihr Anteil.',
  cost_heat_pump:
    'Der Richtpreis ist jener einer Wärmepumpe: Eine gleiche Heizung wird kaum mehr eingebaut oder bewilligt.',
  cost_share: 'Das Bauteil gehört der Gemeinschaft. Gezeigt wird Ihr Anteil nach Wertquote.',
  cost_share_missing: 'Das Bauteil gehört der Gemeinschaft, und Ihre Wertquote fehlt noch.',
  cost_missing: 'Für dieses Bauteil gibt es noch keinen Richtpreis. Tragen Sie eine Offerte ein.',
  cost_no_quantity: 'Es gibt einen Richtpreis, aber die Menge fehlt noch.',
  cost_beside:
    'Das Haus hat eine andere Heizung. Deren Ersatz ist für das ganze Haus gerechnet; dieser Wärmeerzeuger daneben fällt dann oft weg. Wird er für sich ersetzt, sagt eine Offerte, was das kostet.',
  cost_heating_own:
    'Die Heizung besteht aus mehreren Geräten, und bei einem anderen davon steht Ihr Betrag. Hier kommt der Teil des Richtpreises dazu, der auf dieses Gerät entfällt. Gilt Ihr Betrag für die ganze Heizung, tragen Sie ihn bei der Massnahme ein, die alle Geräte ersetzt.',
  quantity_flat:
    'Der Richtpreis ist pauschal für die ganze Anlage: Ihre Stückzahl zählt nur, wenn sie mehr ergibt als der Faktor nach Grösse.',
  quantity_heating:
    'Der Richtpreis gilt für die Heizung des ganzen Hauses, auch wenn sie aus mehreren Geräten besteht. Ihre Stückzahl zählt darum nicht.',
  quantity_one: 'Ohne Angabe der Menge wird mit einem Stück gerechnet.',
  plan_measure_cost:
    'Ihr Betrag zu dieser Massnahme, so wie Sie ihn zahlen. Gehört ein Bauteil der Gemeinschaft, ist es Ihr Anteil.',
  plan_tank:
    'Mit der Ölheizung braucht es den Tank nicht mehr: Er wird im selben Jahr stillgelegt und danach nicht mehr erneuert.',
  plan_unsure:
    'Bauteile von unbekanntem Alter können auch früher oder später an der Reihe sein als angenommen: Darum ist die Spanne weiter. Dass alle zugleich früher oder später kommen, ist unwahrscheinlich; darum zählt nicht ihre ganze Summe.',
  plan_bundle: 'Summe der Bauteile, die zusammen erneuert werden, abzüglich der Ersparnis.',
  plan_inflation:
    'Mit der von Ihnen gewählten Teuerung pro Jahr auf das Jahr der Ausführung gerechnet, auf 100 Franken gerundet.',
  plan_today: 'Zu heutigen Preisen.',
  payment_share:
    'Was zusammen gemacht wird, wird zusammen bezahlt: Auf dieses Bauteil entfällt so viel, wie es allein im Verhältnis zu den anderen kostet.',
  payment_unknown:
    'Ihr Betrag gilt für mehrere Bauteile, und für eines davon fehlt ein Richtpreis: Wie viel auf dieses Bauteil entfällt, ist nicht bekannt.',
  plan_year: 'Summe aller Erneuerungen dieses Jahres.',
  plan_sum:
    'Summe aller Erneuerungen dieser Jahre. Jedes Bauteil kommt nach Ablauf seiner Lebensdauer wieder. Bauteile ohne Richtpreis fehlen in der Summe.',
  bundle_scaffold:
    'Wer zusammen baut, stellt das Gerüst einmal: gespart wird ein Gerüst für jedes weitere Bauteil, das eines braucht, höchstens zwei.',
  bundle_heating:
    'Wer die Heizung und ihre Teile zusammen erneuert, spart Anfahrt, Entleeren und Inbetriebnahme einmal.',
  bundle_wet_rooms: 'Wer Bad, Küche und Leitungen zusammen erneuert, öffnet Wände und Böden nur einmal.',
  score:
    'Zustand = Anteil der Lebensdauer, der den Bauteilen bleibt, gewichtet nach ihren Kosten. In der ersten Hälfte seines Lebens zählt ein Bauteil voll; ein Haus, an dem alles rechtzeitig erneuert wird, steht so bei 75. Bauteile mit angenommenem Alter zählen damit und machen die Spanne weiter, jene ohne Richtpreis zählen mit den mittleren Kosten der übrigen. Eigenes Modell, keine Norm.',
  coverage:
    'Für jedes Bauteil zählt je zur Hälfte, ob das Alter und ob der Zustand von Ihnen stammt. Teure Bauteile zählen mehr. Andere Angaben, zum Beispiel Mengen oder der Verbrauch, zählen hier nicht mit.',
  reserve_level:
    'Kosten der nächsten 20 Jahre abzüglich des Gesparten, verteilt auf die Monate bis dahin; oder jene von 30 Jahren, wenn das mehr ist. Vom laufenden Jahr zählen die Monate, die noch bleiben. Auf 10 Franken aufgerundet.',
  reserve_fund:
    'Der Erneuerungsfonds zahlt von gemeinschaftlichen Bauteilen so viel, wie er im Jahr der Ausführung enthält: den letzten Saldo und die Einlagen, die seither dazukamen und ab heute dazukommen, je nach Ihrer Wertquote. Was darüber hinausgeht, zahlen die Eigentümer. Zinsen und andere Ausgaben des Fonds sind nicht eingerechnet.',
  reserve_fund_old:
    'Der Saldo des Fonds ist mehr als drei Jahre alt. Von den Einlagen seither zählen nur jene von drei Jahren: Was der Fonds inzwischen bezahlt hat, ist nicht bekannt. Der Saldo der letzten Jahresrechnung macht diese Zahl genauer.',
  reserve_no_fund: 'Ein Erneuerungsfonds der Gemeinschaft ist nicht eingerechnet.',
  reserve_individually:
    'Für jedes Bauteil der nächsten 20 Jahre: Kosten geteilt durch die Jahre bis zum Ersatz. Was bis nächstes Jahr fällig ist, zählt hier nicht; es steht als eigene Summe. Auf 100 Franken gerundet.',
  reserve_due:
    'Summe der Erneuerungen, die bis nächstes Jahr an der Reihe sind. Dafür lässt sich nicht mehr Jahr für Jahr sparen. Auf 100 Franken gerundet.',
  reserve_by_value: 'Faustregel: ein fester Anteil des Werts der Immobilie pro Jahr.',
  reserve_shortfall:
    'Was im schwersten Jahr der nächsten 30 fehlt, wenn Sie weiter sparen wie heute. 0 heisst: Es reicht.',
  subsidy_sum:
    'Summe der möglichen Förderung für Erneuerungen der nächsten 10 Jahre. Weiter voraus ist kein Förderprogramm zugesagt.',
} as const
/** «Ihre Menge in m² passt nicht zum Richtpreis pro Stück.» */
export const unfitQuantity = (said: string, counted: string): string =>
  `Ihre Menge in ${said} passt nicht zum Richtpreis pro ${counted} und zählt darum nicht.`

/** «Nicht enthalten: Ölheizung.» */
export const rejectedText = (names: string): string =>
  `Nicht enthalten, weil Sie die Erneuerung abgelehnt haben: ${names}. Auch spätere Erneuerungen davon fehlen.`

/** «Kühlschrank» ist im Ersatz von «Küche» enthalten. */
export const containedText = (part: string, whole: string): string =>
  `«${part}» ist im Ersatz von «${whole}» enthalten und wird nicht noch einmal gezählt.`

export type RuleId = keyof typeof ruleTexts

/** How an input is called under a figure. */
export const inputLabels = {
  component: 'Bauteil',
  installedYear: 'Einbaujahr',
  lastRenewedYear: 'Letzte Erneuerung',
  condition: 'Zustand',
  conditionYear: 'Zustand beurteilt',
  lifetime: 'Übliche Lebensdauer',
  ownLifetime: 'Ihre Lebensdauer',
  thisYear: 'Jahr der Berechnung',
  remaining: 'Restliche Jahre',
  price: 'Richtpreis',
  quantity: 'Menge',
  sizeFactor: 'Faktor nach Grösse',
  ownCost: 'Ihr Betrag',
  share: 'Wertquote in Promille',
  accuracy: 'Genauigkeit',
  inflation: 'Teuerung pro Jahr',
  planYear: 'Jahr der Ausführung',
  renewals: 'Anzahl Erneuerungen',
  years: 'Anzahl Jahre',
  saving: 'Ersparnis',
  saved: 'Bereits gespart',
  savingMonthly: 'Gespart pro Monat',
  propertyValue: 'Wert der Immobilie',
  byValue: 'Anteil am Wert',
  sumTwenty: 'Kosten der nächsten 20 Jahre',
  sumThirty: 'Kosten der nächsten 30 Jahre',
  actCost: 'Kosten der Massnahme',
  partCost: 'Dieses Bauteil allein',
  paidCost: 'Kosten der Erneuerung',
  fundBalance: 'Ihr Anteil am Saldo des Fonds',
  fundOn: 'Saldo vom',
  fundYearly: 'Ihr Anteil an der Einlage',
  fundSince: 'Ihr Anteil an den Einlagen seit dem Saldo',
  fundTwenty: 'Aus dem Fonds in 20 Jahren',
  fundThirty: 'Aus dem Fonds in 30 Jahren',
  sharedThirty: 'Gemeinschaftliche Bauteile in 30 Jahren',
  worstYear: 'Schwerstes Jahr',
  components: 'Bauteile',
  withYear: 'Bauteile mit Einbaujahr von Ihnen',
  withCondition: 'Bauteile mit Zustand von Ihnen',
  nothing: 'Noch keine Angabe',
} as const
