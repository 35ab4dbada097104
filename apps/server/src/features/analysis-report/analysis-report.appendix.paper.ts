import { day } from '@hauswart/domain/formats/format'
import { reportTexts as texts } from '@hauswart/domain/reports/analysis-report.labels'
import { checkedDays, listSources, type SourceList } from '@hauswart/domain/reports/report-sources'
import { drawColumns, type Block } from '#platform/pdf/columns.ts'
import type { TopicRules, Writing } from './analysis-report.evidence.paper.ts'
import { styles } from '#platform/pdf/type.ts'

/** By which rules and on whose word the figures were made: each rule and each source once. */
export function writeAppendix({ paper, evidence }: Writing): void {
  const topics = evidence.topics()
  if (topics.length === 0) return
  const list = listSources(topics.flatMap(({ rules }) => rules))
  paper.heading(2, texts.rules.title)
  paper.paragraph(texts.rules.intro, styles.small)
  drawColumns(paper, ruleBlocks(topics, list))
  if (list.groups.length === 0) return
  const { title, intro, checked } = texts.sources
  paper.heading(2, title)
  const [usual, ...exceptions] = checkedDays(list).map(([one, numbers]) => [day(one), numbers] as const)
  paper.paragraph(`${intro} ${checked(usual?.[0] ?? '', exceptions)}`, styles.small)
  drawColumns(paper, sourceBlocks(list))
}

const ruleBlocks = (topics: readonly TopicRules[], list: SourceList): readonly Block[] =>
  topics.flatMap(({ title, rules }): readonly Block[] => [
    { kind: 'heading', text: title },
    ...rules.map((rule): Block => ({
      kind: 'paragraph',
      text: texts.rules.resting(rule.text, list.numbersOf(rule)),
    })),
  ])

const sourceBlocks = ({ groups }: SourceList): readonly Block[] =>
  groups.flatMap(({ title, sources }): readonly Block[] => [
    { kind: 'heading', text: title },
    ...sources.map(({ number, text, isVerified }): Block => ({
      kind: 'entry',
      number,
      text,
      isOpen: !isVerified,
    })),
  ])
