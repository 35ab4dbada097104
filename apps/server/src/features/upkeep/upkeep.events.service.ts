import { isUuid } from '@hauswart/domain/ids/uuid7'
import { maxHouseEvents, type ComponentEvent } from '@hauswart/domain/upkeep/component-event'
import {
  addComponentEventInput,
  updateComponentEventInput,
  type UpdateComponentEventInput,
} from '@hauswart/domain/upkeep/component-event.input'
import { costNeeds, costTrace, recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import { assertComponents } from '#features/components/components.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import type { SaidOf } from '#platform/db/fact-columns.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageSize } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  assertRoomForEvent,
  findEvent,
  insertEvent,
  listEvents,
  listEventsOfHouse,
  moveEventToTrash,
  updateEventRow,
} from './upkeep.events.queries.ts'
import { renewalMoved, renewalTold } from './upkeep.renewal.service.ts'
import { componentEventFacts, type ComponentEventRow } from './upkeep.table.ts'

export type StoredEvent = ComponentEventRow

/** What was done to a component, the latest first. */
export async function getComponentEvents(
  ctx: Context,
  realEstateId: string | undefined,
  componentId: string,
): Promise<StoredEvent[]> {
  if (!isUuid(componentId)) return []
  return listEvents(ctx.reads, requireMember(ctx, realEstateId, 'read'), componentId)
}

/** What was done to all components of a house, the latest first. */
export async function getComponentHistory(
  ctx: Context,
  realEstateId: string | undefined,
  first: number | null | undefined,
): Promise<StoredEvent[]> {
  const size = pageSize(first, maxHouseEvents)
  return listEventsOfHouse(ctx.reads, requireMember(ctx, realEstateId, 'read'), size)
}

export async function addComponentEvent(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<StoredEvent> {
  const { costRappen, ...said } = parseInput(addComponentEventInput, input)
  const event = { ...componentEventFacts.blank, ...stripUndefined(said) }
  assertPast(ctx, event)
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds({ costRappen }))
  return mutate(ctx, scope, 'component_event.add', { realEstateId, ...input }, async (tx) => {
    await assertComponents(tx, scope, [event.componentId], 'componentId')
    const row = await recordEvent(tx, scope, { ...event, former: null }, costRappen)
    const renewal = await renewalTold(ctx, tx, scope, row)
    const { id, ...facts } = said
    const changes = { ...facts, ...renewal, ...costTrace({ costRappen }) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

type Said = SaidOf<typeof componentEventFacts> & Pick<ComponentEventRow, 'id' | 'componentId' | 'former'>

/** Inside a write that says itself what it leaves behind. */
export async function recordEvent(
  tx: Tx,
  scope: RealEstateScope,
  event: Said,
  costRappen: number | null | undefined,
): Promise<StoredEvent> {
  const [, row] = await Promise.all([
    assertRoomForEvent(tx, scope, event.componentId),
    insertEvent(tx, scope, { ...componentEventFacts.blank, ...stripUndefined(event) }),
    recordAmount(tx, scope, { objectId: event.id, kind: 'event_cost', rappen: costRappen }),
  ])
  return mustFind(row)
}

export async function updateComponentEvent(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<StoredEvent> {
  const { expectedVersion, costRappen, ...said } = parseInput(updateComponentEventInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds({ costRappen }))
  return mutate(ctx, scope, 'component_event.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findEvent(tx, scope, id),
      expectedVersion,
      (old) => updateEventRow(tx, scope, changed(ctx, old, said)),
    )
    await recordAmount(tx, scope, { objectId: id, kind: 'event_cost', rappen: costRappen })
    const renewal = await renewalTold(ctx, tx, scope, row, before)
    const changes = { ...changedFields(before, said), ...renewal, ...costTrace({ costRappen }) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export const setComponentEventDeleted = trashVerb(
  'component_event',
  findEvent,
  moveEventToTrash,
  (tx, scope, { componentId }) => assertRoomForEvent(tx, scope, componentId),
  renewalMoved,
)

function changed(
  ctx: Context,
  old: StoredEvent,
  said: Omit<UpdateComponentEventInput, 'expectedVersion' | 'costRappen'>,
): StoredEvent {
  const next = { ...old, ...stripUndefined(said) }
  // It holds what the component was before: that stays the story of a replacement.
  if (next.former !== null && next.kind !== 'replaced') throw new AppError('BAD_INPUT', { field: 'kind' })
  assertPast(ctx, next)
  return next
}

/** An event lies behind us, and its day in its year. */
export function assertPast(
  ctx: Context,
  { year, happenedOn }: Pick<ComponentEvent, 'year' | 'happenedOn'>,
): void {
  const today = ctx.clock.today()
  if (year > Number(today.slice(0, 4))) throw new AppError('BAD_INPUT', { field: 'year' })
  if (happenedOn === null) return
  if (happenedOn > today || Number(happenedOn.slice(0, 4)) !== year)
    throw new AppError('BAD_INPUT', { field: 'happenedOn' })
}
