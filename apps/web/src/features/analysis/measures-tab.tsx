import { IconLink } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { OnlineButton } from '#ui/online-button.tsx'
import { TabHead, TabPart } from '#ui/tab-head.tsx'
import styles from './analysis.module.css'
import { analysisTexts } from './analysis.texts.ts'
import { BundleHints } from './bundle-hints.tsx'
import { BundleSheet } from './bundle-sheet.tsx'
import { DecisionSheet, type Deciding } from './decision-sheet.tsx'
import type { Desk } from './desk.ts'
import { MeasureCardView } from './measure-card.tsx'
import { measureCards, type MeasureCard } from './measure-cards.ts'
import cards from './measure-card.module.css'
import { useMeasureActs } from './use-measure-acts.ts'

const texts = analysisTexts.measures

type MeasuresTabProps = {
  readonly desk: Desk
  /** Opens the preparation of a renovation, perhaps of given components. */
  readonly onPlan: (componentIds: readonly string[]) => void
}

/** What could be done and what was decided, with its reasons. */
export function MeasuresTab({ desk, onPlan }: MeasuresTabProps) {
  const { analysis, input, mayWrite } = desk
  const { near, decided, later, closed } = measureCards(analysis, input.measures)
  const acts = useMeasureActs(desk)
  const [deciding, setDeciding] = useState<Deciding>()
  const [isBundling, setBundling] = useState(false)
  const list = (some: readonly MeasureCard[]) => (
    <ul className={cards['list']}>
      {some.map((card) => (
        <MeasureCardView
          key={card.id}
          desk={desk}
          card={card}
          onDecide={(act) => setDeciding({ card, act })}
          onPrepare={() => onPlan(card.components.map(({ component }) => component.id))}
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
            <OnlineButton icon={<IconLink />} aria-haspopup="dialog" onClick={() => setBundling(true)}>
              {texts.bundle}
            </OnlineButton>
          )
        }
      />
      <div className={classes(styles['stack'], cards['below'])}>
        <BundleHints
          bundles={analysis.plan.bundles}
          canBundle={mayWrite}
          isBusy={acts.isBusy}
          onBundle={({ componentIds, year }) => acts.bundle(componentIds, year)}
        />
        {near.length === 0 && <p className={cards['quiet']}>{texts.nothing}</p>}
        {near.length > 0 && <TabPart title={texts.near}>{list(near)}</TabPart>}
        {decided.length > 0 && <TabPart title={texts.decided}>{list(decided)}</TabPart>}
        <Folded title={texts.later(later.length)} isEmpty={later.length === 0}>
          {list(later)}
        </Folded>
        <Folded title={texts.closed(closed.length)} isEmpty={closed.length === 0}>
          {list(closed)}
        </Folded>
        <p className={cards['quiet']}>{texts.legal}</p>
      </div>
      {deciding !== undefined && (
        <DecisionSheet
          key={`${deciding.card.id} ${deciding.act}`}
          {...deciding}
          desk={desk}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {isBundling && (
        <BundleSheet
          cards={[...near, ...decided, ...later]}
          year={analysis.year}
          onBundle={acts.bundle}
          onClose={() => setBundling(false)}
        />
      )}
    </>
  )
}

type FoldedProps = { readonly title: string; readonly isEmpty: boolean; readonly children: ReactNode }

function Folded({ title, isEmpty, children }: FoldedProps) {
  if (isEmpty) return null
  return (
    <details className={cards['folded']}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
