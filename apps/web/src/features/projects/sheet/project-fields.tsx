import { projectKinds } from '@hauswart/domain/projects/project'
import { projectKindLabels } from '@hauswart/domain/projects/project.labels'
import { projects } from '#house/nouns/projects.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { ProjectValues } from './project-values.ts'

type Form = ReturnType<typeof useForm<ProjectValues, unknown>>

const { facts: labels } = projects
const { form: texts } = projectsTexts
const kinds = projectKinds.map((value) => ({ value, label: projectKindLabels[value] }))

/** What it is called, and of which kind it is. */
export function NameFields({ form }: { readonly form: Form }) {
  return (
    <>
      <TextField
        label={labels.title}
        placeholder={texts.titleExample}
        data-autofocus
        {...form.text('title')}
      />
      <SelectField label={labels.kind} options={kinds} placeholder={null} {...form.text('kind')} />
    </>
  )
}

export type ComponentOptions = { readonly components: readonly SelectOption[] }

/** What it is about. */
export function ScopeFields({ form, components }: ComponentOptions & { readonly form: Form }) {
  return (
    <>
      <SeveralField
        label={labels.componentIds}
        isOptional
        placeholder={texts.components}
        goneLabel={projectsTexts.facts.goneComponent}
        dropLabel={texts.drop}
        options={components}
        value={form.values.componentIds}
        onChange={(ids) => form.set('componentIds', ids)}
      />
      <TextArea
        label={labels.description}
        isOptional
        rows={4}
        placeholder={texts.description}
        {...form.text('description')}
      />
    </>
  )
}

/** When, and with how much. */
export function PlanFields({
  form,
  canSeeFinances,
}: {
  readonly form: Form
  readonly canSeeFinances: boolean
}) {
  return (
    <>
      <FieldPair>
        <DateField label={labels.startsOn} isOptional {...form.value('startsOn')} />
        <DateField label={labels.endsOn} isOptional {...form.value('endsOn')} />
      </FieldPair>
      {canSeeFinances && (
        <FieldPair>
          <MoneyField label={labels.budgetRappen} isOptional {...form.value('budgetRappen')} />
          <NumberField label={labels.reservePercent} {...form.value('reservePercent')} />
        </FieldPair>
      )}
    </>
  )
}

/** When it was really done: guarantees, liens and the report count from these days, not from the day it was written down. */
export function DoneFields({ form, isFinished }: { readonly form: Form; readonly isFinished: boolean }) {
  return (
    <FieldPair>
      <DateField label={labels.startedOn} {...form.value('startedOn')} />
      {isFinished && <DateField label={labels.finishedOn} {...form.value('finishedOn')} />}
    </FieldPair>
  )
}
