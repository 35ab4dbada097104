import { contractTermsLabels, defectDemandLabels } from '@hauswart/domain/defects/defect.labels'
import { defectDemands, demandArticle } from '@hauswart/domain/defects/demand'
import { limitationDeadline, noticeDeadline } from '@hauswart/domain/defects/warranty-law'
import { day } from '@hauswart/domain/formats/format'
import { addressLine, houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { defectLetterTexts as texts } from '@hauswart/domain/reports/defect-letter.labels'
import { letterTexts } from '@hauswart/domain/reports/letter.labels'
import { drawTitled, factsGrid, type Fact } from '#platform/pdf/grid.ts'
import { writeAddresses, writeEnd } from '#platform/pdf/letter.ts'
import { openPaper, type Paper } from '#platform/pdf/paper.ts'
import { styles } from '#platform/pdf/type.ts'
import type { LetterFacts } from './defects.letter.service.ts'

/** The whole letter, from whom it comes to the place where it is signed. */
export async function writeLetter(facts: LetterFacts): Promise<Uint8Array> {
  const { house, sender, today, project } = facts
  const title = `${texts.title} ${houseTitle(house)}`
  const paper = openPaper({ title, author: sender, madeAt: new Date(`${today}T12:00:00Z`) })
  writeAddresses(paper, { ...facts, to: facts.craftsman })
  paper.heading(1, texts.title)
  paper.paragraph(letterTexts.greeting)
  paper.paragraph(texts.intro(addressLine(house) || houseTitle(house), project))
  writeDefects(paper, facts)
  writeDemands(paper, facts)
  writeBasis(paper, facts)
  paper.moveTo(paper.y() + 8)
  paper.paragraph(texts.reserve)
  paper.paragraph(letterTexts.confirm)
  writeEnd(paper, sender, photosOf(facts))
  return paper.finish({ head: title, foot: texts.foot(day(today)), number: texts.number })
}

function writeDefects(paper: Paper, { defects }: LetterFacts): void {
  const { title, name, foundOn, demand, until, soon, photos, notified } = texts.defects
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 5 },
        { title: foundOn, share: 1.9 },
        { title: demand, share: 2.4 },
        { title: until, share: 2.4 },
      ],
      rows: defects.map((one) => {
        const said = [
          one.place,
          one.description,
          one.photoCount === 0 ? null : photos(one.photoCount),
          one.notifiedOn === null ? null : notified(day(one.notifiedOn)),
        ].filter((part) => part !== null)
        return [
          { text: one.title, isStrong: true, note: said.join(' · ') || undefined },
          { text: day(one.foundOn) },
          { text: defectDemandLabels[one.demand] },
          { text: one.repairUntil === null ? soon : day(one.repairUntil) },
        ]
      }),
    },
  )
}

function writeDemands(paper: Paper, { defects }: LetterFacts): void {
  paper.heading(2, texts.demands.title)
  for (const demand of defectDemands)
    if (defects.some((one) => one.demand === demand)) paper.paragraph(texts.demands[demand])
  paper.paragraph(untilWords(defects.map(({ repairUntil }) => repairUntil)), styles.strong)
}

function untilWords(days: readonly (string | null)[]): string {
  const [first, ...others] = new Set(days)
  if (others.length > 0) return texts.inList
  return first === undefined || first === null ? texts.noUntil : texts.until(day(first))
}

/** What was agreed and when, by which articles it is notified and demanded, and until when that holds. */
function writeBasis(paper: Paper, { defects, house }: LetterFacts): void {
  const { title, terms, contractOn, acceptedOn, unknown, notice, demand, limitation, byContract } =
    texts.basis
  const onDay = (known: string | null) => (known === null ? unknown : day(known))
  const ends = defects.flatMap((one) => limitationDeadline(one, house.canton) ?? [])
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [terms, defects.map((one) => contractTermsLabels[one.terms])],
    [contractOn, defects.map((one) => onDay(one.contractOn))],
    [acceptedOn, defects.map((one) => onDay(one.acceptedOn))],
    [notice, defects.flatMap((one) => noticeDeadline(one, house.canton)?.article ?? [])],
    [demand, defects.map((one) => demandArticle(one.demand, one) ?? byContract)],
    [limitation, ends.map(({ lastDay, article }) => `${day(lastDay)} · ${article}`)],
  ]
  const facts = rows
    .filter(([, said]) => said.length > 0)
    .map(([name, said]): Fact => [name, { text: each(said) }])
  drawTitled(paper, { level: 2, title }, factsGrid(facts))
}

/** Each once, one below the other. */
const each = (said: readonly string[]): string => [...new Set(said)].join('\n')

function photosOf({ defects }: LetterFacts): string | undefined {
  const photos = defects.reduce((sum, { photoCount }) => sum + photoCount, 0)
  return photos === 0 ? undefined : texts.defects.photos(photos)
}
