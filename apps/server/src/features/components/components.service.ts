import {
  addComponentInput,
  updateComponentInput,
  type AddComponentInput,
  type UpdateComponentInput,
} from '@hauswart/domain/real-estate/component.input'
import { yearsAhead } from '@hauswart/domain/real-estate/real-estate'
import { isJudgementOver } from '@hauswart/domain/real-estate/renewal'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import {
  assertRoomForComponent,
  countComponents,
  findComponent,
  hasRoom,
  insertComponent,
  listComponents,
  listKindsBeside,
  moveComponentToTrash,
  updateComponentRow,
} from './components.queries.ts'
import { componentFacts, type ComponentRow } from './components.table.ts'

export type Component = ComponentRow

export async function getComponents(
  ctx: Context,
  realEstateId: string | undefined,
  args: PageArgs & { isDeleted?: boolean | null | undefined },
): Promise<Page<Component>> {
  const size = pageSize(args.first)
  const [after] = readCursor(args.after, [isUuid]) ?? []
  const scope = requireMember(ctx, realEstateId, 'read')
  const rows = await listComponents(ctx.reads, scope, {
    isDeleted: args.isDeleted ?? false,
    after,
    limit: size + 1,
  })
  return toPage(rows, size, (row) => [row.id])
}

export async function getComponent(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Component | null> {
  if (!isUuid(id)) return null
  return (await findComponent(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

export async function addComponent(ctx: Context, realEstateId: string, input: Keyed): Promise<Component> {
  const component = parseInput(addComponentInput, input)
  assertComponent(ctx, component)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'component.add', { realEstateId, ...input }, async (tx) => {
    await assertKnownRoom(tx, scope, component.roomId)
    const [, row] = await Promise.all([
      assertRoomForComponent(tx, scope),
      recordComponent(ctx, tx, scope, component),
    ])
    const { id, ...facts } = component
    tx.record({ objectId: id, version: row.version, changes: facts })
    return row
  })
}

/** Inside a write that says itself what it leaves behind. */
export async function recordComponent(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  { id, ...facts }: AddComponentInput,
): Promise<Component> {
  const row = await insertComponent(tx, scope, id, {
    ...componentFacts.blank,
    ...stripUndefined(facts),
    conditionOn: facts.condition ? ctx.clock.today() : null,
  })
  return mustFind(row)
}

export async function updateComponent(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Component> {
  const { expectedVersion, ...facts } = parseInput(updateComponentInput, input)
  assertComponent(ctx, facts)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'component.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findComponent(tx, scope, id),
      expectedVersion,
      async (old) => {
        if (facts.roomId !== old.roomId) await assertKnownRoom(tx, scope, facts.roomId)
        return updateComponentRow(tx, scope, changed(ctx, old, facts))
      },
    )
    tx.record({
      objectId: id,
      version: row.version,
      changes: changedFields(before, { ...facts, condition: row.condition }),
    })
    return row
  })
}

/** Also ones in the trash: what was written offline must not be lost because somebody tidied up meanwhile. */
export async function assertComponents(
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
  field?: string,
): Promise<void> {
  if ((await countComponents(tx, scope, ids)) === ids.length) return
  throw new AppError('NOT_FOUND', field === undefined ? {} : { field })
}

/** A component as it stands inside a write, in the trash or not. */
export const componentOf = findComponent

/** What the house has besides one component. */
export const kindsBeside = listKindsBeside

/** Changes a component inside a write that says itself what it leaves behind. */
export const changeComponent = (
  tx: Tx,
  scope: RealEstateScope,
  target: { readonly id: string; readonly expectedVersion: number },
  change: (old: Component) => Component,
): Promise<{ before: Component; row: Component }> =>
  overVersion(
    () => findComponent(tx, scope, target.id),
    target.expectedVersion,
    (old) => updateComponentRow(tx, scope, change(old)),
  )

export const setComponentDeleted = trashVerb('component', findComponent, moveComponentToTrash, (tx, scope) =>
  assertRoomForComponent(tx, scope),
)

function changed(
  ctx: Context,
  old: Component,
  facts: Omit<UpdateComponentInput, 'expectedVersion'>,
): Component {
  const next = { ...old, ...stripUndefined(facts) }
  // A condition is a judgement of a day: the same word said again is a new judgement.
  if (facts.condition !== undefined) next.conditionOn = facts.condition === null ? null : ctx.clock.today()
  else if (isJudgementOver(old, next.lastRenewedYear))
    Object.assign(next, { condition: null, conditionOn: null })
  if (next.lastRenewedYear !== null && next.lastRenewedYear < next.installedYear) {
    throw new AppError('BAD_INPUT', { field: 'lastRenewedYear' })
  }
  return next
}

type Years = { installedYear?: number | undefined; lastRenewedYear?: number | null | undefined }

/** What the schema cannot know: which year it is. `at` is where the component stands in a larger input. */
export function assertComponent(ctx: Context, facts: Years, at = ''): void {
  const refuse = (field: string): never => {
    throw new AppError('BAD_INPUT', { field: `${at}${field}` })
  }
  // A house under construction is recorded with its components.
  const latest = Number(ctx.clock.today().slice(0, 4)) + yearsAhead
  const { installedYear = 0 } = facts
  const renewedYear = facts.lastRenewedYear ?? installedYear
  if (installedYear > latest) refuse('installedYear')
  if (renewedYear > latest || renewedYear < installedYear) refuse('lastRenewedYear')
}

async function assertKnownRoom(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasRoom(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'roomId' })
}
