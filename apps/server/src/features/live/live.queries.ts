import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { NewsRow } from './live.table.ts'

// Rows commit out of order, so the last minute is looked at again and known ones are skipped.
// Of more than can be told the newest count: a watcher reads the rest afresh anyway.
const recent = sql<NewsRow>(`
  select id, at, verb, "objectId", version, nouns from (
    select id, at, verb, object_id as "objectId", version, nouns from app.outbox
    where real_estate_id = app.house() and at > now() - interval '60 seconds' order by id desc limit 500) newest
  order by id`)

export const listNews = (tx: Tx, scope: RealEstateScope): Promise<NewsRow[]> => tx.rows(scope, recent)
