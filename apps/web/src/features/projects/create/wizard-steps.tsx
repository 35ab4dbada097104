import {
  projectTemplates,
  proposedBy,
  type ProjectTemplate,
} from '@hauswart/domain/projects/project-template'
import { projectKindLabels } from '@hauswart/domain/projects/project.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { money } from '#device/text/format.ts'
import { projects } from '#house/nouns/projects.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { timeWords } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { NameFields, PlanFields, ScopeFields } from '#features/projects/sheet/project-fields.tsx'
import { projectForm, type ProjectValues } from '#features/projects/sheet/project-values.ts'
import type { useStartFacts } from '#features/projects/use-start-facts.ts'
import styles from './wizard-steps.module.css'

const { wizard: texts, facts: words } = projectsTexts

export type WizardStep = 0 | 1 | 2 | 3

type StepProps = {
  readonly formId: string
  readonly step: WizardStep
  readonly values: ProjectValues
  readonly template: ProjectTemplate | undefined
  readonly components: ReturnType<typeof useStartFacts>['components']
  readonly canSeeFinances: boolean
  readonly onTemplate: (template: ProjectTemplate, values: ProjectValues) => void
  readonly onDone: (values: ProjectValues) => Promise<void>
}

const templates = (Object.keys(projectTemplates) as ProjectTemplate[]).map((value) => ({
  value,
  label: projectTemplates[value].label,
}))

/** The questions of one step. What was said in the steps before is judged again with each. */
export function WizardQuestions(props: StepProps) {
  const { formId, step, values, template, components, canSeeFinances, onTemplate, onDone } = props
  const form: ReturnType<typeof useForm<ProjectValues, unknown>> = useForm<ProjectValues, unknown>({
    ...projectForm,
    initial: values,
    onSubmit: () => onDone(form.values),
  })
  const choose = (name: ProjectTemplate) => {
    const proposed = { ...form.values, ...proposedBy(name, components) }
    form.reset(proposed)
    onTemplate(name, proposed)
  }
  const options = components.map((one) => ({ value: one.id, label: componentName(one) }))
  return (
    <form id={formId} {...form.form} className={styles['form']}>
      <FormSummary {...form.shown} />
      {step === 0 && (
        <>
          <ChoiceChips label={texts.template} options={templates} value={template} onChange={choose} />
          <NameFields form={form} />
        </>
      )}
      {step === 1 && <ScopeFields form={form} components={options} />}
      {step === 2 && <PlanFields form={form} canSeeFinances={canSeeFinances} />}
      {step === 3 && (
        <Summary
          values={form.values}
          names={options.filter(({ value }) => values.componentIds.includes(value)).map(({ label }) => label)}
          canSeeFinances={canSeeFinances}
        />
      )}
    </form>
  )
}

type SummaryProps = {
  readonly values: ProjectValues
  readonly names: readonly string[]
  readonly canSeeFinances: boolean
}

function Summary({ values, names, canSeeFinances }: SummaryProps) {
  const { title, kind, startsOn, endsOn, budgetRappen } = values
  const labels = projects.facts
  return (
    <Facts
      facts={[
        { label: labels.title, value: title },
        { label: labels.kind, value: projectKindLabels[kind] },
        { label: labels.componentIds, value: names.length === 0 ? words.none : names.join(', ') },
        { label: labels.startsOn, value: timeWords(startsOn, endsOn) ?? texts.noDay },
        ...(canSeeFinances
          ? [
              {
                label: labels.budgetRappen,
                value: budgetRappen === null ? texts.noBudget : money(budgetRappen),
              },
            ]
          : []),
      ]}
    />
  )
}
