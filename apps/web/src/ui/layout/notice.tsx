import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './notice.module.css'

const signs = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  soon: IconClock,
  due: IconAlertTriangle,
} as const

type NoticeProps = {
  readonly tone?: 'info' | 'good' | 'soon' | 'due' | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Read out when it appears: `alert` at once, `status` after the current sentence. */
  readonly live?: 'alert' | 'status' | undefined
  readonly id?: string | undefined
}

export function Notice({ tone = 'info', title, children, action, live, id }: NoticeProps) {
  const Sign = signs[tone]
  return (
    <div className={classes(styles['notice'], styles[tone])} role={live} id={id}>
      <Sign className={styles['sign']} size={19} stroke={1.75} aria-hidden="true" />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div className={styles['text']}>{children}</div>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
