import { settledApprovals } from '@hauswart/domain/approvals/approval'
import { afterAsking, afterAward } from '@hauswart/domain/projects/project-award'
import { missingFor, moveBetween, type ProjectMove } from '@hauswart/domain/projects/project-moves'
import { moveProjectInput } from '@hauswart/domain/projects/project.input'
import { startLight, type StartFacts } from '@hauswart/domain/projects/start-light'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { renewComponents } from './projects.close.service.ts'
import { findProject, findStartFacts, updateProjectRow } from './projects.queries.ts'
import type { Project } from './projects.service.ts'

/**
 * From one state to the next, by the one table of the domain. From where is said too: it decides who may, and that is
 * claimed before anything is read. What is missing comes back in words.
 */
export async function moveProject(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Project> {
  const said = parseInput(moveProjectInput, input)
  const { expectedVersion, from, to, reason = null, confirms = [], renewals = [] } = said
  const way = moveBetween(from, to)
  if (way === undefined) throw new AppError('BAD_INPUT', { field: 'to' })
  if (to !== 'closed' && renewals.length > 0) throw new AppError('BAD_INPUT', { field: 'renewals' })
  const scope = requireMember(ctx, realEstateId, way.by)
  const today = ctx.clock.today()
  return mutate(ctx, scope, 'project.move', { realEstateId, id, ...input }, async (tx) => {
    let openRows: readonly string[] = []
    const { before, row } = await overVersion<Project>(
      () => findProject(tx, scope, id),
      expectedVersion,
      async (old) => {
        const checks = [...new Set([...old.checks, ...confirms])]
        const { approvals, ...known } = mustFind(await findStartFacts(tx, scope, old))
        const facts = { ...known, approvals: settledApprovals(approvals) }
        const missing = missingFor({ ...old, checks }, way, { ...facts, reason })
        if (missing.length > 0) throw new AppError('NOT_READY', { missing })
        openRows = startedDespite(way, facts, checks)
        return updateProjectRow(tx, scope, { ...arrived(old, way, today), checks, stateReason: reason })
      },
    )
    const renewed = await renewComponents(ctx, tx, scope, row, renewals)
    const { state, stateReason, startedOn, finishedOn } = row
    const changes = {
      ...changedFields(before, { state, stateReason, startedOn, finishedOn }),
      ...(confirms.length > 0 && { checks: [before.checks, row.checks] }),
      ...(openRows.length > 0 && { startedDespite: openRows }),
      ...(renewed.length > 0 && { renewed }),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** What an accepted quote does to its renovation: it is brought to «Vergeben» if a way leads there, else it stays as it is. */
export async function awardProject(tx: Tx, scope: RealEstateScope, project: Project): Promise<Project> {
  const after = afterAward(project)
  if (after === undefined) return project
  const changed = { ...project, ...after, checks: [...after.checks], stateReason: null }
  const row = await updateProjectRow(tx, scope, changed)
  if (row === undefined) throw new AppError('CONFLICT')
  return row
}

/** A firm was asked, or a quote is there: what the way to the offers needs is confirmed with it. */
export async function confirmAsked(tx: Tx, scope: RealEstateScope, project: Project): Promise<Project> {
  const checks = afterAsking(project)
  if (checks === undefined) return project
  const row = await updateProjectRow(tx, scope, { ...project, checks: [...checks] })
  if (row === undefined) throw new AppError('CONFLICT')
  return row
}

/** The rows of the Start-Ampel over which somebody began anyway: they stay in the history. */
const startedDespite = (
  { reason }: ProjectMove,
  facts: StartFacts,
  checks: Parameters<typeof startLight>[1],
): readonly string[] =>
  reason === 'red' ? startLight(facts, checks).flatMap((row) => (row.isSettled ? [] : [row.check])) : []

/** As it stands after the move: what begins or ends gets its day, unless somebody said it before. */
function arrived(old: Project, { from, to }: ProjectMove, today: string): Project {
  return {
    ...old,
    state: to,
    pausedFrom: to === 'paused' ? from : null,
    startedOn: to === 'underway' ? (old.startedOn ?? today) : old.startedOn,
    finishedOn: to === 'closed' ? (old.finishedOn ?? today) : from === 'closed' ? null : old.finishedOn,
  }
}
