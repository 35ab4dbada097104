import { acceptanceResults } from '@hauswart/domain/acceptances/acceptance'
import { acceptanceResultLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { defects } from '#house/nouns/defects.ts'
import { change } from '#house/record/change.ts'
import { Button } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { TextField, type SelectOption } from '#ui/input/field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import type { AcceptanceForm, AcceptanceValues } from './acceptance-values.ts'
import { acceptancesTexts } from './acceptances.texts.ts'
import styles from './checklist-fields.module.css'

const { facts: labels } = acceptances
const { form: texts } = acceptancesTexts
const results = acceptanceResults.map((value) => ({ value, label: acceptanceResultLabels[value] }))

type OutcomeFieldsProps = {
  readonly form: AcceptanceForm
  readonly realEstateId: string
  readonly projectId: string
  readonly defects: readonly SelectOption[]
}

/** How it ended, and what was found. A defect written down here is one of the renovation at once. */
export function OutcomeFields({ form, realEstateId, projectId, defects: known }: OutcomeFieldsProps) {
  const { defectIds, result } = form.values
  const name = (ids: readonly string[]) => {
    form.set('defectIds', ids)
    if (ids.length > 0 && result === 'clean') form.set('result', 'with_defects')
  }
  const add = async (title: string): Promise<boolean> => {
    const id = newId()
    const facts = foundAt(form.values, title)
    if (facts === undefined) return false
    const fault = await change(realEstateId, [defects.acts.add({ ...facts, projectId }, { id })])
    if (fault !== undefined) {
      toast({ text: savingTexts.notKept[fault], tone: 'due' })
      return false
    }
    name([...defectIds, id])
    toast({ text: texts.defectAdded(title), tone: 'good' })
    return true
  }
  return (
    <section className={styles['list']} aria-label={texts.outcome}>
      <ChoiceChips label={labels.result} options={results} {...form.value('result')} />
      <SeveralField
        label={labels.defectIds}
        isOptional
        placeholder={texts.chooseDefect}
        goneLabel={texts.goneDefect}
        dropLabel={texts.dropDefect}
        options={known}
        value={defectIds}
        onChange={name}
      />
      <NewDefect onAdd={add} />
      {defectIds.length > 0 && <DateField label={labels.repairBy} isOptional {...form.value('repairBy')} />}
    </section>
  )
}

function NewDefect({ onAdd }: { readonly onAdd: (title: string) => Promise<boolean> }) {
  const [title, setTitle] = useState('')
  const add = async () => {
    if (title.trim() !== '' && (await onAdd(title.trim()))) setTitle('')
  }
  return (
    <div className={styles['new']}>
      <TextField
        label={texts.newDefect}
        isOptional
        maxLength={120}
        placeholder={texts.newDefectExample}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void add()
        }}
      />
      <Button icon={<IconPlus />} onClick={() => void add()}>
        {texts.addDefect}
      </Button>
    </div>
  )
}

/** What could be seen at the acceptance, by its contract; nothing while its day is only half typed. */
function foundAt(values: AcceptanceValues, title: string) {
  const { acceptedOn, craftsmanId, terms, subject, contractOn } = values
  if (acceptedOn === null || !isDay(acceptedOn) || (contractOn !== null && !isDay(contractOn)))
    return undefined
  return {
    title,
    nature: 'open' as const,
    foundOn: acceptedOn,
    terms,
    subject,
    contractOn,
    acceptedOn,
    craftsmanId: craftsmanId === '' ? null : craftsmanId,
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
