import { isUnverified, type Figure, type FigureOrigin } from '@hauswart/domain/figures/figure'
import { distinctInputs, distinctRules, figureWords, inputWords } from '@hauswart/domain/formats/figure-words'
import { Fragment, type ReactNode } from 'react'
import { day } from '#device/text/format.ts'
import { classes } from '#ui/classes.ts'
import { Facts } from '#ui/list/facts.tsx'
import styles from './figure.module.css'
import { figureTexts } from './figure.texts.ts'
import { SourceQuestion } from '#ui/overlay/source-sheet.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

const origins: Record<FigureOrigin, string> = figureTexts.origins

type FigureValueProps = {
  readonly figure: Figure
  /** Names the figure, the same as its `FigureSource`: «Kosten Ölheizung». */
  readonly title: string
  /** Its words, where the writing by unit is not what the sentence needs. */
  readonly children?: string | undefined
  readonly isBare?: boolean | undefined
  readonly withoutCurrency?: boolean | undefined
  /** CO₂ in one unit, where a column compares. */
  readonly inTonnes?: boolean | undefined
  /** Puts «ca.» before a single number that is an estimate. */
  readonly isEstimate?: boolean | undefined
}

/** A computed number as people read it, with its mark where nobody has checked what it rests on. */
export function FigureValue(props: FigureValueProps) {
  const { figure, title, children, isEstimate, ...look } = props
  const words = children ?? figureWords(figure, { ...look, isEstimate })
  const isNone = figure.value === null
  const isSingle = !isNone && (figure.low ?? figure.value) === (figure.high ?? figure.value)
  const isDoubtful = !isNone && isUnverified(figure)
  return (
    <span className={styles['value']} data-figure={title} data-none={isNone ? '' : undefined}>
      <span className={isDoubtful ? styles['doubtful'] : undefined}>
        {isEstimate === true && isSingle && figure.value !== 0 && `${figureTexts.about} `}
        <Words text={words} />
      </span>
      {isDoubtful && <Unverified />}
    </span>
  )
}

type DenseFiguresProps = {
  readonly children: ReactNode
  /** Where so much follows that nobody would find it at the end. */
  readonly isLegendFirst?: boolean | undefined
}

/**
 * Where many figures stand close together, the word for what nobody has checked becomes a line under the number, and is
 * said once. To screen readers it stays a word at each number.
 */
export function DenseFigures({ children, isLegendFirst }: DenseFiguresProps) {
  return (
    <div className={classes(styles['dense'], isLegendFirst === true && styles['told'])}>
      {children}
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['sample']}>{figureTexts.sample}</span> {figureTexts.legend}
      </p>
    </div>
  )
}

/** A range may break after its dash, never inside a number. */
function Words({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split('–')
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          –<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** What nobody saw at its primary source is never shown as fact. */
export function Unverified() {
  return (
    <>
      {' '}
      <span className={styles['unverified']}>{figureTexts.unverified}</span>
    </>
  )
}

type FigureSourceProps = {
  readonly figure: Figure
  readonly title: string
  /** `sign`: the question mark alone, for lists; its words stay for screen readers. */
  readonly look?: 'words' | 'sign' | undefined
}

type AskedProps = Omit<FigureSourceProps, 'look'> & { readonly children: ReactNode }

/** Words in running text with the question after the last of them, on whatever line that stands. */
export function Asked({ figure, title, children }: AskedProps) {
  return (
    <>
      <span className={styles['asked']}>{children}</span>
      <FigureSource figure={figure} title={title} look="sign" />
    </>
  )
}

/** «Woher kommt diese Zahl?»: what went in, by which rules, and who says so. */
export function FigureSource({ figure, title, look }: FigureSourceProps) {
  return (
    <SourceQuestion title={title} look={look}>
      <Answer figure={figure} />
    </SourceQuestion>
  )
}

function Answer({ figure }: { readonly figure: Figure }) {
  const once = distinctInputs(figure.inputs)
  const rules = distinctRules(figure.rules)
  return (
    <div className={styles['answer']}>
      <p className={styles['figure']}>
        {figureWords(figure)}
        {isUnverified(figure) && <Unverified />}
      </p>
      {isUnverified(figure) && <p className={styles['hint']}>{figureTexts.unverifiedHint}</p>}
      <section>
        <h3>{uiTexts.sourceInputs}</h3>
        {once.length === 0 ? (
          <p className={styles['hint']}>{figureTexts.noInputs}</p>
        ) : (
          <Facts
            facts={once.map((input) => ({
              label: input.label,
              value: inputWords(input),
              note: origins[input.origin],
            }))}
          />
        )}
      </section>
      {rules.length > 0 && (
        <section>
          <h3>{uiTexts.sourceRule}</h3>
          <ul className={styles['rules']}>
            {rules.map(({ text, sources }) => (
              <li key={text}>
                <p>{text}</p>
                {sources.length > 0 && (
                  <ul className={styles['sources']} aria-label={uiTexts.sourceNames}>
                    {sources.map(({ key, source, checkedOn, isVerified }) => (
                      <li key={key}>
                        {source}
                        <span className={styles['as-of']}>
                          {uiTexts.sourceAsOf} {day(checkedOn)}
                          {!isVerified && <Unverified />}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
