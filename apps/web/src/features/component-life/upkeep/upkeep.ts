import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maintenanceTemplateLabels } from '@hauswart/domain/reference/maintenance-template.labels'
import { maintenanceTemplatesOf } from '@hauswart/domain/reference/maintenance-templates'
import type { ReferenceBook, ReferenceValue } from '@hauswart/domain/reference/reference-value'
import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'

/** A usual task of the trade, planned or not, or one of the owner's own. */
export type Upkeep = {
  readonly key: string
  readonly title: string
  readonly templateKey: string | null
  readonly task: MaintenanceTask | undefined
  /** How often by the trade; null where nobody says so. */
  readonly intervalMonths: number | null
  readonly isDuty: boolean
  readonly reference: ReferenceValue | undefined
}

type Owner = { readonly id: string; readonly catalogKey: ComponentKey }

/** What is planned first by its next day, then what could be. */
export function upkeepOf(
  component: Owner,
  tasks: readonly MaintenanceTask[],
  book: ReferenceBook,
): readonly Upkeep[] {
  const own = tasks.filter(({ componentId }) => componentId === component.id)
  const usual = maintenanceTemplatesOf(component.catalogKey).map(({ key, isDuty }): Upkeep => {
    const reference = book.get(`maintenance.${key}`)
    return {
      key,
      title: maintenanceTemplateLabels[key],
      templateKey: key,
      task: own.find(({ templateKey }) => templateKey === key),
      intervalMonths: reference?.value ?? null,
      isDuty,
      reference,
    }
  })
  const known = new Set(usual.map(({ task }) => task?.id))
  const others = own
    .filter(({ id }) => !known.has(id))
    .map((task): Upkeep => ({
      key: task.id,
      title: task.title,
      templateKey: task.templateKey,
      task,
      intervalMonths: null,
      isDuty: false,
      reference: undefined,
    }))
  return [...usual, ...others].toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

const rank = ({ task, isDuty }: Upkeep): string =>
  task?.isActive === true ? `1${task.nextOn}` : isDuty ? '2' : '3'
