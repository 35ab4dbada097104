import { cut } from '../formats/cut.ts'
import { weekDay } from '../formats/format.ts'
import type { AppointmentTime } from './appointment.ts'
import type { SlotProposalState } from './slot-proposal.ts'

export const slotProposalStateLabels: Readonly<Record<SlotProposalState, string>> = {
  sent: 'wartet auf Antwort',
  accepted: 'angenommen',
  declined: 'keiner passt',
  withdrawn: 'zurückgezogen',
}

/** «Di, 24.11.2026, 14:00–15:00»; whole days without a time. */
export function slotWords({ startsOn, startsAt, endsOn, endsAt }: AppointmentTime): string {
  if (startsAt === null || endsAt === null)
    return startsOn === endsOn
      ? `${weekDay(startsOn)}, ganztags`
      : `${weekDay(startsOn)} – ${weekDay(endsOn)}`
  const until = startsOn === endsOn ? `–${endsAt}` : ` – ${weekDay(endsOn)}, ${endsAt}`
  return `${weekDay(startsOn)}, ${startsAt}${until}`
}

type Answered = {
  readonly title: string
  readonly email: string
  /** Nothing if none of them suits. */
  readonly slot: AppointmentTime | null
  readonly message: string | null
}

const mostTitle = 120
const mostMessage = 300
/** What members of the house are told. */
export const slotAnswerWords = ({ title, email, slot, message }: Answered) => ({
  title: cut(slot === null ? `Kein Vorschlag passt: ${title}` : `Termin steht: ${title}`, mostTitle),
  text: [
    slot === null ? `${email} hat keinen der Vorschläge gewählt.` : `${email} kommt: ${slotWords(slot)}.`,
    ...(message === null ? [] : [`«${cut(message.replaceAll(/\s+/g, ' '), mostMessage)}»`]),
  ].join(' '),
})
