import type { ComponentAnalysis } from '@hauswart/domain/analysis/analysis'
import { componentCatalog } from '@hauswart/domain/real-estate/component'
import type { ComponentType } from 'react'
import { newId } from '#lib/new-id.ts'
import { analysisTexts } from './analysis.texts.ts'

export type NewTodo = {
  readonly title: string
  readonly note: string | null
  readonly dueOn: string | null
  readonly componentId: string | null
}

type WrittenTodo = { readonly id: string; readonly title: string }

/** Where to-dos are written down and taken back; both answer with why it could not be. */
export type TodoBook = {
  /** `measureId`: the decision it is written down for. */
  readonly add: (id: string, todo: NewTodo, measureId: string) => Promise<string | undefined>
  /** Only those nobody has touched since. */
  readonly withdraw: (todos: readonly WrittenTodo[]) => Promise<string | undefined>
  /** The same for all that was written down for a decision, whenever that was. */
  readonly withdrawFor: (measureId: string) => Promise<Withdrawn>
  /** What is open for a decision already. */
  readonly openTitlesFor: (measureId: string) => readonly string[]
}

export type Withdrawn = {
  readonly count: number
  /** Why they could not be taken back. */
  readonly fault: string | undefined
  readonly bringBack: () => Promise<string | undefined>
}

/** How decisions and their to-dos hang together; the page gives it in. */
export type Preparing = {
  readonly todoBook: TodoBook
  /** Tells how far the to-dos of a decision are. */
  readonly MeasureTodos: ComponentType<{ readonly realEstateId: string; readonly measureId: string }>
}

type Renovation = {
  readonly components: readonly ComponentAnalysis[]
  readonly year: number
  readonly today: string
  readonly buildYear: number | null
}

/** Asbestos was banned in Switzerland on 1 March 1990 (ChemRRV annex 1.6): older houses are looked at before work. */
const asbestosUntil = 1990

const texts = analysisTexts.renovation.todos

/** What has to be done before a renovation begins, with days that leave time for it. */
export function preparedTodos({ components, year, today, buildYear }: Renovation): readonly NewTodo[] {
  const [first] = components
  if (first === undefined) return []
  const isOutside = components.some(({ component }) => componentCatalog[component.catalogKey] === 'envelope')
  const isSubsidised = components.some(({ subsidy }) => (subsidy.value ?? 0) > 0)
  const wanted: readonly (readonly [string, string] | false)[] = [
    [texts.offers, `${year - 1}-10-31`],
    isSubsidised && [texts.subsidy, `${year}-01-31`],
    isOutside && [texts.permit, `${year - 1}-11-30`],
    buildYear !== null && buildYear < asbestosUntil && [texts.asbestos, `${year - 1}-10-31`],
    [texts.contract, `${year}-02-28`],
  ]
  const names = components.map(({ name }) => name).join(', ')
  return wanted
    .filter((one) => one !== false)
    .map(([title, day]) => ({
      title: `${title}: ${names}`.slice(0, 120),
      note: null,
      // A day that has passed would only be a reproach.
      dueOn: day > today ? day : null,
      componentId: first.component.id,
    }))
}

/** One after the other, as they are read; gives those that are written down. */
export async function writeTodos(
  book: TodoBook,
  todos: readonly NewTodo[],
  measureId: string,
): Promise<readonly WrittenTodo[]> {
  const written: WrittenTodo[] = []
  for (const todo of todos) {
    const id = newId()
    if ((await book.add(id, todo, measureId)) === undefined) written.push({ id, title: todo.title })
  }
  return written
}

/** Without those that are open for the decision already: a decision taken anew needs none of them twice. */
export const notYetOpen = (
  book: TodoBook,
  todos: readonly NewTodo[],
  measureId: string | undefined,
): readonly NewTodo[] => {
  if (measureId === undefined) return todos
  const open = new Set(book.openTitlesFor(measureId))
  return todos.filter(({ title }) => !open.has(title))
}

/** Takes back what was written down for decisions another one took the place of. */
export async function withdrawReplaced(book: TodoBook, measureIds: readonly string[]): Promise<Withdrawn> {
  const all: Withdrawn[] = []
  for (const measureId of measureIds) all.push(await book.withdrawFor(measureId))
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    fault: all.find(({ fault }) => fault !== undefined)?.fault,
    bringBack: async () => {
      const faults: (string | undefined)[] = []
      for (const { count, bringBack } of all) if (count > 0) faults.push(await bringBack())
      return faults.find((fault) => fault !== undefined)
    },
  }
}

type Written = {
  readonly todos: readonly WrittenTodo[]
  /** What went for them. */
  readonly replaced: Withdrawn | undefined
}

/** After the plan itself: as long as that stands, its to-dos are needed. What went for them comes again. */
export const withdrawing =
  (book: TodoBook, { todos, replaced }: Written, undo: () => Promise<unknown>) =>
  async (): Promise<void> => {
    await undo()
    const lost = await replaced?.bringBack()
    const fault = (todos.length === 0 ? undefined : await book.withdraw(todos)) ?? lost
    if (fault !== undefined) throw new Error(fault)
  }
