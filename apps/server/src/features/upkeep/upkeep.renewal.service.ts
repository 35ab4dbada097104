import {
  redoRenewal,
  renewableOf,
  tellRenewal,
  withdrawRenewal,
  type Renewable,
} from '@hauswart/domain/real-estate/renewal'
import { changeComponent, componentOf, type Component } from '#features/components/components.service.ts'
import type { Context, RealEstateScope, Tx } from '#platform/db/access.ts'
import { changedFields } from '#platform/input.ts'
import { findKept, keepSetAside, listOtherRenewals, type Kept } from './upkeep.renewal.queries.ts'
import type { ComponentEventRow, RenewalRow } from './upkeep.table.ts'

type Told = Pick<ComponentEventRow, 'id' | 'componentId' | 'kind' | 'year'>
type Changes = { readonly component?: object }

/**
 * Who tells of a renewal tells of the component: it counts from that year. A year that is corrected, or a renewal that
 * was none, is taken back first. Gives what changed.
 */
export async function renewalTold(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  event: Told,
  before?: Told,
): Promise<Changes> {
  const [from, year] = [yearTold(before), yearTold(event)]
  // Nothing new of it was told: what the owner said of the component since stays.
  if (year === from) return {}
  const found = await lookAt(tx, scope, event)
  if (found === undefined) return {}
  const { component, others } = found
  const { next, heir } = from === null ? unchanged(component) : without(found, from)
  const over = heir ?? others.find(({ setAside }) => setAside !== null)
  const told = year === null ? undefined : tellRenewal({ ...component, ...next }, year, over)
  if (told === undefined) return write(tx, scope, component, next, [found.kept && nothingOf(event), heir])
  const own = { id: event.id, setAside: { ...told.setAside, since: ctx.clock.newId() } }
  return write(tx, scope, component, told.next, [own, ...countedOf(others)])
}

/** A renewal in the trash is none, and its component as it was without; brought back, it is one again. */
export async function renewalMoved(
  tx: Tx,
  scope: RealEstateScope,
  event: Told,
  isDeleted: boolean,
): Promise<Changes> {
  if (event.kind !== 'renewed') return {}
  const found = await lookAt(tx, scope, event)
  if (found?.kept === undefined) return {}
  const { component, others } = found
  const { undone, ...setAside } = found.kept.setAside
  if (isDeleted) {
    const { next, heir } = without(found, event.year)
    const own = {
      id: event.id,
      setAside: { ...setAside, undone: { from: renewableOf(component), to: next } },
    }
    return write(tx, scope, component, next, [own, heir])
  }
  const next = undone && redoRenewal(component, undone)
  if (next === undefined) return write(tx, scope, component, component, [nothingOf(event)])
  return write(tx, scope, component, next, [{ id: event.id, setAside }, ...countedOf(others)])
}

type Found = {
  readonly component: Component
  /** None where the component never counted from it, or no longer does. */
  readonly kept: Kept | undefined
  readonly others: readonly RenewalRow[]
}

/** Nothing of a component in the trash: it stays as it was thrown away. */
async function lookAt(tx: Tx, scope: RealEstateScope, { id, componentId }: Told): Promise<Found | undefined> {
  const [component, kept, others] = await Promise.all([
    componentOf(tx, scope, componentId),
    findKept(tx, scope, id),
    listOtherRenewals(tx, scope, componentId, id),
  ])
  return component === undefined || component.deletedAt !== null ? undefined : { component, kept, others }
}

type Keeping = Pick<RenewalRow, 'id' | 'setAside'>

type Left = { readonly next: Renewable; readonly heir?: RenewalRow }

const unchanged = (component: Component): Left => ({ next: renewableOf(component) })

function without({ component, kept, others }: Found, year: number): Left {
  if (kept === undefined) return unchanged(component)
  const { next, heir } = withdrawRenewal(component, { ...kept, year }, others)
  if (heir === undefined) return { next }
  const { since } = kept.setAside
  return { next, heir: { ...heir.renewal, setAside: { ...heir.setAside, since } } }
}

async function write(
  tx: Tx,
  scope: RealEstateScope,
  component: Component,
  next: Renewable,
  keeping: readonly (Keeping | undefined)[],
): Promise<Changes> {
  const kept = keeping.filter((one) => one !== undefined)
  await Promise.all(kept.map(({ id, setAside }) => keepSetAside(tx, scope, id, setAside)))
  const changes = changedFields(component, renewableOf(next))
  if (Object.keys(changes).length === 0) return {}
  const target = { id: component.id, expectedVersion: component.version }
  await changeComponent(tx, scope, target, (old) => ({ ...old, ...renewableOf(next) }))
  return { component: changes }
}

const nothingOf = ({ id }: Pick<Told, 'id'>): Keeping => ({ id, setAside: null })

/** Only the renewal a component counts from keeps what it took the place of. */
const countedOf = (others: readonly RenewalRow[]): Keeping[] =>
  others.filter(({ setAside }) => setAside !== null).map(nothingOf)

const yearTold = (event: Told | undefined): number | null => (event?.kind === 'renewed' ? event.year : null)
