import { slotWords } from '@hauswart/domain/appointments/slot-proposal.labels'
import { isOver } from '@hauswart/domain/appointments/appointment'
import { IconCalendarQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HouseSlotProposalsQuery } from '#gql/graphql.ts'
import { useTimeOfDay, useToday } from '#device/use-today.ts'
import { slotProposalsQuery } from '#house/house-queries.ts'
import type { AppointmentRow } from '#house/nouns/appointments.ts'
import type { Shown } from '#house/record/record.ts'
import { useRole } from '#house/use-role.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './proposal-part.module.css'
import { slotProposalsTexts } from './slot-proposals.texts.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

const { part: texts } = slotProposalsTexts

type Proposal = NonNullable<HouseSlotProposalsQuery['realEstate']>['slotProposals'][number]

type ProposalPartProps = {
  readonly realEstateId: string
  readonly appointment: Shown<AppointmentRow>
  /** Something is typed that nobody has saved: the letter would say something else. */
  readonly isTyped: boolean
  readonly onPropose: () => void
}

/** What was proposed for an appointment and what the guest said to it; and the way to propose. */
export function ProposalPart({ realEstateId, appointment, isTyped, onPropose }: ProposalPartProps) {
  const { isOwner } = useRole(realEstateId)
  const [today, time] = [useToday(), useTimeOfDay()]
  const { data } = useQuery(slotProposalsQuery(realEstateId))
  const last = data?.realEstate?.slotProposals.find(
    ({ appointmentId, state }) => appointmentId === appointment.id && state !== 'withdrawn',
  )
  const { guest, state, isWaiting } = appointment
  const canPropose =
    isOwner &&
    !isWaiting &&
    appointment.refusal === undefined &&
    state === 'planned' &&
    guest?.isComing !== true &&
    !isOver(appointment, today, time)
  return (
    <>
      <Told guest={guest} last={last} realEstateId={realEstateId} isOwner={isOwner} />
      {canPropose &&
        (isTyped ? (
          <p className={styles['quiet']}>{texts.saveFirst}</p>
        ) : (
          <OnlineButton
            kind="quiet"
            size="small"
            icon={<IconCalendarQuestion />}
            aria-haspopup="dialog"
            onClick={onPropose}
          >
            {last === undefined ? texts.open : texts.again}
          </OnlineButton>
        ))}
    </>
  )
}

type ToldProps = {
  readonly realEstateId: string
  readonly guest: AppointmentRow['guest']
  readonly last: Proposal | undefined
  readonly isOwner: boolean
}

/** Where it stands. That somebody comes is known without a line too, and what a change of it does. */
function Told({ realEstateId, guest, last, isOwner }: ToldProps) {
  const [isAsking, setAsking] = useState(false)
  const said = last?.answer ?? null
  if (guest?.isComing === true)
    return (
      <Notice tone="good" title={texts.accepted(guest.email)}>
        {said !== null && <p>{texts.said(said)}</p>}
        <p>{texts.told(guest.email)}</p>
      </Notice>
    )
  if (last?.state === 'declined')
    return (
      <Notice tone="soon" title={texts.declined(last.email)}>
        {said !== null && texts.said(said)}
      </Notice>
    )
  if (last?.state !== 'sent') return null
  return (
    <>
      <Notice
        tone="soon"
        title={texts.sent(last.email)}
        action={
          isOwner && (
            <OnlineButton size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {texts.withdraw}
            </OnlineButton>
          )
        }
      >
        <ul className={styles['slots']} aria-label={texts.title}>
          {last.slots.map((slot) => (
            <li key={`${slot.startsOn} ${slot.startsAt}`}>{slotWords(slot)}</li>
          ))}
        </ul>
      </Notice>
      {isAsking && (
        <WithdrawQuestion realEstateId={realEstateId} proposal={last} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
