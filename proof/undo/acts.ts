import { preparations } from '@hauswart/domain/todos/preparation'
import { setComponentCost } from '../../apps/server/src/features/analysis/analysis.amounts.service.ts'
import {
  updateAnalysisBudget,
  updateAnalysisProfile,
} from '../../apps/server/src/features/analysis/analysis.service.ts'
import {
  addComponent,
  setComponentDeleted,
  updateComponent,
} from '../../apps/server/src/features/components/components.service.ts'
import { updateEmergencySheet } from '../../apps/server/src/features/emergency/emergency.service.ts'
import {
  addMeasure,
  setMeasureDeleted,
  updateMeasure,
} from '../../apps/server/src/features/measures/measures.service.ts'
import {
  moveMeasure,
  withdrawMeasure,
} from '../../apps/server/src/features/measures/measures.acts.service.ts'
import {
  bundleMeasures,
  planMeasure,
} from '../../apps/server/src/features/measures/measures.decide.service.ts'
import { updateRealEstate } from '../../apps/server/src/features/real-estate/real-estate.service.ts'
import { addRoom, setRoomDeleted, updateRoom } from '../../apps/server/src/features/rooms/rooms.service.ts'
import { completeMaintenanceTask } from '../../apps/server/src/features/upkeep/upkeep.done.service.ts'
import {
  addComponentEvent,
  setComponentEventDeleted,
} from '../../apps/server/src/features/upkeep/upkeep.events.service.ts'
import { setMaintenanceTask } from '../../apps/server/src/features/upkeep/upkeep.maintenance.service.ts'
import { replaceComponent } from '../../apps/server/src/features/upkeep/upkeep.replace.service.ts'
import type { Context } from '../../apps/server/src/platform/db/access.ts'
import { newId } from '../../apps/server/test/world.ts'
import type { Random } from '../door/random.ts'
import type { Row, State } from './stage.ts'
import { acceptanceActs } from './acceptance-acts.ts'
import { approvalActs } from './approval-acts.ts'
import { isOpenOver } from './decisions.ts'
import { defectActs } from './defect-acts.ts'
import { documentActs } from './document-acts.ts'
import { makerWarrantyActs } from './maker-warranty-acts.ts'
import { journalActs } from './journal-acts.ts'
import { invoiceActs } from './invoice-acts.ts'
import { projectActs } from './project-acts.ts'
import { todoActs } from './todo-acts.ts'
import { visitActs } from './visit-acts.ts'

export type Chosen = {
  readonly name: string
  readonly needsFinances: boolean
  /** Nothing to do it to is no act. */
  readonly run: (() => Promise<unknown>) | undefined
}

type Circumstances = {
  readonly ctx: Context
  readonly house: string
  readonly state: State
  readonly hasFinances: boolean
  readonly key: string
  readonly random: Random
}

/** An amount that is recognised wherever it is told: longer than a version ever is. */
const canaryAmount = (random: Random): number => 4_200_000_000 + random.below(99_999_999)
export const canary = /\b42\d{8}\b/

/** Something a person of this house could do now, chosen by chance; now and then over a version that is gone. */
export function someAct({ ctx, house, state, hasFinances, key, random }: Circumstances): Chosen {
  const rowsOf = (name: string) =>
    [...state.full].filter(([one]) => one.startsWith(`${name} `)).map(([, row]) => row)
  const alive = (name: string) => random.pick(rowsOf(name).filter((row) => row.deleted_at === null))
  const trashed = (name: string) =>
    random.pick(rowsOf(name).filter((row) => typeof row.deleted_at === 'string'))
  const chance = (share: number) => random.below(1_000) < share * 1_000
  const keyed = { idempotencyKey: key }
  const over = (row: Row | undefined) => ({
    ...keyed,
    expectedVersion: (row?.version ?? 0) - (chance(0.03) ? 1 : 0),
  })
  const sheet = (name: string) => rowsOf(name)[0]
  const cost = hasFinances && chance(0.5) ? { costRappen: canaryAmount(random) } : {}
  const costs = 'costRappen' in cost
  const [id, year, word] = [newId(), 2027 + random.below(15), `Wort ${random.below(1_000)} «ä"\\'`]
  const component = alive('component')
  /** As a person knows the open decisions over these; now and then one that was decided anew. */
  const decision = (componentIds: readonly string[]) => ({
    id,
    componentIds,
    seen: rowsOf('measure')
      .filter((row) => isOpenOver(row, componentIds))
      .map((row) => ({ measureId: row.id, version: over(row).expectedVersion })),
    kind: 'renovation',
    year,
    todos: preparations
      .filter(() => chance(0.5))
      .map((prepares) => ({ id: newId(), prepares, title: word, dueOn: `${year}-02-28` })),
  })
  const free = (name: string, run: () => Promise<unknown>, needsFinances = false): Chosen => ({
    name,
    run,
    needsFinances,
  })
  const on = (
    name: string,
    row: Row | undefined,
    run: (row: Row & { id: string }) => Promise<unknown>,
    needsFinances = false,
  ): Chosen => {
    const thing = row?.id === undefined ? undefined : { ...row, id: row.id }
    return { name, needsFinances, run: thing === undefined ? undefined : () => run(thing) }
  }
  const amount = () => canaryAmount(random)
  const named = { ctx, house, hasFinances, word, id, component, keyed }
  const tools = { ...named, free, on, rowsOf, alive, trashed, over, chance, amount }
  const choices: readonly (() => Chosen)[] = [
    ...todoActs(tools, { year, cost }),
    () => free('room.add', () => addRoom(ctx, house, { ...keyed, id, name: word, areaM2: 7.25 })),
    () =>
      on('room.update', alive('room'), (row) =>
        updateRoom(ctx, house, row.id, { ...over(row), name: word, floor: random.below(4) }),
      ),
    () => on('room.delete', alive('room'), (row) => setRoomDeleted(ctx, house, row.id, true, over(row))),
    () => on('room.restore', trashed('room'), (row) => setRoomDeleted(ctx, house, row.id, false, over(row))),
    () =>
      free('component.add', () =>
        addComponent(ctx, house, {
          ...keyed,
          id,
          catalogKey: 'windows',
          installedYear: 1990 + random.below(30),
          note: word,
        }),
      ),
    () =>
      on('component.update', component, (row) =>
        updateComponent(ctx, house, row.id, {
          ...over(row),
          note: word,
          material: word,
          condition: 'good',
          roomId: alive('room')?.id ?? null,
        }),
      ),
    () =>
      on('component.delete', component, (row) => setComponentDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('component.restore', trashed('component'), (row) =>
        setComponentDeleted(ctx, house, row.id, false, over(row)),
      ),
    () =>
      on(
        'component.cost',
        hasFinances ? component : undefined,
        (row) => {
          const held = state.full.get(`amount ${row.id}.component_cost`)
          const costRappen = held !== undefined && chance(0.4) ? null : canaryAmount(random)
          return setComponentCost(ctx, house, row.id, { ...over(held), costRappen })
        },
        true,
      ),
    () =>
      on(
        'component.replace',
        component,
        (row) =>
          replaceComponent(ctx, house, row.id, {
            ...over(row),
            eventId: newId(),
            year: 2026,
            ...cost,
            ...(row['catalog_key'] === 'oil_heating' && { heating: 'heat_pump_air' }),
          }),
        costs,
      ),
    () =>
      on(
        'component_event.add',
        component,
        (row) =>
          addComponentEvent(ctx, house, {
            ...keyed,
            id,
            componentId: row.id,
            kind: chance(0.6) ? 'renewed' : 'serviced',
            year: 2015 + random.below(11),
            ...cost,
          }),
        costs,
      ),
    () =>
      on('component_event.delete', alive('component_event'), (row) =>
        setComponentEventDeleted(ctx, house, row.id, true, over(row)),
      ),
    () =>
      on('component_event.restore', trashed('component_event'), (row) =>
        setComponentEventDeleted(ctx, house, row.id, false, over(row)),
      ),
    () =>
      on('maintenance_task.set', component, (row) =>
        setMaintenanceTask(ctx, house, id, {
          ...keyed,
          expectedVersion: 0,
          componentId: row.id,
          title: word,
          intervalMonths: 12,
          nextOn: '2027-01-01',
        }),
      ),
    () =>
      on(
        'maintenance_task.complete',
        random.pick(rowsOf('maintenance_task')),
        (row) =>
          completeMaintenanceTask(ctx, house, row.id, {
            ...over(row),
            eventId: newId(),
            doneOn: '2026-10-01',
            ...cost,
          }),
        costs,
      ),
    () =>
      on(
        'measure.add',
        component,
        (row) =>
          addMeasure(ctx, house, {
            ...keyed,
            id,
            componentIds: [row.id],
            kind: 'replacement',
            state: 'planned',
            year,
            seen: [],
            ...cost,
          }),
        costs,
      ),
    () =>
      on(
        'measure.update',
        alive('measure'),
        (row) => updateMeasure(ctx, house, row.id, { ...over(row), title: word, ...cost }),
        costs,
      ),
    () =>
      on(
        'measure.plan',
        component,
        (row) => planMeasure(ctx, house, { ...keyed, ...decision([row.id]), ...cost }),
        costs,
      ),
    () =>
      on('measure.bundle', component, (row) =>
        bundleMeasures(ctx, house, {
          ...keyed,
          ...decision([...new Set([row.id, alive('component')?.id ?? row.id])]),
        }),
      ),
    () =>
      on('measure.move', alive('measure'), (row) => moveMeasure(ctx, house, row.id, { ...over(row), year })),
    () => on('measure.withdraw', alive('measure'), (row) => withdrawMeasure(ctx, house, row.id, over(row))),
    () =>
      on('measure.delete', alive('measure'), (row) => setMeasureDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('measure.restore', trashed('measure'), (row) =>
        setMeasureDeleted(ctx, house, row.id, false, over(row)),
      ),
    ...visitActs(tools),
    ...projectActs(tools),
    ...defectActs(tools),
    ...acceptanceActs(tools),
    ...approvalActs(tools),
    ...makerWarrantyActs(tools),
    ...journalActs(tools),
    ...invoiceActs(tools),
    ...documentActs(tools, { year, costs }),
    () =>
      free('real_estate.update', () =>
        updateRealEstate(ctx, house, { ...over(sheet('real_estate')), name: word }),
      ),
    () =>
      free('emergency_sheet.update', () =>
        updateEmergencySheet(ctx, house, {
          ...over(sheet('emergency_sheet')),
          keys: word,
          contacts: [{ name: word, phone: '+41 44 000 00 00' }],
        }),
      ),
    () =>
      free('analysis_profile.update', () =>
        updateAnalysisProfile(ctx, house, {
          ...over(sheet('analysis_profile')),
          roofForm: chance(0.5) ? 'flat' : 'pitched',
        }),
      ),
    () => ({
      ...free(
        'analysis_budget.update',
        () =>
          updateAnalysisBudget(ctx, house, {
            ...over(sheet('analysis_budget')),
            savedRappen: canaryAmount(random),
          }),
        true,
      ),
      ...(!hasFinances && { run: undefined }),
    }),
  ]
  return (random.pick(choices) ?? choices[0]!)()
}
