import { day } from '../formats/format.ts'
import type { ContractSubject, ContractTerms, DefectNature, DefectState, NoticeWay } from './defect.ts'
import type { DefectDemand } from './demand.ts'
import type { WarrantyDeadline, WarrantyTerm } from './warranty-law.ts'

export const defectStateLabels: Readonly<Record<DefectState, string>> = {
  open: 'Offen',
  notified: 'Gerügt',
  in_repair: 'In Behebung',
  repaired: 'Behoben',
  confirmed: 'Bestätigt',
  disputed: 'Bestritten',
}

export const defectNatureLabels: Readonly<Record<DefectNature, string>> = {
  open: 'Offen: bei der Abnahme erkennbar',
  hidden: 'Verdeckt: erst später zum Vorschein gekommen',
  concealed: 'Absichtlich verschwiegen',
}

export const contractTermsLabels: Readonly<Record<ContractTerms, string>> = {
  work: 'Werkvertrag nach OR',
  sia118: 'Werkvertrag mit SIA 118',
  purchase: 'Kaufvertrag',
}

export const contractSubjectLabels: Readonly<Record<ContractSubject, string>> = {
  immovable: 'Am Gebäude',
  built_in: 'Eingebautes, z. B. Fenster',
  movable: 'Bewegliches, nicht eingebaut',
}

export const noticeWayLabels: Readonly<Record<NoticeWay, string>> = {
  registered_letter: 'Eingeschriebener Brief',
  letter: 'Brief',
  email: 'E-Mail',
  orally: 'Mündlich',
}

export const defectDemandLabels: Readonly<Record<DefectDemand, string>> = {
  repair: 'Nachbesserung',
  reduction: 'Minderung',
  replacement: 'Ersatz',
}

const lengths: Readonly<Record<WarrantyTerm, string>> = {
  at_once: 'Sofort, nach der Praxis etwa 7 Tage',
  days_60: '60 Tage',
  years_2: '2 Jahre',
  years_5: '5 Jahre',
  years_10: '10 Jahre',
}

const beginnings: Readonly<Record<WarrantyDeadline['from'], string>> = {
  acceptance: 'ab der Abnahme',
  discovery: 'ab der Entdeckung',
}

/** «60 Tage ab der Abnahme am 31.08.2026. Der letzte Tag wäre der 13.11.2027 …». */
export function deadlineWords({ term, from, startsOn, movedFrom, lastDay }: WarrantyDeadline): string {
  const length = `${lengths[term]} ${beginnings[from]} am ${day(startsOn)}.`
  return movedFrom === null
    ? length
    : `${length} Der letzte Tag wäre der ${day(movedFrom)}; er verschiebt sich auf den nächsten Werktag, den ${day(lastDay)} (OR 78). Warten Sie nicht so lange.`
}
