import { addDays, addMonths } from '@hauswart/domain/days/day'
import { nextAfterDone } from '@hauswart/domain/days/recurrence'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maintenanceTemplateLabels } from '@hauswart/domain/reference/maintenance-template.labels'
import { maintenanceTemplatesOf } from '@hauswart/domain/reference/maintenance-templates'
import type { ReferenceBook, ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { upkeepRecurrence, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'

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

type Planned = Pick<Upkeep, 'task' | 'intervalMonths'>
type Life = { readonly installedYear: number; readonly lastRenewedYear: number | null }

/** From here on the age of a component says more than today: nobody checks the electrics of 1987 first in 2046. */
const rare = 60

/**
 * What to plan a usual task by. It is counted from the last time; where none is known, what is rare from the year the
 * component was put in, the rest from today. A fixed rhythm goes on with its next day. What was due long ago is due today. Nothing where nobody says how often.
 */
export function firstPlan({ task, intervalMonths }: Planned, life: Life | undefined, today: string) {
  const months = task?.intervalMonths ?? intervalMonths
  if (months === null) return undefined
  if (task?.anchorOn) {
    const before = addDays(today, -1)
    const nextOn = nextAfterDone(upkeepRecurrence(task), { dueOn: before, doneOn: before })
    return { intervalMonths: months, nextOn, isActive: true }
  }
  const begun =
    life === undefined || months < rare ? today : `${life.lastRenewedYear ?? life.installedYear}-12-31`
  const counted = addMonths(task?.lastOn ?? begun, months)
  return { intervalMonths: months, nextOn: counted < today ? today : counted, isActive: true }
}
