import { maxApprovals } from '@hauswart/domain/approvals/approval'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  approvalColumns,
  approvalFacts,
  shownApprovalColumns,
  type ApprovalRow,
  type ApprovalValues,
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
  insert into app.approval as a (real_estate_id, id, created_by, project_id, kind, ${approvalFacts.names})
  values (app.house(), $1, app.me(), $2, $3, ${approvalFacts.places(4)})
  returning ${approvalColumns}`)

export const insertApproval = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, kind, ...facts }: ApprovalValues & Pick<ApprovalRow, 'id' | 'projectId' | 'kind'>,
): Promise<ApprovalRow | undefined> =>
  (await tx.rows(scope, insert, [id, projectId, kind, ...approvalFacts.values(facts)]))[0]

const change = sql<ApprovalRow>(`
  update app.approval a set ${approvalFacts.set(3)}, version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${approvalColumns}`)

export const updateApprovalRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ApprovalRow,
): Promise<ApprovalRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...approvalFacts.values(row)]))[0]

export const moveApprovalToTrash = trashStatements<ApprovalRow>({
  table: 'app.approval a',
  columns: approvalColumns,
  also: ', updated_at = now()',
})
