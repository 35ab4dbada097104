import type { QuoteRequestState } from '@hauswart/domain/quotes/quote-request'

export type QuoteRequestRow = {
  realEstateId: string
  id: string
  projectId: string
  craftsmanId: string | null
  company: string
  email: string
  scope: string
  answerBy: string
  state: QuoteRequestState
  openedAt: string | null
  remindedAt: string | null
  answeredAt: string | null
  /** The quote that came by the link. */
  quoteId: string | null
  /** When the firm could begin. */
  startsOn: string | null
  message: string | null
  /** What the firm wanted to know, the oldest first. */
  questions: { id: string; at: string; text: string }[]
  /** Papers that came by the link, also with a newer file since, out of the trash. */
  documentIds: string[]
  version: number
  createdAt: string
}

export const quoteRequestColumns = `r.real_estate_id as "realEstateId", r.id, r.project_id as "projectId",
  r.craftsman_id as "craftsmanId", r.company, r.email, r.scope, r.answer_by as "answerBy", r.state,
  r.opened_at as "openedAt", r.reminded_at as "remindedAt", r.answered_at as "answeredAt", r.quote_id as "quoteId",
  r.starts_on as "startsOn", r.message, r.questions,
  array(select d.id from app.file f join app.document d on d.real_estate_id = app.house()
      and (d.file_id = f.id or f.id = any (d.earlier_file_ids))
    where f.real_estate_id = app.house() and f.quote_request_id = r.id and d.deleted_at is null order by d.id) as "documentIds",
  r.version, r.created_at as "createdAt"`

/** What was answered, for those who are told of it. */
export type QuoteAnswerRow = Pick<QuoteRequestRow, 'projectId' | 'company' | 'state' | 'message'> & {
  title: string
  answeredOn: string
  members: string[]
}

/** A file or a question that came by the link, for those who are told of it. */
export type QuoteNewsRow = Pick<QuoteRequestRow, 'projectId' | 'company'> & {
  title: string
  fileName: string | null
  question: string | null
  members: string[]
}
