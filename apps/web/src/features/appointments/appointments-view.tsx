import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTimeOfDay } from '#device/use-today.ts'
import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import { upcomingQuery } from '#house/house-queries.ts'
import { appointments as record } from '#house/nouns/appointments.ts'
import { datePath } from '#house/paths/date-path.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { appointmentsTexts as texts } from './appointments.texts.ts'
import { countWeek, entriesOf, soonOf, together, type Entry } from './entries.ts'
import { AddAppointmentSheet, AppointmentSheet, type ProposalProps } from './sheet/appointment-sheets.tsx'
import { choicesIn, filterEntries, isFiltered } from './entries-filter.ts'
import { useDates } from './use-dates.ts'
import { useMoving } from './use-moving.ts'
import { useAppointmentNames } from './use-appointment-names.ts'
import { calendarViews, useAppointmentsAddress } from './use-appointments-address.ts'
import { CalendarCard } from './views/calendar-card.tsx'
import { EntriesFilterFields } from './views/entries-filter-fields.tsx'
import { GroupedList } from './views/grouped-list.tsx'
import styles from './views/calendar-views.module.css'

const records = [record]
const everything = { kind: '', componentId: '', craftsmanId: '' }
const fromTools = {
  label: texts.trail,
  crumbs: [{ label: texts.tools, to: pathTo('tools') }, { label: texts.title }],
}

type AppointmentsViewProps = {
  readonly realEstateId: string
  /** The way to have all of it in another calendar. */
  readonly subscription: ReactNode
  /** Every deadline with its rule, as a list of its own. */
  readonly deadlines: ReactNode
  /** Times a guest may choose from: what stands in the sheet of an appointment, and the form for them. */
  readonly proposals: {
    readonly Part: ComponentType<ProposalProps>
    readonly Form: ComponentType<
      Pick<ProposalProps, 'realEstateId' | 'appointment'> & { readonly onClose: () => void }
    >
  }
}

/** The calendar of one house: appointments, deadlines and what is to be done, with or without a line. */
export function AppointmentsView({
  realEstateId,
  subscription,
  deadlines,
  proposals,
}: AppointmentsViewProps) {
  const address = useAppointmentsAddress()
  const { today, selectedId, close } = address
  const { role, mayWrite } = useRole(realEstateId)
  const rows = useRows(record, realEstateId)
  const upcoming = useQuery(upcomingQuery(realEstateId))
  const { options, nameOf } = useAppointmentNames(realEstateId)
  const refused = useRefusals({ records, realEstateId, nameOf })
  const all = rows.data ?? []
  const now = { today, time: useTimeOfDay() }
  const { dates, isMissing } = useDates(realEstateId, address.day, today)
  const next = upcoming.data?.realEstate?.upcoming ?? []
  const listed = entriesOf(all, together(soonOf(dates, today), next), now)
  const dated = entriesOf(all, together(dates, next), now)
  const { filter } = address
  const shown = filterEntries(listed, filter)
  const selected = all.find(({ id }) => id === selectedId)
  const moving = useMoving(realEstateId, all)
  const [proposingId, setProposing] = useState<string>()
  const pathOf = (entry: Entry) => (entry.sort === 'meeting' ? address.pathOf(entry.id) : datePath(entry))
  const fields = { ...options, others: all.filter(({ id }) => id !== selectedId) }
  const isReady = rows.data !== undefined
  const add = mayWrite && (
    <span className={styles['wide']}>
      <LinkButton kind="primary" to={address.addPath} icon={<IconPlus />}>
        {texts.add}
      </LinkButton>
    </span>
  )
  return (
    <>
      <PageHead
        title={texts.title}
        trail={address.isFromTools ? fromTools : undefined}
        sentence={isReady && <Sentence entries={listed} today={today} />}
        actions={add}
      />
      {refused.view}
      {role !== undefined && !mayWrite && <Notice>{texts.readerOnly}</Notice>}
      {rows.error !== null && !isReady ? (
        <ListFailure texts={texts.failed} error={rows.error} onAgain={() => void rows.refetch()} />
      ) : !isReady ? (
        <Card>
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        </Card>
      ) : (
        <>
          <div className={styles['tools']}>
            <ChoiceChips
              label={texts.view}
              isLabelHidden
              look="joined"
              options={calendarViews.map((value) => ({ value, label: texts.views[value] }))}
              value={address.view}
              onChange={address.setView}
            />
            {subscription}
          </div>
          {address.view !== 'deadlines' && (
            <EntriesFilterFields
              filter={filter}
              choices={choicesIn([...listed, ...dated], filter, options)}
              onChange={address.setFilter}
            />
          )}
          {address.view === 'deadlines' ? (
            deadlines
          ) : shown.length === 0 && isFiltered(filter) && address.view === 'list' ? (
            <Card>
              <EmptyState
                {...texts.filter.none}
                action={<Button onClick={() => address.setFilter(everything)}>{texts.filter.all}</Button>}
              />
            </Card>
          ) : listed.length === 0 && address.view === 'list' ? (
            <Card>
              <EmptyState {...texts.empty} />
            </Card>
          ) : address.view === 'list' ? (
            <GroupedList entries={shown} today={today} pathOf={pathOf} nameOf={nameOf} />
          ) : (
            <>
              {isMissing && (
                <div className={styles['missing']}>
                  <Notice live="status">{texts.datesMissing}</Notice>
                </div>
              )}
              <CalendarCard
                view={address.view}
                day={address.day}
                today={today}
                entries={filterEntries(dated, filter)}
                pathOf={pathOf}
                nameOf={nameOf}
                onDay={address.setDay}
                moving={mayWrite ? moving : undefined}
              />
            </>
          )}
        </>
      )}
      {address.isAdding && mayWrite && (
        <AddAppointmentSheet
          day={address.day}
          begun={address.begun}
          realEstateId={realEstateId}
          onClose={close}
          {...fields}
        />
      )}
      {selected !== undefined && mayWrite && selected.id === proposingId ? (
        <proposals.Form
          realEstateId={realEstateId}
          appointment={selected}
          onClose={() => setProposing(undefined)}
        />
      ) : selected !== undefined && mayWrite ? (
        <AppointmentSheet
          key={selected.id}
          appointment={selected}
          realEstateId={realEstateId}
          Proposal={proposals.Part}
          onPropose={() => setProposing(selected.id)}
          onClose={close}
          {...fields}
        />
      ) : null}
      {isReady && selectedId !== undefined && selected === undefined && <Gone onClose={close} />}
    </>
  )
}

function Sentence({ entries, today }: { readonly entries: readonly Entry[]; readonly today: string }) {
  const words = texts.inWeek(countWeek(entries, today))
  if (words === '') return texts.freeWeek
  return (
    <>
      {texts.thisWeek} <b>{words}</b>.
    </>
  )
}

/** The address names an appointment that is not there any more. */
function Gone({ onClose }: { readonly onClose: () => void }) {
  const { online } = useConnection()
  const { title, text, notHere, back } = texts.gone
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={<Button onClick={onClose}>{back}</Button>}>
      <p>{online ? text : notHere}</p>
    </Dialog>
  )
}
