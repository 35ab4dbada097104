import { isAnswerDay, linkEnd } from '@hauswart/domain/quotes/quote-request'
import { sendQuoteRequestsInput } from '@hauswart/domain/quotes/quote-request.input'
import { newSecret, secretHash } from '#features/accounts/accounts.tokens.service.ts'
import { craftsmanToWriteTo } from '#features/craftsmen/craftsmen.service.ts'
import { assertDocuments } from '#features/documents/documents.service.ts'
import {
  endLinksOfRequest,
  linkToRequest,
  papersOfRequest,
} from '#features/guest-links/guest-links.service.ts'
import { ownNameOf } from '#features/members/members.service.ts'
import { confirmAsked } from '#features/projects/projects.move.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { requireIdentity, requireMember, type Context, type RealEstateScope } from '#platform/db/access.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { reminderLetter, requestLetter } from './quote-requests.mails.ts'
import {
  findQuoteRequest,
  insertQuoteRequest,
  isAnyAsked,
  listQuoteRequests,
  markReminded,
  withdrawRow,
} from './quote-requests.queries.ts'
import type { QuoteRequestRow } from './quote-requests.table.ts'

export type QuoteRequest = QuoteRequestRow

/** Whom the house has asked for quotes; no amount stands in it. */
export const getQuoteRequests = (ctx: Context, realEstateId: string | undefined): Promise<QuoteRequest[]> =>
  listQuoteRequests(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** Writes to one to five firms of the address book. What has left nobody can take back, only the links can be ended. */
export async function sendQuoteRequests(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<QuoteRequest[]> {
  const { projectId, answerBy, documentIds, recipients, ...said } = parseInput(sendQuoteRequestsInput, input)
  if (!isAnswerDay(answerBy, ctx.clock.today())) throw new AppError('BAD_INPUT', { field: 'answerBy' })
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'quote_request.send', { realEstateId, ...input }, async (tx) => {
    const [project, askedBy] = await Promise.all([
      standingProject(tx, scope, projectId),
      ownNameOf(tx, scope),
      assertDocuments(tx, scope, documentIds, 'documentIds'),
    ])
    const ids = recipients.map(({ craftsmanId }) => craftsmanId)
    if (await isAnyAsked(tx, scope, projectId, ids)) throw new AppError('CONFLICT')
    const asked: QuoteRequest[] = []
    for (const { id, craftsmanId } of recipients) {
      const { company, email } = await craftsmanToWriteTo(tx, scope, craftsmanId)
      await takeLetter(ctx, realEstateId, email)
      const facts = { id, projectId, craftsmanId, company, email, scope: said.scope, answerBy }
      const row = mustFind(await insertQuoteRequest(tx, scope, facts))
      const url = await newLink(ctx, tx, scope, row, { id, documentIds })
      tx.sendMail({
        ...requestLetter({ ...facts, title: project.title, askedBy, url }),
        about: aboutProject(projectId),
      })
      asked.push(row)
    }
    await confirmAsked(tx, scope, project)
    tx.record({
      objectId: recipients[0]?.id ?? projectId,
      version: 1,
      changes: { who: asked.map(({ company }) => company).join(', '), projectId },
    })
    return asked
  })
}

const aboutProject = (id: string) => ({ route: 'project', id }) as const

type Versioned = Keyed & { readonly expectedVersion: number }

/** Once for each firm, while an answer is awaited. */
export async function remindQuoteRequest(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<QuoteRequest> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'quote_request.remind', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findQuoteRequest(tx, scope, id),
      input.expectedVersion,
      (old) => markReminded(tx, scope, old),
    )
    const [project, askedBy, documentIds] = await Promise.all([
      standingProject(tx, scope, row.projectId),
      ownNameOf(tx, scope),
      papersOfRequest(tx, scope, id),
    ])
    await takeLetter(ctx, realEstateId, row.email)
    const url = await newLink(ctx, tx, scope, row, { id: ctx.clock.newId(), documentIds })
    tx.sendMail({
      ...reminderLetter({ ...row, title: project.title, askedBy, url }),
      about: aboutProject(row.projectId),
    })
    tx.record({ objectId: id, version: row.version, changes: { who: row.company } })
    return row
  })
}

/** From now on nobody can answer, also not whoever is looking. */
export async function withdrawQuoteRequest(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<QuoteRequest> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'quote_request.withdraw', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findQuoteRequest(tx, scope, id),
      input.expectedVersion,
      (old) => withdrawRow(tx, scope, old),
    )
    await endLinksOfRequest(tx, scope, id)
    tx.record({ objectId: id, version: row.version, changes: { who: row.company } })
    return row
  })
}

type NewLink = { readonly id: string; readonly documentIds: readonly string[] }

/** The address that stands in a letter, and nowhere else: the row has the hash of its secret. */
async function newLink(
  ctx: Context,
  tx: WriteTx,
  scope: RealEstateScope,
  request: QuoteRequest,
  { id, documentIds }: NewLink,
): Promise<string> {
  const secret = newSecret()
  await linkToRequest(tx, scope, {
    id,
    label: request.company.slice(0, 100),
    documentIds,
    requestId: request.id,
    secretHash: secretHash(secret),
    until: linkEnd(request.answerBy),
  })
  return `${ctx.publicUrl}/g#${secret}`
}

/** Inside a write that has proven its house: nobody uses up the letters of a house that is not theirs. */
async function takeLetter(ctx: Context, realEstateId: string, email: string): Promise<void> {
  const { perPerson, perHouse, perAddress } = limits.quoteRequests
  await requireWithin(ctx, `quote-request:person:${requireIdentity(ctx).userId}`, perPerson)
  await requireWithin(ctx, `quote-request:house:${realEstateId}`, perHouse)
  await requireWithin(ctx, `quote-request:address:${secretHash(email).toString('base64url')}`, perAddress)
}
