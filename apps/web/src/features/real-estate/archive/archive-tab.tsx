import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import styles from './archive-tab.module.css'
import type { HouseFacts } from '#features/real-estate/house-values.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { useArchive } from './use-archive.ts'

type ArchiveTabProps = { readonly house: HouseFacts; readonly name: string; readonly isOwner: boolean }

/** Putting a house away, and bringing it back. */
export function ArchiveTab({ house, name, isOwner }: ArchiveTabProps) {
  const texts = realEstateTexts.archive
  const isArchived = house.status === 'archived'
  const when = house.archivedAt === null ? '' : day(house.archivedAt)
  return (
    <Card title={texts.title} className={styles['card']}>
      <div className={styles['body']}>
        <p>{isArchived ? texts.archivedText(when) : texts.activeText}</p>
        <div>
          <h3 className={styles['keeps']}>{texts.keepsTitle}</h3>
          <ul className={styles['list']}>
            {texts.keeps.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        {!isOwner ? (
          <Notice>{texts.ownersOnly}</Notice>
        ) : isArchived ? (
          <Restore house={house} name={name} />
        ) : (
          <Archive house={house} name={name} />
        )}
      </div>
    </Card>
  )
}

type ActProps = Pick<ArchiveTabProps, 'house' | 'name'>

function Restore({ house, name }: ActProps) {
  const { submit, isBusy, failure } = useArchive({ house, name })
  return (
    <>
      <SaveFailure failure={failure} />
      <div>
        <OnlineButton
          kind="primary"
          icon={<IconArchiveOff />}
          isBusy={isBusy}
          onClick={() => void submit(house.version)}
        >
          {realEstateTexts.archive.restore}
        </OnlineButton>
      </div>
    </>
  )
}

function Archive({ house, name }: ActProps) {
  const texts = realEstateTexts.archive
  const [isAsking, setAsking] = useState(false)
  const { submit, isBusy, failure, clear } = useArchive({ house, name, onDone: () => setAsking(false) })
  return (
    <>
      <div>
        <OnlineButton icon={<IconArchive />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.act}
        </OnlineButton>
      </div>
      <ConfirmDialog
        title={texts.question(name)}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void submit(house.version)}
        confirmLabel={texts.act}
        isBusy={isBusy}
      >
        <p>{texts.text}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </>
  )
}
