/** The facts of a noun as its declaration writes them down: a line a fact. */

export type NameOf = (id: string) => string | undefined
/** `nameOf` knows what else there is in the house. */
export type InWords<Value> = (value: Value, nameOf: NameOf) => string | undefined
/** One or some of several go by their labels. */
type Labels<Value> = [Value] extends [string]
  ? Readonly<Record<Value, string>>
  : Value extends readonly (infer One extends string)[]
    ? Readonly<Record<One, string>>
    : never

/**
 * What a fact is called, what a new row has of it, how it is said where it is no text already, and what is said where there is
 * nothing. What begins with nothing at all (`undefined`) a new row does not have.
 */
export type Line<Value> = readonly [
  label: string,
  begins: Readonly<Value>,
  inWords?: InWords<NonNullable<Value>> | Labels<NonNullable<Value>>,
  nothing?: string,
]
/** The facts of a row, where they are written down before its record. */
export type FactLines<R> = { readonly [Fact in keyof R]?: Line<R[Fact]> }

// A method, so that the words of every fact fit.
type AnyWords = { say(value: unknown, nameOf: NameOf): string | undefined }['say']
type AnyLabels = Readonly<Record<string, string>>
export type AnyLine = readonly [
  label: string,
  begins: unknown,
  inWords?: AnyWords | AnyLabels,
  nothing?: string,
]
/** A label alone is a fact of which the record itself says what a new row has. */
export type Facts = Readonly<Record<string, string | AnyLine>>

export const labelsOf = (facts: Facts): AnyLabels =>
  Object.fromEntries(
    Object.entries(facts).map(([name, line]) => [name, typeof line === 'string' ? line : line[0]]),
  )

export const beginningOf = (facts: Facts): object =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, line]) =>
      typeof line === 'string' || line[1] === undefined ? [] : [[name, line[1]]],
    ),
  )

export function lineInWords(
  line: Facts[string] | undefined,
  value: unknown,
  nameOf: NameOf,
): string | undefined {
  if (line === undefined || typeof line === 'string') return undefined
  const [, , words, nothing] = line
  if (value === null || value === undefined) return nothing
  if (typeof words !== 'object') return words?.(value, nameOf)
  if (typeof value === 'string') return words[value]
  if (!Array.isArray(value)) return undefined
  const chosen = Object.keys(words).filter((one) => value.includes(one))
  return chosen.map((one) => words[one]).join(', ')
}

/** Somebody or something of the house by its name, or what is said where nobody knows that. */
export const nameOr =
  (otherwise = '…') =>
  (id: string, nameOf: NameOf): string =>
    nameOf(id) ?? otherwise

/** The same of several. */
export const namesOr =
  (otherwise: string) =>
  (ids: readonly string[], nameOf: NameOf): string =>
    ids.map((id) => nameOf(id) ?? otherwise).join(', ')
