import { useEffect, useRef, type ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Brand } from '#ui/mark/brand.tsx'
import { Stepper } from '#ui/layout/stepper.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './steps-frame.module.css'

type Props = {
  /** Counted from 1; one more than there are is the end, with nothing to continue. */
  readonly step: number
  readonly steps: number
  /** Behind «Schritt 2 von 5»: «noch etwa 2 Minuten». */
  readonly rest?: string | undefined
  readonly title: ReactNode
  readonly sentence?: ReactNode
  /** Where «Später fortsetzen» leads; the page has kept everything by then. */
  readonly laterTo?: string | undefined
  readonly children: ReactNode
  /** The drawing that grows beside the questions, and a line below it. */
  readonly picture?: ReactNode
  readonly caption?: ReactNode
  /** The buttons at the foot; the note stands beside the main one («Gespeichert»). */
  readonly back?: ReactNode
  readonly note?: ReactNode
  readonly next: ReactNode
}

/** The full-screen frame of a wizard: questions on the left, the house on the right, the way on below. */
export function StepsFrame(props: Props) {
  const { step, steps, rest, title, sentence, laterTo, children, picture, caption, back, note, next } = props
  const isEnd = step > steps
  const label = [isEnd ? '' : shellTexts.steps.progress(step, steps), rest].filter(Boolean).join(' · ')
  const heading = useHeadingAtStep(step)
  return (
    <div className={styles['frame']} data-plain={picture === undefined ? '' : undefined}>
      <div className={styles['form']}>
        <header className={styles['head']}>
          <Brand href={pathTo('dashboard')} />
          {!isEnd && (
            <AppLink to={laterTo ?? pathTo('dashboard')} className={styles['later']}>
              {shellTexts.steps.later}
            </AppLink>
          )}
        </header>
        <main id="inhalt" className={styles['main']}>
          <Stepper step={step} steps={steps} label={label} />
          <h1 ref={heading}>{title}</h1>
          {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
          {children}
        </main>
        <footer className={styles['foot']}>
          <div className={styles['back']}>{back}</div>
          <div className={styles['way']}>
            <output className={styles['note']}>{note}</output>
            {next}
          </div>
        </footer>
      </div>
      {picture !== undefined && (
        <aside className={styles['scene']}>
          <div className={styles['picture']}>{picture}</div>
          {caption !== undefined && <div className={styles['caption']}>{caption}</div>}
        </aside>
      )}
    </div>
  )
}

/** Another step is another page to the reader, although the address may stay. */
function useHeadingAtStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step || heading.current === null) return
    shown.current = step
    heading.current.tabIndex = -1
    heading.current.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  return heading
}
