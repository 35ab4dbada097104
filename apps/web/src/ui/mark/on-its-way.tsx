import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './on-its-way.module.css'
import { Pill } from './pill.tsx'

type OnItsWayProps = {
  readonly isWaiting: boolean | undefined
  readonly isRefused: boolean
  readonly size?: 'normal' | 'small'
}

/** That something is not on the server as it stands here. Waiting shows only after a moment: with a line nothing waits that long. */
export function OnItsWay({ isWaiting, isRefused, size }: OnItsWayProps) {
  if (isRefused)
    return (
      <Pill tone="due" size={size} icon={<IconAlertTriangle stroke={1.75} />}>
        {uiTexts.refused}
      </Pill>
    )
  if (isWaiting !== true) return null
  return (
    <Pill className={styles['waiting']} icon={<IconCloudUp stroke={1.75} />}>
      {uiTexts.waiting}
    </Pill>
  )
}
