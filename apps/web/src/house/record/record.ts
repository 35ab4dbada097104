import type { DataTag } from '@tanstack/react-query'
import type { OutboxEntry } from '#device/outbox/entry.ts'
import {
  beginningOf,
  lineInWords,
  labelsOf,
  type AnyLine,
  type Facts,
  type Line,
  type NameOf,
} from './declaration/facts.ts'
import { pick, type Answer, type Change, type Entry, type Row, type Said } from './said.ts'
import type { Draft, Say, Verb, Verbs } from './verbs.ts'

/** `ask` goes to the server and nowhere else. */
export type Question<Data> = {
  readonly queryKey: DataTag<readonly unknown[], Data, Error>
  readonly ask: (signal: AbortSignal) => Promise<Data>
  /** Where the rows are told inside a larger answer: how they are read out of it, and put back. */
  readonly inside?: Inside<Data>
}
type Inside<Data> = { of(whole: unknown): Data; into(whole: unknown, rows: Data): unknown }

/** What hangs on a row and is told inside it, as the photos of a to-do. */
type Child = { readonly verbs: Verbs; readonly blank: () => object }
type Children = Readonly<Record<string, Child>>

/** How releases before this one put changes of the noun on the disk. */
export type Earlier = {
  /** Their names, and the verbs of today. */
  readonly ops: Readonly<Record<string, string>>
  readonly read: (variables: OutboxEntry['variables']) => Said
}

/** What a declaration and a record share. Methods, so that the engine takes a record of any row. */
type About<R extends Row> = {
  /** As the news name it: `todo` of `todo.add`. Its changes are called so on the disk too. */
  readonly noun: string
  readonly lists: Readonly<Record<string, (realEstateId: string) => Question<readonly R[]>>>
  /** Which list a row stands in, where there are several. */
  listOf?(row: NoInfer<R>): string
  /** One row alone, where it tells more of its children than the lists; else it is looked for in those. */
  readonly one?: (realEstateId: string, id: string) => Question<(NoInfer<R> & Answer) | null>
  /** The order of the server, or rows jump when they are read next. */
  compare(a: NoInfer<R>, b: NoInfer<R>): number
  title(row: Partial<NoInfer<R>>): string
  /** Which of several kinds it is, where a waiting change of them is told in other words. */
  kindOf?(row: Partial<NoInfer<R>>): string | undefined
  /** Facts that say something only together: whoever writes one writes all of them, and of two versions one counts whole. */
  readonly together?: readonly Together[]
  readonly earlier?: Earlier
}
/** In the order they are read, and what they are called as one. */
type Together = { readonly label: string; readonly names: readonly string[] }

type Words = (name: string, kind?: string) => string

export type HouseRecord<R extends Row = Row> = About<R> & {
  /** By their names, what they are called. */
  readonly facts: Readonly<Record<string, string>>
  readonly inWords: (fact: string, value: unknown, nameOf: NameOf) => string | undefined
  readonly blank: (at: string) => object
  readonly verbs: Verbs
  readonly children?: Children
  readonly words: Readonly<Record<string, Words>>
}

type Declared<R extends Row, F, V extends Verbs, C extends Children> = About<R> & {
  /** What an owner can write down, a line a fact; two people who wrote the same differently are asked. */
  readonly facts: F
  /** What no line says of a fact, as of what only acts write. */
  readonly inWords?: HouseRecord['inWords']
  readonly verbs: V & { readonly [Op in keyof V]: Verb<Say, Answer & Omit<R, keyof C>> }
  readonly children?: C & { readonly [Name in keyof C]: Name extends keyof R ? Child : never }
  /** A verb without its words does not compile. */
  readonly words: { readonly [Op in keyof V | OpsOf<NoInfer<C>>]: Words }
} & Blank<NoInfer<BlankRow<R>>, Begun<F>>

/** No fact that a row has not, and none that begins as it cannot be. */
type FactsFor<R, F> = { readonly [Fact in keyof F]: Fact extends keyof R ? string | Line<R[Fact]> : never }
type BlankRow<R extends Row> = Omit<R, 'id' | 'version'>
/** The facts that say what they begin with. */
type Begun<F> = keyof { [Fact in keyof F as F[Fact] extends AnyLine ? Fact : never]: unknown }
/** What else a new row has, as what hangs on the moment: all that no line says, and nothing of what one does. */
type Blank<Whole, Known extends PropertyKey> =
  Partial<Omit<Whole, Known>> extends Omit<Whole, Known>
    ? { readonly blank?: (at: string) => Rest<Whole, Known> }
    : { readonly blank: (at: string) => Rest<Whole, Known> }
type Rest<Whole, Known extends PropertyKey> = Omit<Whole, Known> & { readonly [Fact in Known]?: never }

type OpsOf<C extends Children> = { [Name in keyof C]: keyof C[Name]['verbs'] }[keyof C]

type Acts<V extends Verbs> = { readonly [Op in keyof V]: (...args: Parameters<V[Op]['say']>) => Change }
type ChildActs<C extends Children, Parent> = Both<
  {
    [Name in keyof C]: {
      readonly [Op in keyof C[Name]['verbs']]: (
        parent: Parent,
        ...args: Parameters<C[Name]['verbs'][Op]['say']>
      ) => Change
    }
  }[keyof C]
>
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never

type Defined<R extends Row, F, V extends Verbs, C extends Children> = {
  readonly facts: Readonly<Record<keyof F, string>>
  readonly blank: (at: string) => BlankRow<R>
  readonly acts: Acts<V> & ChildActs<C, Pick<Row, 'id'> & Partial<Omit<R, keyof C>>>
} & HouseRecord<R>

/** Declares a noun of a house once. What comes back also has its acts, one for each verb, to be given to `change`. */
export function defineRecord<
  R extends Row,
  const F extends FactsFor<R, F>,
  V extends Verbs,
  C extends Children = { readonly [Name in never]: Child },
>(declared: Declared<R, F, V, C>): Defined<R, F, V, C> {
  const acts: Record<string, (...args: never[]) => Change> = {}
  const titleOf = (row: object) => declared.title(row)
  const changeOf = (name: string, { kind }: Verb, objectId: string, variables: Said): Change => ({
    op: `${declared.noun}.${name}`,
    kind: kind === 'add' ? 'creation' : 'change',
    objectId,
    variables,
  })
  for (const [name, verb] of Object.entries<Verb>(declared.verbs))
    acts[name] = (...args) => {
      const { objectId, named, said } = verb.say(...args)
      const whole = verb.kind === 'edit' ? saidWhole(declared, named, said) : said
      return changeOf(name, verb, objectId, { ...namedBy(declared, named), ...whole })
    }
  for (const { verbs } of Object.values<Child>(declared.children ?? {}))
    for (const [name, verb] of Object.entries(verbs))
      acts[name] = (...[parent, ...args]: [Row, ...never[]]) => {
        const { objectId, said } = verb.say(...args)
        return changeOf(name, verb, objectId, { title: titleOf(parent), parentId: parent.id, ...said })
      }
  const facts: Facts = declared.facts
  const begins = beginningOf(facts)
  const made: Pick<HouseRecord, 'facts' | 'blank' | 'inWords'> = {
    facts: labelsOf(facts),
    blank: (at) => ({ ...begins, ...declared.blank?.(at) }),
    inWords: (fact, ...said) => lineInWords(facts[fact], ...said) ?? declared.inWords?.(fact, ...said),
  }
  // TypeScript cannot follow the names from the verbs to their acts, nor from the lines to a blank row.
  return { ...declared, ...made, acts } as unknown as Defined<R, F, V, C>
}

/** What names a row in a waiting change of it. */
export function namedBy(
  { title, kindOf }: Pick<HouseRecord, 'title' | 'kindOf'>,
  row: object,
): Pick<Said, 'title' | 'kind'> {
  const kind = kindOf?.(row)
  return { title: title(row), ...(kind !== undefined && { kind }) }
}

type Grouped = Pick<HouseRecord, 'together'>

/** Facts, with those that belong to one of them. */
export const withTheirs = ({ together = [] }: Grouped, facts: readonly string[]): readonly string[] => [
  ...new Set([
    ...facts,
    ...together.flatMap(({ names }) => (names.some((name) => facts.includes(name)) ? names : [])),
  ]),
]

/** An edit with the rest of what it changes a part of, as its owner saw it. */
function saidWhole(record: Grouped, seen: object, said: Draft['said']): Draft['said'] {
  if (record.together === undefined) return said
  const { facts = {}, before } = said
  const rest = pick(seen, withTheirs(record, Object.keys(facts)))
  return { ...said, facts: { ...rest, ...facts }, before: { ...rest, ...before } }
}

/** A row as its owner left it: what the server has, and on top what is still on its way. */
export type Shown<R extends Row> = R & {
  readonly isWaiting: boolean
  /** A change of it that the server did not accept. */
  readonly refusal?: Entry
}

/** Takes back what the change of that name did, of whatever noun. */
export const undoOp = (op: string): string => `${op}${undoEnding}`
const undoEnding = '.undo'

// It is said where an act is taken back, and sent by code of its own.
const undoing = { kind: 'undo' } as Verb

type Found = { readonly name: string; readonly verb: Verb; readonly child?: string }

/** The verb behind a change, and where among the row's children it works. */
export function verbOf(record: HouseRecord, op: string): Found | undefined {
  if (op.endsWith(undoEnding)) {
    const done = verbOf(record, op.slice(0, -undoEnding.length))
    return done && { ...done, name: 'undo', verb: undoing }
  }
  const [noun, name = ''] = op.split('.')
  if (noun !== record.noun) return undefined
  const own = record.verbs[name]
  if (own !== undefined) return { name, verb: own }
  for (const [child, { verbs }] of Object.entries(record.children ?? {})) {
    const verb = verbs[name]
    if (verb !== undefined) return { name, verb, child }
  }
  return undefined
}

/** What its changes are called on the disk, by this release and those before. */
export const opsOf = ({ noun, verbs, children = {}, earlier }: HouseRecord): readonly string[] => [
  ...[verbs, ...Object.values(children).map((child) => child.verbs)].flatMap((some) =>
    Object.keys(some).flatMap((name) => [`${noun}.${name}`, undoOp(`${noun}.${name}`)]),
  ),
  ...Object.keys(earlier?.ops ?? {}),
]

/** An entry as it lies on the disk of a device, in today's words: whatever was confirmed must arrive whole. */
export function asEntry({ noun, earlier }: HouseRecord, entry: OutboxEntry): Entry {
  const name = earlier?.ops[entry.op]
  return earlier === undefined || name === undefined
    ? { ...entry, variables: entry.variables as Said }
    : { ...entry, op: `${noun}.${name}`, variables: earlier.read(entry.variables) }
}

/** The changes of a record among everything that is on its way. */
export const entriesOf = <One extends OutboxEntry>(
  record: HouseRecord,
  entries: readonly One[],
  realEstateId: string,
): (Omit<One, 'variables'> & Entry)[] =>
  entries
    .filter((entry) => entry.realEstateId === realEstateId && opsOf(record).includes(entry.op))
    .map((entry) => ({ ...entry, ...asEntry(record, entry) }))
