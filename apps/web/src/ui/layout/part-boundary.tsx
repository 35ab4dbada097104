import { IconPlugConnectedX } from '@tabler/icons-react'
import { Children, Component, useRef, useState, type ReactNode } from 'react'
import { ChunkError } from '#device/chunk-guard.ts'
import { Button } from '#ui/action/button.tsx'
import cardStyles from './card.module.css'
import { classes } from '#ui/classes.ts'
import styles from './part-boundary.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type PartBoundaryProps = {
  readonly children: ReactNode
  /** Where the part brings its card along, the words in its place need one of their own. */
  readonly isCard?: boolean | undefined
}

/** Around a piece of a page: should it break, it alone is missing. Only a class can catch this. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }
  private findPart: (() => Element | null) | undefined

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('a part broke without a reason') }
  }

  /** The button went with the words: whoever pressed it goes on at what came in their place. */
  override componentDidUpdate(): void {
    const part = this.findPart?.()
    this.findPart = undefined
    if (!(part instanceof HTMLElement) || document.activeElement !== document.body) return
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }

  private retry(words: Element | null): void {
    const parent = words?.parentElement
    const at = Array.prototype.indexOf.call(parent?.children ?? [], words)
    this.findPart = () => parent?.children.item(at) ?? null
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, isCard } = this.props
    if (error === undefined) return children
    // Code that did not arrive is no fault of the part: the page says so, and comes back by a load.
    if (error instanceof ChunkError) throw error
    return <Missing isCard={isCard} onRetry={(words) => this.retry(words)} />
  }
}

/** Several parts one below the other, each on its own. */
export const Parts = ({ children }: { readonly children: ReactNode }): ReactNode =>
  Children.map(children, (part) => <PartBoundary isCard>{part}</PartBoundary>)

type MissingProps = Pick<PartBoundaryProps, 'isCard'> & { readonly onRetry: (words: Element | null) => void }

function Missing({ isCard, onRetry }: MissingProps) {
  const [isBusy, setBusy] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const retry = async () => {
    setBusy(true)
    await askAnew().catch(() => undefined)
    onRetry(words.current)
  }
  return (
    <div ref={words} className={classes(styles['missing'], isCard === true && cardStyles['card'])}>
      <span className={styles['sign']} aria-hidden="true">
        <IconPlugConnectedX size={20} stroke={1.75} />
      </span>
      <output className={styles['words']}>
        <span>{uiTexts.partFailed}</span> <span className={styles['safe']}>{uiTexts.partFailedSafe}</span>
      </output>
      <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
        {uiTexts.retry}
      </Button>
    </div>
  )
}

/** What broke may be an answer of the server, and nobody knows which. Fetched only now: pages of guests do without. */
async function askAnew(): Promise<void> {
  const { queryClient } = await import('#device/cache/query.ts')
  await queryClient.refetchQueries()
  // Answers are handed out a moment after they came; what is drawn before that is drawn from the old ones.
  await new Promise((resolve) => void setTimeout(resolve))
}
