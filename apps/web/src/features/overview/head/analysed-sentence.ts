import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { decisionWords, standingSentence } from '@hauswart/domain/analysis/model/analysis.labels'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import type { Piece } from './standing-sentence.ts'

type Standing = {
  readonly analysis: Analysis
  readonly isFlat: boolean
  readonly overdueTodos: number
}

/** «Ihr Haus ist in solidem Zustand. Zwei Bauteile brauchen bis 2027 eine Entscheidung.» */
export function analysedSentence({ analysis, isFlat, overdueTodos }: Standing): readonly Piece[] {
  const texts = overviewTexts.sentence
  const decision = decisionWords(analysis)
  const { soon } = analysis.counts
  return [
    { text: `${standingSentence(analysis, isFlat ? texts.flat : texts.house)} ` },
    ...(decision !== null
      ? [{ text: decision.lead, isStrong: true }, { text: ` ${decision.rest}` }]
      : soon > 0
        ? [{ text: capital(texts.components(soon)), isStrong: true }, { text: texts.soon(soon) }]
        : [{ text: texts.nothingToDecide }]),
    ...(overdueTodos > 0
      ? [
          { text: ' ' },
          { text: capital(texts.todos(overdueTodos)), isStrong: true },
          { text: ` ${texts.is(overdueTodos)} ${texts.overdue}.` },
        ]
      : []),
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
