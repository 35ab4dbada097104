import { noticeFault, statesAfter } from '@hauswart/domain/defects/defect'
import { demandFault } from '@hauswart/domain/defects/demand'
import { addDefectInput, updateDefectInput } from '@hauswart/domain/defects/defect.input'
import { defectStateLabels } from '@hauswart/domain/defects/defect.labels'
import { limitationDeadline, noticeDeadline } from '@hauswart/domain/defects/warranty-law'
import { assertComponents } from '#features/components/components.service.ts'
import { assertCraftsman } from '#features/craftsmen/craftsmen.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import {
  assertRoomForDefect,
  countDefects,
  findCanton,
  findDefect,
  insertDefect,
  listDefects,
  moveDefectToTrash,
  updateDefectRow,
} from './defects.queries.ts'
import { defectFacts, type DefectFacts, type DefectRow } from './defects.table.ts'

export type Defect = DefectRow

type DefectArgs = PageArgs & {
  readonly isDeleted?: boolean | null | undefined
  readonly projectId?: string | null | undefined
}

/** The defects of a house, as they were written down. */
export async function getDefects(
  ctx: Context,
  realEstateId: string | undefined,
  args: DefectArgs,
): Promise<Page<Defect>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, (range) =>
    listDefects(ctx.reads, scope, {
      ...range,
      isDeleted: args.isDeleted ?? false,
      projectId: typeof args.projectId === 'string' ? objectId(args.projectId) : undefined,
    }),
  )
}

/** All defects of a renovation, in the order they were written down. */
export async function getProjectDefects(
  ctx: Context,
  realEstateId: string,
  projectId: string,
): Promise<readonly Defect[]> {
  const all: Defect[] = []
  let after: string | null = null
  do {
    const page = await getDefects(ctx, realEstateId, { first: limits.graphql.first, after, projectId })
    all.push(...page.nodes)
    after = page.nextCursor
  } while (after !== null)
  return all
}

/** One defect that is not in the trash. */
export async function getDefect(ctx: Context, realEstateId: string, id: string): Promise<Defect> {
  const found = mustFind(await findDefect(ctx.reads, requireMember(ctx, realEstateId, 'read'), id))
  if (found.deletedAt !== null) throw new AppError('NOT_FOUND')
  return found
}

export async function addDefect(ctx: Context, realEstateId: string, input: Keyed): Promise<Defect> {
  const { id, projectId, ...said } = parseInput(addDefectInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'defect.add', { realEstateId, ...input }, async (tx) => {
    const facts = demandable({ ...defectFacts.blank, ...stripUndefined(said) })
    const [canton] = await Promise.all([
      findCanton(tx, scope),
      standingProject(tx, scope, projectId),
      assertComponent(tx, scope, facts.componentId),
      assertCraftsman(tx, scope, facts.craftsmanId),
    ])
    const [, added] = await Promise.all([
      assertRoomForDefect(tx, scope, [projectId]),
      insertDefect(tx, scope, { id, projectId, ...dated(facts, canton) }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { projectId, ...said } })
    return row
  })
}

/** Changes what is known of a defect, and where it stands. */
export async function updateDefect(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Defect> {
  const { expectedVersion, ...said } = parseInput(updateDefectInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'defect.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Defect>(
      () => findDefect(tx, scope, id),
      expectedVersion,
      async (old) => {
        const facts = possible(old, { ...old, ...stripUndefined(said) })
        const [canton] = await Promise.all([
          findCanton(tx, scope),
          facts.componentId === old.componentId ? undefined : assertComponent(tx, scope, facts.componentId),
          facts.craftsmanId === old.craftsmanId ? undefined : assertCraftsman(tx, scope, facts.craftsmanId),
        ])
        return updateDefectRow(tx, scope, dated(facts, canton))
      },
    )
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, said) })
    return row
  })
}

export const setDefectDeleted = trashVerb(
  'defect',
  findDefect,
  moveDefectToTrash,
  async (tx, scope, { projectId }) => {
    await Promise.all([standingProject(tx, scope, projectId), assertRoomForDefect(tx, scope, [projectId])])
  },
)

/** For what names defects of a renovation: each must stand. */
export async function assertDefects(
  tx: Tx,
  scope: RealEstateScope,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0 && (await countDefects(tx, scope, projectId, ids)) !== ids.length)
    throw new AppError('NOT_FOUND', { field: 'defectIds' })
}

/** Whose holidays count for the deadlines of a house. */
export const cantonOf = findCanton

// Two people may each say one of the facts: only the whole can be judged.
function possible(old: Defect, facts: Defect): Defect {
  if (!statesAfter(old.state).includes(facts.state)) {
    const [from, to] = [defectStateLabels[old.state], defectStateLabels[facts.state]]
    throw new AppError('NOT_READY', { missing: [`Von «${from}» geht es nicht direkt zu «${to}»`] })
  }
  const field = noticeFault(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return demandable(facts)
}

function demandable<Facts extends Parameters<typeof demandFault>[0]>(facts: Facts): Facts {
  const field = demandFault(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

/** With its days, as the law counts them from what is known now. */
const dated = <Facts extends Omit<DefectFacts, 'notifyBy' | 'limitedOn'>>(
  facts: Facts,
  canton: Parameters<typeof noticeDeadline>[1],
) => ({
  ...facts,
  notifyBy: noticeDeadline(facts, canton)?.lastDay ?? null,
  limitedOn: limitationDeadline(facts, canton)?.lastDay ?? null,
})

const assertComponent = (tx: Tx, scope: RealEstateScope, id: string | null): Promise<void> =>
  assertComponents(tx, scope, id === null ? [] : [id], 'componentId')
