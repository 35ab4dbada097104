import type { GeakClass } from '@hauswart/domain/real-estate/building'
import { classes } from '#ui/classes.ts'
import styles from './class-badge.module.css'

/** A class from A to G in its colour; the letter says the same. */
export function ClassBadge({ letter }: { readonly letter: GeakClass }) {
  return (
    <span className={classes(styles['badge'], styles[letter.toLowerCase()])}>{letter.toUpperCase()}</span>
  )
}
