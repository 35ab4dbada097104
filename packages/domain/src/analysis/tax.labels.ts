export const taxTexts = {
  cost: 'Kosten der Erneuerung',
  subsidy: 'Förderung',
  share: 'Abziehbarer Anteil',
  rate: 'Ihr Grenzsteuersatz',
  year: 'Jahr der Zahlung',
  ends: 'Eigenmietwert fällt weg im Jahr',
  usage: 'Nutzung',
} as const

const flat = 'Nur wenn Sie in diesem Jahr die tatsächlichen Kosten abziehen und nicht die Pauschale.'

export const taxRules = {
  saving: `Ersparnis = (Kosten − Förderung) × abziehbarer Anteil × Ihr Grenzsteuersatz. ${flat} Als Anhaltspunkt, nicht als Steuerberechnung.`,
  upkeep:
    'Wer ein Bauteil gleichwertig ersetzt, unterhält das Haus: Das ist ganz abziehbar. Was den Wert steigert, ist es nicht.',
  energy:
    'Energetische Arbeiten sind in bestehenden Häusern abziehbar wie Unterhalt. Was das Einkommen übersteigt, lässt sich auf die folgenden Steuerjahre übertragen.',
  energyUnknown:
    'Ob Ihr Kanton den Abzug für energetische Arbeiten nach 2028 behält, ist noch nicht erfasst.',
  energyKept:
    'Ihr Kanton behält den Abzug für energetische Arbeiten; beim Bund fällt er weg. Wie gross der Teil des Kantons an Ihrem Satz ist, wissen wir nicht.',
  energyDropped: 'Ihr Kanton behält den Abzug für energetische Arbeiten nicht.',
  before: 'Bis der Eigenmietwert wegfällt, ist Unterhalt abziehbar.',
  after:
    'Ab dann ist der Unterhalt selbst bewohnter Häuser nicht mehr abziehbar. Die Rechnung ein Jahr früher zu bezahlen, kann sich lohnen.',
  rented: 'Für vermietete Häuser bleibt der Unterhalt abziehbar.',
  partlyRented:
    'Nach dem Wegfall des Eigenmietwerts zählt nur der vermietete Teil. Wie gross er ist, wissen wir nicht.',
  noRate: 'Ihr Grenzsteuersatz fehlt noch.',
  noCost: 'Ohne Kosten gibt es keine Ersparnis zu rechnen.',
  noYear: 'Wann erneuert wird, ist noch nicht bekannt.',
  noUsage: 'Ob das Haus bewohnt oder vermietet ist, ist noch nicht erfasst.',
  noRow: 'Für die Steuern gibt es noch keinen Richtwert.',
} as const
