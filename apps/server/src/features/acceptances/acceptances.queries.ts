import { maxAcceptances } from '@hauswart/domain/acceptances/acceptance'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { acceptanceColumns, type AcceptanceRow } from './acceptances.table.ts'

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
  insert into app.acceptance as a (real_estate_id, id, created_by, project_id, title, accepted_on, craftsman_id, terms,
    subject, contract_on, people, checklist, result, defect_ids, repair_by, note, signatures, notice_until, limited_on)
  values (app.house(), $1, app.me(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
  returning ${acceptanceColumns}`)

export type AcceptanceFacts = Omit<
  AcceptanceRow,
  'id' | 'realEstateId' | 'projectId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

export const insertAcceptance = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, ...facts }: AcceptanceFacts & Pick<AcceptanceRow, 'id' | 'projectId'>,
): Promise<AcceptanceRow | undefined> => (await tx.rows(scope, insert, [id, projectId, ...values(facts)]))[0]

const change = sql<AcceptanceRow>(`
  update app.acceptance a set title = $3, accepted_on = $4, craftsman_id = $5, terms = $6, subject = $7, contract_on = $8,
    people = $9, checklist = $10, result = $11, defect_ids = $12, repair_by = $13, note = $14, signatures = $15,
    notice_until = $16, limited_on = $17, version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${acceptanceColumns}`)

export const updateAcceptanceRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: AcceptanceRow,
): Promise<AcceptanceRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: AcceptanceFacts): Value[] => [
  facts.title,
  facts.acceptedOn,
  facts.craftsmanId,
  facts.terms,
  facts.subject,
  facts.contractOn,
  facts.people,
  { json: facts.checklist },
  facts.result,
  facts.defectIds,
  facts.repairBy,
  facts.note,
  { json: facts.signatures },
  facts.noticeUntil,
  facts.limitedOn,
]

export const moveAcceptanceToTrash = trashStatements<AcceptanceRow>({
  table: 'app.acceptance a',
  columns: acceptanceColumns,
  also: ', updated_at = now()',
})
