import type { AnalysisGap, GapKind } from '@hauswart/domain/analysis/model/analysis'
import { gapQuestions } from '@hauswart/domain/analysis/gaps/gap.labels'
import { heatingQuestion } from '@hauswart/domain/analysis/engine/gaps-heating'
import { unitAsked } from '@hauswart/domain/analysis/gaps/gaps-unit'
import { roofForms, type RoofForm } from '@hauswart/domain/analysis/model/analysis-profile'
import { roofFormLabels } from '@hauswart/domain/analysis/model/analysis-profile.labels'
import { heatingKinds, type HeatingKind } from '@hauswart/domain/real-estate/building'
import { heatingKindLabels } from '@hauswart/domain/real-estate/building.labels'
import { componentUnitLabels } from '@hauswart/domain/real-estate/component.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import type { ReactNode } from 'react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { useConnection } from '#device/net/connection.ts'
import { dossierPath } from '#house/paths/dossier-paths.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { firstYear } from './gap-bounds.ts'
import { ChipsAnswer, ChoiceAnswer, ConditionAnswer, MoneyAnswer, NumberAnswer } from './gap-answers.tsx'
import { YearAnswer } from './gap-year.tsx'
import { HeatingAnswer } from './gap-heating.tsx'
import { SharedAnswer } from './gap-shared.tsx'
import styles from './gaps-tab.module.css'
import { useAnswer } from './use-answer.ts'

const texts = analysisTexts.gaps

type GapQuestionProps = {
  readonly desk: Desk
  readonly gap: AnalysisGap
  readonly onAnswered: () => void
}

/** One question with the field that answers it; what is saved counts at once. */
export function GapQuestion({ desk, gap, onAnswered }: GapQuestionProps) {
  const component = desk.components.find(({ id }) => id === gap.componentId)
  const name = component === undefined ? '' : componentName(component)
  const answer = useAnswer(desk)
  const { online } = useConnection()
  const question = gapQuestions[gap.kind](name)
  const told = async (sending: Promise<unknown>) => {
    if ((await sending) !== undefined) return
    toast({ text: online ? texts.thanks : savingTexts.keptHere, tone: 'good' })
    onAnswered()
  }
  const isAsked = desk.mayWrite && !elsewhere.includes(gap.kind)
  return (
    <>
      {!isAsked && <h3>{question}</h3>}
      {desk.mayWrite && asks[gap.kind]({ desk, gap, question, answer, onGiven: (one) => void told(one) })}
      {!(isAsked && gap.kind === 'installed_year') && (
        <p className={styles['why']}>{texts.reasons[gap.kind]}</p>
      )}
      <SaveFailure failure={answer.failure} />
    </>
  )
}

/** Answered in a form of their own: the question stands alone here. */
const elsewhere: readonly GapKind[] = ['consumption', 'share_permille']

type AnswerProps = Omit<GapQuestionProps, 'onAnswered'> & {
  readonly question: string
  readonly answer: ReturnType<typeof useAnswer>
  readonly onGiven: (sending: Promise<unknown>) => void
}

type Ask = (props: AnswerProps) => ReactNode
const idOf = ({ gap }: AnswerProps): string => gap.componentId ?? ''
/** The year the figures rest on until somebody knows better. */
const yearShown = ({ desk, gap }: AnswerProps): number | undefined =>
  desk.analysis.components.find(({ component }) => component.id === gap.componentId)?.component.installedYear
const componentOf = ({ desk, gap }: AnswerProps) => desk.components.find(({ id }) => id === gap.componentId)

const asks: Record<GapKind, Ask> = {
  installed_year: (props) => (
    <YearAnswer
      {...askedOf(props)}
      min={firstYear(props.desk.house.buildYear)}
      max={props.desk.analysis.year}
      assumed={yearShown(props)}
      onGive={(installedYear) =>
        props.onGiven(props.answer.component(idOf(props), { installedYear, isInstalledYearAssumed: false }))
      }
    />
  ),
  condition: (props) => (
    <ConditionAnswer
      {...askedOf(props)}
      onGive={(condition) => props.onGiven(props.answer.component(idOf(props), { condition }))}
    />
  ),
  quantity: (props) => {
    const component = componentOf(props)
    if (component === undefined) return null
    const unit = unitAsked(props.desk.input, component)
    return (
      <NumberAnswer
        {...askedOf(props)}
        min={0.1}
        max={1_000_000}
        unit={componentUnitLabels[unit]}
        onGive={(quantity) => props.onGiven(props.answer.component(idOf(props), { quantity, unit }))}
      />
    )
  },
  living_area: (props) => (
    <NumberAnswer
      {...askedOf(props)}
      isWhole
      min={5}
      max={5_000}
      unit={texts.squareMetres}
      onGive={(livingAreaM2) => props.onGiven(props.answer.house({ livingAreaM2 }))}
    />
  ),
  build_year: (props) => (
    <NumberAnswer
      {...askedOf(props)}
      isYear
      min={firstYear(null)}
      max={props.desk.analysis.year}
      onGive={(buildYear) => props.onGiven(props.answer.house({ buildYear }))}
    />
  ),
  heating: (props) => (
    <ChoiceAnswer<HeatingKind>
      {...askedOf(props)}
      options={heatingKinds.map((value) => ({ value, label: heatingKindLabels[value] }))}
      onGive={(heating) => props.onGiven(props.answer.house({ heating }))}
    />
  ),
  roof_form: (props) => (
    <ChipsAnswer<RoofForm>
      {...askedOf(props)}
      options={roofForms.map((value) => ({ value, label: roofFormLabels[value] }))}
      onGive={(roofForm) => props.onGiven(props.answer.profile({ roofForm }))}
    />
  ),
  cellar: (props) => (
    <ChipsAnswer
      {...askedOf(props)}
      options={[
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ]}
      onGive={(value) => props.onGiven(props.answer.profile({ hasCellar: value === 'yes' }))}
    />
  ),
  flat_floor: (props) => (
    <NumberAnswer
      {...askedOf(props)}
      isWhole
      min={-5}
      max={50}
      hint={texts.floorHint}
      onGive={(flatFloor) => props.onGiven(props.answer.profile({ flatFloor }))}
    />
  ),
  marginal_tax: (props) => (
    <NumberAnswer
      {...askedOf(props)}
      min={0}
      max={60}
      unit={texts.percent}
      onGive={(marginalTaxPercent) => props.onGiven(props.answer.budget({ marginalTaxPercent }))}
    />
  ),
  property_value: (props) => (
    <MoneyAnswer
      {...askedOf(props)}
      onGive={(propertyValueRappen) => props.onGiven(props.answer.budget({ propertyValueRappen }))}
    />
  ),
  consumption: () => <Elsewhere to={analysisPath('energy')} label={texts.toConsumption} />,
  shared_parts: (props) => (
    <SharedAnswer
      desk={props.desk}
      question={props.question}
      onGive={(parts) => props.onGiven(props.answer.shared(parts))}
    />
  ),
  heating_contradiction: (props) => {
    const asked = heatingQuestion(props.desk.input)
    return asked && <HeatingAnswer {...props} asked={asked} />
  },
  share_permille: ({ desk }) => (
    <Elsewhere to={dossierPath(desk.house.id, 'community')} label={texts.toCommunity} />
  ),
}

const askedOf = ({ question }: AnswerProps) => ({ question })

/** Three answers that belong together, or a fact of the community, have their own form. */
function Elsewhere({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <div className={styles['answer']}>
      <LinkButton to={to} size="small">
        {label}
      </LinkButton>
    </div>
  )
}
