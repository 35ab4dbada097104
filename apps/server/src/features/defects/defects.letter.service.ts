import { isSettled } from '@hauswart/domain/defects/defect'
import { letterFileName } from '@hauswart/domain/reports/defect-letter.labels'
import { getCraftsman, type Craftsman } from '#features/craftsmen/craftsmen.service.ts'
import { getPicturesOf } from '#features/pictures/pictures.owners.service.ts'
import { getProfile } from '#features/profile/profile.service.ts'
import { getProject } from '#features/projects/projects.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { mustFind } from '#platform/db/versions.ts'
import { limits } from '#platform/limits.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'
import { getDefect, getProjectDefects, type Defect } from './defects.service.ts'

/** Everything a letter is made of; plain data, so that it can go to another thread. */
export type LetterFacts = {
  readonly today: string
  readonly sender: string
  readonly house: RealEstate
  readonly project: string
  readonly craftsman: Craftsman
  readonly defects: readonly (Defect & { readonly photoCount: number })[]
}

/** How a letter is called in the address of a file: by one of its defects, for what it names may change. */
export const letterId = (id: string): string => `defect-letters/${id}`

/** Where this person may fetch the letter for the next minute. */
export const letterAddress = (
  ctx: Context,
  { realEstateId, id, craftsmanId, state }: Defect,
): string | null =>
  craftsmanId === null || isSettled(state)
    ? null
    : ctx.addresses.sign({ realEstateId, id: letterId(id), disposition: 'attachment' }, requireIdentity(ctx))

type Named = { readonly realEstateId: string; readonly id: string }

/** The letter as a PDF. Session and membership are proven now, not when the address was made. */
export async function makeLetter(ctx: Context, named: Named, gone: AbortSignal) {
  const script = new URL('defects.thread.ts', import.meta.url)
  const { facts, bytes } = await makePaper(ctx, { script, read: () => readFacts(ctx, named), gone })
  return { fileName: letterFileName(facts.house, facts.today), bytes }
}

/** Whoever has to repair one gets a letter about all of theirs in this renovation that are not put right. */
async function readFacts(ctx: Context, { realEstateId, id }: Named): Promise<LetterFacts> {
  const { projectId, craftsmanId } = await getDefect(ctx, realEstateId, id)
  if (craftsmanId === null) throw new AppError('NOT_FOUND')
  const scope = requireMember(ctx, realEstateId, 'read')
  const [house, project, craftsman, all, me] = await Promise.all([
    getRealEstate(ctx, scope),
    getProject(ctx, realEstateId, projectId),
    getCraftsman(ctx, realEstateId, craftsmanId),
    getProjectDefects(ctx, realEstateId, projectId),
    getProfile(ctx),
  ])
  const theirs = all.filter((one) => one.craftsmanId === craftsmanId && !isSettled(one.state))
  if (theirs.length === 0) throw new AppError('NOT_FOUND')
  const photos = await Promise.all(
    theirs.map((one) => getPicturesOf(ctx, 'defectId', one, limits.graphql.first)),
  )
  return {
    today: ctx.clock.today(),
    sender: `${me.firstName} ${me.lastName}`,
    house,
    project: mustFind(project ?? undefined).title,
    craftsman: mustFind(craftsman ?? undefined),
    defects: theirs.map((one, at) => ({ ...one, photoCount: photos[at]?.length ?? 0 })),
  }
}
