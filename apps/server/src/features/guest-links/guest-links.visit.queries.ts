import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import type { GuestAnswerRow, GuestFileRow, GuestViewRow } from './guest-links.table.ts'

/** A guest has no session: every function proves the link or the visit itself. */
export type Asking = {
  rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
}

const open = sql<{ answer: 'open' | 'pin' | 'wrong_pin' | 'invalid' }>(
  `select app.open_guest_link($1, $2, $3, $4, $5) as answer`,
)

export type Entry = {
  readonly secretHash: Buffer
  readonly pinHash: Buffer | null
  readonly visitId: string
  readonly cookieHash: Buffer
  readonly agent: string
}

export const enterByLink = async (asking: Asking, entry: Entry) =>
  (
    await asking.rows(open, [entry.secretHash, entry.pinHash, entry.visitId, entry.cookieHash, entry.agent])
  )[0]?.answer ?? 'invalid'

const view = sql<GuestViewRow>(
  `select "houseName", "sharedBy", label, "expiresAt", documents, proposal, request from app.guest_view($1)`,
)

export const findGuestView = async (asking: Asking, cookieHash: Buffer): Promise<GuestViewRow | undefined> =>
  (await asking.rows(view, [cookieHash]))[0]

const file = sql<GuestFileRow>(
  `select "objectKey", name, "mediaType", "sizeBytes", "previewWidths" from app.guest_file($1, $2, $3)`,
)

/** `isTaken` notes in the visit that somebody has it now. */
export const findGuestFile = async (
  asking: Asking,
  cookieHash: Buffer,
  documentId: string,
  isTaken: boolean,
): Promise<GuestFileRow | undefined> => (await asking.rows(file, [cookieHash, documentId, isTaken]))[0]

const answer = sql<GuestAnswerRow>(
  `select answer, "realEstateId" from app.answer_slot_proposal($1, $2, $3, $4)`,
)

export type GuestAnswer = {
  readonly choice: number | null
  readonly message: string | null
  readonly eventId: string
}

export const answerByVisit = async (
  asking: Asking,
  cookieHash: Buffer,
  { choice, message, eventId }: GuestAnswer,
): Promise<GuestAnswerRow | undefined> =>
  (await asking.rows(answer, [cookieHash, choice, message, eventId]))[0]

const give = sql<GuestAnswerRow>(
  `select answer, "realEstateId" from app.answer_quote_request($1, $2, $3, $4, $5)`,
)

export type GuestQuote = {
  /** Nothing from whoever declines. */
  readonly quote: Readonly<Record<string, unknown>> | null
  readonly message: string | null
  readonly quoteId: string
  readonly eventId: string
}

export const giveByVisit = async (
  asking: Asking,
  cookieHash: Buffer,
  { quote, message, quoteId, eventId }: GuestQuote,
): Promise<GuestAnswerRow | undefined> =>
  (
    await asking.rows(give, [cookieHash, quote === null ? null : { json: quote }, message, quoteId, eventId])
  )[0]
