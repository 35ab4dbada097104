import { originsAfter } from '@hauswart/domain/real-estate/origin'
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { forgetDraftOf } from '#features/house-drafts/house-drafts.service.ts'
import { assertComponent, recordComponent } from '#features/components/components.service.ts'
import { foundingScope, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { writeFinance } from './real-estate.finance.queries.ts'
import { emptyFinance, financeAfter, withoutAmounts } from './real-estate.finance.service.ts'
import { findRealEstate, findSameBuilding, writeRealEstate } from './real-estate.queries.ts'
import { assertYears, type RealEstate } from './real-estate.service.ts'

/** Records a house with all that is known of it: one act, one key, all of it or nothing. */
export async function createRealEstate(ctx: Context, input: Keyed): Promise<RealEstate> {
  const { id, origins, components, finance, ...facts } = parseInput(createRealEstateInput, input)
  assertYears(ctx, facts)
  components?.forEach((component, at) => assertComponent(ctx, component, `components.${at}.`))
  const money = finance ? financeAfter(ctx, emptyFinance, finance) : undefined
  const scope = foundingScope(ctx, id)
  return mutate(ctx, scope, 'real_estate.create', input, async (tx) => {
    const before = mustFind(await findRealEstate(tx, scope))
    await assertNew(tx, scope, facts)
    const set = stripUndefined(facts)
    const row = mustFind(
      await writeRealEstate(tx, scope, {
        ...before,
        ...set,
        status: 'active',
        origins: originsAfter({ before, set, said: origins ?? [], on: ctx.clock.today() }),
      }),
    )
    await Promise.all([
      ...(components ?? []).map((component) => recordComponent(ctx, tx, scope, component)),
      money === undefined ? undefined : writeFinance(tx, scope, money),
      forgetDraftOf(tx, scope, id),
    ])
    const changes = {
      ...facts,
      ...(components ? { components: components.map((component) => component.catalogKey) } : {}),
      ...(finance ? { finance: withoutAmounts(stripUndefined(finance)) } : {}),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

type Building = { egid?: number | null | undefined; ewid?: number | null | undefined }

/** The same building twice would split what is known of it; foundings of one person take turns. */
async function assertNew(tx: Tx, scope: RealEstateScope, { egid, ewid }: Building): Promise<void> {
  if (egid === null || egid === undefined) return
  const existing = await findSameBuilding(tx, scope, egid, ewid ?? null)
  if (existing !== undefined) throw new AppError('REAL_ESTATE_EXISTS', { current: existing })
}
