import { isYearAssumed, yearOf } from '@hauswart/domain/real-estate/component-state'
import type { ComponentAnalysis, EnergySaving } from '@hauswart/domain/analysis/model/analysis'
import { savingCostLabel, savingLabels } from '@hauswart/domain/analysis/model/saving.labels'
import type { Figure } from '@hauswart/domain/figures/figure'
import { componentStateLabels, conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { IconDotsVertical } from '@tabler/icons-react'
import { AppLink } from '#ui/action/app-link.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Menu, type MenuItem } from '#ui/overlay/menu.tsx'
import { replacedParameter } from '#house/paths/analysis-paths.ts'
import { Button } from '#ui/action/button.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { DecisionAct } from '#features/analysis/decisions/decision-values.ts'
import type { Desk } from '#features/analysis/desk.ts'
import type { MeasureCard } from './measure-cards.ts'
import styles from './measure-card.module.css'
import type { Preparing } from '#features/analysis/decisions/prepared-todos.ts'
import { withdraw } from '#features/analysis/decisions/withdraw.ts'

const texts = analysisTexts.measures

type MeasureCardProps = {
  readonly desk: Desk
  readonly card: MeasureCard
  readonly onDecide: (act: DecisionAct) => void
  readonly onPrepare: () => void
  /** The decision was taken back, or stands again. */
  readonly onTakenBack: () => void
} & Pick<Preparing, 'MeasureTodos' | 'MeasurePapers' | 'MeasureInvoices' | 'MeasureProject'>

/** A proposal or a decision: how urgent, why, what it costs and what comes back. */
export function MeasureCardView(props: MeasureCardProps) {
  const { desk, card, MeasureTodos, MeasurePapers, MeasureInvoices, MeasureProject } = props
  const { title, state, year, componentState, components, entry, measure } = card
  const shown = desk.decisions.find(({ id }) => id === measure?.id)
  const costTitle = texts.costOf(title)
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h3 tabIndex={-1} data-card={components.map(({ component }) => component.id).join(' ')}>
          {title}
        </h3>
        <div className={styles['pills']}>
          {state !== 'done' && (
            <StatePill state={componentState}>{componentStateLabels[componentState]}</StatePill>
          )}
          <Pill>{texts.states[state](year)}</Pill>
          <OnItsWay isWaiting={shown?.isWaiting} isRefused={shown?.refusal !== undefined} />
        </div>
      </div>
      {entry !== undefined && (
        <p className={styles['cost']}>
          <FigureValue figure={entry.cost} title={costTitle} />
          <FigureSource figure={entry.cost} title={costTitle} look="sign" />
        </p>
      )}
      <ul className={styles['reasons']}>
        {components.map((one) => (
          <Reason key={one.component.id} one={one} />
        ))}
        {typeof measure?.reason === 'string' && <li>{texts.ownReason(measure.reason)}</li>}
      </ul>
      {entry !== undefined && (
        <Facts
          facts={[
            ...(card.saving === undefined ? [] : savingFacts(card.saving, title)),
            ...components.flatMap((one) => [
              componentFact(texts.subsidy, one, 'subsidy', components.length > 1),
              ...(desk.canSeeFinances ? [componentFact(texts.tax, one, 'tax', components.length > 1)] : []),
            ]),
          ]}
        />
      )}
      <p className={styles['links']}>
        {components.map((one) => (
          <AppLink key={one.component.id} to={desk.pathOf(one.component.id)}>
            {texts.toComponent(one.name)}
          </AppLink>
        ))}
        {measure !== undefined && <MeasureTodos realEstateId={desk.house.id} measureId={measure.id} />}
        {measure !== undefined && <MeasurePapers realEstateId={desk.house.id} measureId={measure.id} />}
        {measure !== undefined && desk.canSeeFinances && (
          <MeasureInvoices realEstateId={desk.house.id} measureId={measure.id} />
        )}
        {measure !== undefined && state !== 'rejected' && (
          <MeasureProject
            realEstateId={desk.house.id}
            mayWrite={desk.mayWrite && state !== 'done'}
            measureId={measure.id}
            title={title}
            componentIds={components.map(({ component }) => component.id)}
          />
        )}
      </p>
      {desk.mayWrite && <Actions {...props} />}
    </li>
  )
}

function Actions({ desk, card, onDecide, onPrepare, onTakenBack }: MeasureCardProps) {
  const { state, measure, components, title } = card
  const [first] = components
  const button = (act: DecisionAct, kind?: 'primary') => (
    <Button size="small" kind={kind} aria-haspopup="dialog" onClick={() => onDecide(act)}>
      {state === act && act === 'planned' ? texts.change : texts.acts[act]}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
  const isOpen = state !== 'rejected' && state !== 'done'
  const more: readonly MenuItem[] = [
    { label: texts.prepare, opensDialog: true, onSelect: onPrepare },
    ...(first === undefined
      ? []
      : [{ label: texts.finished, to: `${desk.pathOf(first.component.id)}?${replacedParameter}` }]),
  ]
  return (
    <div className={styles['actions']}>
      {isOpen && button('planned', state === 'proposed' ? 'primary' : undefined)}
      {isOpen && button('postponed')}
      {isOpen && button('rejected')}
      {isOpen && (
        <Menu label={texts.more(title)} items={more}>
          <IconDotsVertical size={19} stroke={1.75} aria-hidden="true" />
        </Menu>
      )}
      {measure !== undefined && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => void withdraw(desk, { ...measure, title }, onTakenBack)}
        >
          {texts.takeBack}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
    </div>
  )
}

/** «Ölheizung von 1998: noch 0 Jahre, üblich sind 20 Jahre, Zustand: abgenutzt», each number with its question. */
function Reason({ one }: { readonly one: ComponentAnalysis }) {
  const { component, name, remaining, lifetime } = one
  const [left, usual] = [texts.remainingOf(name), texts.lifetimeOf(name)]
  return (
    <li className={styles['reason']}>
      <span>{(isYearAssumed(component) ? texts.sinceAssumed : texts.since)(name, yearOf(component))}</span>
      {remaining.value === null ? (
        <span>{texts.noLifetime}</span>
      ) : (
        <>
          <span className={styles['part']}>
            <FigureValue figure={remaining} title={left}>
              {texts.left(Math.round(remaining.value))}
            </FigureValue>
            <FigureSource figure={remaining} title={left} look="sign" />
          </span>
          <span className={styles['part']}>
            {texts.usual}
            <FigureValue figure={lifetime} title={usual} />
            <FigureSource figure={lifetime} title={usual} look="sign" />
          </span>
        </>
      )}
      {component.condition !== null && (
        <span className={styles['part']}>{texts.condition(conditionWord(component.condition))}</span>
      )}
    </li>
  )
}

/** Money, energy and CO₂ of a year; one line is enough where nothing is known. */
function savingFacts(saving: EnergySaving, name: string): Fact[] {
  const lines = [
    [savingCostLabel(saving), saving.cost],
    [savingLabels.energy, saving.energy],
    [savingLabels.co2Alone, saving.co2],
  ] as const
  return lines
    .filter(([, { value }], at) => at === 0 || value !== null)
    .map(([label, figure]) => figureFact({ label, figure, title: texts.figureOf(label, name), isBare: true }))
}

function componentFact(
  label: string,
  one: ComponentAnalysis,
  name: 'subsidy' | 'tax',
  isNamed: boolean,
): Fact {
  const title = texts.figureOf(label, one.name)
  return figureFact({ label: isNamed ? title : label, figure: one[name], title })
}

type FigureLine = {
  readonly label: string
  readonly figure: Figure
  readonly title: string
  readonly isBare?: boolean
}

const figureFact = ({ label, figure, title, isBare }: FigureLine): Fact => ({
  label,
  value: (
    <span className={styles['value']}>
      <FigureValue figure={figure} title={title} isBare={isBare} isEstimate />
      <FigureSource figure={figure} title={title} look="sign" />
    </span>
  ),
})
