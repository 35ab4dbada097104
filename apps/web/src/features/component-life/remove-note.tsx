import { IconTrash } from '@tabler/icons-react'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from './remove-note.module.css'

type RemoveNoteProps = { readonly isBusy: boolean; readonly onRemove: () => void }

/** At the end of the page: this component is not there any more. */
export function RemoveNote({ isBusy, onRemove }: RemoveNoteProps) {
  const { action, text } = componentLifeTexts.remove
  return (
    <div className={styles['note']}>
      <p>{text}</p>
      <OnlineButton kind="quiet" size="small" icon={<IconTrash />} isBusy={isBusy} onClick={onRemove}>
        {action}
      </OnlineButton>
    </div>
  )
}
