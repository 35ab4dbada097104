export const taxTexts = {
  cost: 'Kosten der Erneuerung',
  subsidy: 'Förderung',
  share: 'Abziehbarer Anteil',
  rate: 'Ihr Grenzsteuersatz',
  year: 'Jahr der Zahlung',
  ends: 'Eigenmietwert fällt weg im Jahr',
  usage: 'Nutzung',
} as const

export const taxRules = {
  saving:
    'Ersparnis = (Kosten − Förderung) × abziehbarer Anteil × Ihr Grenzsteuersatz. Als Anhaltspunkt, nicht als Steuerberechnung.',
  flat: 'Nur wenn Sie in diesem Jahr die tatsächlichen Kosten abziehen und nicht die Pauschale.',
  flatRate: (percent: number, isOfCanton: boolean) =>
    isOfCanton
      ? `In Ihrem Kanton beträgt sie ${percent} % des Eigenmietwerts.`
      : `Beim Bund beträgt sie ${percent} % des Eigenmietwerts, in den meisten Kantonen auch.`,
  upkeep:
    'Wer ein Bauteil gleichwertig ersetzt, unterhält das Haus: Das ist ganz abziehbar. Was den Wert steigert, ist es nicht.',
  energy: 'Energetische Arbeiten sind in bestehenden Häusern abziehbar wie Unterhalt.',
  carried: (years: number) =>
    `Was das Einkommen übersteigt, lässt sich auf die ${years} folgenden Steuerjahre übertragen.`,
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
