import { maxApprovals } from '@hauswart/domain/approvals/approval'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  approvalColumns,
  shownApprovalColumns,
  type ApprovalRow,
  type ShownApprovalRow,
} from './approvals.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const page = sql<ShownApprovalRow>(`
  select ${shownApprovalColumns} from app.approval a
  where a.real_estate_id = app.house() and a.deleted_at is null and a.id > $1::uuid
    and ($3::uuid is null or a.project_id = $3)
  order by a.id limit $2`)

export type ApprovalFilter = {
  readonly after: string
  readonly limit: number
  readonly projectId: string | undefined
}

export const listApprovals = (
  tx: Tx,
  scope: RealEstateScope,
  { after, limit, projectId }: ApprovalFilter,
): Promise<ShownApprovalRow[]> => tx.rows(scope, page, [after, limit, projectId])

const one = sql<ShownApprovalRow>(`
  select ${shownApprovalColumns} from app.approval a where a.real_estate_id = app.house() and a.id = $1`)

export const findApproval = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ShownApprovalRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const bare = sql<ApprovalRow>(`
  select ${approvalColumns} from app.approval a where a.real_estate_id = app.house() and a.id = $1`)

/** Without what only the reader of the moment may see: for answers that are remembered. */
export const findBareApproval = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ApprovalRow | undefined> => (await tx.rows(scope, bare, [id]))[0]

export const assertRoomForApproval = houseLimit({
  counted: 'approval',
  most: maxApprovals,
  count: sql(`
    select count(*)::integer as count from app.approval a
    where a.real_estate_id = app.house() and a.project_id = $1 and a.deleted_at is null`),
})

const insert = sql<ApprovalRow>(`
  insert into app.approval as a (real_estate_id, id, created_by, project_id, kind, title, state, office, number, requested_on,
    decided_on, valid_until, paid_on, note)
  values (app.house(), $1, app.me(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning ${approvalColumns}`)

export type ApprovalValues = Omit<
  ApprovalRow,
  'id' | 'realEstateId' | 'projectId' | 'kind' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

export const insertApproval = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, kind, ...facts }: ApprovalValues & Pick<ApprovalRow, 'id' | 'projectId' | 'kind'>,
): Promise<ApprovalRow | undefined> =>
  (await tx.rows(scope, insert, [id, projectId, kind, ...values(facts)]))[0]

const change = sql<ApprovalRow>(`
  update app.approval a set title = $3, state = $4, office = $5, number = $6, requested_on = $7, decided_on = $8,
    valid_until = $9, paid_on = $10, note = $11, version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${approvalColumns}`)

export const updateApprovalRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ApprovalRow,
): Promise<ApprovalRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: ApprovalValues): Value[] => [
  facts.title,
  facts.state,
  facts.office,
  facts.number,
  facts.requestedOn,
  facts.decidedOn,
  facts.validUntil,
  facts.paidOn,
  facts.note,
]

export const moveApprovalToTrash = trashStatements<ApprovalRow>({
  table: 'app.approval a',
  columns: approvalColumns,
  also: ', updated_at = now()',
})
