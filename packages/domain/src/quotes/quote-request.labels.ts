import { cut } from '../formats/cut.ts'
import type { QuoteRequestState } from './quote-request.ts'

export const quoteRequestStateLabels: Readonly<Record<QuoteRequestState, string>> = {
  sent: 'gesendet',
  opened: 'geöffnet',
  answered: 'beantwortet',
  declined: 'abgesagt',
  withdrawn: 'zurückgezogen',
}

type Answered = {
  readonly title: string
  readonly company: string
  readonly state: QuoteRequestState
  readonly message: string | null
}

/** What members of the house are told; how much it costs stands behind the right to see it. */
export const quoteAnswerWords = ({ title, company, state, message }: Answered) => ({
  title: cut(state === 'answered' ? `Offerte erhalten: ${title}` : `Keine Offerte: ${title}`, 120),
  text: [
    state === 'answered' ? `${company} hat eine Offerte gegeben.` : `${company} gibt keine Offerte ab.`,
    ...(message === null ? [] : [`«${cut(message.replaceAll(/\s+/g, ' '), 300)}»`]),
  ].join(' '),
})

type News = {
  readonly title: string
  readonly company: string
  readonly fileName: string | null
  readonly question: string | null
}

/** What members of the house are told of a file or a question that came by the link. */
export const quoteNewsWords = ({ title, company, fileName, question }: News) =>
  question === null
    ? {
        title: cut(`Datei erhalten: ${title}`, 120),
        text: `${company} hat «${cut(fileName ?? '', 120)}» geschickt. Die Datei liegt bei den Unterlagen, zu prüfen.`,
      }
    : {
        title: cut(`Frage zur Offerte: ${title}`, 120),
        text: `${company} fragt: «${cut(question.replaceAll(/\s+/g, ' '), 300)}»`,
      }
