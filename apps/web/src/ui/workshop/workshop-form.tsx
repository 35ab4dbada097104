import { useEffect } from 'react'
import * as z from 'zod/mini'
import { day, line, rappen } from '@hauswart/domain/fields/fields'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { Checkbox, TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './workshop.module.css'
import { workshopTexts as texts } from './workshop.texts.ts'

const schema = z.object({
  title: line(80),
  kind: z.enum(['house', 'row', 'flat', 'block']),
  amount: rappen.check(z.maximum(10_000_000)),
  dueOn: z.nullable(day),
  agree: z.literal(true),
})

type Values = {
  title: string
  kind: string | null
  amount: number | null
  dueOn: string | null
  agree: boolean
}
const initial: Values = { title: '', kind: null, amount: null, dueOn: null, agree: false }

export function WorkshopForm({ onDirty }: { readonly onDirty?: (isDirty: boolean) => void }) {
  const { form, text, value, check, shown, isBusy, isDirty, reset } = useForm({
    initial,
    schema,
    texts: texts.faults,
    onSubmit: async ({ title }) => {
      await new Promise((done) => setTimeout(done, 400))
      if (title === 'doppelt') return { title: texts.faults.title }
      toast({ text: texts.todoDone, tone: 'good' })
      reset(initial)
      return undefined
    },
  })
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return (
    <form {...form} className={styles['form']} aria-label={texts.todo}>
      <FormSummary {...shown} />
      <TextField label={texts.todoTitle} {...text('title')} />
      <ChoiceChips label={texts.kind} options={texts.kinds} {...value('kind')} />
      <MoneyField label={texts.amount} {...value('amount')} />
      <DateField label={texts.due} isOptional {...value('dueOn')} />
      <Checkbox label={texts.agree} {...check('agree')} />
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {texts.save}
      </Button>
    </form>
  )
}
