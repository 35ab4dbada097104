import { isOver } from '@hauswart/domain/appointments/appointment'
import { IconPlus } from '@tabler/icons-react'
import { weekDay } from '#device/text/format.ts'
import { useTimeOfDay, useToday } from '#device/use-today.ts'
import { appointments as record } from '#house/nouns/appointments.ts'
import { appointmentPath, meetingPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { appointmentsTexts } from './appointments.texts.ts'
import { entriesOf, type Entry } from './entries.ts'
import styles from './project-meetings.module.css'
import { useAppointmentNames } from './use-appointment-names.ts'
import { detailsOf } from './views/entry-words.ts'

const texts = appointmentsTexts.ofProject

type ProjectMeetingsProps = { readonly realEstateId: string; readonly projectId: string }

/** Who comes when for a renovation; what is over stands folded. */
export function ProjectMeetings({ realEstateId, projectId }: ProjectMeetingsProps) {
  const { mayWrite } = useRole(realEstateId)
  const now = { today: useToday(), time: useTimeOfDay() }
  const rows = useRows(record, realEstateId).data ?? []
  const own = rows.filter((one) => one.projectId === projectId)
  // Each once, also when it takes several days.
  const entries = entriesOf(own, [], now).filter(({ appointment, day }) => appointment?.startsOn === day)
  const isPast = ({ appointment }: Entry) => appointment && isOver(appointment, now.today, now.time)
  const [over, coming] = [entries.filter(isPast), entries.filter((entry) => isPast(entry) !== true)]
  return (
    <Card
      className={styles['card']}
      title={texts.title}
      action={
        mayWrite && (
          <LinkButton to={meetingPath(projectId)} icon={<IconPlus />}>
            {appointmentsTexts.add}
          </LinkButton>
        )
      }
    >
      {entries.length === 0 && <p className={styles['empty']}>{texts.empty}</p>}
      {entries.length > 0 && coming.length === 0 && <p className={styles['empty']}>{texts.noneComing}</p>}
      {coming.length > 0 && <Meetings realEstateId={realEstateId} label={texts.title} entries={coming} />}
      {over.length > 0 && (
        <Fold title={texts.past(over.length)}>
          <Meetings realEstateId={realEstateId} label={texts.past(over.length)} entries={over.toReversed()} />
        </Fold>
      )}
    </Card>
  )
}

type MeetingsProps = {
  readonly realEstateId: string
  readonly label: string
  readonly entries: readonly Entry[]
}

function Meetings({ realEstateId, label, entries }: MeetingsProps) {
  const { nameOf } = useAppointmentNames(realEstateId)
  return (
    <RowList label={label}>
      {entries.map((entry) => (
        <Row
          key={entry.key}
          to={appointmentPath(entry.id)}
          title={entry.title}
          text={`${weekDay(entry.day)} · ${detailsOf(entry, nameOf)}`}
          value={
            <OnItsWay
              isWaiting={entry.appointment?.isWaiting ?? false}
              isRefused={entry.appointment?.refusal !== undefined}
              size="small"
            />
          }
        />
      ))}
    </RowList>
  )
}
