import { financingSources, type FinancingSource } from '@hauswart/domain/projects/financing'
import { financingLabels } from '@hauswart/domain/projects/financing.labels'
import { updateProjectInput } from '@hauswart/domain/projects/project.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { projects } from '#house/nouns/projects.ts'
import { saveOver } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { MoneyField } from '#ui/input/money-field.tsx'
import type { Project } from '#features/projects/project-words.ts'
import { financingTexts as texts } from './financing.texts.ts'

type Values = Readonly<Record<FinancingSource, number | null>>

const schema = z.required(z.pick(updateProjectInput, { financing: true }))

/** What was left empty, or is nothing, is no source. */
const prepare = (values: Values): object => ({
  financing: financingSources.flatMap((source) => {
    const amountRappen = values[source] ?? 0
    return amountRappen === 0 ? [] : [{ source, amountRappen }]
  }),
})

const faults = {
  own: texts.wrong,
  mortgage: texts.wrong,
  subsidy: texts.wrong,
  fund: texts.wrong,
  insurance: texts.wrong,
}

type FinancingSheetProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly onClose: () => void
}

/** All sources at once: they make up one sum. */
export function FinancingSheet({ project, realEstateId, onClose }: FinancingSheetProps) {
  const [failure, setFailure] = useState<Failure>()
  const amountOf = (source: FinancingSource) =>
    project.financing.find((one) => one.source === source)?.amountRappen ?? null
  const initial: Values = {
    own: amountOf('own'),
    mortgage: amountOf('mortgage'),
    subsidy: amountOf('subsidy'),
    fund: amountOf('fund'),
    insurance: amountOf('insurance'),
  }
  const form = useForm({
    initial,
    schema,
    prepare,
    texts: faults,
    onSubmit: async ({ financing }) => {
      const edit = projects.acts.update(project, { financing: [...financing] })
      const fault = await saveOver(projects, realEstateId, project, edit)
      setFailure(notKept(fault))
      if (fault === undefined) onClose()
    },
  })
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <p>{texts.hint}</p>
      {financingSources.map((source) => (
        <MoneyField
          key={source}
          label={financingLabels[source]}
          isOptional
          hint={source === 'subsidy' ? texts.subsidyHint : undefined}
          {...form.value(source)}
        />
      ))}
    </FormSheet>
  )
}
