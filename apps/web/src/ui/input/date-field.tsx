import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { day as writeDay, today as todayNow } from '#device/text/format.ts'
import { isDay, parseDay } from './parse.ts'
import { Calendar } from './calendar/calendar.tsx'
import { TextField, type TextFieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { followAnchor } from '#ui/overlay/popover-place.ts'
import popoverStyles from '#ui/overlay/popover.module.css'
import { uiTexts } from '#ui/ui.texts.ts'
import { useTypedValue } from './use-typed-value.ts'

type DateFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing'> & {
  /** `2026-11-14`. */
  readonly value: string | null
  /** `null` when empty; what is not understood comes as typed, so that every schema refuses it. */
  readonly onChange: (day: string | null) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Typing is the quick way («14.11.26», «1.3.», «morgen»); the calendar helps those who look for a weekday. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, error, min, max, onBlur, onFocus, ...rest } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const today = todayNow()
  const typed = useTypedValue({
    value,
    onChange,
    parse: (text) => parseDay(text, today),
    format: (given) => (isDay(given) ? writeDay(given) : given),
    refused: (text) => text,
    fault: uiTexts.notDay,
    field: { error, onFocus, onBlur },
  })

  useEffect(() => {
    const anchor = input.current?.parentElement
    if (!isOpen || popover.current === null || !anchor) return undefined
    popover.current.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    return followAnchor(popover.current, anchor, 'end')
  }, [isOpen])

  return (
    <>
      <TextField
        inputMode="text"
        autoComplete="off"
        placeholder={uiTexts.dayExample}
        {...rest}
        ref={input}
        {...typed}
        trailing={
          <button
            type="button"
            className={fieldStyles['inside']}
            popoverTarget={id}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={uiTexts.openCalendar}
            disabled={rest.disabled}
          >
            <IconCalendar size={19} stroke={1.75} aria-hidden="true" />
          </button>
        }
      />
      <dialog
        ref={popover}
        id={id}
        popover="auto"
        aria-label={uiTexts.calendar}
        className={popoverStyles['popover']}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Calendar
            value={value !== null && isDay(value) ? value : null}
            today={today}
            min={min}
            max={max}
            onPick={(picked) => {
              onChange(picked)
              popover.current?.hidePopover()
              input.current?.focus()
            }}
          />
        )}
      </dialog>
    </>
  )
}
