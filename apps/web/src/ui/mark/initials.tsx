import { classes } from '#ui/classes.ts'
import styles from './initials.module.css'

type InitialsProps = {
  readonly firstName: string
  readonly lastName: string
  readonly size?: 'small' | 'normal' | 'large' | undefined
  /** The name is usually written beside it or is the label of the button around it. */
  readonly isDecorative?: boolean | undefined
}

export function Initials({ firstName, lastName, size = 'normal', isDecorative }: InitialsProps) {
  const letters = `${first(firstName)}${first(lastName)}`
  return (
    <span className={classes(styles['initials'], styles[size])}>
      <span aria-hidden="true">{letters}</span>
      {isDecorative !== true && <span className="visually-hidden">{`${firstName} ${lastName}`.trim()}</span>}
    </span>
  )
}

// By code point, so that no letter is cut in half.
function first(name: string): string {
  return String.fromCodePoint(name.trim().codePointAt(0) ?? 32)
    .trim()
    .toLocaleUpperCase('de-CH')
}
