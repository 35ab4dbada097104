import { useId } from 'react'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { TimeField } from '#ui/input/time-field.tsx'
import type { SlotValues } from './proposal-values.ts'
import styles from './slot-fields.module.css'
import { slotProposalsTexts } from './slot-proposals.texts.ts'

const { sheet: texts } = slotProposalsTexts

type SlotFieldsProps = {
  readonly number: number
  readonly slot: SlotValues
  /** Not of whole days. */
  readonly hasTimes: boolean
  readonly error: string | undefined
  readonly onChange: (slot: SlotValues) => void
  /** Not where two are the least. */
  readonly onRemove: (() => void) | undefined
}

/** One of the times to choose from. */
export function SlotFields({ number, slot, hasTimes, error, onChange, onRemove }: SlotFieldsProps) {
  const id = useId()
  return (
    <fieldset className={styles['slot']} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles['legend']}>{texts.slot(number)}</legend>
      {onRemove !== undefined && (
        <div className={styles['remove']}>
          <Button kind="quiet" size="small" aria-label={texts.removeOf(number)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
      <DateField label={texts.on} value={slot.on} onChange={(on) => onChange({ ...slot, on })} />
      {hasTimes && (
        <FieldPair>
          <TimeField label={texts.from} value={slot.from} onChange={(from) => onChange({ ...slot, from })} />
          <TimeField label={texts.to} value={slot.to} onChange={(to) => onChange({ ...slot, to })} />
        </FieldPair>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
