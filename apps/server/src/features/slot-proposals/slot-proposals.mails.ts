import type { AppointmentTime } from '@hauswart/domain/appointments/appointment'
import { slotWords } from '@hauswart/domain/appointments/slot-proposal.labels'
import { harmless } from '@hauswart/domain/formats/harmless'
import type { Letter } from '#platform/jobs/mail.ts'

type Asked = {
  readonly email: string
  readonly title: string
  readonly place: string | null
  readonly slots: readonly AppointmentTime[]
  readonly invitedBy: string
  readonly url: string
}

/** The times to choose from, and the link to choose by. */
export function proposalLetter({ email, slots, url, ...said }: Asked): Letter {
  const [person, title] = [harmless(said.invitedBy), harmless(said.title)]
  return {
    to: email,
    subject: `${person} schlägt Termine vor: ${title}`,
    paragraphs: [
      'Guten Tag',
      `${person} möchte mit Ihnen einen Termin finden: «${title}».${placeOf(said.place)}`,
      `Zur Wahl stehen:\n${slots.map(slotWords).join('\n')}`,
      'Über den Link wählen Sie einen davon, oder Sie schreiben, dass keiner passt. Ein Konto brauchen Sie nicht. Die erste Antwort gilt.',
      `Kennen Sie ${person} nicht, müssen Sie nichts tun. Leiten Sie diese E-Mail nicht weiter: Wer den Link hat, kann antworten.`,
    ],
    link: { label: 'Termin wählen', url },
  }
}

type Invited = AppointmentTime & {
  readonly email: string
  readonly title: string
  readonly place: string | null
  readonly invitedBy: string
}

/** What goes along with the entry for a calendar: agreed, moved or called off. */
export function invitationLetter(invited: Invited, news: 'agreed' | 'changed' | 'cancelled'): Letter {
  const [person, title] = [harmless(invited.invitedBy), harmless(invited.title)]
  const { head, sentence } = words[news]
  return {
    to: invited.email,
    subject: `${head}: ${title}, ${slotWords(invited)}`,
    paragraphs: [
      'Guten Tag',
      `${sentence} «${title}», ${slotWords(invited)}.${news === 'cancelled' ? '' : placeOf(invited.place)}`,
      'Im Anhang ist der Eintrag für Ihren Kalender.',
      `Die E-Mail kommt von Hauswart im Auftrag von ${person}. Antworten darauf liest niemand.`,
    ],
  }
}

const words = {
  agreed: { head: 'Termin bestätigt', sentence: 'Ihr Termin steht:' },
  changed: { head: 'Termin geändert', sentence: 'Ihr Termin wurde geändert. Neu gilt:' },
  cancelled: { head: 'Termin abgesagt', sentence: 'Ihr Termin wurde abgesagt:' },
} as const

const placeOf = (place: string | null): string => (place === null ? '' : ` Ort: ${harmless(place)}.`)
