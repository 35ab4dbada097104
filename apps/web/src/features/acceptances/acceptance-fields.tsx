import { contractSubjects, contractTerms } from '@hauswart/domain/defects/defect'
import { contractSubjectLabels, contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import { contractOfOther, type KnownContracts } from '@hauswart/domain/quotes/contract'
import { acceptances } from '#house/nouns/acceptances.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import type { AcceptanceForm } from './acceptance-values.ts'
import { acceptancesTexts } from './acceptances.texts.ts'
import { ChecklistFields } from './checklist-fields.tsx'
import { OutcomeFields } from './outcome-fields.tsx'
import { SignatureFields } from './signature-fields.tsx'

export type FieldsProps = {
  readonly realEstateId: string
  readonly projectId: string
  readonly contracts: KnownContracts
  readonly craftsmen: readonly SelectOption[]
  /** Those of this renovation. */
  readonly defects: readonly SelectOption[]
}

const { facts: labels } = acceptances
const { form: texts } = acceptancesTexts
const terms = contractTerms.map((value) => ({ value, label: contractTermsLabels[value] }))
const subjects = contractSubjects.map((value) => ({ value, label: contractSubjectLabels[value] }))

/** In the order of the spot: who meets over what, what is gone through, how it ended, who signs. */
export function AcceptanceFields({
  form,
  craftsmen,
  contracts,
  ...of
}: FieldsProps & { readonly form: AcceptanceForm }) {
  const firm = form.text('craftsmanId')
  return (
    <>
      <TextField label={labels.title} {...form.text('title')} />
      <FieldPair>
        <DateField label={labels.acceptedOn} {...form.value('acceptedOn')} />
        <SelectField
          label={labels.craftsmanId}
          isOptional
          options={craftsmen}
          placeholder={texts.noCraftsman}
          {...firm}
          onChange={(event) => {
            firm.onChange(event)
            const firms = [form.values.craftsmanId || null, event.target.value || null] as const
            const other = contractOfOther(contracts, firms, form.values)
            form.set('contractOn', other.contractOn)
            form.set('terms', other.terms)
            form.set('subject', other.subject)
          }}
        />
      </FieldPair>
      <FieldPair>
        <SelectField label={labels.terms} options={terms} placeholder={null} {...form.text('terms')} />
        <DateField label={labels.contractOn} isOptional {...form.value('contractOn')} />
      </FieldPair>
      <SelectField label={labels.subject} options={subjects} placeholder={null} {...form.text('subject')} />
      <TextArea
        label={labels.people}
        isOptional
        rows={3}
        hint={texts.peopleHint}
        placeholder={texts.peopleExample}
        {...form.text('people')}
      />
      <ChecklistFields {...form.value('checklist')} />
      <OutcomeFields form={form} {...of} />
      <TextArea
        label={labels.note}
        isOptional
        rows={3}
        placeholder={texts.noteExample}
        {...form.text('note')}
      />
      <SignatureFields
        {...form.value('signatures')}
        people={form.values.people
          .split('\n')
          .map((line) => line.split(',')[0]?.trim() ?? '')
          .filter((name) => name !== '')}
      />
    </>
  )
}
