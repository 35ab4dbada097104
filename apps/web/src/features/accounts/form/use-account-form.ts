import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react'
import type { Faults, Values } from './field-faults.ts'

type Form = {
  /** Sentences by field name; none means the form may be sent. */
  readonly check: (values: Values) => Faults | Promise<Faults>
  readonly send: (values: Values) => Promise<void>
}

/**
 * A form whose fields keep their own values, so that what a password manager fills in before the page lives is not
 * lost. Faults show when a filled field is left and on submit; the first one gets the focus.
 */
export function useAccountForm({ check, send }: Form) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const wantsFocus = useRef(false)

  // After the sentence stands beside it, so that a screen reader reads both.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  async function judge(name: string): Promise<void> {
    const fault = (await check(valuesOf(form.current)))[name]
    setFaults(({ [name]: _old, ...others }) => (fault === undefined ? others : { ...others, [name]: fault }))
  }

  function refuse(found: Faults): void {
    wantsFocus.current = true
    setFaults(found)
  }

  async function submit(): Promise<void> {
    const values = valuesOf(form.current)
    setBusy(true)
    try {
      const found = await check(values)
      if (Object.keys(found).length > 0) refuse(found)
      else {
        setFaults({})
        await send(values)
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    faults,
    isBusy,
    refuse,
    values: () => valuesOf(form.current),
    props: {
      ref: form,
      // Should it ever be sent by the browser itself, a password must not end up in an address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target)
        if (field !== undefined && field.value !== '') afterPointer(() => void judge(field.name))
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target)
        if (field !== undefined && field.name in faults) void judge(field.name)
      },
    },
  }
}

function valuesOf(form: HTMLFormElement | null): Values {
  const data = form === null ? [] : [...new FormData(form)]
  return Object.fromEntries(data.map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

const fieldOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.name !== '' ? target : undefined

/**
 * Pressing a button leaves the field. A sentence that appears right then would push the button away from under the
 * finger, and the click would be lost.
 */
function afterPointer(work: () => void): void {
  if (!document.documentElement.matches(':active')) work()
  else addEventListener('mouseup', () => void setTimeout(work), { once: true })
}
