import type { AppointmentTime } from '@hauswart/domain/appointments/appointment'
import type { SlotProposalState } from '@hauswart/domain/appointments/slot-proposal'
import type { DocumentCategory } from '@hauswart/domain/documents/document'
import type { FileMediaType, FileRefusal, FileState } from '@hauswart/domain/files/file'
import type { GuestLinkState, GuestPurpose } from '@hauswart/domain/guest-links/guest-link'
import type { GuestFileKind } from '@hauswart/domain/quotes/guest-file'
import type { QuoteRequestState } from '@hauswart/domain/quotes/quote-request'

export type GuestLinkRow = {
  realEstateId: string
  id: string
  label: string
  purpose: GuestPurpose
  documentIds: string[]
  hasPin: boolean
  state: GuestLinkState
  expiresAt: string
  version: number
  createdAt: string
  visits: GuestVisit[]
}

export type GuestVisit = { at: string; agent: string; documentIds: string[] }

const mostVisits = 50

export const guestLinkColumns = `g.real_estate_id as "realEstateId", g.id, g.label, g.purpose,
  g.document_ids as "documentIds", g.has_pin as "hasPin",
  case when g.revoked_at is not null then 'revoked' when g.expires_at <= now() then 'expired' else 'open' end as state,
  g.expires_at as "expiresAt", g.version, g.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('at', v.at, 'agent', v.agent, 'documentIds', v.document_ids)), '[]')
    from (select w.at, w.agent, w.document_ids from app.guest_visit w
      where w.real_estate_id = app.house() and w.link_id = g.id order by w.id desc limit ${mostVisits}) v) as visits`

/** What the holder of a link sees. */
export type GuestViewRow = {
  /** Nothing for whoever is to choose a time: they learn what was given, and no more of the house. */
  houseName: string | null
  sharedBy: string
  label: string
  expiresAt: string
  documents: GuestDocument[]
  proposal: GuestProposal | null
  request: GuestRequest | null
}

/** What a firm is asked for: where, what, until when, and whether somebody has answered. */
export type GuestRequest = {
  title: string
  scope: string
  company: string
  place: string | null
  answerBy: string
  state: QuoteRequestState
  questions: { at: string; text: string }[]
  /** What came by links to this request, and what became of it. */
  files: { id: string; name: string; sentAs: GuestFileKind; state: FileState; refusal: FileRefusal | null }[]
}

/** An appointment with times to choose from; what has begun is no longer open. */
export type GuestProposal = {
  title: string
  place: string | null
  slots: (AppointmentTime & { isOpen: boolean })[]
  state: SlotProposalState
  chosen: number | null
}

/** What became of an answer: it counts, came after another one, or asks for what can no longer be had. */
export type GuestAnswerRow = {
  answer: 'accept' | 'answer' | 'decline' | 'ask' | 'answered' | 'past' | 'full' | 'invalid'
  realEstateId: string | null
}

export type GuestDocument = {
  id: string
  title: string
  category: DocumentCategory | null
  datedOn: string | null
  sender: string | null
  mediaType: FileMediaType
  sizeBytes: number
  pageCount: number | null
  previewWidths: number[]
}

export type GuestFileRow = {
  objectKey: string
  name: string
  mediaType: FileMediaType
  sizeBytes: number
  previewWidths: number[]
}

/** A file on its way by a link. */
export type GuestUploadRow = {
  sizeBytes: number
  sha256: string
  state: FileState
  /** Never part of what a guest sees. */
  objectKey: string
}
