import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { dayTime } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { deviceName, isHandheld } from './device-name.ts'
import styles from './settings.module.css'
import { settingsTexts } from './settings.texts.ts'
import { useEndSessions, useSessions, type DeviceSession } from './use-sessions.ts'

const texts = settingsTexts.sessions

/** Where this person is signed in, and the way to sign out there. */
export function SessionsCard() {
  const { data, isError, refetch } = useSessions()
  const { online } = useConnection()
  return (
    <Card anchor="geraete" title={texts.title} sentence={texts.sentence}>
      {data !== undefined ? (
        <Sessions sessions={data} />
      ) : isError || !online ? (
        <Notice
          tone={online ? 'due' : 'info'}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {online ? texts.failed : texts.offline}
        </Notice>
      ) : (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
    </Card>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const [isAsking, setAsking] = useState(false)
  const { submit, isBusy, failure, clear } = useEndSessions(() => {
    setAsking(false)
    toast({ text: texts.othersEnded, tone: 'good' })
  })
  const ordered = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1),
  )
  return (
    <>
      <RowList>
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </RowList>
      {sessions.length > 1 ? (
        <div className={styles['below']}>
          <OnlineButton aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {texts.endOthers}
          </OnlineButton>
        </div>
      ) : (
        <p className={styles['quiet']}>{texts.onlyThis}</p>
      )}
      <ConfirmDialog
        title={texts.endOthersQuestion}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void submit('others')}
        confirmLabel={texts.endOthers}
        isBusy={isBusy}
      >
        <p>{texts.endOthersText}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </>
  )
}

function SessionRow({ session }: { readonly session: DeviceSession }) {
  const { id, userAgent, lastSeenAt, ipPrefix, isCurrent } = session
  const name = deviceName(userAgent)
  const { submit, isBusy, failure } = useEndSessions(() => toast({ text: texts.ended(name), tone: 'good' }))
  return (
    <Row
      icon={isHandheld(userAgent) ? <IconDeviceMobile /> : <IconDeviceLaptop />}
      title={name}
      text={
        <>
          {texts.lastSeen(dayTime(lastSeenAt))} · {texts.network(ipPrefix)}
          <SaveFailure failure={failure} />
        </>
      }
      value={isCurrent ? <Pill tone="good">{texts.current}</Pill> : undefined}
      action={
        isCurrent ? undefined : (
          <OnlineButton
            kind="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={texts.endLabel(name)}
            onClick={() => void submit(id)}
          >
            {texts.end}
          </OnlineButton>
        )
      }
    />
  )
}
