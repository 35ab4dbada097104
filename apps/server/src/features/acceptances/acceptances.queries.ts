import { maxAcceptances } from '@hauswart/domain/acceptances/acceptance'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  acceptanceColumns,
  acceptanceFacts,
  type AcceptanceFacts,
  type AcceptanceRow,
} from './acceptances.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const page = sql<AcceptanceRow>(`
  select ${acceptanceColumns} from app.acceptance a
  where a.real_estate_id = app.house() and (a.deleted_at is not null) = $1 and a.id > $2::uuid
    and ($4::uuid is null or a.project_id = $4)
  order by a.id limit $3`)

export type AcceptanceFilter = {
  readonly isDeleted: boolean
  readonly after: string
  readonly limit: number
  readonly projectId: string | undefined
}

export const listAcceptances = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, limit, projectId }: AcceptanceFilter,
): Promise<AcceptanceRow[]> => tx.rows(scope, page, [isDeleted, after, limit, projectId])

const one = sql<AcceptanceRow>(`
  select ${acceptanceColumns} from app.acceptance a where a.real_estate_id = app.house() and a.id = $1`)

export const findAcceptance = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<AcceptanceRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForAcceptance = houseLimit({
  counted: 'acceptance',
  most: maxAcceptances,
  count: sql(`
    select count(*)::integer as count from app.acceptance a
    where a.real_estate_id = app.house() and a.project_id = $1 and a.deleted_at is null`),
})

const insert = sql<AcceptanceRow>(`
  insert into app.acceptance as a (real_estate_id, id, created_by, project_id, ${acceptanceFacts.names})
  values (app.house(), $1, app.me(), $2, ${acceptanceFacts.places(3)})
  returning ${acceptanceColumns}`)

export const insertAcceptance = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, ...facts }: AcceptanceFacts & Pick<AcceptanceRow, 'id' | 'projectId'>,
): Promise<AcceptanceRow | undefined> =>
  (await tx.rows(scope, insert, [id, projectId, ...acceptanceFacts.values(facts)]))[0]

const change = sql<AcceptanceRow>(`
  update app.acceptance a set ${acceptanceFacts.set(3)}, version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${acceptanceColumns}`)

export const updateAcceptanceRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: AcceptanceRow,
): Promise<AcceptanceRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...acceptanceFacts.values(row)]))[0]

export const moveAcceptanceToTrash = trashStatements<AcceptanceRow>({
  table: 'app.acceptance a',
  columns: acceptanceColumns,
  also: ', updated_at = now()',
})
