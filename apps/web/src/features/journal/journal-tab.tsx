import { journalMarkLabels, journalName } from '@hauswart/domain/journal/journal-entry.labels'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { weekDay } from '#device/text/format.ts'
import { houseQuery } from '#house/house-queries.ts'
import { journal as record } from '#house/nouns/journal.ts'
import { journalParameter } from '#house/paths/places.ts'
import { RowPhotos } from '#house/photos/row-photos.tsx'
import { useLookAgain } from '#house/photos/use-look-again.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { BeforeAfter } from './before-after.tsx'
import { AddEntrySheet, EntrySheet, type Entry } from './entry-sheets.tsx'
import styles from './journal-tab.module.css'
import { journalTexts as texts } from './journal.texts.ts'

const records = [record]

type JournalTabProps = { readonly realEstateId: string; readonly projectId: string }

/** What happened on the site, the newest first, and how it looked before and after. */
export function JournalTab({ realEstateId, projectId }: JournalTabProps) {
  const query = useRows(record, realEstateId)
  return (
    <Loaded query={query} texts={texts} rows={4}>
      {(entries) => (
        <Journal
          realEstateId={realEstateId}
          projectId={projectId}
          entries={entries.filter((one) => one.projectId === projectId)}
          onExpired={() => void query.refetch()}
        />
      )}
    </Loaded>
  )
}

type JournalProps = JournalTabProps & {
  readonly entries: readonly Entry[]
  readonly onExpired: () => void
}

function Journal({ realEstateId, projectId, entries, onExpired }: JournalProps) {
  const { mayWrite } = useRole(realEstateId)
  const today = useToday()
  const [isAdding, setAdding] = useState(false)
  const [editedId, setEditedId] = useState<string>()
  const edited = entries.find(({ id }) => id === editedId)
  const refused = useRefusals({ records, realEstateId, nameOf: () => undefined })
  const nameOf = useMemberNames(realEstateId)
  const [query] = useSearchParams()
  const asked = query.get(journalParameter)
  useLookAgain(
    entries.flatMap(({ pictures }) => pictures),
    onExpired,
  )
  const add = mayWrite && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <div className={styles['journal']}>
      <Card title={texts.title} sentence={texts.sentence} action={entries.length > 0 && add}>
        {refused.view}
        {entries.length === 0 ? (
          <EmptyState
            level={3}
            title={texts.empty.title}
            text={mayWrite ? texts.empty.text : texts.empty.reader}
            action={add}
          />
        ) : (
          <ol className={styles['entries']} aria-label={texts.list}>
            {entries.map((entry) => (
              <EntryItem
                key={entry.id}
                entry={entry}
                who={nameOf(entry.createdBy)}
                isAsked={entry.id === asked}
                onEdit={mayWrite ? () => setEditedId(entry.id) : undefined}
                onExpired={onExpired}
              />
            ))}
          </ol>
        )}
      </Card>
      <BeforeAfter entries={entries} onExpired={onExpired} />
      {isAdding && (
        <AddEntrySheet
          realEstateId={realEstateId}
          projectId={projectId}
          today={today}
          onClose={() => setAdding(false)}
        />
      )}
      {edited !== undefined && mayWrite && (
        <EntrySheet
          key={edited.id}
          realEstateId={realEstateId}
          entry={edited}
          name={journalName(edited.body, edited.happenedOn)}
          onExpired={onExpired}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </div>
  )
}

type EntryItemProps = {
  readonly entry: Entry
  readonly who: string
  /** The address asks for this one. */
  readonly isAsked: boolean
  readonly onEdit: (() => void) | undefined
  readonly onExpired: () => void
}

function EntryItem({ entry, who, isAsked, onEdit, onExpired }: EntryItemProps) {
  const { happenedOn, body, mark, pictures, isWaiting, refusal } = entry
  const name = journalName(body, happenedOn)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <li ref={place} className={styles['entry']} aria-current={isAsked ? 'true' : undefined}>
      <div className={styles['when']}>
        <time dateTime={happenedOn}>{weekDay(happenedOn)}</time>
        <span className={styles['who']}>{who}</span>
      </div>
      <div className={styles['words']}>
        {body !== null && <p className={styles['body']}>{body}</p>}
        <RowPhotos pictures={pictures} about={name} mayWrite={false} onExpired={onExpired} />
      </div>
      <div className={styles['marks']}>
        {mark !== null && <Pill tone={mark === 'after' ? 'good' : 'neutral'}>{journalMarkLabels[mark]}</Pill>}
        <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        {onEdit !== undefined && (
          <IconButton
            label={texts.edit(name)}
            icon={<IconPencil size={19} stroke={1.75} />}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
        )}
      </div>
    </li>
  )
}

function useMemberNames(realEstateId: string) {
  const { data } = useQuery(houseQuery(realEstateId))
  return (userId: string): string => {
    const member = data?.[0]?.members.find((one) => one.userId === userId)
    return member === undefined ? texts.gone : `${member.firstName} ${member.lastName}`
  }
}
