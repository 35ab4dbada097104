import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import styles from './look-choice.module.css'
import { chooseLook, usePaperLook, type PaperLook } from './paper-look.ts'

const looks: readonly { readonly look: PaperLook; readonly Icon: typeof IconList }[] = [
  { look: 'list', Icon: IconList },
  { look: 'grid', Icon: IconLayoutGrid },
]

/** List or grid, remembered on this device. */
export function LookChoice() {
  const chosen = usePaperLook()
  return (
    <fieldset aria-label={documentsTexts.look.label} className={styles['looks']}>
      {looks.map(({ look, Icon }) => (
        <button
          key={look}
          type="button"
          className={styles['look']}
          aria-pressed={look === chosen}
          aria-label={documentsTexts.look[look]}
          title={documentsTexts.look[look]}
          onClick={() => chooseLook(look)}
        >
          <Icon size={19} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
}
