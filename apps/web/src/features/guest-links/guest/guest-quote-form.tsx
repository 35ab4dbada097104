import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { maxGivenLines } from '@hauswart/domain/quotes/quote-request'
import type { GivenQuote } from '@hauswart/domain/quotes/quote-request.input'
import { IconPlus } from '@tabler/icons-react'
import { money } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import styles from './guest-page.module.css'
import { GuestLines } from './guest-lines.tsx'
import { guestQuoteForm, lineSum, priceOf } from './guest-quote-values.ts'

const { quote: texts } = guestLinksTexts

type GuestQuoteFormProps = {
  readonly askedBy: string
  readonly onSend: (quote: GivenQuote) => Promise<void>
}

/** A total is enough; days, lines and words help whoever compares. */
export function GuestQuoteForm({ askedBy, onSend }: GuestQuoteFormProps) {
  const today = useToday()
  const asked = guestQuoteForm(today)
  const form = useForm({
    ...asked,
    initial: asked.newValues(),
    onSubmit: onSend,
  })
  const { lines, includesVat, priceRappen } = form.values
  const sum = lineSum(lines)
  const total = includesVat ? undefined : quoteSums(priceOf(form.values))?.gross
  return (
    <form className={styles['slots']} {...form.form}>
      {/* A box of its own: what is hidden must not take the width of the form. */}
      <div>
        <FormSummary {...form.shown} />
      </div>
      <FieldPair>
        <MoneyField
          label={texts.price}
          hint={sum === undefined || sum === priceRappen ? undefined : texts.lineSum(money(sum))}
          {...form.value('priceRappen')}
        />
        <ChoiceChips
          label={texts.basis}
          look="equal"
          options={[
            { value: 'with', label: texts.withVat },
            { value: 'without', label: texts.withoutVat },
          ]}
          value={includesVat ? 'with' : 'without'}
          onChange={(value) => form.set('includesVat', value === 'with')}
        />
      </FieldPair>
      {total !== undefined && !Number.isNaN(total) && <output>{texts.total(money(total))}</output>}
      <FieldPair>
        <DateField label={texts.validUntil} isOptional min={today} {...form.value('validUntil')} />
        <DateField label={texts.startsOn} isOptional min={today} {...form.value('startsOn')} />
      </FieldPair>
      <GuestLines
        lines={lines}
        error={form.value('lines').error}
        onChange={(changed) => form.set('lines', changed)}
      />
      {lines.length < maxGivenLines && (
        <Button
          kind="quiet"
          size="small"
          icon={<IconPlus />}
          onClick={() => form.set('lines', [...lines, { text: '', amountRappen: null }])}
        >
          {texts.addLine}
        </Button>
      )}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        isOptional
        rows={3}
        maxLength={2_000}
        {...form.text('note')}
      />
      <p>{texts.isFinal(askedBy)}</p>
      <OnlineButton kind="primary" type="submit" isBusy={form.isBusy}>
        {texts.sendQuote}
      </OnlineButton>
    </form>
  )
}
