export const taxTexts = {
  cost: 'Kosten der Erneuerung',
  subsidy: 'Förderung',
  share: 'Abziehbarer Anteil',
  rate: 'Ihr Grenzsteuersatz',
  year: 'Jahr der Zahlung',
  ends: 'Eigenmietwert fällt weg im Jahr',
  usage: 'Nutzung',
  flat: 'Pauschale, die Sie dafür aufgeben',
  income: 'Steuerbares Einkommen',
  deducted: (name: string) => `Abziehbar: ${name}`,
  inYear: (year: number) => `Ersparnis im Steuerjahr ${year}`,
} as const

/** Above the figure that says how much more two years would save; the last one has none. */
export const taxAdvice = {
  later: (year: number, sum: string) =>
    `${year} fallen Abzüge von rund ${sum} zusammen. Auf die Steuerjahre ${year} und ${year + 1} verteilt, sparen Sie eher mehr.`,
  earlier: (year: number, sum: string, isPartLeft: boolean) =>
    `${year} fallen Abzüge von rund ${sum} zusammen. ${year} ist das letzte Jahr, in dem ${isPartLeft ? 'alles davon zählt, danach höchstens noch ein Teil' : 'der Unterhalt zählt'}: Verteilen lässt sich nur auf ${year - 1} und ${year}.`,
  last: (year: number, sum: string, isPartLeft: boolean) =>
    `${year} fallen Abzüge von rund ${sum} zusammen. Verteilen hilft nicht mehr: Ab ${year + 1} ${isPartLeft ? 'zählt davon höchstens noch ein Teil' : 'ist der Unterhalt nicht mehr abziehbar'}. Was bis Ende ${year} ausgeführt und bezahlt ist, zählt noch.`,
} as const

/** The same on the page and on paper. */
export const taxYearTexts = {
  title: 'Steuern nach Jahr',
  sentence: ({ until, isPartLeft }: { readonly until: number | null; readonly isPartLeft: boolean }) =>
    [
      ...(until === null
        ? []
        : [
            `Bis Ende ${until} senkt der Unterhalt Ihre Steuern, danach ${isPartLeft ? 'höchstens noch ein Teil davon' : 'nicht mehr'}.`,
          ]),
      'Was in einem Jahr zusammenkommt, zählt zusammen: Der Steuersatz sinkt mit der Summe, und die Pauschale geht einmal verloren.',
    ].join(' '),
  more: (amount: string) => `Mehr gespart: ${amount}.`,
} as const

/** What the sum over the years is called, on the page and on paper. */
export const taxTotalLabel = (until: number | null): string =>
  until === null ? 'Steuerersparnis der nächsten 10 Jahre' : `Steuerersparnis bis Ende ${until}`

export const taxRules = {
  saving:
    'Ersparnis = abziehbarer Betrag des Jahres, ohne die Pauschale, × Ihr Grenzsteuersatz. Als Anhaltspunkt, nicht als Steuerberechnung.',
  deduction: 'Abziehbarer Betrag = (Kosten − Förderung) × abziehbarer Anteil.',
  progression:
    'Ihr Grenzsteuersatz gilt für den ersten Franken. Je mehr Sie in einem Jahr abziehen, desto tiefer sinkt er, und mehr als Ihr Einkommen können Sie nicht abziehen. Gerechnet ist mit einem angenommenen Einkommen, unten mit einem kleineren, oben mit einem grösseren.',
  alone:
    'Gerechnet, als wäre es die einzige Arbeit dieses Jahres. Was mehrere zusammen sparen, steht bei den Steuern nach Jahr: Es ist nicht ihre Summe.',
  total: 'Die Ersparnisse der einzelnen Steuerjahre zusammengezählt.',
  open: (names: string) => `Nicht mitgezählt, weil der Abzug offen ist: ${names}.`,
  spread:
    'Gerechnet, als fiele in beide Jahre gleich viel. Die Pauschale geht dann in beiden verloren. Ob das Jahr der Rechnung oder das der Zahlung zählt, sagt Ihr Kanton.',
  flat: 'Nur wenn Sie in diesem Jahr die tatsächlichen Kosten abziehen und nicht die Pauschale.',
  flatUnknown:
    'Abgezogen ist sie hier nicht, weil Ihr Eigenmietwert oder das Baujahr fehlt: Die Ersparnis ist um so viel zu hoch.',
  flatRented:
    'Abgezogen ist sie hier nicht, weil wir Ihre Mieteinnahmen nicht kennen: Die Ersparnis ist um so viel zu hoch.',
  flatLost:
    'Wer die tatsächlichen Kosten abzieht, gibt in diesem Jahr die Pauschale auf: Sie ist einmal abgezogen. Prämien und kleiner Unterhalt, die dann auch zählen, sind nicht mitgerechnet.',
  belowFlat: 'Die Pauschale ist höher als dieser Abzug: Mit ihr fahren Sie besser.',
  flatRate: (
    percent: number,
    { isOfCanton, isRented }: { readonly isOfCanton: boolean; readonly isRented: boolean },
  ) => {
    const share = `${percent} % ${isRented ? 'der Mieteinnahmen' : 'des Eigenmietwerts'}`
    return isOfCanton
      ? `In Ihrem Kanton beträgt sie ${share}.`
      : `Beim Bund beträgt sie ${share}, in den meisten Kantonen auch.`
  },
  upkeep:
    'Wer ein Bauteil gleichwertig ersetzt, unterhält das Haus: Das ist ganz abziehbar. Was den Wert steigert, ist es nicht.',
  comfort:
    'Küche, Bad, Elektroanlagen und Garten werden beim Ersatz meist besser, als sie waren: Dieser Teil gilt als wertvermehrend und ist nicht abziehbar. Gleichwertiger Ersatz wäre es ganz; so rechnet das obere Ende. Wie viel zählt, sagt das Steueramt.',
  notCarried: 'Was das Einkommen übersteigt, verfällt.',
  energy: 'Energetische Arbeiten sind in bestehenden Häusern abziehbar wie Unterhalt.',
  carried: (years: number) =>
    `Was das Einkommen übersteigt, lässt sich auf die ${years} folgenden Steuerjahre übertragen.`,
  carriedUnsure: (last: number) => `Ob das auch über ${last} hinaus gilt, ist nicht zugesagt.`,
  energyUnknown:
    'Ob Ihr Kanton den Abzug für energetische Arbeiten nach 2028 behält, ist noch nicht erfasst.',
  energyKept:
    'Ihr Kanton behält den Abzug für energetische Arbeiten; beim Bund fällt er weg. Wie gross der Teil des Kantons an Ihrem Satz ist, wissen wir nicht.',
  energyDropped: 'Ihr Kanton behält den Abzug für energetische Arbeiten nicht.',
  before: 'Bis der Eigenmietwert wegfällt, ist Unterhalt abziehbar.',
  after: 'Ab dann ist der Unterhalt selbst bewohnter Häuser nicht mehr abziehbar.',
  stillInTime: (last: number) => `Was bis Ende ${last} ausgeführt und bezahlt ist, zählt noch.`,
  rented: 'Für vermietete Häuser bleibt der Unterhalt abziehbar.',
  improvement:
    'Diese Erneuerung ist mehr als gleichwertiger Ersatz, und der Abzug für energetische Arbeiten fällt beim Bund weg. Wie viel davon als Unterhalt zählt, entscheidet das Steueramt.',
  listed:
    'Für denkmalpflegerische Arbeiten bleibt ein Abzug. Ob diese Erneuerung dazu zählt, sagt die Denkmalpflege.',
  fund: 'Das Bauteil gehört der Gemeinschaft. Was der Erneuerungsfonds zahlt, ist nicht abziehbar: Abziehbar sind Ihre Einlagen, im Jahr der Einlage. Wie viel Sie darüber hinaus selbst zahlen, wissen wir nicht.',
  fundUnknown:
    'Das Bauteil gehört der Gemeinschaft. Zahlt ein Erneuerungsfonds, ist diese Arbeit nicht abziehbar; abziehbar sind dann Ihre Einlagen, im Jahr der Einlage.',
  partlyRented:
    'Nach dem Wegfall des Eigenmietwerts zählt nur der vermietete Teil. Wie gross er ist, wissen wir nicht.',
  noRate: 'Ihr Grenzsteuersatz fehlt noch.',
  noCost: 'Ohne Kosten gibt es keine Ersparnis zu rechnen.',
  noYear: 'Wann erneuert wird, ist noch nicht bekannt.',
  noUsage: 'Ob das Haus bewohnt oder vermietet ist, ist noch nicht erfasst.',
  noRow: 'Für die Steuern gibt es noch keinen Richtwert.',
} as const
