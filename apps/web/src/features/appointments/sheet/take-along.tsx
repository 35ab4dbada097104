import { appointmentEvent } from '@hauswart/domain/calendar/appointment-event'
import { writeCalendar } from '@hauswart/domain/calendar/calendar-file'
import { addressLine } from '@hauswart/domain/reports/analysis-report.labels'
import { IconCalendarDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { downloadText } from '#device/download.ts'
import { houseQuery } from '#house/house-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Appointment } from '#features/appointments/entries.ts'

type TakeAlongProps = { readonly realEstateId: string; readonly appointment: Appointment }

/** The appointment as a file for a calendar; written on this device, so that it works without a line. */
export function TakeAlong({ realEstateId, appointment }: TakeAlongProps) {
  const { data } = useQuery(houseQuery(realEstateId))
  const house = data?.[0]
  const take = () => {
    const where = {
      changedAt: new Date().toISOString(),
      address: house === undefined ? '' : addressLine(house),
      site: location.origin,
    }
    downloadText(writeCalendar({ events: [appointmentEvent(appointment, where)] }), {
      name: appointmentsTexts.file(appointment.title),
      type: 'text/calendar',
    })
  }
  return (
    <Button kind="quiet" size="small" icon={<IconCalendarDown />} onClick={take}>
      {appointmentsTexts.takeAlong}
    </Button>
  )
}
