import { slotAnswer } from '@hauswart/domain/appointments/slot-proposal.input'
import { guestEntry } from '@hauswart/domain/guest-links/guest-link.input'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { mostGuestQuestions } from '@hauswart/domain/quotes/guest-file'
import { guestQuestion } from '@hauswart/domain/quotes/guest-file.input'
import { asQuoteLines, quoteAnswer, quoteAnswerFault } from '@hauswart/domain/quotes/quote-request.input'
import { newSecret, secretHash } from '#features/accounts/accounts.tokens.service.ts'
import { openBytes } from '#features/files/files.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import type { GuestViewRow } from './guest-links.table.ts'
import {
  answerByVisit,
  askByVisit,
  enterByLink,
  findGuestFile,
  findGuestView,
  giveByVisit,
  type Asking,
} from './guest-links.visit.queries.ts'

export type GuestView = GuestViewRow
export const guestVisitSeconds = 3_600

type Visitor = { readonly line: string; readonly agent: string }
type Entered = { readonly needsPin: true } | { readonly cookie: string; readonly view: GuestView }

/** Turns the secret of a link into a visit of an hour. Ended, revoked and made-up links get the same answer. */
export async function enterAsGuest(parts: Parts, visitor: Visitor, body: unknown): Promise<Entered> {
  const { token, pin } = parseInput(guestEntry, body)
  await requireWithin(parts, `guest:open:${visitor.line}`, limits.guestLinks.perLine)
  const cookie = newSecret()
  const answer = await enterByLink(asGuest(parts), {
    secretHash: secretHash(token),
    pinHash: pin ? secretHash(`${token}|${pin}`) : null,
    visitId: parts.clock.newId(),
    cookieHash: secretHash(cookie),
    agent: visitor.agent,
  })
  if (answer === 'pin') return { needsPin: true }
  if (answer === 'wrong_pin') throw new AppError('BAD_INPUT', { field: 'pin' })
  if (answer !== 'open') throw new AppError('LINK_INVALID')
  return { cookie, view: await lookAsGuest(parts, cookie) }
}

/** What the visit shows now: a link that ended meanwhile shows nothing any more. */
export async function lookAsGuest(parts: Parts, cookie: string | undefined): Promise<GuestView> {
  if (cookie === undefined) throw new AppError('LINK_INVALID')
  const view = await findGuestView(asGuest(parts), secretHash(cookie))
  if (view === undefined) throw new AppError('LINK_INVALID')
  return view
}

/** One of the times, or none of them. The first answer counts, also of two that come at once. */
export async function answerAsGuest(
  parts: Parts,
  line: string,
  cookie: string | undefined,
  body: unknown,
): Promise<GuestView> {
  const { choice, message } = parseInput(slotAnswer, body)
  if (cookie === undefined) throw new AppError('LINK_INVALID')
  await requireWithin(parts, `guest:answer:${line}`, limits.guestLinks.perLine)
  const eventId = parts.clock.newId()
  const given = await answerByVisit(asGuest(parts), secretHash(cookie), {
    choice,
    message: message ?? null,
    eventId,
  })
  if (given?.answer === 'past') throw new AppError('BAD_INPUT', { field: 'choice' })
  if (given?.answer === 'answered') throw new AppError('CONFLICT')
  if (!given?.realEstateId) throw new AppError('LINK_INVALID')
  parts.live.announce(given.realEstateId)
  return lookAsGuest(parts, cookie)
}

/** A quote, or none. The first answer counts, as above; what was given nobody changes behind the owner's back. */
export async function giveAsGuest(
  parts: Parts,
  line: string,
  cookie: string | undefined,
  body: unknown,
): Promise<GuestView> {
  const { quote, message } = parseInput(quoteAnswer, body)
  const receivedOn = parts.clock.today()
  const field = quote === null ? undefined : quoteAnswerFault(quote, receivedOn)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field: `quote.${field}` })
  if (cookie === undefined) throw new AppError('LINK_INVALID')
  await requireWithin(parts, `guest:answer:${line}`, limits.guestLinks.perLine)
  const given = await giveByVisit(asGuest(parts), secretHash(cookie), {
    quote: quote === null ? null : { ...quote, lines: asQuoteLines(quote.lines), receivedOn },
    message: message ?? null,
    quoteId: parts.clock.newId(),
    eventId: parts.clock.newId(),
  })
  if (given?.answer === 'answered') throw new AppError('CONFLICT')
  if (given?.answer === 'full') throw new AppError('LIMIT_REACHED')
  if (!given?.realEstateId) throw new AppError('LINK_INVALID')
  parts.live.announce(given.realEstateId)
  return lookAsGuest(parts, cookie)
}

/** A question to whoever asks for the quote. It goes to everybody of the house; they answer by mail or telephone. */
export async function askAsGuest(
  parts: Parts,
  line: string,
  cookie: string | undefined,
  body: unknown,
): Promise<GuestView> {
  const { message: text } = parseInput(guestQuestion, body)
  if (cookie === undefined) throw new AppError('LINK_INVALID')
  await requireWithin(parts, `guest:answer:${line}`, limits.guestLinks.perLine)
  const asked = { text, eventId: parts.clock.newId(), most: mostGuestQuestions }
  const given = await askByVisit(asGuest(parts), secretHash(cookie), asked)
  if (given?.answer === 'answered') throw new AppError('CONFLICT')
  if (given?.answer === 'full') throw new AppError('LIMIT_REACHED')
  if (!given?.realEstateId) throw new AppError('LINK_INVALID')
  parts.live.announce(given.realEstateId)
  return lookAsGuest(parts, cookie)
}

/** The paper whole, or the picture of its first page in one of its widths. */
export async function openAsGuest(
  parts: Parts,
  cookie: string | undefined,
  documentId: string,
  width: number | undefined,
): ReturnType<typeof openBytes> {
  if (cookie === undefined || !isUuid(documentId)) throw new AppError('LINK_INVALID')
  const file = await findGuestFile(asGuest(parts), secretHash(cookie), documentId, width === undefined)
  if (file === undefined) throw new AppError('LINK_INVALID')
  return openBytes(parts.store, file, width)
}

export const asGuest = ({ database }: Parts): Asking => ({
  rows: async (statement, values = []) => (await database.run([{ statement, values }]))[0] as never,
})
