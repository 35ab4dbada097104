import { useConnection } from '#device/net/connection.ts'
import { Card } from '#ui/layout/card.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './missing-panel.module.css'

type Said = { readonly title: string; readonly text: string }

type MissingPanelProps = {
  readonly isLoading?: boolean
  /** Whether somebody looked for this one; else being online is taken for it: a kept list may be old. */
  readonly isKnown?: boolean
  readonly texts: { readonly gone: Said; readonly notHere: Said }
}

/** In the place of what was chosen, when the list does not have it: nothing is called gone that only is not here. */
export function MissingPanel({ isLoading = false, isKnown, texts }: MissingPanelProps) {
  const { online } = useConnection()
  const { title, text } = (isKnown ?? online) ? texts.gone : texts.notHere
  if (isLoading)
    return (
      <Card>
        <Loading>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </Loading>
      </Card>
    )
  return (
    <Card title={title}>
      <p className={styles['text']}>{text}</p>
    </Card>
  )
}
