import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import type { GuestAnswerRow, GuestFileRow, GuestUploadRow, GuestViewRow } from './guest-links.table.ts'

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

const ask = sql<GuestAnswerRow>(`select answer, "realEstateId" from app.ask_about_request($1, $2, $3, $4)`)

export type GuestAsked = { readonly text: string; readonly eventId: string; readonly most: number }

export const askByVisit = async (
  asking: Asking,
  cookieHash: Buffer,
  { text, eventId, most }: GuestAsked,
): Promise<GuestAnswerRow | undefined> => (await asking.rows(ask, [cookieHash, text, eventId, most]))[0]

const announce = sql<GuestUploadRow & { readonly answer: 'open' | 'full' }>(
  `select answer, "sizeBytes", sha256, state, "objectKey" from app.guest_announce($1, $2, $3, $4)`,
)

type Facts = { readonly id: string } & Readonly<Record<string, string | number>>
type Most = Readonly<Record<'files' | 'bytes' | 'bytesOfMaker' | 'documents', number>>

/** The upload of this id, made if there is none; nothing by a link that leads to no request. */
export const announceByVisit = async (
  asking: Asking,
  cookieHash: Buffer,
  { id, ...facts }: Facts,
  most: Most,
): Promise<(GuestUploadRow & { readonly answer: 'open' | 'full' }) | undefined> =>
  (await asking.rows(announce, [cookieHash, id, { json: facts }, { json: most }]))[0]

const upload = sql<GuestUploadRow>(
  `select "sizeBytes", sha256, state, "objectKey" from app.guest_upload($1, $2)`,
)

export const findGuestUpload = async (
  asking: Asking,
  cookieHash: Buffer,
  id: string,
): Promise<GuestUploadRow | undefined> => (await asking.rows(upload, [cookieHash, id]))[0]

const end = sql(`select app.guest_end_upload($1, $2)`)

export const endByVisit = async (asking: Asking, cookieHash: Buffer, id: string): Promise<void> =>
  void (await asking.rows(end, [cookieHash, id]))
