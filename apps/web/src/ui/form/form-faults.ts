/** What a form needs of a schema; every schema of the domain has it. */
export type FormSchema<Output> = {
  readonly safeParse: (
    values: unknown,
  ) =>
    | { readonly success: true; readonly data: Output; readonly error?: undefined }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
}

export type Issue = { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }

/** One sentence per field, or one per kind of fault. */
export type FaultText<Value> = string | ((value: Value, issue: Issue) => string)
export type FaultTexts<Values> = { readonly [Name in keyof Values]?: FaultText<Values[Name]> }

export type Faults<Values> = { readonly [Name in keyof Values]?: string }

/** The first issue of every field as its sentence. */
export function faultsOf<Values extends object>(
  issues: readonly Issue[],
  values: Values,
  texts: FaultTexts<Values>,
): Faults<Values> {
  const faults: Partial<Record<keyof Values, string>> = {}
  for (const issue of issues) {
    const name = issue.path[0] as keyof Values | undefined
    if (name === undefined || faults[name] !== undefined) continue
    const text: FaultText<Values[keyof Values]> | undefined = texts[name]
    // A field without its sentence would be a riddle for the owner and must fail in the first try-out.
    if (text === undefined) throw new Error(`no sentence for the field ${String(name)}`)
    faults[name] = typeof text === 'string' ? text : text(values[name], issue)
  }
  return faults
}

export function namesThatDiffer<Values extends object>(a: Values, b: Values): (keyof Values)[] {
  return (Object.keys(a) as (keyof Values)[]).filter((name) => !Object.is(a[name], b[name]))
}
