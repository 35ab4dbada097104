import { protocolFileName } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { getCraftsman, type Craftsman } from '#features/craftsmen/craftsmen.service.ts'
import { getProjectDefects, type Defect } from '#features/defects/defects.service.ts'
import { getProject } from '#features/projects/projects.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { mustFind } from '#platform/db/versions.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'
import { findAcceptance } from './acceptances.queries.ts'
import type { Acceptance } from './acceptances.service.ts'

/** Everything a protocol is made of; plain data, so that it can go to another thread. */
export type ProtocolFacts = {
  readonly today: string
  readonly house: RealEstate
  readonly project: string
  readonly acceptance: Acceptance
  readonly craftsman: Craftsman | null
  readonly defects: readonly Defect[]
}

/** How a protocol is called in the address of a file. */
export const protocolId = (id: string): string => `acceptances/${id}`

/** Where this person may fetch the protocol for the next minute. */
export const protocolAddress = (ctx: Context, realEstateId: string, id: string): string =>
  ctx.addresses.sign({ realEstateId, id: protocolId(id), disposition: 'attachment' }, requireIdentity(ctx))

type Named = { readonly realEstateId: string; readonly id: string }

/** The protocol as a PDF. Session and membership are proven now, not when the address was made. */
export async function makeProtocol(ctx: Context, named: Named, gone: AbortSignal) {
  const script = new URL('acceptances.thread.ts', import.meta.url)
  const { facts, bytes } = await makePaper(ctx, { script, read: () => readFacts(ctx, named), gone })
  return { fileName: protocolFileName(facts.house, facts.acceptance.acceptedOn), bytes }
}

async function readFacts(ctx: Context, { realEstateId, id }: Named): Promise<ProtocolFacts> {
  const scope = requireMember(ctx, realEstateId, 'read')
  const acceptance = mustFind(await findAcceptance(ctx.reads, scope, id))
  const { projectId, craftsmanId } = acceptance
  const [house, project, craftsman, defects] = await Promise.all([
    getRealEstate(ctx, scope),
    getProject(ctx, realEstateId, projectId),
    craftsmanId === null ? null : getCraftsman(ctx, realEstateId, craftsmanId),
    namedDefects(ctx, realEstateId, acceptance),
  ])
  const { title } = mustFind(project ?? undefined)
  return { today: ctx.clock.today(), house, project: title, acceptance, craftsman, defects }
}

/** In the order they were named; one in the trash is left out. */
async function namedDefects(
  ctx: Context,
  realEstateId: string,
  { projectId, defectIds }: Acceptance,
): Promise<readonly Defect[]> {
  if (defectIds.length === 0) return []
  const all = await getProjectDefects(ctx, realEstateId, projectId)
  return defectIds.flatMap((id) => all.find((one) => one.id === id) ?? [])
}
