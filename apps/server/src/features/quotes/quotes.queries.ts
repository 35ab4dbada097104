import { maxQuotes } from '@hauswart/domain/quotes/quote'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { quoteColumns, quoteFacts, type QuoteRow } from './quotes.table.ts'

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
  insert into app.quote as q (real_estate_id, id, project_id, ${quoteFacts.names})
  values (app.house(), $1, $2, ${quoteFacts.places(4)})
  on conflict (real_estate_id, id) do update set ${quoteFacts.set(4)}, version = q.version + 1, updated_at = now()
  where q.version = $3 and q.project_id = $2
  returning ${quoteColumns}`)

/** Over the version it was read at; version 0 is a new one. */
export const writeQuote = async (
  tx: Tx,
  scope: RealEstateScope,
  quote: QuoteRow,
): Promise<QuoteRow | undefined> =>
  (await tx.rows(scope, write, [quote.id, quote.projectId, quote.version, ...quoteFacts.values(quote)]))[0]

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
