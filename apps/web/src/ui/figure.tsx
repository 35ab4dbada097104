import { isUnverified, type Figure, type FigureOrigin } from '@hauswart/domain/figures/figure'
import { distinctInputs, distinctRules, figureWords, inputWords } from '@hauswart/domain/formats/figure-words'
import { Fragment } from 'react'
import { day } from '#lib/format.ts'
import { Facts } from './facts.tsx'
import styles from './figure.module.css'
import { figureTexts } from './figure.texts.ts'
import { SourceQuestion } from './source-sheet.tsx'
import { uiTexts } from './ui.texts.ts'

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
  const words = children ?? figureWords(figure, look)
  const isSingle = figure.value !== null && (figure.low ?? figure.value) === (figure.high ?? figure.value)
  return (
    <span className={styles['value']} data-figure={title} data-none={figure.value === null ? '' : undefined}>
      {isEstimate === true && isSingle && figure.value !== 0 && `${figureTexts.about} `}
      <Words text={words} />
      {figure.value !== null && isUnverified(figure) && <Unverified />}
    </span>
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
