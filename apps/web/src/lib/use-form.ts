import { useId, useRef, useState } from 'react'
import type { Rule } from './field-rules.ts'

type Values = Readonly<Record<string, string>>
type NameOf<V extends Values> = keyof V & string
export type Rules<V extends Values> = { readonly [Name in keyof V]?: Rule }
export type Faults<V extends Values> = Readonly<Partial<Record<NameOf<V>, string>>>
/** Faults that only show between fields, as a renewal before the installation. */
type Across<V extends Values> = (values: V) => Faults<V>

export type Form<V extends Values> = ReturnType<typeof useForm<V>>

/** All answers of a form as they were typed. A field complains when it is left, and all together when sent. */
export function useForm<V extends Values>(start: V, rules: Rules<V>, across?: Across<V>) {
  type Name = NameOf<V>
  const prefix = useId()
  const [values, setValues] = useState(start)
  const [base, setBase] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<{ readonly name: Name; readonly fault: string }>()
  const element = useRef<HTMLFormElement>(null)

  const names = Object.keys(values) as Name[]
  const idOf = (name: Name): string => `${prefix}${name}`
  const between = across?.(values)
  const faultOf = (name: Name): string | undefined => rules[name]?.(values[name] ?? '') ?? between?.[name]
  const errorOf = (name: Name): string | undefined =>
    (left.has(name) ? faultOf(name) : undefined) ?? (refused?.name === name ? refused.fault : undefined)

  function set<N extends Name>(name: N, value: V[N]): void {
    setValues((before) => ({ ...before, [name]: value }))
    if (refused?.name === name) setRefused(undefined)
  }
  const leave = (...those: readonly Name[]): void => setLeft((before) => new Set([...before, ...those]))

  return {
    values,
    /** What the server holds, as far as the form knows. */
    base,
    element,
    names,
    changed: names.filter((name) => values[name] !== base[name]),
    isDirty: names.some((name) => values[name] !== base[name]),
    set,
    idOf,
    errorOf,
    /** Shows every fault of these fields, or of all, and goes to the first. */
    check: (those: readonly Name[] = names): boolean => {
      leave(...those)
      const first = those.find((name) => faultOf(name) !== undefined)
      if (first !== undefined) focusField(idOf(first))
      return first === undefined
    },
    /** The server found fault with a field. */
    refuse: (name: Name, fault: string): void => {
      setRefused({ name, fault })
      focusField(idOf(name))
    },
    /** What is stored now; typing goes on from here. */
    restart: (next: V): void => {
      setValues(next)
      setBase(next)
      setLeft(new Set())
      setRefused(undefined)
    },
    /** What a text field or a select needs. */
    text: (name: Name) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onChange: (event: { readonly target: { readonly value: string } }) =>
        set(name, event.target.value as V[Name]),
      onBlur: () => leave(name),
    }),
    /** What a group of chips needs. */
    choice: <N extends Name>(name: N) => ({
      name: idOf(name),
      value: values[name],
      error: errorOf(name),
      onChange: (value: V[N]) => set(name, value),
    }),
  }
}

// After React has shown the complaint, so that a screen reader hears it with the field. Chips share a name, not an id.
function focusField(id: string): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id) ?? document.getElementsByName(id)[0]
    found?.focus()
    found?.scrollIntoView({ block: 'center' })
  })
}
