import { approvalKindLabels, approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { exportColumns as heads } from '@hauswart/domain/reports/house-export.labels'
import { getApprovals } from '#features/approvals/approvals.service.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { francs, onDay, table } from './house-export.tables.service.ts'

const { renovation, what, kind, state, by, number, askedOn, decidedOn, until, amount, paid, paidOn, note } =
  heads

/** What renovations asked others for, how it was decided and until when it holds. */
export const approvalTable = table(
  'bewilligungen',
  [renovation, what, kind, state, by, number, askedOn, decidedOn, until, amount, paid, paidOn, note],
  {
    read: (ctx, id) => allPages((after) => getApprovals(ctx, id, { first: limits.graphql.first, after })),
    cells: (row, names) => [
      [
        names.get(row.projectId),
        row.title,
        approvalKindLabels[row.kind],
        approvalStateLabels[row.kind][row.state],
        row.office,
        row.number,
        onDay(row.requestedOn),
        onDay(row.decidedOn),
        onDay(row.validUntil),
        francs(row.promisedRappen ?? null),
        francs(row.paidRappen ?? null),
        onDay(row.paidOn),
        row.note,
      ],
    ],
  },
)
