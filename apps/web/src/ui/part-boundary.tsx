import { IconPlugConnectedX } from '@tabler/icons-react'
import { Children, Component, useState, type ReactNode } from 'react'
import { ChunkError } from '#lib/chunk-guard.ts'
import { Button } from './button.tsx'
import cardStyles from './card.module.css'
import { classes } from './classes.ts'
import styles from './part-boundary.module.css'
import { uiTexts } from './ui.texts.ts'

type PartBoundaryProps = {
  readonly children: ReactNode
  /** Where the part brings its card along, the words in its place need one of their own. */
  readonly isCard?: boolean | undefined
}

/** Around a piece of a page: should it break, it alone is missing. Only a class can catch this. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('a part broke without a reason') }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, isCard } = this.props
    if (error === undefined) return children
    // Code that did not arrive is no fault of the part: the page says so, and comes back by a load.
    if (error instanceof ChunkError) throw error
    return <Missing isCard={isCard} onRetry={() => this.setState({ error: undefined })} />
  }
}

/** Several parts one below the other, each on its own. */
export const Parts = ({ children }: { readonly children: ReactNode }): ReactNode =>
  Children.map(children, (part) => <PartBoundary isCard>{part}</PartBoundary>)

type MissingProps = Pick<PartBoundaryProps, 'isCard'> & { readonly onRetry: () => void }

function Missing({ isCard, onRetry }: MissingProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await askAnew().catch(() => undefined)
    onRetry()
  }
  return (
    <div className={classes(styles['missing'], isCard === true && cardStyles['card'])}>
      <span className={styles['sign']} aria-hidden="true">
        <IconPlugConnectedX size={20} stroke={1.75} />
      </span>
      <div className={styles['words']}>
        <p>{uiTexts.partFailed}</p>
        <p className={styles['safe']}>{uiTexts.partFailedSafe}</p>
      </div>
      <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
        {uiTexts.retry}
      </Button>
    </div>
  )
}

/** What broke may be an answer of the server, and nobody knows which. Fetched only now: pages of guests do without. */
async function askAnew(): Promise<void> {
  const { queryClient } = await import('#lib/query.ts')
  await queryClient.refetchQueries()
  // Answers are handed out a moment after they came; what is drawn before that is drawn from the old ones.
  await new Promise((resolve) => void setTimeout(resolve))
}
