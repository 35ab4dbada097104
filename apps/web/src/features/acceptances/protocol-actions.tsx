import { IconDownload, IconFolder } from '@tabler/icons-react'
import { OnlineButton } from '#ui/action/online-button.tsx'
import type { Acceptance } from './acceptance-words.ts'
import { acceptancesTexts } from './acceptances.texts.ts'
import styles from './acceptances-card.module.css'
import { useProtocol } from './use-protocol.ts'

const { protocol: texts } = acceptancesTexts

type ProtocolActionsProps = {
  readonly realEstateId: string
  readonly acceptance: Acceptance
  /** What was typed and not saved is not in the protocol. */
  readonly isDirty: boolean
}

/** The protocol to keep, and to put into a drawer of the house. */
export function ProtocolActions({ realEstateId, acceptance, isDirty }: ProtocolActionsProps) {
  const { isFetching, isFiling, fetchPaper, filePaper } = useProtocol(realEstateId, acceptance)
  const { isWaiting, refusal } = acceptance
  if (isWaiting || refusal !== undefined) return <p className={styles['hint']}>{texts.waiting}</p>
  if (isDirty) return <p className={styles['hint']}>{texts.saveFirst}</p>
  return (
    <div className={styles['actions']}>
      <OnlineButton icon={<IconDownload />} isBusy={isFetching} onClick={() => void fetchPaper()}>
        {texts.download}
      </OnlineButton>
      <OnlineButton icon={<IconFolder />} isBusy={isFiling} onClick={() => void filePaper()}>
        {texts.file}
      </OnlineButton>
    </div>
  )
}
