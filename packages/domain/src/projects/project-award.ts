import { missingFor, moveBetween, type Movable } from './project-moves.ts'
import type { ProjectCheck, ProjectState } from './project.ts'

const steps = [
  ['idea', 'planning'],
  ['planning', 'offers'],
  ['offers', 'awarded'],
] as const

/** An accepted quote is what these stand for. */
const shown: readonly ProjectCheck[] = ['offer_asked', 'order_placed']

/** Where an accepted quote brings a renovation, by the ways of the table; nowhere, if none leads to «Vergeben» from here. */
export function afterAward(
  project: Movable,
): { readonly state: ProjectState; readonly checks: readonly ProjectCheck[] } | undefined {
  const at = steps.findIndex(([from]) => from === project.state)
  if (at === -1) return undefined
  const checks = [...new Set([...project.checks, ...shown])]
  // Nothing of the Start-Ampel is asked for on these ways.
  const facts = { isShared: false, buildYear: null, reason: null }
  const isFree = steps.slice(at).every(([from, to]) => {
    const way = moveBetween(from, to)
    return way !== undefined && missingFor({ ...project, state: from, checks }, way, facts).length === 0
  })
  return isFree ? { state: 'awarded', checks } : undefined
}

const beforeOffers: readonly ProjectState[] = ['idea', 'planning']

/** What is confirmed once somebody was asked or has offered: it is needed until the way to the offers was taken. */
export const afterAsking = ({
  state,
  pausedFrom,
  checks,
}: Pick<Movable, 'state' | 'pausedFrom' | 'checks'>): readonly ProjectCheck[] | undefined =>
  beforeOffers.includes(pausedFrom ?? state) && !checks.includes('offer_asked')
    ? [...checks, 'offer_asked']
    : undefined
