import {
  addComponentInput,
  updateComponentInput,
  type UpdateComponentInput,
} from '@hauswart/domain/real-estate/component.input'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { requireMember, type Context } from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/mutate.ts'
import { overVersion } from '#platform/versions.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/page.ts'
import {
  findComponent,
  insertComponent,
  listComponents,
  setDeleted,
  updateComponentRow,
} from './components.queries.ts'
import type { ComponentRow } from './components.table.ts'

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
  const { id, ...facts } = parseInput(addComponentInput, input)
  assertYears(ctx, facts)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'component.add', { realEstateId, ...input }, async (tx) => {
    const row = await insertComponent(tx, scope, id, {
      ...noFacts,
      ...stripUndefined(facts),
      conditionOn: facts.condition ? ctx.clock.today() : null,
    })
    if (row === undefined) throw new AppError('NOT_FOUND')
    tx.record({ objectId: id, version: row.version, changes: facts })
    return row
  })
}

export async function updateComponent(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Component> {
  const { expectedVersion, ...facts } = parseInput(updateComponentInput, input)
  assertYears(ctx, facts)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'component.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findComponent(tx, scope, id),
      expectedVersion,
      (old) => updateComponentRow(tx, scope, changed(ctx, old, facts)),
    )
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

/** Deleting moves to the trash, from where it comes back as it was. */
export async function setComponentDeleted(
  ctx: Context,
  realEstateId: string,
  id: string,
  isDeleted: boolean,
  input: Keyed & { readonly expectedVersion: number },
): Promise<Component> {
  const scope = requireMember(ctx, realEstateId, 'write')
  const verb = isDeleted ? 'component.delete' : 'component.restore'
  return mutate(ctx, scope, verb, { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findComponent(tx, scope, id),
      input.expectedVersion,
      (old) => setDeleted(tx, scope, { id, version: old.version, isDeleted }),
    )
    tx.record({ objectId: id, version: row.version, changes: { isDeleted: [!isDeleted, isDeleted] } })
    return row
  })
}

function changed(
  ctx: Context,
  old: Component,
  facts: Omit<UpdateComponentInput, 'expectedVersion'>,
): Component {
  const next = { ...old, ...stripUndefined(facts) }
  // A condition is a judgement of a day: the same word said again is a new judgement.
  if (facts.condition !== undefined) next.conditionOn = facts.condition === null ? null : ctx.clock.today()
  if (next.lastRenewedYear !== null && next.lastRenewedYear < next.installedYear) {
    throw new AppError('BAD_INPUT', { field: 'lastRenewedYear' })
  }
  return next
}

type Years = { installedYear?: number | undefined; lastRenewedYear?: number | null | undefined }

function assertYears(ctx: Context, facts: Years): void {
  const latest = Number(ctx.clock.today().slice(0, 4)) + 1
  if ((facts.installedYear ?? 0) > latest) throw new AppError('BAD_INPUT', { field: 'installedYear' })
  if ((facts.lastRenewedYear ?? 0) > latest) throw new AppError('BAD_INPUT', { field: 'lastRenewedYear' })
  if (
    typeof facts.lastRenewedYear === 'number' &&
    typeof facts.installedYear === 'number' &&
    facts.lastRenewedYear < facts.installedYear
  ) {
    throw new AppError('BAD_INPUT', { field: 'lastRenewedYear' })
  }
}

const noFacts = {
  name: null,
  isShared: false,
  quantity: null,
  unit: null,
  material: null,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: null,
  manufacturer: null,
  model: null,
  serialNumber: null,
  ownLifetimeYears: null,
  note: null,
}
