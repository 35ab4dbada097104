import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { componentCatalog } from '@hauswart/domain/real-estate/component'
import type { ComponentType } from 'react'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'

export type NewTodo = {
  readonly title: string
  readonly note: string | null
  readonly dueOn: string | null
  readonly componentId: string | null
}

export type WrittenTodo = { readonly id: string; readonly title: string }

export type OpenTodo = WrittenTodo & {
  readonly dueOn: string | null
  /** Nobody has worked on it. */
  readonly isUntouched: boolean
}

/** Where to-dos are written down and taken back; both answer with why it could not be. */
export type TodoBook = {
  /** `measureId`: the decision it is written down for. */
  readonly add: (id: string, todo: NewTodo, measureId: string) => Promise<string | undefined>
  /** What was written down for decisions, whenever that was, and nobody has worked on. */
  readonly untouchedFor: (measureIds: readonly string[]) => readonly WrittenTodo[]
  /** Only those nobody has touched since. */
  readonly withdraw: (todos: readonly WrittenTodo[]) => Promise<Withdrawn>
  /** What is open for a decision already. */
  readonly openFor: (measureId: string) => readonly OpenTodo[]
  /** Other days for some; only those nobody has touched since. */
  readonly moveAlong: (
    days: readonly { readonly id: string; readonly dueOn: string | null }[],
  ) => Promise<Pick<Withdrawn, 'fault' | 'bringBack'>>
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

/** Which of the prepared ones a title is, whatever components it names; nothing for a title of somebody's own. */
export const kindOf = (title: string): string | undefined =>
  Object.values(texts).find((kind) => title.startsWith(`${kind}: `))

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

/** The same for components of a desk. */
export const preparedFor = (
  { analysis, input, house }: Pick<Desk, 'analysis' | 'input' | 'house'>,
  componentIds: readonly string[],
  year: number,
): readonly NewTodo[] =>
  preparedTodos({
    components: analysis.components.filter(({ component }) => componentIds.includes(component.id)),
    year,
    today: input.today,
    buildYear: house.buildYear,
  })
