import { amountUntil, maxInSeries, rhythms, seriesDays } from '@hauswart/domain/appointments/series'
import { rhythmLabels } from '@hauswart/domain/appointments/series.labels'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { isDay } from '#ui/input/parse.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { untilFor, type AppointmentValues } from './appointment-values.ts'

const options = rhythms.map((value) => ({ value, label: rhythmLabels[value] }))
const { series: texts } = appointmentsTexts

type RepeatFieldsProps = { readonly form: ReturnType<typeof useForm<AppointmentValues, unknown>> }

/** Whether a new one comes again, how often and until when. */
export function RepeatFields({ form }: RepeatFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.rhythm}
        options={options}
        placeholder={texts.never}
        {...form.text('rhythm')}
        onChange={({ target }) => {
          const rhythm = rhythms.find((one) => one === target.value) ?? ''
          form.set('rhythm', rhythm)
          form.set('until', untilFor({ ...form.values, rhythm }))
        }}
      />
      {form.values.rhythm !== '' && (
        <DateField label={texts.until} hint={hintOf(form.values)} {...form.value('until')} />
      )}
    </>
  )
}

/** How many it will be. */
function hintOf({ startsOn, rhythm, until }: AppointmentValues): string | undefined {
  if (rhythm === '' || startsOn === null || until === null || !isDay(startsOn) || !isDay(until))
    return undefined
  const amount = amountUntil(startsOn, rhythm, until)
  if (amount > maxInSeries) return texts.tooMany(maxInSeries)
  const last = seriesDays({ startsOn, endsOn: startsOn }, rhythm, amount).at(-1)
  return last === undefined || amount < 2 ? texts.tooFew : texts.sentence(amount, last.startsOn)
}
