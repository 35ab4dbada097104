import { IconSearch } from '@tabler/icons-react'
import styles from './search-field.module.css'
import { searchEntryTexts } from './search-entry.texts.ts'

const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** Looks like a field and opens the search, where the typing happens. */
export function SearchField({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles['field']}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onOpen}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <span className={styles['words']}>{searchEntryTexts.field}</span>
      <kbd className={styles['key']} aria-hidden="true">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
