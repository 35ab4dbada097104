import { day } from '@hauswart/domain/formats/format'
import { harmless } from '@hauswart/domain/formats/harmless'
import type { Letter } from '#platform/jobs/mail.ts'

type Asked = {
  readonly email: string
  readonly company: string
  readonly title: string
  readonly scope: string
  readonly answerBy: string
  readonly askedBy: string
  readonly url: string
}

/** What is wanted, and the link to answer by. */
export function requestLetter({ email, answerBy, url, ...said }: Asked): Letter {
  const [person, title, company] = [harmless(said.askedBy), harmless(said.title), harmless(said.company)]
  return {
    to: email,
    subject: `${person} bittet um eine Offerte: ${title}`,
    paragraphs: [
      'Guten Tag',
      `${person} bittet ${company} um eine Offerte für «${title}».`,
      `Gewünscht ist:\n${cut(harmless(said.scope))}`,
      `Eine Antwort ist bis am ${day(answerBy)} gewünscht. Über den Link sehen Sie alles, was dazu gehört, und geben Ihre Offerte ab oder sagen ab. Ein Konto brauchen Sie nicht, und es kostet nichts. Die erste Antwort gilt.`,
      closing(person),
    ],
    link: { label: 'Anfrage ansehen', url },
  }
}

/** The only one: it brings a link of its own, and that of the first letter stays good. */
export function reminderLetter({ email, answerBy, url, ...said }: Omit<Asked, 'scope'>): Letter {
  const [person, title, company] = [harmless(said.askedBy), harmless(said.title), harmless(said.company)]
  return {
    to: email,
    subject: `Erinnerung: ${person} bittet um eine Offerte: ${title}`,
    paragraphs: [
      'Guten Tag',
      `${person} wartet noch auf die Antwort von ${company} zu «${title}», gewünscht bis am ${day(answerBy)}.`,
      'Über den Link geben Sie Ihre Offerte ab oder sagen ab. Eine weitere Erinnerung kommt nicht.',
      closing(person),
    ],
    link: { label: 'Anfrage ansehen', url },
  }
}

const closing = (person: string): string =>
  `Kennen Sie ${person} nicht, müssen Sie nichts tun. Leiten Sie diese E-Mail nicht weiter: Wer den Link hat, kann antworten.`

const most = 600
const cut = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
