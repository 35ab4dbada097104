import { fileRefusalLabels } from '@hauswart/domain/files/file.labels'
import { guestFileKinds, type GuestFileKind } from '@hauswart/domain/quotes/guest-file'
import { guestFileLabels } from '@hauswart/domain/quotes/guest-file.labels'
import { isAwaited } from '@hauswart/domain/quotes/quote-request'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { useProgress } from '#device/net/upload-progress.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestFile, GuestRequest } from './guest-calls.ts'
import styles from './guest-files.module.css'
import { useGuestFile } from './use-guest-file.ts'

const { files: texts } = guestLinksTexts
const kinds = guestFileKinds.map((value) => ({ value, label: guestFileLabels[value] }))

type GuestFilesProps = {
  readonly request: GuestRequest
  /** Asks anew what the link shows. */
  readonly onSent: () => Promise<unknown>
}

/** Files that a firm sends with its answer or after it, and what became of them. */
export function GuestFiles({ request, onSent }: GuestFilesProps) {
  const { files } = request
  const { online } = useConnection()
  const [kind, setKind] = useState<GuestFileKind>(isAwaited(request) ? 'offer' : 'invoice')
  const { sending, fault, choose, goOn, drop } = useGuestFile(files, onSent)
  const isBusy = sending !== undefined && sending.fault === undefined
  return (
    <Card title={texts.title}>
      <div className={styles['files']}>
        <p>{texts.sentence}</p>
        <ChoiceChips label={texts.kind} options={kinds} value={kind} onChange={setKind} />
        <FileButton
          accept="application/pdf,image/*"
          icon={<IconUpload />}
          isDisabled={isBusy || !online}
          onFiles={([file]) => {
            if (file !== undefined) void choose(file, kind)
          }}
        >
          {texts.choose}
        </FileButton>
        {!online && <Notice>{texts.offline}</Notice>}
        <div aria-live="polite" className={styles['told']}>
          {isBusy && <Progress id={sending.id} name={sending.file.name} />}
          {fault !== undefined && <Notice tone="due">{fault}</Notice>}
          {sending?.fault !== undefined && (
            <Notice
              tone="due"
              title={sending.file.name}
              action={
                sending.canGoOn === true ? (
                  <OnlineButton size="small" onClick={() => void goOn(sending)}>
                    {texts.goOn}
                  </OnlineButton>
                ) : (
                  <Button kind="quiet" size="small" onClick={drop}>
                    {texts.close}
                  </Button>
                )
              }
            >
              {sending.fault}
            </Notice>
          )}
        </div>
        {files.length > 0 && (
          <ul className={styles['list']} aria-label={texts.list}>
            {files.map((file) => (
              <li key={file.id}>
                <span>
                  {guestFileLabels[file.sentAs]} · {file.name}
                </span>
                <span className={file.state === 'refused' ? styles['refused'] : styles['state']}>
                  {stateOf(file)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Progress({ id, name }: { readonly id: string; readonly name: string }) {
  const share = useProgress(id) ?? 0
  const label = texts.sending(name, Math.floor(share * 100))
  return (
    <div className={styles['progress']}>
      <span>{label}</span>
      <progress aria-label={texts.progress(name)} max={1} value={share} />
    </div>
  )
}

const stateOf = ({ state, refusal }: GuestFile): string => {
  if (state === 'refused') return texts.refused(refusal === undefined ? '' : fileRefusalLabels[refusal])
  return state === 'ready' ? texts.ready : texts.judged
}
