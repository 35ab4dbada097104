import { acceptanceResultLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { warrantyEnds } from '@hauswart/domain/acceptances/warranty-end'
import { isSettled } from '@hauswart/domain/defects/defect'
import { defectStateLabels } from '@hauswart/domain/defects/defect.labels'
import type { WarrantyDeadline } from '@hauswart/domain/defects/warranty-law'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { day } from '@hauswart/domain/formats/format'
import { projectKindLabels, projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { renewedBy } from '@hauswart/domain/projects/renewed'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { warrantySources } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { addressLine, houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import {
  closingReportTexts as texts,
  closingReportTitle,
} from '@hauswart/domain/reports/closing-report.labels'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { drawTitled, factsGrid, type Cell, type Fact } from '#platform/pdf/grid.ts'
import { openPaper, type Paper } from '#platform/pdf/paper.ts'
import { colours, styles } from '#platform/pdf/type.ts'
import { writeApprovals } from './closing-report.approvals.paper.ts'
import { writeCosts, writeFirms, writeImprovement, writeOrders } from './closing-report.money.paper.ts'
import type { ClosingFacts } from './closing-report.service.ts'

/** The whole report, from the first line to the last page number. */
export async function writeReport(facts: ClosingFacts): Promise<Uint8Array> {
  const { house, project, today, hasFinances } = facts
  const isClosed = project.state === 'closed'
  const name = closingReportTitle(isClosed)
  const title = `${name} ${houseTitle(house)}`
  const paper = openPaper({ title, author: texts.brand, madeAt: new Date(`${today}T12:00:00Z`) })
  paper.paragraph(texts.brand, { ...styles.strong, colour: colours.brick })
  paper.heading(1, name)
  paper.paragraph(project.title, styles.lead)
  if (!isClosed)
    paper.paragraph(texts.draft(projectStateLabels[project.state], day(today)), {
      ...styles.strong,
      colour: colours.soon,
    })
  writeFacts(paper, facts)
  writeWork(paper, facts)
  writeApprovals(paper, facts)
  writeFirms(paper, facts)
  if (hasFinances) {
    writeCosts(paper, facts)
    writeOrders(paper, facts)
  }
  writeAcceptances(paper, facts)
  writeWarranties(paper, facts)
  writeDefects(paper, facts)
  writeRenewed(paper, facts)
  if (hasFinances) writeImprovement(paper, facts)
  writePapers(paper, facts)
  if (!hasFinances) paper.paragraph(texts.noAmounts, styles.small)
  return paper.finish({ head: title, foot: texts.foot(name, day(today)), number: texts.number })
}

function writeFacts(paper: Paper, { house, project, components }: ClosingFacts): void {
  const { facts: words } = texts
  const onDay = (known: string | null) => (known === null ? null : day(known))
  const span = (from: string | null, until: string | null) =>
    words.span(onDay(from), onDay(until)) ?? words.unknown
  const known: readonly (readonly [string, string])[] = [
    [words.house, addressLine(house) || houseTitle(house)],
    [words.kind, projectKindLabels[project.kind]],
    [words.state, projectStateLabels[project.state]],
    [words.planned, span(project.startsOn, project.endsOn)],
    [words.done, span(project.startedOn, project.finishedOn)],
    [words.components, components.map(componentName).join('\n') || words.unknown],
  ]
  drawTitled(
    paper,
    { level: 2, title: words.title },
    factsGrid(known.map(([name, text]): Fact => [name, { text }])),
  )
}

function writeWork(paper: Paper, { project: { description }, journal }: ClosingFacts): void {
  const { title, none, journal: name, day: on, entry } = texts.work
  const told = journal
    .filter(({ body }) => body !== null)
    .toSorted((a, b) => a.happenedOn.localeCompare(b.happenedOn) || (a.id < b.id ? -1 : 1))
  paper.heading(2, title)
  if (description !== null) paper.paragraph(description)
  else if (told.length === 0) paper.paragraph(none)
  if (told.length === 0) return
  drawTitled(
    paper,
    { level: 3, title: name },
    {
      columns: [
        { title: on, share: 1.6 },
        { title: entry, share: 8 },
      ],
      rows: told.map(({ happenedOn, body }) => [{ text: day(happenedOn) }, { text: body ?? '' }]),
    },
  )
}

/** Under which name somebody is known; nothing where nobody was named. */
const companyOf = ({ companies }: ClosingFacts, id: string | null): string =>
  companies.find(([known]) => known === id)?.[1] ?? texts.facts.unknown

function writeAcceptances(paper: Paper, facts: ClosingFacts): void {
  const { title, none, name, on, company, result } = texts.acceptances
  const { acceptances } = facts
  if (acceptances.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 4 },
        { title: on, share: 1.7 },
        { title: company, share: 3.3 },
        { title: result, share: 3 },
      ],
      rows: acceptances.map((one) => [
        { text: one.title, isStrong: true },
        { text: day(one.acceptedOn) },
        { text: companyOf(facts, one.craftsmanId) },
        { text: acceptanceResultLabels[one.result] },
      ]),
    },
  )
}

/** A day with the article it comes from. */
const deadlineCell = (deadline: WarrantyDeadline | null): Cell =>
  deadline === null
    ? { text: texts.warranties.none }
    : { text: day(deadline.lastDay), note: deadline.article }

function writeWarranties(paper: Paper, { acceptances, house }: ClosingFacts): void {
  const { title, name, notice, limitation } = texts.warranties
  const begun = acceptances.filter(({ result }) => result !== 'refused')
  if (begun.length === 0) return
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 4 },
        { title: notice, share: 3 },
        { title: limitation, share: 3 },
      ],
      rows: begun.map((one) => {
        const ends = warrantyEnds(one, house.canton)
        return [{ text: one.title, isStrong: true }, deadlineCell(ends.notice), deadlineCell(ends.limitation)]
      }),
    },
  )
  paper.paragraph(warrantySources, styles.small)
}

function writeDefects(paper: Paper, facts: ClosingFacts): void {
  const { title, none, counts, name, foundOn, company, state } = texts.defects
  const { defects } = facts
  if (defects.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  const settled = defects.filter((one) => isSettled(one.state))
  const open = defects.filter((one) => !isSettled(one.state))
  drawTitled(
    paper,
    { level: 2, title, note: counts(open.length, settled.length) },
    {
      columns: [
        { title: name, share: 4.4 },
        { title: foundOn, share: 1.9 },
        { title: company, share: 3 },
        { title: state, share: 2 },
      ],
      rows: [...open, ...settled].map((one) => [
        { text: one.title, isStrong: true, note: one.place ?? undefined },
        { text: day(one.foundOn) },
        { text: companyOf(facts, one.craftsmanId) },
        { text: defectStateLabels[one.state], state: isSettled(one.state) ? 'good' : 'due' },
      ]),
    },
  )
}

function writeRenewed(paper: Paper, { project, components, events }: ClosingFacts): void {
  const { title, none, name, kind, year } = texts.renewed
  const renewed = renewedBy(project, events)
  const nameOf = (id: string) => {
    const found = components.find((one) => one.id === id)
    return found === undefined ? texts.facts.unknown : componentName(found)
  }
  if (renewed.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 5 },
        { title: kind, share: 3 },
        { title: year, share: 2 },
      ],
      rows: renewed.map((one) => [
        { text: nameOf(one.componentId), isStrong: true },
        { text: componentEventLabels[one.kind] },
        { text: String(one.year) },
      ]),
    },
  )
}

function writePapers(paper: Paper, { papers }: ClosingFacts): void {
  const { title, note, none, name, drawer, on, noDrawer, noDay } = texts.papers
  if (papers.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  drawTitled(
    paper,
    { level: 2, title, note },
    {
      columns: [
        { title: name, share: 5 },
        { title: drawer, share: 3 },
        { title: on, share: 1.8 },
      ],
      rows: papers.map((one) => [
        { text: one.title },
        { text: one.category === null ? noDrawer : documentCategoryLabels[one.category] },
        { text: one.datedOn === null ? noDay : day(one.datedOn) },
      ]),
    },
  )
}
