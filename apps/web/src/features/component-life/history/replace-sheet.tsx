import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { isHeatGenerator } from '@hauswart/domain/real-estate/component'
import { earliestReplacement } from '@hauswart/domain/upkeep/component-event'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { today } from '#device/text/format.ts'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { components, type ComponentRow } from '#house/nouns/components.ts'
import { useEnding } from '#house/record/use-ending.ts'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { prepare, withoutAmount } from '#house/work/told-facts.ts'
import { heatingOptions, nameAfter, replacementSchema } from './replacement.ts'
import styles from '#features/component-life/sheet-fields.module.css'

const texts = componentLifeTexts.replace
const { required, choose, tooLong } = fieldFaults

type ReplaceSheetProps = {
  readonly realEstateId: string
  readonly component: ComponentRow
  readonly name: string
  readonly canSeeFinances: boolean
  readonly onClose: () => void
}

type Values = {
  readonly heating: string
  readonly year: number | null
  readonly costRappen: number | null
  readonly performedBy: string
  readonly material: string
  readonly manufacturer: string
  readonly model: string
  readonly note: string
}

/** A new one stands in the place of the old: a new life begins, the old one stays in the history. */
export function ReplaceSheet({ realEstateId, component, name, canSeeFinances, onClose }: ReplaceSheetProps) {
  const thisYear = Number(today().slice(0, 4))
  const earliest = earliestReplacement(component)
  const isHeating = isHeatGenerator(component.catalogKey)
  const schema = replacementSchema({ from: earliest, to: thisYear, isHeating })
  const [eventId] = useState(newId)
  const { online } = useConnection()
  const { end, failure } = useEnding(onClose)
  const form = useForm<Values, z.output<typeof schema>>({
    initial: {
      heating: '',
      year: thisYear,
      costRappen: null,
      performedBy: '',
      material: isHeating ? '' : (component.material ?? ''),
      manufacturer: '',
      model: '',
      note: '',
    },
    prepare,
    schema,
    texts: {
      heating: choose,
      year: (value) => (value === null ? required : texts.years(earliest, thisYear)),
      costRappen: componentLifeTexts.fault.amount,
      performedBy: tooLong(120),
      material: tooLong(60),
      manufacturer: tooLong(80),
      model: tooLong(80),
      note: tooLong(5_000),
    },
    onSubmit: async (facts) => {
      const act = components.acts.replace(component, {
        ...withoutAmount(facts, canSeeFinances),
        // Of another kind the old material says nothing; of the same it stays unless a new one is said.
        material: isHeating ? (facts.material ?? undefined) : facts.material,
        eventId,
      })
      const saved = texts.saved(nameAfter(component.catalogKey, name, facts.heating), facts.year)
      const text = online ? saved : savingTexts.keptHere
      return end(await keepAct(realEstateId, act, { text, tone: 'good', row: component }))
    },
  })
  return (
    <FormSheet
      title={texts.title(name)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <p className={styles['hint']}>{texts.hint}</p>
      {isHeating && (
        <SelectField
          label={texts.heating}
          hint={texts.heatingHint}
          options={heatingOptions}
          {...form.text('heating')}
        />
      )}
      <FieldPair>
        <NumberField label={texts.year} isYear {...form.value('year')} />
        {canSeeFinances && <MoneyField label={texts.cost} isOptional {...form.value('costRappen')} />}
      </FieldPair>
      <TextField label={texts.by} isOptional {...form.text('performedBy')} />
      <TextField label={texts.material} isOptional {...form.text('material')} />
      <FieldPair>
        <TextField label={texts.maker} isOptional {...form.text('manufacturer')} />
        <TextField label={texts.model} isOptional {...form.text('model')} />
      </FieldPair>
      <TextArea label={texts.note} isOptional rows={3} {...form.text('note')} />
    </FormSheet>
  )
}
