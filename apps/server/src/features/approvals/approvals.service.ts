import { approvalFault } from '@hauswart/domain/approvals/approval'
import { addApprovalInput, updateApprovalInput } from '@hauswart/domain/approvals/approval.input'
import { recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForApproval,
  findApproval,
  findBareApproval,
  insertApproval,
  listApprovals,
  moveApprovalToTrash,
  updateApprovalRow,
} from './approvals.queries.ts'
import { approvalFacts, type ApprovalRow, type ShownApprovalRow } from './approvals.table.ts'

/** From a write it comes without what only the reader of the moment may see. */
export type Approval = ApprovalRow & Partial<ApprovalMoney>
type ApprovalMoney = Pick<ShownApprovalRow, 'promisedRappen' | 'paidRappen'>

type ApprovalArgs = PageArgs & { readonly projectId?: string | null | undefined }

/** What the renovations of a house asked others for, as it was written down. */
export async function getApprovals(
  ctx: Context,
  realEstateId: string | undefined,
  args: ApprovalArgs,
): Promise<Page<Approval>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, ({ after, limit }) =>
    listApprovals(ctx.reads, scope, {
      after,
      limit,
      projectId: typeof args.projectId === 'string' ? objectId(args.projectId) : undefined,
    }),
  )
}

/** What is promised and paid, read by the right of this moment where the row does not carry it. */
export async function approvalMoney(ctx: Context, approval: Approval): Promise<ApprovalMoney> {
  const { promisedRappen, paidRappen } = approval
  if (promisedRappen !== undefined && paidRappen !== undefined) return { promisedRappen, paidRappen }
  const scope = requireMember(ctx, approval.realEstateId, 'read')
  return mustFind(await findApproval(ctx.reads, scope, approval.id))
}

export async function addApproval(ctx: Context, realEstateId: string, input: Keyed): Promise<Approval> {
  const { id, projectId, kind, promisedRappen, paidRappen, ...said } = parseInput(addApprovalInput, input)
  const money = { promisedRappen, paidRappen }
  const facts = possible({ ...approvalFacts.blank, ...stripUndefined(said), kind })
  const scope = requireMember(ctx, realEstateId, 'write', moneyNeeds(money))
  return mutate(ctx, scope, 'approval.add', { realEstateId, ...input }, async (tx) => {
    assertSubsidy(kind, money)
    await standingProject(tx, scope, projectId)
    const [, added] = await Promise.all([
      assertRoomForApproval(tx, scope, [projectId]),
      insertApproval(tx, scope, { id, projectId, ...facts }),
    ])
    const row = mustFind(added)
    await recordMoney(tx, scope, id, money)
    const changes = { projectId, kind, ...said, ...moneyTrace(money) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export async function updateApproval(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Approval> {
  const { expectedVersion, promisedRappen, paidRappen, ...said } = parseInput(updateApprovalInput, input)
  const money = { promisedRappen, paidRappen }
  const scope = requireMember(ctx, realEstateId, 'write', moneyNeeds(money))
  return mutate(ctx, scope, 'approval.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Approval>(
      () => findApproval(tx, scope, id),
      expectedVersion,
      (old) => {
        assertSubsidy(old.kind, money)
        return updateApprovalRow(tx, scope, possible({ ...old, ...stripUndefined(said) }))
      },
    )
    await recordMoney(tx, scope, id, money)
    const changes = { ...changedFields(before, said), ...moneyTrace(money) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export const setApprovalDeleted = trashVerb(
  'approval',
  findBareApproval,
  moveApprovalToTrash,
  async (tx, scope, { projectId }) => {
    await Promise.all([standingProject(tx, scope, projectId), assertRoomForApproval(tx, scope, [projectId])])
  },
)

// Two people may each say one of the facts: only the whole can be judged.
function possible<Facts extends Parameters<typeof approvalFault>[0]>(facts: Facts): Facts {
  const field = approvalFault(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

type SaidMoney = {
  readonly promisedRappen: number | null | undefined
  readonly paidRappen: number | null | undefined
}

/** Nobody promises money with a permit. */
function assertSubsidy(
  kind: Approval['kind'],
  { promisedRappen = null, paidRappen = null }: SaidMoney,
): void {
  if (kind === 'permit' && (promisedRappen !== null || paidRappen !== null))
    throw new AppError('BAD_INPUT', { field: promisedRappen === null ? 'paidRappen' : 'promisedRappen' })
}

async function recordMoney(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  { promisedRappen, paidRappen }: SaidMoney,
): Promise<void> {
  await Promise.all([
    recordAmount(tx, scope, { objectId: id, kind: 'subsidy_promised', rappen: promisedRappen }),
    recordAmount(tx, scope, { objectId: id, kind: 'subsidy_paid', rappen: paidRappen }),
  ])
}

/** Whoever says an amount needs the right to see it. */
const moneyNeeds = ({ promisedRappen, paidRappen }: SaidMoney) => ({
  finances: promisedRappen !== undefined || paidRappen !== undefined,
})

/** The history tells that an amount was said, never which. */
const moneyTrace = ({ promisedRappen, paidRappen }: SaidMoney) => ({
  ...(promisedRappen !== undefined && { promisedRappen: true }),
  ...(paidRappen !== undefined && { paidRappen: true }),
})
