import { hireAgainAnswers } from '@hauswart/domain/craftsmen/craftsman'
import { hireAgainLabels } from '@hauswart/domain/craftsmen/craftsman.labels'
import { trades } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { craftsmen as record } from '#house/nouns/craftsmen.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'
import styles from './craftsman-fields.module.css'
import { sameHint, type CraftsmanValues } from './craftsman-values.ts'

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<CraftsmanValues, unknown>>
  readonly others: readonly Craftsman[]
}

const { form: texts } = craftsmenTexts
const labels = record.facts
const options = trades.map((value) => ({ value, label: tradeLabels[value] }))
const answers = hireAgainAnswers.map((value) => ({ value, label: hireAgainLabels[value] }))
const ratings = ([5, 4, 3, 2, 1] as const).map((value) => ({
  value: String(value),
  label: texts.ratings[value],
}))

/** As few as possible. */
export function FirstFields({ form, others }: FieldsProps) {
  const { error, name, onBlur } = form.value('trades')
  return (
    <>
      <Company form={form} others={others} />
      <SelectField
        label={craftsmenTexts.trade}
        placeholder={texts.tradeExample}
        options={options}
        name={name}
        error={error}
        onBlur={onBlur}
        value={form.values.trades[0] ?? ''}
        onChange={({ target }) =>
          form.set(
            'trades',
            trades.filter((one) => one === target.value),
          )
        }
      />
      <TextField label={labels.phone} type="tel" {...form.text('phone')} />
      <TextField label={labels.email} type="email" hint={texts.contactHint} {...form.text('email')} />
    </>
  )
}

/** Everything that can be known of somebody. */
export function AllFields({
  form,
  others,
  canSeeFinances,
}: FieldsProps & { readonly canSeeFinances: boolean }) {
  return (
    <>
      <Company form={form} others={others} />
      <SeveralField
        label={labels.trades}
        placeholder={form.values.trades.length === 0 ? texts.tradeExample : texts.addTrade}
        dropLabel={texts.dropTrade}
        error={form.value('trades').error}
        options={options}
        value={form.values.trades}
        onChange={(chosen) =>
          form.set(
            'trades',
            trades.filter((one) => chosen.includes(one)),
          )
        }
      />
      <TextField label={labels.contactName} isOptional {...form.text('contactName')} />
      <FieldPair>
        <TextField label={labels.phone} isOptional type="tel" {...form.text('phone')} />
        <TextField label={labels.mobile} isOptional type="tel" {...form.text('mobile')} />
      </FieldPair>
      <TextField
        label={labels.pikettPhone}
        isOptional
        type="tel"
        hint={texts.pikettHint}
        {...form.text('pikettPhone')}
      />
      <TextField label={labels.email} isOptional type="email" {...form.text('email')} />
      <TextField label={labels.website} isOptional inputMode="url" {...form.text('website')} />
      <TextField label={labels.street} isOptional {...form.text('street')} />
      <FieldPair>
        <TextField label={labels.zip} isOptional {...form.text('zip')} />
        <TextField label={labels.city} isOptional {...form.text('city')} />
      </FieldPair>
      <TextField label={labels.uid} isOptional hint={texts.uidHint} {...form.text('uid')} />
      {canSeeFinances && (
        <TextField label={labels.iban} isOptional hint={texts.ibanHint} {...form.text('iban')} />
      )}
      <FieldPair>
        <SelectField
          label={labels.rating}
          isOptional
          placeholder={texts.noRating}
          options={ratings}
          {...form.text('rating')}
        />
        <SelectField
          label={labels.hireAgain}
          isOptional
          placeholder={texts.noAnswer}
          options={answers}
          {...form.text('hireAgain')}
        />
      </FieldPair>
      <TextArea
        label={labels.note}
        isOptional
        rows={3}
        hint={craftsmenTexts.private}
        {...form.text('note')}
      />
    </>
  )
}

/** The name, with a hint where the same enterprise stands in the book already; it forbids nothing. */
function Company({ form, others }: FieldsProps) {
  const hint = sameHint(form.values, others)
  return (
    <div>
      <TextField
        label={labels.company}
        placeholder={texts.companyExample}
        data-autofocus
        {...form.text('company')}
      />
      <div aria-live="polite" className={styles['hint']}>
        {hint !== undefined && <Notice>{hint}</Notice>}
      </div>
    </div>
  )
}
