import { asRecord } from '@hauswart/domain/fields/as-record'
import type { HistoryEntry, Names } from './history-entry.ts'
import { historyTexts } from './history.texts.ts'

type Facts = Readonly<Record<string, unknown>>

/** What was decided over renewals and done to components, as the rest of a sentence; undefined for other acts. */
export function analysisAct({ verb, objectId, changes }: HistoryEntry, names: Names): string | undefined {
  const facts = asRecord(changes)
  const own = names.get(objectId)
  if (verb.startsWith('measure.'))
    return measureAct(verb, facts, own ?? namesOf(facts['componentIds'], names))
  if (verb.startsWith('component_event.'))
    return historyTexts.events[verb]?.(quoted(names.get(String(after(facts['componentId']))), 'toComponent'))
  if (verb.startsWith('maintenance_task.')) {
    const title = own ?? asText(after(facts['title']))
    return historyTexts.tasks[verb]?.(quoted(title, 'task'))
  }
  return verb === 'component.cost' ? historyTexts.componentCost(quoted(own, 'ofComponent')) : undefined
}

function measureAct(verb: string, facts: Facts, known: string | undefined): string | undefined {
  const { decisions, bundled, moved, measures } = historyTexts
  const name = quoted(known, 'measure')
  const [state, year] = [after(facts['state']), after(facts['year'])]
  if (verb === 'measure.bundle' && typeof year === 'number') return bundled(name, String(year))
  if (typeof state === 'string' && state in decisions)
    return decisions[state as keyof typeof decisions](name, typeof year === 'number' ? String(year) : '')
  return typeof year === 'number' ? moved(name, String(year)) : measures[verb]?.(name)
}

const quoted = (name: string | undefined, otherwise: keyof typeof historyTexts.unnamed): string =>
  name === undefined ? historyTexts.unnamed[otherwise] : historyTexts.someNamed[otherwise](name)

function namesOf(ids: unknown, names: Names): string | undefined {
  const known = idsIn(ids).flatMap((id) => (typeof id === 'string' ? (names.get(id) ?? []) : []))
  return known.length === 0 ? undefined : known.join(', ')
}

/** A list of its own when first recorded, a pair of lists when changed; a decision that is gone names none. */
function idsIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return []
  const list: readonly unknown[] = value
  return Array.isArray(list[1]) ? list[1] : list
}

/** A change is the pair of before and after, a first record the value alone. */
const after = (value: unknown): unknown => (Array.isArray(value) ? (value[1] as unknown) : value)

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
