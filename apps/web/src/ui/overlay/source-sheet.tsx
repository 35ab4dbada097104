import { IconHelpCircle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { day } from '#device/text/format.ts'
import { classes } from '#ui/classes.ts'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { Sheet } from './sheet.tsx'
import styles from './source-sheet.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type Source = {
  readonly name: string
  /** When the source says so, as `2026-01-01`. */
  readonly asOf: string
  readonly href?: string | undefined
}

export type Origin = {
  /** The figure in question: «CHF 34’000–42’000». */
  readonly figure: ReactNode
  /** What the owner recorded and what was assumed. */
  readonly inputs: readonly Fact[]
  /** The rule in one or two plain sentences. */
  readonly rule: ReactNode
  readonly sources: readonly Source[]
}

/** The question beside a computed figure, and its answer. */
export function SourceSheet({
  title,
  look,
  ...origin
}: Origin & Pick<SourceQuestionProps, 'title' | 'look'>) {
  return (
    <SourceQuestion title={title} look={look}>
      <Answer {...origin} />
    </SourceQuestion>
  )
}

type SourceQuestionProps = {
  readonly title: string
  /** `sign`: a question mark alone, where a list has no room for its words. */
  readonly look?: 'words' | 'sign' | undefined
  readonly children: ReactNode
}

/** The question alone; whoever asks it brings the answer. */
export function SourceQuestion({ title, look = 'words', children }: SourceQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const isSign = look === 'sign'
  return (
    <>
      <button
        type="button"
        className={classes(styles['question'], isSign && styles['alone'])}
        aria-haspopup="dialog"
        title={isSign ? uiTexts.sourceQuestion : undefined}
        data-figure-source={title}
        onClick={() => setOpen(true)}
      >
        <IconHelpCircle size={17} stroke={1.75} aria-hidden="true" />
        <span className={isSign ? 'visually-hidden' : undefined}>{uiTexts.sourceQuestion}</span>
        <span className="visually-hidden"> {title}</span>
      </button>
      <Sheet title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long answer is scrolled by keys */}
        <section aria-label={title} tabIndex={0}>
          {children}
        </section>
      </Sheet>
    </>
  )
}

function Answer({ figure, inputs, rule, sources }: Origin) {
  return (
    <div className={styles['answer']}>
      <p className={styles['figure']}>{figure}</p>
      <section>
        <h3>{uiTexts.sourceInputs}</h3>
        <Facts facts={inputs} />
      </section>
      <section>
        <h3>{uiTexts.sourceRule}</h3>
        <p className={styles['rule']}>{rule}</p>
      </section>
      <section>
        <h3>{uiTexts.sourceNames}</h3>
        <ul className={styles['sources']}>
          {sources.map(({ name, asOf, href }) => (
            <li key={name}>
              {href === undefined ? name : <a href={href}>{name}</a>}
              <span className={styles['as-of']}>
                {uiTexts.sourceAsOf} {day(asOf)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
