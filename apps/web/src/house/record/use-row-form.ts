import { useState } from 'react'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { namesThatDiffer, type FaultTexts, type FormSchema } from '#ui/form/form-faults.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { afterEdit, saveOver, type NotSavedReason } from './change.ts'
import type { HouseRecord, Shown } from './record.ts'
import { pick, type Change, type Row } from './said.ts'

type RowForm<R extends Row, Values extends object, Output extends object> = {
  readonly record: HouseRecord<R>
  readonly realEstateId: string
  readonly row: Shown<R>
  readonly valuesOf: (row: Shown<R>) => Values
  readonly schema: FormSchema<Output>
  readonly prepare: (values: Values) => object
  readonly texts: FaultTexts<Values>
  /** What is written over the row the owner saw. */
  readonly edit: (seen: Shown<R>, facts: Partial<Output>) => Change
  readonly onKept: () => void
}

/**
 * A form over a row of a house. Changes of others show at once while nothing was typed here; what was typed is kept on
 * the device, said against what the owner saw: what somebody else changed since is not the owner's doing.
 */
export function useRowForm<R extends Row, Values extends object, Output extends object>(
  options: RowForm<R, Values, Output>,
) {
  const { record, realEstateId, row, valuesOf, schema, prepare, texts, edit, onKept } = options
  const [seen, setSeen] = useState(row)
  const [failure, setFailure] = useState<Failure>()
  const form: ReturnType<typeof useForm<Values, Output>> = useForm({
    initial: valuesOf(seen),
    schema,
    texts,
    prepare,
    onSubmit: async (output: Output) => {
      const names = namesThatDiffer(form.values, valuesOf(seen)).map(String)
      const said = names.length === 0 ? undefined : edit(seen, pick(output, names) as Partial<Output>)
      const fault = said && (await saveOver(record, realEstateId, seen, said))
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      // Whoever has typed on meanwhile changes what they have just said, not what stood there before.
      if (said !== undefined) setSeen(afterEdit(seen, said))
      onKept()
      return undefined
    },
  })
  if (row.version > seen.version && !form.isDirty && !form.isBusy) {
    setSeen(row)
    form.reset(valuesOf(row))
  }
  return { form, isBusy: form.isBusy, failure }
}

/** Why something could not be put on the disk, as forms tell it. */
export const notKept = (reason: NotSavedReason | undefined): Failure | undefined =>
  reason && { kind: 'refused', message: savingTexts.notKept[reason], field: undefined }
