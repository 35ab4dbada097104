import { isReachable } from '@hauswart/domain/craftsmen/craftsman'
import {
  addCraftsmanInput,
  updateCraftsmanInput,
  type UpdateCraftsmanInput,
} from '@hauswart/domain/craftsmen/craftsman.input'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForCraftsman,
  findBareCraftsman,
  findCraftsman,
  insertCraftsman,
  isCraftsman,
  listCraftsmen,
  moveCraftsmanToTrash,
  putCraftsmanIban,
  updateCraftsmanRow,
} from './craftsmen.queries.ts'
import {
  craftsmanFacts,
  type CraftsmanFacts,
  type CraftsmanRow,
  type ShownCraftsmanRow,
} from './craftsmen.table.ts'

/** From a write it comes without what only the reader of the moment may see. */
export type Craftsman = CraftsmanRow & Partial<Pick<ShownCraftsmanRow, 'iban'>>

type CraftsmanArgs = PageArgs & {
  readonly isDeleted?: boolean | null | undefined
  readonly trade?: Trade | null | undefined
  readonly isFavourite?: boolean | null | undefined
  readonly hasPikett?: boolean | null | undefined
}

/** The address book of a house, as it was written. */
export async function getCraftsmen(
  ctx: Context,
  realEstateId: string | undefined,
  args: CraftsmanArgs,
): Promise<Page<Craftsman>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, (range) =>
    listCraftsmen(ctx.reads, scope, {
      ...range,
      isDeleted: args.isDeleted ?? false,
      trade: args.trade ?? undefined,
      isFavourite: args.isFavourite ?? undefined,
      hasPikett: args.hasPikett ?? undefined,
    }),
  )
}

export async function getCraftsman(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Craftsman | null> {
  if (!isUuid(id)) return null
  return (await findCraftsman(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

/** Read by the right of this moment where the row does not carry it. */
export async function craftsmanIban(ctx: Context, craftsman: Craftsman): Promise<string | null> {
  if (craftsman.iban !== undefined) return craftsman.iban
  const scope = requireMember(ctx, craftsman.realEstateId, 'read')
  return (await findCraftsman(ctx.reads, scope, craftsman.id))?.iban ?? null
}

export async function addCraftsman(ctx: Context, realEstateId: string, input: Keyed): Promise<Craftsman> {
  const { id, iban, ...said } = parseInput(addCraftsmanInput, input)
  const facts = reachable({ ...craftsmanFacts.blank, ...stripUndefined(said) })
  const scope = requireMember(ctx, realEstateId, 'write', ibanNeeds(iban))
  return mutate(ctx, scope, 'craftsman.add', { realEstateId, ...input }, async (tx) => {
    const [, added] = await Promise.all([
      assertRoomForCraftsman(tx, scope),
      insertCraftsman(tx, scope, id, facts),
    ])
    const row = mustFind(added)
    await recordIban(tx, scope, id, iban)
    tx.record({ objectId: id, version: row.version, changes: { ...said, ...ibanTrace(iban) } })
    return row
  })
}

export async function updateCraftsman(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Craftsman> {
  const { expectedVersion, iban, ...facts } = parseInput(updateCraftsmanInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', ibanNeeds(iban))
  return mutate(ctx, scope, 'craftsman.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Craftsman>(
      () => findCraftsman(tx, scope, id),
      expectedVersion,
      (old) => updateCraftsmanRow(tx, scope, reachable({ ...old, ...stripUndefined(facts) })),
    )
    await recordIban(tx, scope, id, iban)
    tx.record({
      objectId: id,
      version: row.version,
      changes: { ...changesOf(before, facts), ...ibanTrace(iban) },
    })
    return row
  })
}

export const setCraftsmanDeleted = trashVerb(
  'craftsman',
  findBareCraftsman,
  moveCraftsmanToTrash,
  (tx, scope) => assertRoomForCraftsman(tx, scope),
)

/** For what names somebody of the house's book; nobody calls who lies in the trash. */
export async function assertCraftsman(
  tx: Tx,
  scope: RealEstateScope,
  id: string | null | undefined,
): Promise<void> {
  if (typeof id === 'string' && !(await isCraftsman(tx, scope, id)))
    throw new AppError('NOT_FOUND', { field: 'craftsmanId' })
}

/** For a letter: somebody of the house's book who has an address for it. */
export async function craftsmanToWriteTo(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<{ readonly company: string; readonly email: string }> {
  const found = await findBareCraftsman(tx, scope, id)
  if (found === undefined || found.deletedAt !== null)
    throw new AppError('NOT_FOUND', { field: 'craftsmanId' })
  const { company, email } = found
  if (email === null) throw new AppError('NOT_READY', { missing: [`Die E-Mail-Adresse von ${company}`] })
  return { company, email }
}

// The ways to reach somebody may be taken away by two people: only the whole can be judged.
function reachable<Facts extends CraftsmanFacts>(facts: Facts): Facts {
  if (!isReachable(facts)) throw new AppError('BAD_INPUT', { field: 'phone' })
  return facts
}

async function recordIban(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  said: string | null | undefined,
): Promise<void> {
  if (said !== undefined) await putCraftsmanIban(tx, scope, id, said)
}

type Said = Omit<UpdateCraftsmanInput, 'expectedVersion' | 'iban'>

export function changesOf(before: Craftsman, said: Said) {
  const { trades, company, contactName, phone, mobile, pikettPhone, email, website, street, zip, city } = said
  const { uid, rating, hireAgain, isFavourite, note } = said
  const reach = { contactName, phone, mobile, pikettPhone, email, website }
  const facts = { company, ...reach, street, zip, city, uid, rating, hireAgain, isFavourite, note }
  const isSame = trades === undefined || String(trades) === String(before.trades)
  return changedFields(before, isSame ? facts : { ...facts, trades })
}

/** Whoever says an account needs the right to see it. */
const ibanNeeds = (said: string | null | undefined) => ({ finances: said !== undefined })

/** The history tells that an account was said, never which. */
const ibanTrace = (said: string | null | undefined): { iban?: true } =>
  said === undefined ? {} : { iban: true }
