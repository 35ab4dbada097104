import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { afterUpkeep, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { day } from '#device/text/format.ts'
import { CompleteMaintenanceTaskDocument, SetMaintenanceTaskDocument } from '#gql/graphql.ts'
import { upkeepQuery } from '#house/house-queries.ts'
import type { FactLines } from '#house/record/declaration/facts.ts'
import { does, puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'

function done({ variables: { facts = {} } }: Entry, row: Loose): Partial<MaintenanceTask> {
  const { lastOn = null, nextOn = '', intervalMonths = 0, anchorOn = null } = row as Partial<MaintenanceTask>
  return afterUpkeep({ lastOn, nextOn, intervalMonths, anchorOn }, String(facts['doneOn']))
}

const facts = {
  title: ['Was ist zu tun?', ''],
  intervalMonths: ['Wie oft?', 0, (every: number) => intervalWords({ every, unit: 'month' })],
  nextOn: ['Nächstes Mal', '', day],
  anchorOn: ['Fester Rhythmus ab', null, day],
  isActive: ['Geplant', true],
} satisfies FactLines<MaintenanceTask>

const { add, update } = puts(SetMaintenanceTaskDocument, facts, ['componentId', 'templateKey'])

/** What is to be done to components again and again. */
export const upkeep = defineRecord({
  noun: 'maintenance_task',
  lists: { all: upkeepQuery },
  compare: (a, b) => a.nextOn.localeCompare(b.nextOn) || (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts,
  blank: () => ({ componentId: '', templateKey: null, lastOn: null }),
  verbs: { add, update, complete: does(CompleteMaintenanceTaskDocument, done) },
  words: {
    add: (name) => `Unterhalt ${name} planen`,
    update: (name) => `Unterhalt ${name} ändern`,
    complete: (name) => `Unterhalt ${name} erledigen`,
  },
})
