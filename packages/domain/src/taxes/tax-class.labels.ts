import type { TaxClass } from './tax-class.ts'

export const taxClassLabels: Readonly<Record<TaxClass, string>> = {
  upkeep: 'Unterhalt',
  energy: 'Energetisch',
  improvement: 'Wertvermehrend',
  operation: 'Betrieb',
  private: 'Privat',
}

/** What each class means for the owner. */
export const taxClassTexts: Readonly<Record<TaxClass, string>> = {
  upkeep: 'Erhält das Haus, wie es war: vom Einkommen abziehbar.',
  energy: 'Spart Energie in einem bestehenden Haus: abziehbar wie Unterhalt.',
  improvement: 'Macht das Haus besser, als es war: zählt erst beim Verkauf, gegen den Grundstückgewinn.',
  operation: 'Versicherung, Verwaltung, wiederkehrende Gebühren: abziehbar.',
  private: 'Lebenshaltung: nicht abziehbar.',
}

/** Why a class is proposed. */
export const taxReasons = {
  upkeep: 'Wer repariert, wartet oder gleichwertig ersetzt, unterhält das Haus.',
  energy: 'Arbeiten, die in einem bestehenden Haus Energie sparen, sind abziehbar wie Unterhalt.',
  energyAdvice: 'Eine Energieberatung gehört zu den energetischen Arbeiten.',
  comfort:
    'Küche, Bad, Elektroanlagen und Garten werden beim Ersatz meist besser, als sie waren. Ein Teil gilt dann als wertvermehrend; wie viel, sagt das Steueramt.',
  improvement: 'Was es vorher nicht gab, steigert den Wert. Es zählt beim Verkauf, nicht beim Einkommen.',
  enlargement: 'Was das Haus grösser macht, steigert den Wert. Es zählt beim Verkauf, nicht beim Einkommen.',
  newHouse: 'In einem so jungen Haus lässt Ihr Kanton energetische Arbeiten nicht zum Abzug zu.',
  youngHouse: 'Das Haus ist jung. Fragen Sie Ihr Steueramt, ob es schon als bestehend gilt.',
  operation: 'Prämien, Verwaltung und wiederkehrende Gebühren sind Kosten des Hauses.',
  private: 'Das gehört zur Lebenshaltung, nicht zum Haus.',
} as const

/** From what it follows which work was done. */
export const workReasons = {
  kind: (label: string) => `Die Renovation ist als «${label}» erfasst.`,
  words: (words: readonly string[]) => `Erkannt an ${words.map((word) => `«${word}»`).join(', ')}.`,
  sender: (name: string) => `Erkannt am Namen «${name}».`,
  credited: 'Wie die Rechnung, zu der die Gutschrift gehört.',
} as const

/** Why so much may be deducted, or why nobody can say. */
export const deductionReasons = {
  before: 'Bis der Eigenmietwert wegfällt, sind Unterhalt, Betrieb und energetische Arbeiten abziehbar.',
  after: 'Der Eigenmietwert ist weggefallen: Für selbst bewohnte Häuser gibt es diese Abzüge nicht mehr.',
  energyKept: 'Ihr Kanton behält den Abzug für energetische Arbeiten; beim Bund ist er weggefallen.',
  energyUnknown: 'Ob Ihr Kanton den Abzug für energetische Arbeiten behält, ist noch nicht erfasst.',
  rented: 'Für vermietete Häuser bleiben Unterhalt und Betrieb abziehbar.',
  rentedEnergy:
    'Der Abzug für energetische Arbeiten ist weggefallen. Wie viel davon als Unterhalt zählt, entscheidet das Steueramt.',
  partlyRented: 'Es zählt nur der vermietete Teil. Wie gross er ist, wissen wir nicht.',
  listed: 'Für denkmalpflegerische Arbeiten bleibt ein Abzug. Ob diese dazu zählen, sagt die Denkmalpflege.',
} as const
