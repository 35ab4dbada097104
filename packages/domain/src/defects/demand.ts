import type { WarrantyFacts } from './defect.ts'
import { newLawFrom } from './warranty-law.ts'

/** What somebody wants because of a defect. */
export const defectDemands = ['repair', 'reduction', 'replacement'] as const
export type DefectDemand = (typeof defectDemands)[number]

type Agreed = Pick<WarrantyFacts, 'terms' | 'subject'>

/**
 * What can be demanded first. A work: repair or a lower price (OR 368); by SIA 118 repair before anything else (art. 169).
 * A purchase: a lower price (OR 205), another piece of what was no single thing (OR 206), and repair, where the law has it
 * for a new house or the contract does. OR 368 and SIA 118 after law.ch and saldo.ch (looked up 2026-11-18), second hand;
 * the articles on the purchase have not been compared with the text of the law.
 */
export function demandsOf({ terms, subject }: Agreed): readonly DefectDemand[] {
  if (terms === 'sia118') return ['repair']
  if (terms === 'work' || subject === 'immovable') return ['repair', 'reduction']
  return defectDemands
}

/** Where a demand comes from; nothing where only the contract can say it. */
export function demandArticle(
  demand: DefectDemand,
  { terms, subject, contractOn }: Agreed & Pick<WarrantyFacts, 'contractOn'>,
): string | null {
  const isNew = contractOn !== null && contractOn >= newLawFrom
  if (terms === 'sia118') return 'SIA 118 Art. 169'
  if (terms === 'work')
    return demand === 'repair' && isNew && subject === 'immovable'
      ? 'OR 368 Abs. 2 und 2bis'
      : 'OR 368 Abs. 2'
  if (demand === 'reduction') return 'OR 205 Abs. 1'
  if (demand === 'replacement') return 'OR 206 Abs. 1'
  return isNew && subject === 'immovable' ? 'OR 219a Abs. 2' : null
}

type Demanded = Agreed & {
  readonly demand: DefectDemand
  readonly foundOn: string
  readonly repairUntil: string | null
}

/** The field at fault where what is demanded cannot be, or was to be done before it was found. */
export function demandFault(facts: Demanded): 'demand' | 'repairUntil' | undefined {
  if (!demandsOf(facts).includes(facts.demand)) return 'demand'
  return facts.repairUntil !== null && facts.repairUntil < facts.foundOn ? 'repairUntil' : undefined
}
