import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { isUnverified, type Figure, type FigureRule } from '@hauswart/domain/figures/figure'
import { distinctRules, figureWords } from '@hauswart/domain/formats/figure-words'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import type { Cell } from '#platform/pdf/grid.ts'
import type { Paper } from '#platform/pdf/paper.ts'
import type { ReportFacts } from './analysis-report.service.ts'

/** What is written on, what is written of, and what must be accounted for at the end. */
export type Writing = {
  readonly paper: Paper
  readonly facts: ReportFacts
  readonly analysis: Analysis
  readonly evidence: Evidence
}

type Look = {
  readonly withoutCurrency?: boolean
  readonly isBare?: boolean
  readonly inTonnes?: boolean
  /** The middle in the line, the range below it. */
  readonly isMiddle?: boolean
  /** A sum is no better than its parts. */
  readonly restsOn?: readonly Figure[]
}

type Topic = keyof typeof reportTexts.rules.topics
/** In the order they are told; the heat a house needs also decides what its heating costs. */
const topics = Object.keys(reportTexts.rules.topics) as readonly Topic[]
export type TopicRules = { readonly title: string; readonly rules: readonly FigureRule[] }

/** Every figure that is shown passes here: what nobody has checked says so, and its rules come at the end. */
export type Evidence = {
  readonly cell: (topic: Topic, figure: Figure, look?: Look) => Cell
  /** Each rule once, where its reader looks first: a sum repeats the rules of its parts. */
  readonly topics: () => readonly TopicRules[]
}

export function openEvidence(): Evidence {
  const used = new Map<Topic, Set<FigureRule>>()
  return {
    cell: (topic, figure, { isMiddle = false, restsOn = [], ...look } = {}) => {
      const held = used.get(topic) ?? new Set()
      used.set(topic, held)
      for (const rule of [figure, ...restsOn].flatMap(({ rules }) => rules)) held.add(rule)
      const { value, low, high } = figure
      const isRange = isMiddle && (low ?? value) !== (high ?? value)
      return {
        text: figureWords(isMiddle ? { ...figure, low: value, high: value } : figure, look),
        isOpen: value !== null && [figure, ...restsOn].some(isUnverified),
        note: isRange ? figureWords(figure, look) : undefined,
      }
    },
    topics: () => {
      const left = new Map(
        distinctRules([...used.values()].flatMap((rules) => [...rules])).map((one) => [one.text, one]),
      )
      const homes = new Map<Topic, readonly FigureRule[]>()
      for (const topic of new Set<Topic>(['heat', ...topics])) {
        const texts = new Set([...(used.get(topic) ?? [])].map(({ text }) => text))
        homes.set(
          topic,
          [...texts].flatMap((text) => left.get(text) ?? []),
        )
        for (const text of texts) left.delete(text)
      }
      return topics.flatMap((topic) => {
        const rules = homes.get(topic) ?? []
        return rules.length === 0 ? [] : [{ title: reportTexts.rules.topics[topic], rules }]
      })
    },
  }
}
