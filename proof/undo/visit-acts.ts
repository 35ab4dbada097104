import {
  addAppointmentSeries,
  deleteAppointments,
} from '../../apps/server/src/features/appointments/appointments.series.service.ts'
import {
  addAppointment,
  setAppointmentDeleted,
  updateAppointment,
} from '../../apps/server/src/features/appointments/appointments.service.ts'
import { mergeCraftsmen } from '../../apps/server/src/features/craftsmen/craftsmen.merge.service.ts'
import {
  addCraftsman,
  setCraftsmanDeleted,
  updateCraftsman,
} from '../../apps/server/src/features/craftsmen/craftsmen.service.ts'
import type { Context } from '../../apps/server/src/platform/db/access.ts'
import { newId } from '../../apps/server/test/world.ts'
import type { Row } from './stage.ts'

type Keyed = { readonly idempotencyKey: string }

export type Tools<Choice> = {
  readonly ctx: Context
  readonly house: string
  readonly hasFinances: boolean
  readonly word: string
  readonly id: string
  readonly component: Row | undefined
  readonly keyed: Keyed
  readonly free: (name: string, run: () => Promise<unknown>, needsFinances?: boolean) => Choice
  readonly on: (
    name: string,
    row: Row | undefined,
    run: (row: Row & { id: string }) => Promise<unknown>,
    needsFinances?: boolean,
  ) => Choice
  readonly rowsOf: (name: string) => readonly Row[]
  readonly alive: (name: string) => Row | undefined
  readonly trashed: (name: string) => Row | undefined
  readonly over: (row: Row | undefined) => Keyed & { readonly expectedVersion: number }
  readonly chance: (share: number) => boolean
  readonly amount: () => number
}

const accounts = ['CH9300762011623852957', 'DE89370400440532013000', null]

/** What happens to appointments, and to those who come. */
export function visitActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, chance } = tools
  const pays = tools.hasFinances && chance(0.5)
  const account = pays ? { iban: accounts[chance(0.5) ? 0 : chance(0.5) ? 1 : 2] } : {}
  const first = alive('craftsman')
  const second = tools.rowsOf('craftsman').find((row) => row.id !== first?.id && row['deleted_at'] === null)
  return [
    () =>
      free('appointment.add', () =>
        addAppointment(ctx, house, {
          ...keyed,
          id,
          title: word,
          kind: 'viewing',
          startsOn: '2027-06-01',
          endsOn: '2027-06-02',
        }),
      ),
    () =>
      free('appointment.add_series', () =>
        addAppointmentSeries(ctx, house, {
          ...keyed,
          seriesId: newId(),
          ids: [id, newId(), newId()],
          rhythm: 'two_weekly',
          title: word,
          kind: 'service',
          startsOn: '2027-06-01',
          endsOn: '2027-06-02',
        }),
      ),
    () => {
      const [one, other] = [alive('appointment'), alive('appointment')]
      return on('appointment.delete_several', one, (row) =>
        deleteAppointments(ctx, house, { ...keyed, ids: [...new Set([row.id, other?.id ?? row.id])] }),
      )
    },
    () =>
      on('appointment.update', alive('appointment'), (row) =>
        updateAppointment(ctx, house, row.id, {
          ...over(row),
          title: word,
          state: chance(0.5) ? 'cancelled' : 'planned',
          componentId: component?.id ?? null,
          craftsmanId: alive('craftsman')?.id ?? null,
          place: chance(0.5) ? word : null,
        }),
      ),
    () =>
      on('appointment.delete', alive('appointment'), (row) =>
        setAppointmentDeleted(ctx, house, row.id, true, over(row)),
      ),
    () =>
      on('appointment.restore', trashed('appointment'), (row) =>
        setAppointmentDeleted(ctx, house, row.id, false, over(row)),
      ),
    () =>
      free(
        'craftsman.add',
        () =>
          addCraftsman(ctx, house, {
            ...keyed,
            id,
            company: word,
            trades: ['heating'],
            phone: '044 000 11 22',
            ...account,
          }),
        pays,
      ),
    () =>
      on(
        'craftsman.update',
        alive('craftsman'),
        (row) =>
          updateCraftsman(ctx, house, row.id, {
            ...over(row),
            note: word,
            trades: chance(0.5) ? ['heating', 'solar'] : ['plumbing'],
            isFavourite: chance(0.5),
            ...account,
          }),
        pays,
      ),
    () =>
      on(
        'craftsman.merge',
        tools.hasFinances && second !== undefined ? first : undefined,
        (row) =>
          mergeCraftsmen(ctx, house, row.id, {
            ...over(row),
            otherId: second?.id,
            otherVersion: second?.['version'],
          }),
        true,
      ),
    () =>
      on('craftsman.delete', alive('craftsman'), (row) =>
        setCraftsmanDeleted(ctx, house, row.id, true, over(row)),
      ),
    () =>
      on('craftsman.restore', trashed('craftsman'), (row) =>
        setCraftsmanDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
