import type { ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import styles from './row-list.module.css'

type RowListProps = {
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A list with hairlines, as «Als Nächstes» and the lists beside a panel. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  )
}

type RowProps = {
  readonly icon?: ReactNode
  /** A button in the place of the sign: what is ticked off there. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** On the right, in the line of the title: an amount or a pill. */
  readonly value?: ReactNode
  /** It goes below the title where both would be squeezed. */
  readonly isValueWide?: boolean | undefined
  /** Below it: a date, a state. */
  readonly note?: ReactNode
  /** The whole row leads there. */
  readonly to?: string | undefined
  /** Done on the way there. */
  readonly onFollow?: (() => void) | undefined
  readonly isSelected?: boolean | undefined
  /** Buttons of the row; they stay clickable beside the link. */
  readonly action?: ReactNode
  /** Keeps the place in the list when a selection changes the address. */
  readonly prefetch?: 'intent' | 'viewport' | 'none' | undefined
}

export function Row(props: RowProps) {
  const { icon, lead, title, text, value, isValueWide, note, to, onFollow, isSelected, action, prefetch } =
    props
  return (
    <li
      className={classes(
        styles['row'],
        to !== undefined && styles['link'],
        isSelected === true && styles['selected'],
        isValueWide === true && styles['wide'],
      )}
    >
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      {lead === undefined && icon !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles['words']}>
        <div className={styles['title']}>
          {to === undefined ? (
            title
          ) : (
            <AppLink
              to={to}
              onClick={onFollow}
              prefetch={prefetch ?? 'intent'}
              aria-current={isSelected === true ? 'true' : undefined}
            >
              {title}
            </AppLink>
          )}
        </div>
        {text !== undefined && <div className={styles['text']}>{text}</div>}
      </div>
      {(value !== undefined || note !== undefined) && (
        <div className={styles['side']}>
          {value !== undefined && <div className={styles['value']}>{value}</div>}
          {note !== undefined && <div className={styles['note']}>{note}</div>}
        </div>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </li>
  )
}
