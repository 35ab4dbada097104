import { maxQuotes } from '@hauswart/domain/quotes/quote'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { quoteColumns, type QuoteRow } from './quotes.table.ts'

// Those of a house are few and lie together by its key.
const list = sql<QuoteRow>(`
  select ${quoteColumns} from app.quote q where q.real_estate_id = app.house() and q.is_active
  order by q.id limit 1000`)

/** Row security shows none to who has no finance right. */
export const listQuotes = (tx: Tx, scope: RealEstateScope): Promise<QuoteRow[]> => tx.rows(scope, list)

const one = sql<QuoteRow>(`
  select ${quoteColumns} from app.quote q where q.real_estate_id = app.house() and q.id = $1`)

export const findQuote = async (tx: Tx, scope: RealEstateScope, id: string): Promise<QuoteRow | undefined> =>
  (await tx.rows(scope, one, [id]))[0]

export const assertRoomForQuote = houseLimit({
  counted: 'quote',
  most: maxQuotes,
  count: sql(`
    select count(*)::integer as count from app.quote q
    where q.real_estate_id = app.house() and q.project_id = $1 and q.is_active`),
})

const write = sql<QuoteRow>(`
  insert into app.quote as q (real_estate_id, id, project_id, craftsman_id, company, state, received_on, valid_until,
    price_rappen, discount_rappen, includes_vat, vat_permille, cash_discount_permille, cash_discount_days, note, lines,
    is_active, cost_item_id, committed_rappen, document_id, contract_on, terms)
  values (app.house(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $18, $19, $20, $21, $22)
  on conflict (real_estate_id, id) do update set craftsman_id = $3, company = $4, state = $5, received_on = $6,
    valid_until = $7, price_rappen = $8, discount_rappen = $9, includes_vat = $10, vat_permille = $11,
    cash_discount_permille = $12, cash_discount_days = $13, note = $14, lines = $15, is_active = $16,
    cost_item_id = $18, committed_rappen = $19, document_id = $20, contract_on = $21,
    terms = $22, version = q.version + 1, updated_at = now()
  where q.version = $17 and q.project_id = $2
  returning ${quoteColumns}`)

/** Over the version it was read at; version 0 is a new one. */
export const writeQuote = async (
  tx: Tx,
  scope: RealEstateScope,
  quote: QuoteRow,
): Promise<QuoteRow | undefined> =>
  (
    await tx.rows(scope, write, [
      quote.id,
      quote.projectId,
      quote.craftsmanId,
      quote.company,
      quote.state,
      quote.receivedOn,
      quote.validUntil,
      quote.priceRappen,
      quote.discountRappen,
      quote.includesVat,
      quote.vatPermille,
      quote.cashDiscountPermille,
      quote.cashDiscountDays,
      quote.note,
      { json: quote.lines },
      quote.isActive,
      quote.version,
      quote.costItemId,
      quote.committedRappen,
      quote.documentId,
      quote.contractOn,
      quote.terms,
    ])
  )[0]

const decline = sql(`
  update app.quote q set state = 'declined', version = q.version + 1, updated_at = now()
  where q.real_estate_id = app.house() and q.project_id = $1 and q.id <> $2 and q.is_active
    and q.state in ('asked', 'received', 'in_review')`)

/** All others of the renovation that nobody has decided about. */
export const declineOthers = async (
  tx: Tx,
  scope: RealEstateScope,
  { projectId, id }: Pick<QuoteRow, 'projectId' | 'id'>,
): Promise<void> => void (await tx.rows(scope, decline, [projectId, id]))
