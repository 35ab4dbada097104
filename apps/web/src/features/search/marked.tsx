import type { MarkedText } from '@hauswart/domain/search/search'
import styles from './marked.module.css'

/** A text with what was found in it marked. */
export function Marked({ pieces }: { readonly pieces: readonly MarkedText[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      // The pieces of one text never move: their places are their names.
      // eslint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles['mark']}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
