import { approvalKindLabels, approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { bareMoney, day } from '@hauswart/domain/formats/format'
import { closingReportTexts } from '@hauswart/domain/reports/closing-report.labels'
import { drawTitled, type Cell } from '#platform/pdf/grid.ts'
import type { Paper } from '#platform/pdf/paper.ts'
import type { ClosingFacts } from './closing-report.service.ts'

const { approvals: texts } = closingReportTexts
const unwritten: Cell = { text: '–' }
const known = (text: string | null): Cell => (text === null ? unwritten : { text })

/** Leave to build and money towards it, as the offices decided; who may see amounts with what was promised and paid. */
export function writeApprovals(paper: Paper, { approvals, hasFinances }: ClosingFacts): void {
  if (approvals.length === 0) return
  const amount = (rappen: number | null = null) => known(rappen === null ? null : bareMoney(rappen))
  drawTitled(
    paper,
    { level: 2, title: texts.title },
    {
      columns: [
        { title: texts.name, share: 3.6 },
        { title: texts.office, share: 2.6 },
        { title: texts.state, share: 2.4 },
        { title: texts.decidedOn, share: 1.8 },
        ...(hasFinances
          ? [
              { title: texts.promised, share: 2, isRight: true },
              { title: texts.paid, share: 2, isRight: true },
            ]
          : []),
      ],
      rows: approvals.map((one) => [
        { text: one.title, isStrong: true, note: approvalKindLabels[one.kind] },
        { ...known(one.office), note: one.number ?? undefined },
        { text: approvalStateLabels[one.kind][one.state] },
        known(one.decidedOn === null ? null : day(one.decidedOn)),
        ...(hasFinances ? [amount(one.promisedRappen), amount(one.paidRappen)] : []),
      ]),
    },
  )
}
