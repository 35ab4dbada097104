import {
  contractSubjects,
  contractTerms,
  defectNatures,
  noticeWays,
  statesAfter,
  type ContractSubject,
  type ContractTerms,
  type DefectState,
} from '@hauswart/domain/defects/defect'
import {
  contractSubjectLabels,
  contractTermsLabels,
  defectDemandLabels,
  defectNatureLabels,
  defectStateLabels,
  noticeWayLabels,
} from '@hauswart/domain/defects/defect.labels'
import { demandsOf } from '@hauswart/domain/defects/demand'
import { day } from '@hauswart/domain/fields/fields'
import { contractOfOther, type KnownContracts } from '@hauswart/domain/quotes/contract'
import type { ChangeEvent, ReactNode } from 'react'
import { defects } from '#house/nouns/defects.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { DefectDeadlines } from './defect-deadlines.tsx'
import type { DefectValues } from './defect-values.ts'
import type { Counting } from './defect-words.ts'
import { defectsTexts } from './defects.texts.ts'

export type FieldsProps = {
  readonly components: readonly SelectOption[]
  readonly craftsmen: readonly SelectOption[]
  readonly counting: Counting
  readonly contracts: KnownContracts
}

type Form = ReturnType<typeof useForm<DefectValues, unknown>>

const { facts: labels } = defects
const { form: texts } = defectsTexts
const natures = defectNatures.map((value) => ({ value, label: defectNatureLabels[value] }))
const terms = contractTerms.map((value) => ({ value, label: contractTermsLabels[value] }))
const subjects = contractSubjects.map((value) => ({ value, label: contractSubjectLabels[value] }))
const ways = noticeWays.map((value) => ({ value, label: noticeWayLabels[value] }))

/** What is wrong and where, what was agreed, and what follows from it. */
export function DefectFields({
  form,
  components,
  craftsmen,
  counting,
  contracts,
  photos,
}: FieldsProps & { readonly form: Form; readonly photos: ReactNode }) {
  const facts = countable(form.values)
  const firm = form.text('craftsmanId')
  // What another contract does not give is no longer demanded.
  const agreed = (name: 'terms' | 'subject', after: (value: string) => DefectValues) => {
    const field = form.text(name)
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => {
        field.onChange(event)
        if (!demandsOf(after(event.target.value)).includes(form.values.demand)) form.set('demand', 'repair')
      },
    }
  }
  return (
    <>
      <TextField
        label={labels.title}
        placeholder={texts.titleExample}
        data-autofocus
        {...form.text('title')}
      />
      <TextArea
        label={labels.description}
        isOptional
        rows={3}
        placeholder={texts.description}
        {...form.text('description')}
      />
      {photos}
      <TextField label={labels.place} isOptional placeholder={texts.placeExample} {...form.text('place')} />
      {components.length > 0 && (
        <SelectField
          label={labels.componentId}
          isOptional
          options={components}
          placeholder={texts.noComponent}
          {...form.text('componentId')}
        />
      )}
      {craftsmen.length > 0 && (
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
            form.set('acceptedOn', other.acceptedOn)
            if (!demandsOf(other).includes(form.values.demand)) form.set('demand', 'repair')
          }}
        />
      )}
      <FieldPair>
        <DateField label={labels.foundOn} {...form.value('foundOn')} />
        <DateField
          label={labels.acceptedOn}
          isOptional
          hint={texts.acceptedHint}
          {...form.value('acceptedOn')}
        />
      </FieldPair>
      <SelectField label={labels.nature} options={natures} placeholder={null} {...form.text('nature')} />
      <FieldPair>
        <SelectField
          label={labels.terms}
          options={terms}
          placeholder={null}
          {...agreed('terms', (value) => ({ ...form.values, terms: value as ContractTerms }))}
        />
        <DateField label={labels.contractOn} isOptional {...form.value('contractOn')} />
      </FieldPair>
      <SelectField
        label={labels.subject}
        options={subjects}
        placeholder={null}
        {...agreed('subject', (value) => ({ ...form.values, subject: value as ContractSubject }))}
      />
      <FieldPair>
        <SelectField
          label={labels.demand}
          options={demandsOf(form.values).map((value) => ({ value, label: defectDemandLabels[value] }))}
          placeholder={null}
          hint={form.values.demand === 'repair' ? undefined : texts.bindingHint}
          {...form.text('demand')}
        />
        <DateField
          label={labels.repairUntil}
          isOptional
          hint={texts.repairHint}
          {...form.value('repairUntil')}
        />
      </FieldPair>
      {facts !== undefined && <DefectDeadlines facts={facts} counting={counting} />}
    </>
  )
}

/** What days can be counted from; nothing while one of them is only half typed. */
function countable(values: DefectValues) {
  const { foundOn, acceptedOn, contractOn, notifiedOn } = values
  const isWhole = [foundOn, acceptedOn, contractOn, notifiedOn].every((one) => one === null || isDay(one))
  return isWhole && foundOn !== null ? { ...values, foundOn } : undefined
}

const isDay = (text: string): boolean => day.safeParse(text).success

type StateFieldsProps = {
  readonly form: Form
  /** Where it stands now: not every way leads from there. */
  readonly from: DefectState
  readonly today: string
}

/** Where it stands, and how it was notified. */
export function StateFields({ form, from, today }: StateFieldsProps) {
  const states = statesAfter(from).map((value) => ({ value, label: defectStateLabels[value] }))
  const state = form.text('state')
  return (
    <>
      <SelectField
        label={labels.state}
        options={states}
        placeholder={null}
        {...state}
        onChange={(event) => {
          state.onChange(event)
          // Most who say so have just done it.
          if (event.target.value === 'notified' && form.values.notifiedOn === null)
            form.set('notifiedOn', today)
          if (event.target.value === 'open') form.set('notifiedOn', null)
        }}
      />
      {form.values.state !== 'open' && (
        <FieldPair>
          <DateField
            label={labels.notifiedOn}
            isOptional={form.values.state !== 'notified'}
            {...form.value('notifiedOn')}
          />
          <SelectField
            label={labels.notifiedBy}
            isOptional
            options={ways}
            placeholder={texts.noWay}
            {...form.text('notifiedBy')}
          />
        </FieldPair>
      )}
    </>
  )
}
