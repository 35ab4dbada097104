import {
  addApproval,
  setApprovalDeleted,
  updateApproval,
} from '../../apps/server/src/features/approvals/approvals.service.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to the permits and subsidies of renovations. */
export function approvalActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, keyed, on, alive, trashed, over, chance } = tools
  const approval = alive('approval')
  const back = trashed('approval')
  const stands = tools
    .rowsOf('project')
    .some((row) => row.id === back?.['project_id'] && row['deleted_at'] === null)
  const kind = chance(0.5) ? 'permit' : 'subsidy'
  const pays = tools.hasFinances && chance(0.5)
  const money = pays ? { promisedRappen: chance(0.5) ? tools.amount() : null } : {}
  const isSubsidy = approval?.['kind'] === 'subsidy'
  return [
    () =>
      on(
        'approval.add',
        alive('project'),
        (row) =>
          addApproval(ctx, house, {
            ...keyed,
            id,
            projectId: row.id,
            kind,
            title: word,
            state: 'requested',
            requestedOn: '2026-03-02',
            ...(kind === 'subsidy' && money),
          }),
        pays && kind === 'subsidy',
      ),
    () =>
      on(
        'approval.update',
        approval,
        (row) =>
          updateApproval(ctx, house, row.id, {
            ...over(row),
            title: word,
            state: 'granted',
            validUntil: '2029-05-04',
            ...(isSubsidy && money),
          }),
        pays && isSubsidy,
      ),
    () => on('approval.delete', approval, (row) => setApprovalDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('approval.restore', stands ? back : undefined, (row) =>
        setApprovalDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
