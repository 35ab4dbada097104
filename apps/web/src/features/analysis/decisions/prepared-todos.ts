import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { componentCatalog } from '@hauswart/domain/real-estate/component'
import type { OpenPreparation, Preparation } from '@hauswart/domain/todos/preparation'
import type { ComponentType } from 'react'
import type { Decided } from '#house/paths/decided.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'

/** A to-do that comes before a renovation, as it is proposed. */
type ProposedTodo = {
  readonly prepares: Preparation
  readonly title: string
  readonly dueOn: string | null
  readonly componentId: string
}

/** How decisions and their to-dos hang together; the page gives it in. */
export type Preparing = {
  /** What is open for decisions. */
  readonly openFor: (measureIds: readonly string[]) => readonly OpenPreparation[]
  /** Tells how far the to-dos of a decision are. */
  readonly MeasureTodos: ComponentType<{ readonly realEstateId: string; readonly measureId: string }>
  /** Leads from a decision to its papers. */
  readonly MeasurePapers: ComponentType<{ readonly realEstateId: string; readonly measureId: string }>
  /** Leads from a decision to its invoices, with their sum. */
  readonly MeasureInvoices: ComponentType<{ readonly realEstateId: string; readonly measureId: string }>
  /** Leads from a decision to its renovation. */
  readonly MeasureProject: ComponentType<
    Decided & { readonly realEstateId: string; readonly mayWrite: boolean }
  >
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
export function preparedTodos({ components, year, today, buildYear }: Renovation): readonly ProposedTodo[] {
  const [first] = components
  if (first === undefined) return []
  const isOutside = components.some(({ component }) => componentCatalog[component.catalogKey] === 'envelope')
  const isSubsidised = components.some(({ subsidy }) => (subsidy.value ?? 0) > 0)
  const wanted: readonly (readonly [Preparation, string] | false)[] = [
    ['offers', `${year - 1}-10-31`],
    isSubsidised && ['subsidy', `${year}-01-31`],
    isOutside && ['permit', `${year - 1}-11-30`],
    buildYear !== null && buildYear < asbestosUntil && ['asbestos', `${year - 1}-10-31`],
    ['contract', `${year}-02-28`],
  ]
  const names = components.map(({ name }) => name).join(', ')
  return wanted
    .filter((one) => one !== false)
    .map(([prepares, day]) => ({
      prepares,
      title: `${texts[prepares]}: ${names}`.slice(0, 120),
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
): readonly ProposedTodo[] =>
  preparedTodos({
    components: analysis.components.filter(({ component }) => componentIds.includes(component.id)),
    year,
    today: input.today,
    buildYear: house.buildYear,
  })

/** Their days in that year, without those that have passed. */
export const usualDays = (...asked: Parameters<typeof preparedFor>) =>
  preparedFor(...asked).flatMap(({ prepares, dueOn }) => (dueOn === null ? [] : [{ prepares, dueOn }]))
