import { AppointmentsView } from '#features/appointments/appointments-view.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { CalendarFeedButton } from '#features/calendar-feeds/calendar-feed-button.tsx'
import { AppointmentProposal } from '#features/slot-proposals/appointment-proposal.tsx'
import { ProposalPart } from '#features/slot-proposals/proposal-part.tsx'
import { HouseStart } from '#house/house-start.tsx'

const proposals = { Part: ProposalPart, Form: AppointmentProposal }

export default function AppointmentsPage() {
  return (
    <HouseStart texts={appointmentsTexts}>
      {(id) => (
        <AppointmentsView
          key={id}
          realEstateId={id}
          subscription={<CalendarFeedButton realEstateId={id} />}
          proposals={proposals}
        />
      )}
    </HouseStart>
  )
}
