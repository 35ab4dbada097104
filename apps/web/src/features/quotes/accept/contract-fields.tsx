import { contractTerms } from '@hauswart/domain/defects/defect'
import { contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import type { ComponentProps } from 'react'
import { quotes } from '#house/nouns/quotes.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { quotesTexts } from '#features/quotes/quotes.texts.ts'

const { facts: labels } = quotes
const { contract: texts } = quotesTexts
const terms = contractTerms.map((value) => ({ value, label: contractTermsLabels[value] }))

type ContractFieldsProps = {
  readonly contractOn: Omit<ComponentProps<typeof DateField>, 'label'>
  readonly terms: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>
}

/** What was agreed: it decides how long defects can be notified. */
export function ContractFields({ contractOn, terms: of }: ContractFieldsProps) {
  return (
    <>
      <FieldPair>
        <DateField label={labels.contractOn} isOptional {...contractOn} />
        <SelectField label={labels.terms} isOptional options={terms} placeholder={texts.unknown} {...of} />
      </FieldPair>
      <p>{texts.hint}</p>
    </>
  )
}
