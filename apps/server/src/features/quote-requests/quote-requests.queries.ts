import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import {
  quoteRequestColumns,
  type QuoteAnswerRow,
  type QuoteNewsRow,
  type QuoteRequestRow,
} from './quote-requests.table.ts'

const recent = sql<QuoteRequestRow>(`
  select ${quoteRequestColumns} from app.quote_request r where r.real_estate_id = app.house() order by r.id desc limit 200`)

export const listQuoteRequests = (tx: Tx, scope: RealEstateScope): Promise<QuoteRequestRow[]> =>
  tx.rows(scope, recent)

const one = sql<QuoteRequestRow>(`
  select ${quoteRequestColumns} from app.quote_request r where r.real_estate_id = app.house() and r.id = $1`)

export const findQuoteRequest = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<QuoteRequestRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const live = sql<{ id: string }>(`
  select r.id from app.quote_request r where r.real_estate_id = app.house() and r.project_id = $1
    and r.craftsman_id = any ($2::uuid[]) and r.state in ('sent', 'opened') limit 1`)

/** Whether one of them has been asked for this work already, and not answered. */
export const isAnyAsked = async (
  tx: Tx,
  scope: RealEstateScope,
  projectId: string,
  craftsmanIds: readonly string[],
): Promise<boolean> => (await tx.rows(scope, live, [projectId, craftsmanIds])).length > 0

const insert = sql<QuoteRequestRow>(`
  insert into app.quote_request as r (real_estate_id, id, project_id, craftsman_id, company, email, scope, answer_by,
    created_by)
  values (app.house(), $1, $2, $3, $4, $5, $6, $7, app.me()) returning ${quoteRequestColumns}`)

type NewRequest = Pick<QuoteRequestRow, 'id' | 'projectId' | 'company' | 'email' | 'scope' | 'answerBy'> & {
  readonly craftsmanId: string
}

export const insertQuoteRequest = async (
  tx: Tx,
  scope: RealEstateScope,
  said: NewRequest,
): Promise<QuoteRequestRow | undefined> => {
  const { id, projectId, craftsmanId, company, email, answerBy } = said
  return (await tx.rows(scope, insert, [id, projectId, craftsmanId, company, email, said.scope, answerBy]))[0]
}

const remind = sql<QuoteRequestRow>(`
  update app.quote_request r set reminded_at = now(), version = r.version + 1
  where r.real_estate_id = app.house() and r.id = $1 and r.version = $2 and r.state in ('sent', 'opened')
    and r.reminded_at is null
  returning ${quoteRequestColumns}`)

export const markReminded = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: QuoteRequestRow,
): Promise<QuoteRequestRow | undefined> => (await tx.rows(scope, remind, [id, version]))[0]

const withdraw = sql<QuoteRequestRow>(`
  update app.quote_request r set state = 'withdrawn', version = r.version + 1
  where r.real_estate_id = app.house() and r.id = $1 and r.version = $2 and r.state in ('sent', 'opened')
  returning ${quoteRequestColumns}`)

export const withdrawRow = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: QuoteRequestRow,
): Promise<QuoteRequestRow | undefined> => (await tx.rows(scope, withdraw, [id, version]))[0]

const answered = sql<QuoteAnswerRow>(`
  select r.project_id as "projectId", p.title, r.company, r.state, r.message,
    to_char(r.answered_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as "answeredOn",
    array(select m.user_id from app.membership m where m.real_estate_id = app.house() limit 50) as members
  from app.quote_request r join app.project p on p.real_estate_id = r.real_estate_id and p.id = r.project_id
  where r.real_estate_id = app.house() and r.id = $1 and r.state in ('answered', 'declined')`)

export const findQuoteAnswer = async (
  deps: JobDeps,
  realEstateId: string,
  id: string,
): Promise<QuoteAnswerRow | undefined> => (await deps.houseRows(realEstateId, answered, [id]))[0]

const news = sql<QuoteNewsRow>(`
  select r.project_id as "projectId", p.title, r.company,
    (select f.name from app.file f where f.real_estate_id = app.house() and f.id = $2::uuid) as "fileName",
    (select q.said ->> 'text' from jsonb_array_elements(r.questions) q (said) where q.said ->> 'id' = $3) as question,
    array(select m.user_id from app.membership m where m.real_estate_id = app.house() limit 50) as members
  from app.quote_request r join app.project p on p.real_estate_id = r.real_estate_id and p.id = r.project_id
  where r.real_estate_id = app.house() and r.id = $1`)

type NewsKey = { readonly requestId: string; readonly fileId?: string; readonly questionId?: string }

export const findQuoteNews = async (
  deps: JobDeps,
  realEstateId: string,
  { requestId, fileId, questionId }: NewsKey,
): Promise<QuoteNewsRow | undefined> =>
  (await deps.houseRows(realEstateId, news, [requestId, fileId ?? null, questionId ?? null]))[0]
