import type { EnumRef, FieldRef, InputFieldRef, InputObjectRef, ObjectRef } from '@pothos/core'
import type { GraphqlTypes, InputFields, ObjectFields } from './graphql-builder.ts'

type Scalars = {
  String: string
  Int: number
  Float: number
  Boolean: boolean
  /** In the inputs a UUID. */
  ID: string
  Day: string
  Instant: string
  Rappen: number
}
type Plain = keyof Scalars | EnumRef<GraphqlTypes, unknown>
type Shown = Plain | ObjectRef<GraphqlTypes, unknown>
type Taken = Plain | 'UUID' | InputObjectRef<GraphqlTypes, unknown>

/** Of what kind a fact is; a pair where the object calls it otherwise than the inputs. */
type Kind = Plain | [Plain] | { readonly fields: Shown | [Shown]; readonly inputs: Taken | [Taken] }

type ValueOf<Of> = Of extends keyof Scalars
  ? Scalars[Of]
  : Of extends readonly [infer One]
    ? readonly ValueOf<One>[]
    : Of extends { readonly $inferType: infer Value }
      ? Value
      : Of extends { readonly fields: infer Fields }
        ? ValueOf<Fields>
        : never

/** The object; the input that adds one or sets all of it; the input that changes some of it. */
type Place = 'fields' | 'adds' | 'changes'

/** What is said of a fact in a place, and that it does not stand there. `inputs` are adds and changes. */
type Said = { readonly [In in Place]?: string | false } & { readonly inputs?: string }
type PlacesOf<S> = { [In in Place]: S extends { readonly [_ in In]: false } ? never : In }[Place]

type Field = { readonly type: Shown | [Shown]; readonly nullable: boolean; readonly description?: string }
type Input = { readonly type: Taken | [Taken]; readonly required: boolean; readonly description?: string }
type Options = { readonly fields: Field; readonly adds: Input; readonly changes: Input }
type Standing = { readonly [In in Place]: Options[In] | false }

type Fact<Value, In = Place, Of = unknown> = Standing & {
  /** For the compiler alone: what it takes of a row, where it stands, of what kind it is. */
  readonly of?: readonly [value: (value: Value) => void, places: In, kind: Of]
}

/** What no type of a row tells: a text that is a day or an id, a number that is money. */
type KindFor<Name> = Name extends `${string}Rappen`
  ? 'Rappen'
  : Name extends `${string}Id`
    ? 'ID'
    : Name extends `${string}On`
      ? 'Day'
      : unknown

type FactIn<Row, Name> = Name extends keyof Row ? Row[Name] : { readonly notOfRow: Name }
type StandsIn<One, In> = One extends Fact<never, infer Places> ? (In extends Places ? true : false) : false
type NamesIn<Facts, In> = {
  [Name in keyof Facts]: StandsIn<Facts[Name], In> extends true ? Name : never
}[keyof Facts] &
  string

type Fitting<Row, Facts> = {
  readonly [Name in keyof Facts]: Fact<
    StandsIn<Facts[Name], 'fields'> extends true ? FactIn<Row, Name> : never,
    Place,
    KindFor<Name>
  >
}

/**
 * The plain facts of a noun, a line each: fields of its object, of the input that adds one (or sets all of it), and of the
 * input that changes some of it.
 */
export const graphqlFacts =
  <Row extends object>() =>
  <Facts extends Fitting<Row, Facts>>(facts: Facts & Readonly<Record<string, Standing>>) => {
    // That each fact fits its name is proven above; gone through one by one they are the same to the compiler.
    const all = Object.entries<Standing>(facts)
    const each = <In extends Place, Ref>(place: In, make: (options: Options[In], name: string) => Ref) =>
      Object.fromEntries(
        all.flatMap(([name, standing]) => {
          const options: Options[In] | false = standing[place]
          return options === false ? [] : [[name, make(options, name)]]
        }),
      ) as { readonly [Name in NamesIn<Facts, In>]: Ref }
    return {
      fields: <Parent extends Row>(t: ObjectFields<Parent>) =>
        each('fields', (options, name) => (t as unknown as Exposing).expose(name, options)),
      adds: (t: InputFields) => each('adds', (options): AnyInput => t.field(options)),
      changes: (t: InputFields) => each('changes', (options): AnyInput => t.field(options)),
    }
  }
type AnyInput = InputFieldRef<GraphqlTypes, unknown>
type Exposing = { expose: (name: string, options: Field) => FieldRef<GraphqlTypes, unknown, 'Object'> }

/** Always there, and said when one is added. A text beside the kind is what the object says of it. */
export const needed = <Of extends Kind, S extends Said = Said>(kind: Of, said?: S | string) =>
  fact<ValueOf<Of>, Of, S>(kind, said, { nullable: false, required: true })

/** May be nothing. */
export const optional = <Of extends Kind, S extends Said = Said>(kind: Of, said?: S | string) =>
  fact<ValueOf<Of> | null | undefined, Of, S>(kind, said, { nullable: true, required: false })

/** Always there; unsaid it is what the verb makes of it. */
export const defaulted = <Of extends Kind, S extends Said = Said>(kind: Of, said?: S | string) =>
  fact<ValueOf<Of>, Of, S>(kind, said, { nullable: false, required: false })

/** Nothing as long as nobody was asked; the input that asks has to say it. */
export const asked = <Of extends Kind, S extends Said = Said>(kind: Of, said?: S | string) =>
  fact<ValueOf<Of> | null | undefined, Of, S>(kind, said, { nullable: true, required: true })

function fact<Value, Of extends Kind, S extends Said>(
  kind: Of,
  said: Said | string = {},
  { nullable, required }: { readonly nullable: boolean; readonly required: boolean },
): Fact<Value, PlacesOf<S>, Of> {
  const {
    inputs,
    fields,
    adds = inputs,
    changes = inputs,
  }: Said = typeof said === 'string' ? { fields: said } : said
  const { shown, taken } = typesOf(kind)
  return {
    fields: fields !== false && { type: shown, nullable, ...described(fields) },
    adds: adds !== false && { type: taken, required, ...described(adds) },
    changes: changes !== false && { type: taken, required: false, ...described(changes) },
  }
}

const described = (description: string | undefined) => (description === undefined ? {} : { description })

function typesOf(kind: Kind): { readonly shown: Field['type']; readonly taken: Input['type'] } {
  if (typeof kind === 'object' && 'inputs' in kind) return { shown: kind.fields, taken: kind.inputs }
  return { shown: kind, taken: Array.isArray(kind) ? [identified(kind[0])] : identified(kind) }
}

const identified = (kind: Plain) => (kind === 'ID' ? 'UUID' : kind)
