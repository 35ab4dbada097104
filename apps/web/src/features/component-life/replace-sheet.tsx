import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { earliestReplacement } from '@hauswart/domain/upkeep/component-event'
import { replaceComponentInput } from '@hauswart/domain/upkeep/component-event.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { today } from '#lib/format.ts'
import { request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { FieldPair } from '#ui/field-pair.tsx'
import { FormSheet } from '#ui/form-sheet.tsx'
import { MoneyField } from '#ui/money-field.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { toast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { ReplaceComponentDocument } from '../../gql/graphql.ts'
import { componentLifeTexts } from './component-life.texts.ts'
import { refreshLife } from './component-queries.ts'
import { prepare, withoutAmount } from './event-values.ts'
import styles from './sheet-fields.module.css'
import { useLifeSubmit } from './use-life-submit.ts'

const texts = componentLifeTexts.replace
const { required, tooLong } = fieldFaults

type ReplaceSheetProps = {
  readonly realEstateId: string
  readonly component: {
    readonly id: string
    readonly version: number
    readonly installedYear: number
    readonly isInstalledYearAssumed: boolean
    readonly lastRenewedYear: number | null
    readonly material: string | null
  }
  readonly name: string
  readonly canSeeFinances: boolean
  readonly onClose: () => void
}

type Values = {
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
  const schema = z.extend(z.omit(replaceComponentInput, { expectedVersion: true, eventId: true }), {
    year: z.int().check(z.minimum(earliest), z.maximum(thisYear)),
  })
  const [eventId] = useState(newId)
  const { submit, failure } = useLifeSubmit(
    realEstateId,
    async (facts: z.output<typeof schema>, idempotencyKey: string) => {
      const input = {
        ...withoutAmount(facts, canSeeFinances),
        eventId,
        expectedVersion: component.version,
        idempotencyKey,
      }
      await request(ReplaceComponentDocument, { realEstateId, id: component.id, input })
      toast({ text: texts.saved(name, facts.year), tone: 'good' })
      onClose()
      void refreshLife(realEstateId, 'components', 'component-events', 'analysis')
    },
  )
  const form = useForm<Values, z.output<typeof schema>>({
    initial: {
      year: thisYear,
      costRappen: null,
      performedBy: '',
      material: component.material ?? '',
      manufacturer: '',
      model: '',
      note: '',
    },
    prepare,
    schema,
    texts: {
      year: (value) => (value === null ? required : texts.years(earliest, thisYear)),
      costRappen: componentLifeTexts.fault.amount,
      performedBy: tooLong(120),
      material: tooLong(60),
      manufacturer: tooLong(80),
      model: tooLong(80),
      note: tooLong(5_000),
    },
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={texts.title(name)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <p className={styles['hint']}>{texts.hint}</p>
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
