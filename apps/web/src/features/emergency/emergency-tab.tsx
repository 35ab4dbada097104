import { IconFirstAidKit, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { useConnection } from '#device/net/connection.ts'
import { craftsmenQuery } from '#house/house-queries.ts'
import { emergency } from '#house/nouns/sheets/emergency.ts'
import { useRows } from '#house/record/use-rows.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { onCall } from './contact-list.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { EmergencyPage } from './emergency-page.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import styles from './emergency-tab.module.css'
import { emergencyTexts } from './emergency.texts.ts'
import { SheetForm } from './sheet-form.tsx'
import { isEmpty, type EmergencySheet } from './sheet-values.ts'

type EmergencyTabProps = {
  readonly realEstateId: string
  readonly name: string
  readonly address: readonly string[]
  readonly mayWrite: boolean
}

/** The emergency sheet of a house: to read in the cellar, to hang up there, to keep up to date. */
export function EmergencyTab(props: EmergencyTabProps) {
  const { data, isError, refetch } = useRows(emergency, props.realEstateId)
  const { online } = useConnection()
  const sheet = data?.[0]
  if (sheet !== undefined) return <Sheet {...props} sheet={sheet} />
  if (isError)
    return (
      <div className={styles['tab']}>
        <EmergencyNumbers />
        <Notice
          tone={online ? 'due' : 'info'}
          action={<Button onClick={() => void refetch()}>{emergencyTexts.retry}</Button>}
        >
          {online ? emergencyTexts.failed : emergencyTexts.offline}
        </Notice>
      </div>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={5} />
      </Loading>
    </Card>
  )
}

type Editing = 'places' | 'new' | EmergencyContact

function Sheet({ realEstateId, sheet, ...rest }: EmergencyTabProps & { readonly sheet: EmergencySheet }) {
  const { mayWrite } = rest
  const [editing, setEditing] = useState<Editing>()
  const close = () => setEditing(undefined)
  const craftsmen = useQuery(craftsmenQuery(realEstateId)).data ?? []
  const texts = emergencyTexts
  return (
    <div className={styles['tab']}>
      {isEmpty(sheet) ? (
        <>
          <EmergencyNumbers />
          <Card>
            <EmptyState
              title={texts.empty.title}
              text={mayWrite ? texts.empty.text : texts.empty.reader}
              picture={<IconFirstAidKit />}
              action={
                mayWrite && (
                  <Button kind="primary" aria-haspopup="dialog" onClick={() => setEditing('places')}>
                    {texts.fill}
                  </Button>
                )
              }
            />
          </Card>
        </>
      ) : (
        <>
          <div className={styles['actions']}>
            <p className={styles['kept']}>
              {texts.kept} <OnItsWay isWaiting={sheet.isWaiting} isRefused={sheet.refusal !== undefined} />
            </p>
            {mayWrite && (
              <Button icon={<IconPencil />} aria-haspopup="dialog" onClick={() => setEditing('places')}>
                {texts.edit}
              </Button>
            )}
            <Button icon={<IconPrinter />} onClick={() => globalThis.print()}>
              {texts.print}
            </Button>
          </div>
          <EmergencyPage
            {...rest}
            sheet={sheet}
            onCall={onCall(sheet.contacts, craftsmen)}
            onContact={mayWrite ? (contact) => setEditing(contact ?? 'new') : undefined}
          />
        </>
      )}
      {editing === 'places' && <SheetForm realEstateId={realEstateId} sheet={sheet} onClose={close} />}
      {editing !== undefined && editing !== 'places' && (
        <ContactSheet
          realEstateId={realEstateId}
          sheet={sheet}
          contact={editing === 'new' ? undefined : editing}
          onClose={close}
        />
      )}
    </div>
  )
}
