import { useRef, useState } from 'react'
import { clashesOf } from './merge-versions.ts'
import { useSubmit, type Failure } from './use-submit.ts'
import { namesThatDiffer, type FaultTexts, type Faults, type FormSchema } from './form-faults.ts'
import { useForm } from './use-form.ts'

type Stored = Readonly<Record<string, unknown>> & { readonly version: number }
type Version<Values> = { readonly values: Values; readonly version: number }
type Change<Output> = { readonly facts: Partial<Output>; readonly expectedVersion: number }

type RecordForm<Values extends object, Output extends object> = {
  readonly record: Stored
  readonly valuesOf: (record: Readonly<Record<string, unknown>>) => Values
  readonly schema: FormSchema<Output>
  readonly prepare: (values: Values) => object
  readonly texts: FaultTexts<Values>
  /** Writes the changed facts over the version they were typed on; answers with the new version. */
  readonly send: (change: Change<Output>, key: string) => Promise<number>
  readonly onSaved: () => void
}

/**
 * A form over a stored record. Changes of others show at once while nothing was typed here; afterwards they go
 * together by themselves, or `clashes` asks which of two versions stays.
 */
export function useRecordForm<Values extends object, Output extends object>(
  options: RecordForm<Values, Output>,
) {
  const { record, valuesOf, schema, texts, prepare, send, onSaved } = options
  const [base, setBase] = useState<Version<Values>>(() => ({
    values: valuesOf(record),
    version: record.version,
  }))
  const [theirs, setTheirs] = useState<Version<Values>>()
  const form: ReturnType<typeof useForm<Values, Output>> = useForm({
    initial: base.values,
    schema,
    texts,
    prepare,
    onSubmit: () => write(form.values, namesThatDiffer(form.values, base.values), base.version),
  })
  const newVersion = useRef(record.version)
  const { submit, isBusy, failure, clear } = useSubmit(async (change: Change<Output>, key: string) => {
    newVersion.current = await send(change, key)
  })

  if (record.version > base.version && !form.isDirty && !form.isBusy && !isBusy)
    adopt({ values: valuesOf(record), version: record.version })

  /** What is stored now; typing goes on from here. */
  function adopt(next: Version<Values>): void {
    setBase(next)
    setTheirs(undefined)
    form.reset(next.values)
  }

  async function write(
    values: Values,
    names: readonly (keyof Values)[],
    expectedVersion: number,
  ): Promise<Faults<Values>> {
    const parsed = schema.safeParse(prepare(values))
    if (!parsed.success) return {}
    const { data } = parsed
    const facts = Object.fromEntries(
      names.map((name) => [name, data[name as unknown as keyof Output]]),
    ) as Partial<Output>
    const failed = await submit({ facts, expectedVersion })
    if (failed !== undefined) return after(failed, values)
    adopt({ values, version: newVersion.current })
    onSaved()
    return {}
  }

  async function after(failed: Failure, mine: Values): Promise<Faults<Values>> {
    if (failed.kind === 'refused' && failed.field !== undefined && failed.field in mine)
      return { [failed.field]: failed.message } as Faults<Values>
    if (failed.kind !== 'conflict') return {}
    const other = { values: valuesOf(failed.current), version: Number(failed.current['version']) }
    const names = Object.keys(mine) as (keyof Values & string)[]
    const versions = { base: base.values, mine, theirs: other.values }
    // Different fields: both stay, and nobody has to be asked.
    if (clashesOf(names, versions).length === 0) return over(other, mine, [])
    setTheirs(other)
    return {}
  }

  /** Mine over the other version, except for the fields where theirs stays. */
  async function over(
    other: Version<Values>,
    mine: Values,
    keepTheirs: readonly string[],
  ): Promise<Faults<Values>> {
    const names = namesThatDiffer(mine, base.values).filter((name) => !keepTheirs.includes(String(name)))
    const values = { ...other.values, ...Object.fromEntries(names.map((name) => [name, mine[name]])) }
    const changed = namesThatDiffer(values, other.values)
    if (changed.length > 0) return write(values, changed, other.version)
    clear()
    adopt(other)
    onSaved()
    return {}
  }

  return {
    form,
    isBusy: form.isBusy || isBusy,
    failure,
    /** The fields both have changed. */
    clashes:
      theirs === undefined
        ? []
        : clashesOf(Object.keys(form.values) as (keyof Values & string)[], {
            base: base.values,
            mine: form.values,
            theirs: theirs.values,
          }),
    resolve: (keepTheirs: readonly string[]): void => {
      if (theirs !== undefined) void over(theirs, form.values, keepTheirs)
    },
    /** Back to typing; the next try asks again. */
    postpone: (): void => {
      setTheirs(undefined)
      clear()
    },
  }
}
