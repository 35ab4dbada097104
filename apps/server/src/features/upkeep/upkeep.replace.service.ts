import { earliestReplacement, formerOf } from '@hauswart/domain/upkeep/component-event'
import {
  replaceComponentInput,
  type ReplaceComponentInput,
} from '@hauswart/domain/upkeep/component-event.input'
import { costNeeds, costTrace } from '#features/analysis/analysis.amounts.service.ts'
import { changeComponent, type Component } from '#features/components/components.service.ts'
import { settleMeasures } from '#features/measures/measures.service.ts'
import { requireMember, type Context } from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/mutate.ts'
import { assertPast, recordEvent } from './upkeep.events.service.ts'

/** A new one stands in the place of the old: the row starts its next life, the former one becomes history. */
export async function replaceComponent(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Component> {
  const said = parseInput(replaceComponentInput, input)
  const { eventId, year, performedBy = null, note = null, costRappen, expectedVersion } = said
  assertPast(ctx, { year, happenedOn: null })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'component.replace', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await changeComponent(tx, scope, { id, expectedVersion }, (old) =>
      renewed(ctx, old, said),
    )
    const former = formerOf(before)
    const event = { id: eventId, componentId: id, kind: 'replaced', year, former } as const
    await recordEvent(tx, scope, { ...event, happenedOn: null, title: null, performedBy, note }, costRappen)
    const measures = await settleMeasures(tx, scope, id, year)
    const changes = {
      eventId,
      ...(measures.length > 0 && { measures }),
      installedYear: [before.installedYear, row.installedYear],
      ...costTrace(said),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

// The maker's plate and what was known of its life went with the old one. The material mostly stays; who knows better
// says so.
function renewed(ctx: Context, old: Component, said: ReplaceComponentInput): Component {
  if (said.year < earliestReplacement(old)) throw new AppError('BAD_INPUT', { field: 'year' })
  return {
    ...old,
    installedYear: said.year,
    isInstalledYearAssumed: false,
    lastRenewedYear: null,
    condition: 'as_new',
    conditionOn: lastDayOf(said.year, ctx.clock.today()),
    material: said.material === undefined ? old.material : said.material,
    manufacturer: said.manufacturer ?? null,
    model: said.model ?? null,
    serialNumber: null,
    ownLifetimeYears: null,
  }
}

// It was as new when it came; told late, it is older today.
const lastDayOf = (year: number, today: string): string =>
  year < Number(today.slice(0, 4)) ? `${year}-12-31` : today
