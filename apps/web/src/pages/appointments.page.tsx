import { lazy, Suspense } from 'react'
import { AppointmentsView } from '#features/appointments/appointments-view.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { CalendarFeedButton } from '#features/calendar-feeds/calendar-feed-button.tsx'
import { AppointmentProposal } from '#features/slot-proposals/appointment-proposal.tsx'
import { ProposalPart } from '#features/slot-proposals/proposal-part.tsx'
import { loadChunk } from '#device/chunk-guard.ts'
import { HouseStart } from '#house/house-start.tsx'

// Whoever only looks at the calendar does without it.
const DeadlineList = lazy(async () => {
  const load = () => import('#features/upcoming/deadline-list.tsx')
  return { default: (await loadChunk(load)).DeadlineList }
})

const proposals = { Part: ProposalPart, Form: AppointmentProposal }

export default function AppointmentsPage() {
  return (
    <HouseStart texts={appointmentsTexts}>
      {(id) => (
        <AppointmentsView
          key={id}
          realEstateId={id}
          subscription={<CalendarFeedButton realEstateId={id} />}
          deadlines={
            <Suspense>
              <DeadlineList realEstateId={id} />
            </Suspense>
          }
          proposals={proposals}
        />
      )}
    </HouseStart>
  )
}
