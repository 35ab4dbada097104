import { isHeatGenerator } from '@hauswart/domain/real-estate/component'
import { isHeatingOfHouse } from '@hauswart/domain/real-estate/replacing-heating'
import { earliestReplacement, formerOf } from '@hauswart/domain/upkeep/component-event'
import {
  replaceComponentInput,
  type ReplaceComponentInput,
} from '@hauswart/domain/upkeep/component-event.input'
import { afterReplacement } from '@hauswart/domain/upkeep/replacement'
import { costNeeds, costTrace, dropAmount } from '#features/analysis/analysis.amounts.service.ts'
import { changeComponent, kindsBeside, type Component } from '#features/components/components.service.ts'
import { endFormerWarranties } from '#features/maker-warranties/maker-warranties.former.service.ts'
import { settleMeasures } from '#features/measures/measures.service.ts'
import { houseOf, tellHeating } from '#features/real-estate/real-estate.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { assertPast, recordEvent } from './upkeep.events.service.ts'
import { endForeignTasks } from './upkeep.maintenance.service.ts'
import { forgetSetAside } from './upkeep.renewal.queries.ts'

/** A new one stands in the place of the old: the row starts its next life, the former one becomes history. */
export async function replaceComponent(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Component> {
  const said = parseInput(replaceComponentInput, input)
  assertPast(ctx, { year: said.year, happenedOn: null })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'component.replace', { realEstateId, id, ...input }, async (tx) => {
    const { row, changes } = await putAnother(ctx, tx, scope, id, said)
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** Inside a write that says itself what it leaves behind. */
export async function putAnother(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  said: ReplaceComponentInput,
): Promise<{ readonly row: Component; readonly changes: Readonly<Record<string, unknown>> }> {
  const { eventId, year, performedBy, note, costRappen, expectedVersion } = said
  const { before, row } = await changeComponent(tx, scope, { id, expectedVersion }, (old) =>
    renewed(ctx, old, said),
  )
  const former = formerOf(before)
  const event = { id: eventId, componentId: id, kind: 'replaced', year, former, performedBy, note } as const
  await Promise.all([
    recordEvent(tx, scope, event, costRappen),
    forgetSetAside(tx, scope, id),
    endFormerWarranties(tx, scope, id, year),
  ])
  const measures = await settleMeasures(tx, scope, id, year)
  const changes = {
    eventId,
    ...(measures.length > 0 && { measures }),
    installedYear: [before.installedYear, row.installedYear],
    ...(await becameAnother(tx, scope, before, row)),
    ...(await heatedAnew(ctx, tx, scope, before, said)),
    ...costTrace(said),
  }
  return { row, changes }
}

function renewed(ctx: Context, old: Component, said: ReplaceComponentInput): Component {
  if (said.year < earliestReplacement(old)) throw new AppError('BAD_INPUT', { field: 'year' })
  if (!isUnsaid(said.heating) && !isHeatGenerator(old.catalogKey))
    throw new AppError('BAD_INPUT', { field: 'heating' })
  return { ...old, ...afterReplacement(old, said, ctx.clock.today()) }
}

const isUnsaid = (value: unknown): value is null | undefined => value === undefined || value === null

/** What belonged to the kind it was is over: what its renewal would cost, and the service nobody does to the new kind. */
async function becameAnother(
  tx: Tx,
  scope: RealEstateScope,
  before: Component,
  { id, catalogKey }: Component,
): Promise<object> {
  if (catalogKey === before.catalogKey) return {}
  const [tasks] = await Promise.all([
    endForeignTasks(tx, scope, id, catalogKey),
    dropAmount(tx, scope, { objectId: id, kind: 'component_cost' }),
  ])
  return { catalogKey: [before.catalogKey, catalogKey], ...(tasks.length > 0 && { tasks }) }
}

/** The house is heated with what stands there now, unless something else heats it. */
async function heatedAnew(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  replaced: Component,
  { heating, year }: ReplaceComponentInput,
): Promise<object> {
  if (isUnsaid(heating)) return {}
  const [before, others] = await Promise.all([houseOf(tx, scope), kindsBeside(tx, scope, replaced.id)])
  if (!isHeatingOfHouse(replaced.catalogKey, { heating: before.heating, others })) return {}
  return tellHeating(ctx, tx, scope, { before, next: { heating, heatingYear: year } })
}
