import { componentName } from '@hauswart/domain/real-estate/drawing'
import { maintenanceTemplateLabels } from '@hauswart/domain/reference/maintenance-template.labels'
import { maintenanceTemplatesOf } from '@hauswart/domain/reference/maintenance-templates'
import type { ReferenceBook, ReferenceValue } from '@hauswart/domain/reference/reference-value'
import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import type { ComponentRow } from '#house/nouns/components.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import type { Change } from '#house/record/said.ts'
import { firstPlan, upkeepOf } from '#house/work/usual-upkeep.ts'

/** A usual work of this house that nobody has planned yet. */
export type Suggestion = {
  readonly key: string
  readonly title: string
  readonly intervalMonths: number
  readonly nextOn: string
  readonly isDuty: boolean
  readonly reference: ReferenceValue
  /** Chosen unless the owner says no: somebody has checked the interval, and it fits what is recorded. */
  readonly isChosen: boolean
  /** Writes it down under an id made by the device. */
  readonly plan: (id: string) => Change
}

export type SuggestionGroup = {
  /** The component it belongs to; nothing for the house itself. */
  readonly component: string | undefined
  readonly suggestions: readonly Suggestion[]
}

type House = {
  readonly components: readonly ComponentRow[]
  readonly tasks: readonly MaintenanceTask[]
  readonly todos: readonly Pick<TodoRow, 'title'>[]
}

/** What is usual for the components of a house, in the canton of the book, and not planned. */
export function suggestions(house: House, book: ReferenceBook, today: string): readonly SuggestionGroup[] {
  const groups = house.components.map((component) => ({
    component: componentName(component),
    suggestions: ofComponent(component, house.tasks, book, today),
  }))
  return [...groups, { component: undefined, suggestions: ofHouse(house, book, today) }].filter(
    (group) => group.suggestions.length > 0,
  )
}

function ofComponent(
  component: ComponentRow,
  tasks: readonly MaintenanceTask[],
  book: ReferenceBook,
  today: string,
): readonly Suggestion[] {
  return upkeepOf(component, tasks, book).flatMap((entry): Suggestion[] => {
    const { title, templateKey, task, reference } = entry
    const facts = firstPlan(entry, component, today)
    if (facts === undefined || reference === undefined || task?.isActive === true) return []
    const act = (id: string) =>
      task === undefined
        ? upkeep.acts.add({ ...facts, componentId: component.id, templateKey, title }, { id })
        : upkeep.acts.update(task, facts)
    return [
      {
        ...facts,
        key: `${component.id} ${entry.key}`,
        title,
        isDuty: entry.isDuty,
        reference,
        // What an owner has switched off stays off until they say otherwise.
        isChosen: reference.isVerified && task === undefined && fits(entry.key, component),
        plan: act,
      },
    ]
  })
}

/** Only wood is painted; of windows nobody said what they are made of. */
const fits = (key: string, { material }: ComponentRow): boolean =>
  key !== 'wood_window_paint' || /holz/i.test(material ?? '')

/** What belongs to no component is a to-do that comes again. */
function ofHouse({ todos: written }: House, book: ReferenceBook, today: string): readonly Suggestion[] {
  return maintenanceTemplatesOf(null).flatMap(({ key, isDuty }): Suggestion[] => {
    const title = maintenanceTemplateLabels[key]
    const reference = book.get(`maintenance.${key}`)
    const facts = firstPlan({ task: undefined, intervalMonths: reference?.value ?? null }, undefined, today)
    const isWritten = written.some((todo) => todo.title.trim().toLowerCase() === title.toLowerCase())
    if (facts === undefined || reference === undefined || isWritten) return []
    const { intervalMonths: every, nextOn } = facts
    const recurrence = { every, unit: 'month', mode: 'from_completion', anchorOn: nextOn } as const
    return [
      {
        ...facts,
        key,
        title,
        isDuty,
        reference,
        isChosen: reference.isVerified,
        plan: (id) => todos.acts.add({ title, dueOn: nextOn, recurrence }, { id }),
      },
    ]
  })
}
