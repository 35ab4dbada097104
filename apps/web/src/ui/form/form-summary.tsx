import { uiTexts } from '#ui/ui.texts.ts'

type FormSummaryProps = { readonly attempts: number; readonly faults: readonly string[] }

/** Says after every attempt to send how much is missing; the eyes find it beside the fields. */
export function FormSummary({ attempts, faults }: FormSummaryProps) {
  if (attempts === 0 || faults.length === 0) return null
  return (
    <div key={attempts} role="alert" className="visually-hidden">
      {uiTexts.problems(faults.length)} {faults.join(' ')}
    </div>
  )
}
