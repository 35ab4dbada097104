import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { count } from '#device/text/format.ts'
import { short } from '#device/text/short.ts'

const bills = (amount: number): string => count(amount, 'Rechnung', 'Rechnungen')

/** Every word about several invoices at once; it travels with the bar. */
export const severalTexts = {
  bar: 'Ausgewählte Rechnungen',
  chosen: (amount: number) => `${amount} ausgewählt`,
  all: 'Alle',
  end: 'Auswahl beenden',
  title: bills,
  pay: 'Bezahlt',
  assign: 'Zuordnen',
  classify: 'Steuerlich',
  save: 'Zuteilen',
  remove: 'Löschen',
  asIs: 'Das gilt für die ausgewählten Rechnungen schon.',
  nothingToPay: 'Von den gewählten Rechnungen ist keine zu bezahlen.',
  nothingRemoved: 'Was verrechnet ist, löschen Sie einzeln.',
  paid: (amount: number, sum: string) => `${bills(amount)} als bezahlt erfasst: ${sum}.`,
  assigned: (amount: number, name: string) =>
    `${bills(amount)} ${amount === 1 ? 'gehört' : 'gehören'} jetzt zu «${short(name)}».`,
  classified: (amount: number, taxClass: TaxClass) =>
    `${bills(amount)} als «${taxClassLabels[taxClass]}» zugeteilt.`,
  removed: (amount: number) => `${bills(amount)} gelöscht.`,
  left: (amount: number) =>
    amount === 0
      ? ''
      : ` ${amount === 1 ? 'Eine bleibt' : `${amount} bleiben`}, wie sie ${amount === 1 ? 'ist' : 'sind'}.`,
  dialog: {
    pay: (amount: number) => `${bills(amount)} bezahlt`,
    paidOn: 'Bezahlt am',
    wrongDay: 'Bitte ein Datum bis heute angeben.',
    sum: (amount: number, words: string) => `${bills(amount)} zu bezahlen an diesem Tag: ${words}.`,
    nothingThen: 'An diesem Tag ist keine davon zu bezahlen.',
    unseen: (amount: number) =>
      `${amount === 1 ? 'Eine davon ist' : `${amount} davon sind`} noch nicht geprüft. Als bezahlt erfasst, ${amount === 1 ? 'gilt sie' : 'gelten sie'} als geprüft.`,
    assign: (amount: number) => `${bills(amount)} zuordnen`,
    place: 'Renovation oder Bauteil',
    choosePlace: 'Renovation oder Bauteil wählen',
    project: 'Renovation',
    classify: (amount: number) => `${bills(amount)} steuerlich zuteilen`,
    taxClass: 'Steuerlich',
    chooseClass: 'Steuerart wählen',
    classHint: 'Was aufgeteilt ist, behält seine Teile.',
  },
} as const
