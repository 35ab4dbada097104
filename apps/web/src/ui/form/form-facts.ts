import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import type { FaultText, FormSchema, Issue } from './form-faults.ts'

/** What a field begins with, what it holds of a row, what of it is written, and what is said of a fault in it. */
export type Field<Value, Fact, Row = unknown, Values = unknown> = {
  readonly blank: Value
  readonly read: (fact: Fact, row: Row) => Value
  readonly write: (value: Value, values: Values) => unknown
  readonly fault: FaultText<Value>
}

type ValuesIn<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly blank: infer Value } ? Value : never
}

/** What the row has under the name of the field: only `own` reads none. Of a form without rows nothing is read. */
type FactIn<Row, Name> = [Row] extends [never]
  ? never
  : Name extends keyof Row
    ? Row[Name]
    : { readonly notOfRow: Name }

type Fitting<Row, Fields> = {
  readonly [Name in keyof Fields]: Field<
    ValuesIn<Fields>[Name],
    FactIn<Row, Name>,
    Row,
    ValuesIn<NoInfer<Fields>>
  >
}

/** Whatever the schema takes has a field; a field besides serves the form alone. */
type Covered<Schema, Fields> =
  Schema extends FormSchema<infer Output>
    ? [Exclude<keyof Output, keyof Fields>] extends [never]
      ? unknown
      : { readonly withoutField: Exclude<keyof Output, keyof Fields> }
    : never

/** What a form holds: of `typeof thisForm`, or of what makes it. */
export type ValuesOf<Form> = Form extends (...parts: never) => infer Made
  ? ValuesOf<Made>
  : Form extends { readonly valuesOf: (row: never) => infer Values }
    ? Values
    : never

/**
 * A form as one declaration, a line a field, in the order they are asked. What follows from it goes to `useForm`,
 * `useRowForm` and `useRecordForm` as it is: `{ ...roomForm, initial: roomForm.newValues() }`.
 */
export const formFacts =
  <Row extends object = never>() =>
  <Fields extends Fitting<Row, Fields>, Schema extends FormSchema<unknown>>(
    fields: Fields,
    schema: Schema & Covered<Schema, Fields>,
  ) => {
    type Values = ValuesIn<Fields>
    // That each field fits its name is proven above; gone through one by one they are the same to the compiler.
    const all = Object.entries(fields) as [string, Field<unknown, unknown, Row, Values>][]
    const each = (of: (field: (typeof all)[number][1], name: string) => unknown) =>
      Object.fromEntries(all.map(([name, field]) => [name, of(field, name)]))
    const blank = each(({ blank: value }) => value) as Values
    const of = (facts: object, name: string) => (facts as Readonly<Record<string, unknown>>)[name]
    return {
      schema: schema as Schema,
      newValues: (said: Partial<Values> = {}): Values => ({ ...blank, ...said }),
      valuesOf: (row: Row) => each(({ read }, name) => read(of(row, name), row)) as Values,
      prepare: (values: Values): object => each(({ write }, name) => write(of(values, name), values)),
      texts: each(({ fault }) => fault) as { readonly [Name in keyof Fields]: FaultText<Values[Name]> },
    }
  }

/** A field with a conversion of its own. */
export const own = <Value, Fact = unknown, Row = unknown, Values = unknown>(
  field: Field<Value, Fact, Row, Values>,
): Field<Value, Fact, Row, Values> => field

const { required, tooLong } = fieldFaults

/** A text that cannot be left out, whatever the record allows. */
export const requiredLine = (wrong: number | string) => {
  const sentence = typeof wrong === 'number' ? tooLong(wrong) : wrong
  return own<string, string | null | undefined>({
    blank: '',
    read: (fact) => fact ?? '',
    write: (value) => value,
    fault: (value) => (value.trim() === '' ? required : sentence),
  })
}

/** A text that may be left out: empty in the field, nothing in the record. */
export const optionalLine = (fault: number | FaultText<string>) =>
  optionalChoice<string>(typeof fault === 'number' ? tooLong(fault) : fault)

/** Somebody or something of the house, if any. */
export const reference = () => optionalLine(required)

/** One of several, which may be left open. */
export const optionalChoice = <Choice extends string>(fault: FaultText<Choice | ''> = required) =>
  own<Choice | '', Choice | null | undefined>({
    blank: '',
    read: (fact) => fact ?? '',
    write: orNothing,
    fault,
  })

/** One of a list, which may be left open; what a newer server may have besides is no answer here. */
export const choiceOf = <Choice extends string>(
  choices: readonly Choice[],
  fault: FaultText<Choice | ''> = fieldFaults.choose,
) =>
  own<Choice | '', string | null | undefined>({
    blank: '',
    read: (fact) => choices.find((one) => one === fact) ?? '',
    write: orNothing,
    fault,
  })

/** Yes, no or no answer, as chips and lists show it. */
export const answer = (fault: FaultText<'yes' | 'no' | ''> = fieldFaults.choose) =>
  own<'yes' | 'no' | '', boolean | null | undefined>({
    blank: '',
    read: (fact) => (typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : ''),
    write: (said) => (said === '' ? null : said === 'yes'),
    fault,
  })

/** A box to tick. */
export const tick = () =>
  own<boolean, boolean | null | undefined>({
    blank: false,
    read: (fact) => fact === true,
    write: (value) => value,
    fault: required,
  })

/** A day, an amount, a figure: nothing, as long as nothing was said. */
export const dayFact = (fault: FaultText<string | null>) => nullable(fault)
export const figureFact = (fault: FaultText<number | null>) => nullable(fault)

const nullable = <Value extends string | number>(fault: FaultText<Value | null>) =>
  own<Value | null, Value | null | undefined>({
    blank: null,
    read: (fact) => fact ?? null,
    write: (value) => value,
    fault,
  })

/** The same in the field and in the record, and always there: one of several, yes or no, a list. */
export const kept = <Value>(blank: Value, fault: FaultText<Value> = required) =>
  own<Value, Value>({ blank, read: (fact) => fact, write: (value) => value, fault })

/** One sentence for a field that contradicts another, one for a field that is wrong by itself. */
export const ruled =
  (contradicts: string, wrong: string) =>
  (_value: unknown, { code }: Issue): string =>
    code === 'custom' ? contradicts : wrong

export const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)
