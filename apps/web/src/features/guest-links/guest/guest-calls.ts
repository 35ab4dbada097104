import type { AppointmentTime } from '@hauswart/domain/appointments/appointment'
import { slotProposalStates, type SlotProposalState } from '@hauswart/domain/appointments/slot-proposal'
import { documentCategories, type DocumentCategory } from '@hauswart/domain/documents/document'
import { fileRefusals, fileStates, type FileRefusal, type FileState } from '@hauswart/domain/files/file'
import { guestFileKinds, type GuestFileKind } from '@hauswart/domain/quotes/guest-file'
import type { GivenQuote } from '@hauswart/domain/quotes/quote-request.input'
import { quoteRequestStates, type QuoteRequestState } from '@hauswart/domain/quotes/quote-request'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { rest } from '#device/net/rest.ts'
import { addressOf, uplink } from '#device/net/uplink.ts'

export type GuestPaper = {
  readonly id: string
  readonly title: string
  readonly category: DocumentCategory | undefined
  readonly datedOn: string | undefined
  readonly sender: string | undefined
  readonly sizeBytes: number
  readonly pageCount: number | undefined
  readonly url: string
  /** The picture of its first page, where there is one. */
  readonly preview: string | undefined
}
/** An appointment with times to choose from. */
export type GuestProposal = {
  readonly title: string
  readonly place: string | undefined
  readonly slots: readonly GuestSlot[]
  readonly state: SlotProposalState
  readonly chosen: number | undefined
}
export type GuestSlot = AppointmentTime & { readonly isOpen: boolean }
export type GuestView = {
  readonly houseName: string
  readonly sharedBy: string
  readonly expiresAt: string
  readonly papers: readonly GuestPaper[]
  readonly proposal: GuestProposal | undefined
  readonly request: GuestRequest | undefined
}
/** What a firm is asked for. */
export type GuestRequest = {
  readonly title: string
  readonly scope: string
  readonly company: string
  readonly place: string | undefined
  readonly answerBy: string
  readonly state: QuoteRequestState
  readonly questions: readonly { readonly at: string; readonly text: string }[]
  readonly files: readonly GuestFile[]
}
/** A file that was sent by a link to this request. */
export type GuestFile = {
  readonly id: string
  readonly name: string
  readonly sentAs: GuestFileKind
  readonly state: FileState
  readonly refusal: FileRefusal | undefined
}

/** Turns the secret into a visit of an hour; `undefined` asks for the PIN. */
export async function enterAsGuest(token: string, pin?: string): Promise<GuestView | undefined> {
  const answer = asRecord(await rest(uplink, 'auth', '/guest', { body: { token, pin } }))
  return answer['needsPin'] === true ? undefined : viewOf(answer)
}

/** The visit that goes on in this browser, after a reload. */
export const lookAsGuest = async (): Promise<GuestView> =>
  viewOf(asRecord(await rest(uplink, 'auth', '/guest')))

/** One of the times by its place, or none of them; the first answer counts. */
export const answerAsGuest = async (choice: number | null, message: string | null): Promise<GuestView> =>
  viewOf(asRecord(await rest(uplink, 'auth', '/guest/answer', { body: { choice, message } })))

/** A quote, or none with some words; the first answer counts. */
export const giveAsGuest = async (quote: GivenQuote | null, message: string | null): Promise<GuestView> =>
  viewOf(asRecord(await rest(uplink, 'auth', '/guest/quote', { body: { quote, message } })))

/** A question to whoever asks for the quote. */
export const askAsGuest = async (message: string): Promise<GuestView> =>
  viewOf(asRecord(await rest(uplink, 'auth', '/guest/question', { body: { message } })))

async function viewOf(answer: Readonly<Record<string, unknown>>): Promise<GuestView> {
  const base = `${await addressOf(uplink, 'auth')}/guest`
  const documents = Array.isArray(answer['documents']) ? answer['documents'] : []
  return {
    houseName: text(answer['houseName']) ?? '',
    sharedBy: text(answer['sharedBy']) ?? '',
    expiresAt: text(answer['expiresAt']) ?? '',
    papers: documents.map((one: unknown) => paperOf(asRecord(one), base)),
    proposal: proposalOf(answer['proposal']),
    request: requestOf(answer['request']),
  }
}

function proposalOf(told: unknown): GuestProposal | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const { title, place, slots, state, chosen } = asRecord(told)
  return {
    title: text(title) ?? '',
    place: text(place),
    slots: Array.isArray(slots) ? slots.map((one: unknown) => slotOf(asRecord(one))) : [],
    state: slotProposalStates.find((one) => one === state) ?? 'withdrawn',
    chosen: typeof chosen === 'number' ? chosen : undefined,
  }
}

function requestOf(told: unknown): GuestRequest | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const { title, scope, company, place, answerBy, state, questions, files } = asRecord(told)
  return {
    title: text(title) ?? '',
    scope: text(scope) ?? '',
    company: text(company) ?? '',
    place: text(place),
    answerBy: text(answerBy) ?? '',
    state: quoteRequestStates.find((one) => one === state) ?? 'withdrawn',
    questions: listOf(questions).map(({ at, text: said }) => ({
      at: text(at) ?? '',
      text: text(said) ?? '',
    })),
    files: listOf(files).map(fileOf),
  }
}

const listOf = (told: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(told) ? told.map((one: unknown) => asRecord(one)) : []

const fileOf = ({ id, name, sentAs, state, refusal }: Readonly<Record<string, unknown>>): GuestFile => ({
  id: text(id) ?? '',
  name: text(name) ?? '',
  sentAs: guestFileKinds.find((one) => one === sentAs) ?? 'offer',
  state: fileStates.find((one) => one === state) ?? 'arrived',
  refusal: fileRefusals.find((one) => one === refusal),
})

const slotOf = (one: Readonly<Record<string, unknown>>): GuestSlot => ({
  startsOn: text(one['startsOn']) ?? '',
  startsAt: text(one['startsAt']) ?? null,
  endsOn: text(one['endsOn']) ?? '',
  endsAt: text(one['endsAt']) ?? null,
  isOpen: one['isOpen'] === true,
})

const smallPreview = 320

function paperOf(one: Readonly<Record<string, unknown>>, base: string): GuestPaper {
  const id = text(one['id']) ?? ''
  const widths = Array.isArray(one['previewWidths']) ? one['previewWidths'] : []
  const width = widths.find((each) => typeof each === 'number' && each >= smallPreview) ?? widths.at(-1)
  const pages = one['pageCount']
  return {
    id,
    title: text(one['title']) ?? '',
    category: documentCategories.find((category) => category === one['category']),
    datedOn: text(one['datedOn']),
    sender: text(one['sender']),
    sizeBytes: Number(one['sizeBytes'] ?? 0),
    pageCount: typeof pages === 'number' ? pages : undefined,
    url: `${base}/${id}`,
    preview: typeof width === 'number' ? `${base}/${id}?width=${width}` : undefined,
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
