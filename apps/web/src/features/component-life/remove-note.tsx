import { IconTrash } from '@tabler/icons-react'
import { Button } from '#ui/action/button.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from './remove-note.module.css'

type RemoveNoteProps = { readonly onRemove: () => void }

/** At the end of the page: this component is not there any more. */
export function RemoveNote({ onRemove }: RemoveNoteProps) {
  const { action, text } = componentLifeTexts.remove
  return (
    <div className={styles['note']}>
      <p>{text}</p>
      <Button kind="quiet" size="small" icon={<IconTrash />} onClick={onRemove}>
        {action}
      </Button>
    </div>
  )
}
