import type { ProjectRenewal } from '@hauswart/domain/projects/project.input'
import { componentOf } from '#features/components/components.service.ts'
import { settleMeasures } from '#features/measures/measures.service.ts'
import { assertPast, recordEvent } from '#features/upkeep/upkeep.events.service.ts'
import { renewalTold } from '#features/upkeep/upkeep.renewal.service.ts'
import { putAnother } from '#features/upkeep/upkeep.replace.service.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context, RealEstateScope, Tx } from '#platform/db/access.ts'
import { mustFind } from '#platform/db/versions.ts'
import type { ProjectRow } from './projects.table.ts'

/**
 * What a finished renovation leaves behind: its components count from that year, their history tells of it, and the
 * decisions about them are carried out. All of it in the write that closes the renovation, so one undo takes it back.
 */
export async function renewComponents(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  project: Pick<ProjectRow, 'title' | 'componentIds'>,
  renewals: readonly ProjectRenewal[],
): Promise<readonly object[]> {
  if (renewals.length === 0) return []
  for (const { componentId, year } of renewals) {
    if (!project.componentIds.includes(componentId)) throw new AppError('BAD_INPUT', { field: 'renewals' })
    assertPast(ctx, { year, happenedOn: null })
  }
  const left: object[] = []
  // One after the other: a decision may be about several of them.
  for (const renewal of renewals) {
    const component = mustFind(await componentOf(tx, scope, renewal.componentId))
    // Somebody threw it away meanwhile: it stays as it was then, and the renovation ends all the same.
    if (component.deletedAt !== null) continue
    const act = renewal.kind === 'replaced' ? replaced : renewed
    const said = { ...renewal, title: project.title, expectedVersion: component.version }
    left.push({ ...renewal, ...(await act(ctx, tx, scope, said)) })
  }
  return left
}

type Said = ProjectRenewal & { readonly title: string; readonly expectedVersion: number }
type Act = (ctx: Context, tx: Tx, scope: RealEstateScope, said: Said) => Promise<object>

const renewed: Act = async (ctx, tx, scope, { eventId, componentId, year, title }) => {
  const event = { id: eventId, componentId, kind: 'renewed', year, title, former: null } as const
  const row = await recordEvent(tx, scope, event, undefined)
  const changes = await renewalTold(ctx, tx, scope, row)
  const measures = await settleMeasures(tx, scope, componentId, year)
  return { ...changes, ...(measures.length > 0 && { measures }) }
}

const replaced: Act = async (ctx, tx, scope, { componentId, title, ...said }) =>
  (await putAnother(ctx, tx, scope, componentId, { ...said, note: title })).changes
