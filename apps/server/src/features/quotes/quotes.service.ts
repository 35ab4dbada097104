import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { acceptQuoteInput, contradictionIn, setQuoteInput } from '@hauswart/domain/quotes/quote.input'
import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { assertCraftsman } from '#features/craftsmen/craftsmen.service.ts'
import { assertDocuments } from '#features/documents/documents.service.ts'
import { commitCost, releaseCost } from '#features/projects/projects.cost-items.service.ts'
import { awardProject, confirmAsked } from '#features/projects/projects.move.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { releaseOrders } from './quotes.change-orders.service.ts'
import { assertRoomForQuote, declineOthers, findQuote, listQuotes, writeQuote } from './quotes.queries.ts'
import { quoteFacts, type QuoteRow } from './quotes.table.ts'

export type Quote = QuoteRow

/** The quotes of all renovations of a house; none to who may not see finances. */
export const getQuotes = (ctx: Context, realEstateId: string | undefined): Promise<Quote[]> =>
  listQuotes(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** Sets a quote as a whole; over version 0 it is a new one. The history tells of which renovation, and no more. */
export async function setQuote(ctx: Context, realEstateId: string, id: string, input: Keyed): Promise<Quote> {
  const { expectedVersion, ...facts } = parseInput(setQuoteInput, input)
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  const field = contradictionIn(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  const { projectId, craftsmanId } = facts
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'project.quote', { realEstateId, id, ...input }, async (tx) => {
    const before = await standingProject(tx, scope, projectId)
    let released: { costItems?: true } = {}
    const { row } = await overVersion<Quote>(
      async () => (await findQuote(tx, scope, id)) ?? { id, version: 0, ...facts, ...quoteFacts.blank },
      expectedVersion,
      async (old) => {
        // Only acceptance accepts: it does more than to say so.
        if (facts.state === 'accepted' && old.state !== 'accepted')
          throw new AppError('BAD_INPUT', { field: 'state' })
        if (old.version === 0 || craftsmanId !== old.craftsmanId)
          await assertCraftsman(tx, scope, craftsmanId)
        const documentId = facts.documentId === undefined ? old.documentId : facts.documentId
        if (documentId !== null && documentId !== old.documentId)
          await assertDocuments(tx, scope, [documentId], 'documentId')
        const isAccepted = facts.state === 'accepted' && facts.isActive
        const { contractOn = old.contractOn, terms = old.terms } = facts
        const agreed = isAccepted ? { contractOn, terms } : notAgreed
        if (!isAccepted) released = await release(tx, scope, old)
        const [, written] = await Promise.all([
          facts.isActive && (old.version === 0 || !old.isActive)
            ? assertRoomForQuote(tx, scope, [projectId])
            : undefined,
          writeQuote(tx, scope, { ...old, ...facts, ...agreed, documentId }),
        ])
        return written
      },
    )
    const project = row.isActive ? await confirmAsked(tx, scope, before) : before
    const changes = {
      quotes: true,
      ...released,
      ...(project.version !== before.version && { checks: [before.checks, project.checks] }),
    }
    tx.record({ objectId: projectId, version: project.version, changes })
    return row
  })
}

/**
 * Takes a quote: its sum is committed, what was agreed is kept, the renovation goes on if it can, and who was not chosen is
 * declined if so said.
 */
export async function acceptQuote(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Quote> {
  const { expectedVersion, costItemId, declinesOthers, ...agreed } = parseInput(acceptQuoteInput, input)
  // An unknown day counts as before 2026: the shorter period is the safe one.
  const { contractOn = null, terms = null } = agreed
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'project.award', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion<Quote>(
      async () => {
        const found = await findQuote(tx, scope, id)
        return found?.isActive === true ? found : undefined
      },
      expectedVersion,
      async (old) => {
        if (old.state === 'accepted') throw new AppError('CONFLICT', { current: old })
        if (old.priceRappen === null) throw new AppError('NOT_READY', { missing: ['Der Betrag der Offerte'] })
        const committedRappen = quoteSums(old)?.gross ?? 0
        const { projectId, company: title } = old
        await commitCost(tx, scope, { id: costItemId, projectId, title, rappen: committedRappen })
        const taken = { state: 'accepted', costItemId, committedRappen, contractOn, terms } as const
        return writeQuote(tx, scope, { ...old, ...taken })
      },
    )
    const { projectId } = row
    const before = await standingProject(tx, scope, projectId)
    const project = await awardProject(tx, scope, before)
    if (declinesOthers) await declineOthers(tx, scope, row)
    const moved = changedFields(before, { state: project.state })
    const changes = { ...moved, quotes: true, costItems: true }
    tx.record({ objectId: projectId, version: project.version, changes })
    return row
  })
}

const notAgreed = { costItemId: null, committedRappen: null, contractOn: null, terms: null }

/** What is no longer accepted binds nobody: its sum is taken out of where it was committed. */
async function release(
  tx: Tx,
  scope: RealEstateScope,
  { id, costItemId, committedRappen }: Quote,
): Promise<{ costItems?: true }> {
  if (costItemId === null || committedRappen === null) return {}
  await releaseOrders(tx, scope, id)
  await releaseCost(tx, scope, { id: costItemId, rappen: committedRappen })
  return { costItems: true }
}
