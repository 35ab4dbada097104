import { isDeepStrictEqual } from 'node:util'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { financingSources, type Financing } from '@hauswart/domain/projects/financing'
import {
  addProjectInput,
  isInOrder,
  updateProjectInput,
  type UpdateProjectInput,
} from '@hauswart/domain/projects/project.input'
import type { ProjectState } from '@hauswart/domain/projects/project'
import { recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import { assertComponents } from '#features/components/components.service.ts'
import { assertMeasure } from '#features/measures/measures.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForProject,
  findBareProject,
  countProjects,
  findProject,
  insertProject,
  listProjects,
  moveProjectToTrash,
  updateProjectRow,
} from './projects.queries.ts'
import { projectFacts, type ProjectFacts, type ProjectRow, type ShownProjectRow } from './projects.table.ts'

/** From a write it comes without what only the reader of the moment may see. */
export type Project = ProjectRow & Partial<ProjectMoney>
type ProjectMoney = Pick<ShownProjectRow, 'budgetRappen' | 'financing' | 'costItems'>

type ProjectArgs = PageArgs & {
  readonly isDeleted?: boolean | null | undefined
  readonly state?: ProjectState | null | undefined
  readonly componentId?: string | null | undefined
}

/** The renovations of a house, as they were written down. */
export async function getProjects(
  ctx: Context,
  realEstateId: string | undefined,
  args: ProjectArgs,
): Promise<Page<Project>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, (range) =>
    listProjects(ctx.reads, scope, {
      ...range,
      isDeleted: args.isDeleted ?? false,
      state: args.state ?? undefined,
      componentId: typeof args.componentId === 'string' ? objectId(args.componentId) : undefined,
    }),
  )
}

export async function getProject(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Project | null> {
  if (!isUuid(id)) return null
  return (await findProject(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

/** Budget, financing and cost items, read by the right of this moment where the row does not carry them. */
export async function projectMoney(ctx: Context, project: Project): Promise<ProjectMoney> {
  const { budgetRappen, financing, costItems } = project
  if (budgetRappen !== undefined && financing !== undefined && costItems !== undefined)
    return { budgetRappen, financing, costItems }
  const scope = requireMember(ctx, project.realEstateId, 'read')
  return mustFind(await findProject(ctx.reads, scope, project.id))
}

export async function addProject(ctx: Context, realEstateId: string, input: Keyed): Promise<Project> {
  const { id, budgetRappen, financing, measureId = null, ...said } = parseInput(addProjectInput, input)
  const money = { budgetRappen, financing }
  const facts = inOrder({ ...projectFacts.blank, ...stripUndefined(said) })
  const scope = requireMember(ctx, realEstateId, 'write', moneyNeeds(money))
  return mutate(ctx, scope, 'project.add', { realEstateId, ...input }, async (tx) => {
    await Promise.all([
      assertComponents(tx, scope, facts.componentIds, 'componentIds'),
      assertMeasure(tx, scope, measureId, 'measureId'),
    ])
    const [, added] = await Promise.all([
      assertRoomForProject(tx, scope),
      insertProject(tx, scope, { id, measureId, ...facts }),
    ])
    const row = mustFind(added)
    await recordMoney(tx, scope, id, money)
    const changes = { ...said, ...(measureId !== null && { measureId }), ...moneyTrace(money) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export async function updateProject(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Project> {
  const { expectedVersion, budgetRappen, financing, ...said } = parseInput(updateProjectInput, input)
  const money = { budgetRappen, financing }
  const scope = requireMember(ctx, realEstateId, 'write', moneyNeeds(money))
  return mutate(ctx, scope, 'project.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Project>(
      () => findProject(tx, scope, id),
      expectedVersion,
      async (old) => {
        const fresh = said.componentIds?.filter((one) => !old.componentIds.includes(one)) ?? []
        await assertComponents(tx, scope, fresh, 'componentIds')
        return updateProjectRow(tx, scope, inOrder({ ...old, ...stripUndefined(said) }))
      },
    )
    await recordMoney(tx, scope, id, money)
    const changes = { ...changesOf(before, said), ...moneyTrace(money) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** For what names renovations of the house, in the trash or not. */
export async function assertProjects(
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if ((await countProjects(tx, scope, ids)) !== ids.length) throw new AppError('NOT_FOUND', { field })
}

export const setProjectDeleted = trashVerb('project', findBareProject, moveProjectToTrash, (tx, scope) =>
  assertRoomForProject(tx, scope),
)

/** For what belongs to a renovation; nothing is added to one in the trash. */
export async function standingProject(tx: Tx, scope: RealEstateScope, id: string): Promise<Project> {
  const project = await findBareProject(tx, scope, id)
  if (project === undefined || project.deletedAt !== null)
    throw new AppError('NOT_FOUND', { field: 'projectId' })
  return project
}

// Two people may each say one of the days: only the whole can be judged.
function inOrder<Facts extends ProjectFacts>(facts: Facts): Facts {
  if (!isInOrder(facts.startsOn, facts.endsOn)) throw new AppError('BAD_INPUT', { field: 'endsOn' })
  if (!isInOrder(facts.startedOn, facts.finishedOn)) throw new AppError('BAD_INPUT', { field: 'finishedOn' })
  return facts
}

type SaidMoney = {
  readonly budgetRappen: number | null | undefined
  readonly financing: readonly Financing[] | undefined
}

/** The financing is said as a whole: a source that is not named is none. */
async function recordMoney(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  { budgetRappen, financing }: SaidMoney,
): Promise<void> {
  const amounts = financingSources.map((source) => ({
    kind: `financing_${source}` as const,
    rappen: financing && (financing.find((one) => one.source === source)?.amountRappen ?? null),
  }))
  await Promise.all(
    [{ kind: 'project_budget' as const, rappen: budgetRappen }, ...amounts].map((amount) =>
      recordAmount(tx, scope, { objectId: id, ...amount }),
    ),
  )
}

type Said = Omit<UpdateProjectInput, 'expectedVersion' | 'budgetRappen' | 'financing'>

function changesOf(before: Project, { checks, componentIds, phases, ...facts }: Said) {
  return changedFields(before, {
    ...facts,
    ...(differs(before.checks, checks) && { checks }),
    ...(differs(before.componentIds, componentIds) && { componentIds }),
    ...(phases !== undefined && !isDeepStrictEqual(before.phases, phases) && { phases }),
  })
}

const differs = (before: readonly string[], said: readonly string[] | undefined): boolean =>
  said !== undefined && said.join() !== before.join()

/** Whoever says an amount needs the right to see it. */
const moneyNeeds = ({ budgetRappen, financing }: SaidMoney) => ({
  finances: budgetRappen !== undefined || financing !== undefined,
})

/** The history tells that an amount was said, never which. */
const moneyTrace = ({ budgetRappen, financing }: SaidMoney): { budgetRappen?: true; financing?: true } => ({
  ...(budgetRappen !== undefined && { budgetRappen: true }),
  ...(financing !== undefined && { financing: true }),
})
