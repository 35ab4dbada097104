import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '#ui/action/after-press.ts'
import { faultsOf, namesThatDiffer, type FaultTexts, type Faults, type FormSchema } from './form-faults.ts'

type FormOptions<Values extends object, Output> = {
  readonly initial: Values
  readonly schema: FormSchema<Output>
  readonly texts: FaultTexts<Values>
  /** Where the fields and the schema differ: an empty text that means «no note». */
  readonly prepare?: ((values: Values) => unknown) | undefined
  /** May answer with faults the server found. */
  readonly onSubmit: (output: Output) => Promise<Faults<Values> | void> | void
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

/**
 * Values, faults and the moment they are shown: after leaving a changed field and after sending, never while
 * someone is still typing for the first time. Faults are derived from the values, so they cannot go stale.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { initial, schema, texts, prepare, onSubmit } = options
  const [values, setValues] = useState(initial)
  const [base, setBase] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<{ faults: Faults<Values>; values: Values }>()
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const result = schema.safeParse(prepare === undefined ? values : prepare(values))
  const faults: Faults<Values> = result.success ? {} : faultsOf<Values>(result.error.issues, values, texts)

  const faultOf = (name: keyof Values): string | undefined => {
    const isStillRefused = refused !== undefined && Object.is(refused.values[name], values[name])
    return (left.has(name) ? faults[name] : undefined) ?? (isStillRefused ? refused.faults[name] : undefined)
  }
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    setValues((before) => ({ ...before, [name]: value }))
    if (faultOf(name) === undefined)
      setLeft((before) => new Set([...before].filter((other) => other !== name)))
  }
  const leave = (name: keyof Values): void => {
    if (Object.is(values[name], base[name])) return
    afterPress(() => setLeft((before) => new Set([...before, name])))
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (isSending.current) return
    flushSync(() => {
      setLeft(new Set(Object.keys(values) as (keyof Values)[]))
      setAttempts((before) => before + 1)
    })
    if (!result.success) {
      focusFirstFault(form)
      return
    }
    isSending.current = true
    flushSync(() => setBusy(true))
    try {
      const found = await onSubmit(result.data)
      // Unless `onSubmit` has already begun anew with `reset`.
      if (found === undefined) setBase((now) => (now === base ? values : now))
      else {
        flushSync(() => setRefused({ faults: found, values }))
        focusFirstFault(form)
      }
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    isBusy,
    isDirty: namesThatDiffer(values, base).length > 0,
    /** The sentences on the screen, in the order of the fields; for `FormSummary`. */
    shown: {
      attempts,
      faults: (Object.keys(values) as (keyof Values)[]).map(faultOf).filter((fault) => fault !== undefined),
    },
    set,
    reset: (next: Values = base): void => {
      const fresh = { ...next }
      setValues(fresh)
      setBase(fresh)
      setLeft(new Set())
      setRefused(undefined)
    },
    /** For `<form>`. */
    form: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
    /** For TextField, PasswordField, TextArea and SelectField. */
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: faultOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[Name]),
      onBlur: () => leave(name),
    }),
    /** For Checkbox. */
    check: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      name,
      checked: values[name] as boolean,
      error: faultOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as Values[Name]),
      onBlur: () => leave(name),
    }),
    /** For MoneyField, NumberField, DateField, Combobox and ChoiceChips. */
    value: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: faultOf(name),
      onChange: (value: Values[Name]) => set(name, value),
      onBlur: () => leave(name),
    }),
  }
}

function focusFirstFault(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field =
    first?.matches('input, select, textarea') === true ? first : first?.querySelector<HTMLElement>('input')
  field?.focus()
}
