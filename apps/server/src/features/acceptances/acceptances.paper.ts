import type { CheckMark } from '@hauswart/domain/acceptances/acceptance'
import { acceptanceResultLabels, checkMarkLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { warrantyEnds } from '@hauswart/domain/acceptances/warranty-end'
import {
  contractSubjectLabels,
  contractTermsLabels,
  deadlineWords,
} from '@hauswart/domain/defects/defect.labels'
import {
  limitationDeadline,
  noticeDeadline,
  type WarrantyDeadline,
} from '@hauswart/domain/defects/warranty-law'
import { day } from '@hauswart/domain/formats/format'
import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import { protocolTexts as texts, warrantySources } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { addressLine, houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { drawTitled, factsGrid, type Cell, type Fact } from '#platform/pdf/grid.ts'
import { openPaper, type Paper } from '#platform/pdf/paper.ts'
import { colours, styles } from '#platform/pdf/type.ts'
import type { ProtocolFacts } from './acceptances.protocol.service.ts'
import { drawSignatures } from './acceptances.signatures.paper.ts'

/** The whole protocol, from the first line to the last page number. */
export async function writeProtocol(facts: ProtocolFacts): Promise<Uint8Array> {
  const { acceptance, house, today } = facts
  const title = `${texts.title} ${houseTitle(house)}`
  const paper = openPaper({ title, author: texts.brand, madeAt: new Date(`${today}T12:00:00Z`) })
  paper.paragraph(texts.brand, { ...styles.strong, colour: colours.brick })
  paper.heading(1, texts.title)
  paper.paragraph(acceptance.title, styles.lead)
  writeFacts(paper, facts)
  writeChecklist(paper, facts)
  writeDefects(paper, facts)
  writeWarranty(paper, facts)
  if (acceptance.note !== null) {
    paper.heading(2, texts.note)
    paper.paragraph(acceptance.note)
  }
  drawSignatures(paper, acceptance.signatures)
  return paper.finish({ head: title, foot: texts.foot(day(today)), number: texts.number })
}

function writeFacts(paper: Paper, { acceptance, house, project, craftsman }: ProtocolFacts): void {
  const { facts: words } = texts
  const { acceptedOn, terms, subject, contractOn, people, result, repairBy } = acceptance
  const company =
    craftsman === null
      ? words.unknown
      : [craftsman.company, craftsman.street, [craftsman.zip, craftsman.city].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ')
  const known: readonly (readonly [string, string])[] = [
    [words.house, addressLine(house) || houseTitle(house)],
    [words.project, project],
    [words.company, company],
    [words.acceptedOn, day(acceptedOn)],
    [words.terms, contractTermsLabels[terms]],
    [words.subject, contractSubjectLabels[subject]],
    [words.contractOn, contractOn === null ? words.unknown : day(contractOn)],
    [words.people, people.length === 0 ? words.unknown : people.join('\n')],
    [words.result, acceptanceResultLabels[result]],
    ...(repairBy === null ? [] : [[words.repairBy, day(repairBy)] as const]),
  ]
  drawTitled(
    paper,
    { level: 2, title: words.title },
    factsGrid(known.map(([name, text]): Fact => [name, { text }])),
  )
}

const signs: Readonly<Record<CheckMark, ComponentState | undefined>> = {
  good: 'good',
  faulty: 'due',
  open: 'unknown',
  skipped: undefined,
}

function writeChecklist(paper: Paper, { acceptance: { checklist } }: ProtocolFacts): void {
  if (checklist.length === 0) return
  const { title, point, mark } = texts.checklist
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: point, share: 7 },
        { title: mark, share: 3 },
      ],
      rows: checklist.map((one) => [
        { text: one.text },
        { text: checkMarkLabels[one.mark], state: signs[one.mark] },
      ]),
    },
  )
}

function writeDefects(paper: Paper, { acceptance, defects, house }: ProtocolFacts): void {
  const { title, none, name, foundOn, notifyBy, limitedOn, notified } = texts.defects
  if (defects.length === 0) {
    if (acceptance.result === 'clean') return
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 5 },
        { title: foundOn, share: 1.9 },
        { title: notifyBy, share: 2.6 },
        { title: limitedOn, share: 2.6 },
      ],
      rows: defects.map((defect) => {
        const notice = deadlineCell(noticeDeadline(defect, house.canton))
        const said = [defect.place, defect.description].filter((part) => part !== null).join(' · ')
        return [
          { text: defect.title, isStrong: true, note: said || undefined },
          { text: day(defect.foundOn) },
          defect.notifiedOn === null ? notice : { text: notified(day(defect.notifiedOn)), note: notice.note },
          deadlineCell(limitationDeadline(defect, house.canton)),
        ]
      }),
    },
  )
}

/** A day with the article it comes from. */
const deadlineCell = (deadline: WarrantyDeadline | null): Cell =>
  deadline === null ? { text: texts.defects.notYet } : { text: day(deadline.lastDay), note: deadline.article }

function writeWarranty(paper: Paper, { acceptance, house }: ProtocolFacts): void {
  const { title, refused, notice: ofNotice, limitation: ofLimitation, advice } = texts.warranty
  const { notice, limitation } = warrantyEnds(acceptance, house.canton)
  const fact = (name: string, deadline: WarrantyDeadline | null): Fact[] =>
    deadline === null
      ? []
      : [[name, { text: `${day(deadline.lastDay)} · ${deadline.article}`, note: deadlineWords(deadline) }]]
  const ends = [...fact(ofNotice, notice), ...fact(ofLimitation, limitation)]
  if (ends.length === 0) {
    paper.heading(2, title)
    paper.paragraph(refused)
  } else drawTitled(paper, { level: 2, title }, factsGrid(ends))
  if (ends.length > 0) paper.paragraph(advice)
  paper.paragraph(warrantySources, styles.small)
}
