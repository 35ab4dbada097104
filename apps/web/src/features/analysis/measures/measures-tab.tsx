import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { classes } from '#ui/classes.ts'
import { DenseFigures } from '#ui/figure/figure.tsx'
import { Button } from '#ui/action/button.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { TabHead, TabPart } from '#ui/layout/tab-head.tsx'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { BundleHints } from './bundle-hints.tsx'
import { BundleQuestion } from './bundle-question.tsx'
import { BundleSheet } from './bundle-sheet.tsx'
import { DecisionSheet, type Deciding } from './decision-sheet.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import { MeasureCardView } from './measure-card.tsx'
import { measureCards, type MeasureCard } from './measure-cards.ts'
import type { Preparing } from '#features/analysis/decisions/prepared-todos.ts'
import cards from './measure-card.module.css'
import { useArrival } from './use-arrival.ts'
import { useFocusAfter } from '#features/analysis/use-focus-after.ts'
import { useMeasureActs } from '#features/analysis/decisions/use-measure-acts.ts'

const texts = analysisTexts.measures

type MeasuresTabProps = {
  readonly desk: Desk
  /** Opens the preparation of a renovation, perhaps of given components. */
  readonly onPlan: (componentIds: readonly string[]) => void
} & Pick<Preparing, 'MeasureTodos' | 'MeasurePapers' | 'MeasureInvoices' | 'MeasureProject'>

/** What could be done and what was decided, with its reasons. */
export function MeasuresTab({ desk, onPlan, ...linked }: MeasuresTabProps) {
  const { analysis, input, mayWrite } = desk
  const { near, decided, later, closed } = measureCards(analysis, input.measures)
  const acts = useMeasureActs(desk)
  const [deciding, setDeciding] = useState<Deciding>()
  const [isBundling, setBundling] = useState(false)
  const focusAfter = useFocusAfter(input.measures, headingOf)
  useArrival(headingOf)
  const focusOn = ([first]: MeasureCard['components']) => {
    if (first !== undefined) focusAfter(first.component.id)
  }
  const bundle = (componentIds: readonly string[], year: number) => {
    acts.bundle(componentIds, year)
    if (componentIds[0] !== undefined) focusAfter(componentIds[0])
  }
  const list = (some: readonly MeasureCard[]) => (
    <ul className={cards['list']}>
      {some.map((card) => (
        <MeasureCardView
          key={card.id}
          desk={desk}
          card={card}
          {...linked}
          onDecide={(act) => setDeciding({ card, act })}
          onPrepare={() => onPlan(card.components.map(({ component }) => component.id))}
          onTakenBack={() => focusOn(card.components)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <TabHead
        sentence={texts.sentence(near.length, decided.length)}
        actions={
          mayWrite && (
            <Button icon={<IconLink />} aria-haspopup="dialog" onClick={() => setBundling(true)}>
              {texts.bundle}
            </Button>
          )
        }
      />
      <DenseFigures isLegendFirst>
        <div className={classes(styles['stack'], cards['below'])}>
          <BundleHints
            bundles={analysis.plan.bundles}
            canBundle={mayWrite}
            onBundle={({ componentIds, year }) => bundle(componentIds, year)}
          />
          {near.length === 0 && <p className={cards['quiet']}>{texts.nothing}</p>}
          {near.length > 0 && <TabPart title={texts.near}>{list(near)}</TabPart>}
          {decided.length > 0 && <TabPart title={texts.decided}>{list(decided)}</TabPart>}
          {later.length > 0 && <Fold title={texts.later(later.length)}>{list(later)}</Fold>}
          {closed.length > 0 && <Fold title={texts.closed(closed.length)}>{list(closed)}</Fold>}
          <p className={cards['quiet']}>{texts.legal}</p>
        </div>
      </DenseFigures>
      {deciding !== undefined && (
        <DecisionSheet
          key={`${deciding.card.id} ${deciding.act}`}
          {...deciding}
          desk={desk}
          onDone={() => focusOn(deciding.card.components)}
          onClose={() => setDeciding(undefined)}
        />
      )}
      <BundleQuestion desk={desk} {...acts.question} />
      {isBundling && (
        <BundleSheet
          cards={[...near, ...decided, ...later]}
          years={analysis.plan.years.map(({ year }) => year)}
          onBundle={bundle}
          onClose={() => setBundling(false)}
        />
      )}
    </>
  )
}

/** The card over a component; inside a closed fold nothing can have the focus but the fold itself. */
function headingOf(componentId: string): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>(`[data-card~="${CSS.escape(componentId)}"]`)
  return heading?.closest('details:not([open])')?.querySelector('summary') ?? heading
}
