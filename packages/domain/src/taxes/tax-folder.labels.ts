import type { DeductionChoice } from './flat-rate.ts'
import { taxClassLabels } from './tax-class.labels.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxYearRule } from './tax-deduction.ts'
import type { CarryNote, NoFlatReason } from './tax-folder.ts'

export const taxYearRuleLabels: Readonly<Record<TaxYearRule, string>> = {
  payment: 'Jahr der Zahlung',
  invoice: 'Jahr der Rechnung',
}

export const unassignedLabel = 'Noch nicht zugeteilt'
export const classLabel = (taxClass: TaxClass | null): string =>
  taxClass === null ? unassignedLabel : taxClassLabels[taxClass]

export const noFlatTexts: Readonly<Record<NoFlatReason, string>> = {
  rent: 'Für den Pauschalabzug fehlt der Eigenmietwert. Er steht in Ihrer letzten Steuererklärung.',
  age: 'Für den Pauschalabzug fehlt das Baujahr.',
  rate: 'Für Ihren Kanton ist kein Pauschalabzug erfasst.',
  ended: 'Mit dem Eigenmietwert ist auch der Pauschalabzug weggefallen.',
}

/** What the folder says, on the screen and on paper. */
export const taxFolderTexts = {
  title: (year: number) => `Steuermappe ${year}`,
  brand: 'Hauswart',
  lead: (amount: string, year: number) =>
    `${amount} Liegenschaftskosten sind ${year} voraussichtlich abziehbar.`,
  leadOpen: (year: number) => `Wie viel ${year} abziehbar ist, entscheidet das Steueramt.`,
  note: 'Zusammengestellt aus Ihren Rechnungen. Das Steueramt entscheidet; dies ist keine Steuerberatung.',
  sums: 'Summen nach Art',
  receipts: 'Belege',
  heads: {
    receipt: 'Beleg',
    kind: 'Art',
    issuedOn: 'Rechnung vom',
    paidOn: 'Bezahlt am',
    creditor: 'Empfänger',
    number: 'Nummer',
    text: 'Wofür',
    currency: 'Währung',
    cost: 'Kosten',
    subsidy: 'Förderbeitrag',
    net: 'Selbst bezahlt',
    document: 'Unterlage',
    total: 'Total',
  },
  deductible: 'Davon abziehbar',
  federal: 'Bund',
  cantonal: 'Kanton und Gemeinde',
  unknown: 'offen',
  choice: 'Pauschal oder effektiv',
  effective: 'Effektive Kosten',
  flat: (who: string) => `Pauschalabzug ${who}`,
  better: ({ better, difference }: DeductionChoice, words: (rappen: number) => string): string => {
    if (difference === 0) return 'Beide Abzüge sind gleich hoch.'
    return better === 'flat'
      ? `Der Pauschalabzug ist um ${words(difference)} höher.`
      : `Die effektiven Kosten sind um ${words(difference)} höher.`
  },
  perYear:
    'Sie wählen jedes Jahr und für jedes Haus neu. Der Pauschalabzug ersetzt alle Kosten des Jahres, auch die energetischen.',
  rent: 'Eigenmietwert',
  carry: 'Energetische Arbeiten der letzten Jahre',
  carryText: (years: number) =>
    `Was davon Ihr Reineinkommen überstieg, können Sie in den ${years} folgenden Steuerjahren abziehen. Übriger Unterhalt verfällt.`,
  carryUntil: ({ until, isUnsure }: CarryNote): string =>
    isUnsure
      ? `bis ${until}; für die Zeit nach dem Wegfall des Eigenmietwerts ist kein Übergangsrecht bekannt`
      : `bis ${until}`,
  yearRule: (rule: TaxYearRule): string => `Gezählt nach dem ${taxYearRuleLabels[rule]}.`,
  regime: (ends: number) =>
    `Ab 1. Januar ${ends} fällt der Eigenmietwert weg: Für selbst bewohnte Häuser gibt es dann beim Bund keine Abzüge für Unterhalt mehr. Für vermietete bleiben sie.`,
  unassigned: (rappen: number, write: (rappen: number) => string) =>
    rappen === 0
      ? 'Rechnungen und Gutschriften, die sich aufheben, sind noch keiner Art zugeteilt.'
      : `${write(rappen)} sind noch keiner Art zugeteilt und in keinem Abzug enthalten.`,
  of: (on: string) => `vom ${on}`,
  foreign: 'Rechnungen in Euro sind in keiner Summe: Nehmen Sie den Kurs Ihrer Bank.',
  subsidy: (amount: string) => `Förderbeiträge von ${amount} sind abgezogen.`,
  missing: (count: number) =>
    count === 1
      ? 'Zu einem Beleg ist keine Unterlage abgelegt.'
      : `Zu ${count} Belegen ist keine Unterlage abgelegt.`,
  flatRule: (who: string, percent: string) =>
    `Pauschalabzug ${who}: ${percent} % des Eigenmietwerts, nach dem Alter des Hauses am Ende des Steuerjahrs.`,
  practice: 'Was gilt, sagt die Praxis Ihres Kantons.',
  rules: 'Regeln und Quellen',
  unverified: 'ungeprüft',
  none: 'In diesem Jahr ist nichts bezahlt.',
  without: 'keine',
} as const

/** What the file of the day the house is sold says. */
export const gainFileTexts = {
  title: 'Grundstückgewinn-Akte',
  lead: (amount: string) => `${amount} haben den Wert Ihres Hauses vermehrt.`,
  none: 'Noch keine wertvermehrenden Arbeiten erfasst.',
  note: 'Beim Verkauf mindern Kaufpreis, Kaufkosten und wertvermehrende Arbeiten den Gewinn, wenn Sie sie belegen. Was Sie als Unterhalt oder als energetische Arbeit vom Einkommen abgezogen haben, zählt nicht noch einmal. Das Steueramt entscheidet.',
  basis: 'Anlagekosten',
  purchasedOn: 'Gekauft am',
  price: 'Kaufpreis',
  costs: 'Kaufkosten',
  improvements: 'Wertvermehrend seit dem Kauf',
  improvementsAll: 'Wertvermehrend, alles Erfasste',
  total: 'Total',
  unknown: 'nicht erfasst',
  byYear: 'Wertvermehrende Arbeiten',
  keep: 'Bewahren Sie die Belege auf, solange Ihnen das Haus gehört: Verlangt werden sie beim Verkauf, oft nach Jahrzehnten.',
} as const
