import { moveProject } from '../../apps/server/src/features/projects/projects.move.service.ts'
import { setCostItem } from '../../apps/server/src/features/projects/projects.cost-items.service.ts'
import {
  addProject,
  setProjectDeleted,
  updateProject,
} from '../../apps/server/src/features/projects/projects.service.ts'
import { setChangeOrder } from '../../apps/server/src/features/quotes/quotes.change-orders.service.ts'
import { acceptQuote, setQuote } from '../../apps/server/src/features/quotes/quotes.service.ts'
import { plainChangeOrder, plainQuote } from '../../apps/server/test/world.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to renovations and to what they cost. */
export function projectActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, chance } = tools
  const pays = tools.hasFinances && chance(0.5)
  const financing = chance(0.5)
    ? [{ source: chance(0.5) ? 'own' : 'fund', amountRappen: tools.amount() }]
    : []
  const budget = pays ? { budgetRappen: chance(0.5) ? tools.amount() : null, financing } : {}
  const project = alive('project')
  const item = tools.rowsOf('cost_item').find((row) => row['project_id'] === project?.id)
  const quote = tools.rowsOf('quote').find((row) => row['project_id'] === project?.id)
  const isTaken =
    quote?.['is_active'] === true && quote['state'] === 'accepted' && quote['cost_item_id'] !== null
  const order = tools.rowsOf('change_order').find((row) => row['quote_id'] === quote?.id)
  const canAward = quote?.['is_active'] === true && quote['state'] !== 'accepted'
  return [
    () =>
      free(
        'project.add',
        () => addProject(ctx, house, { ...keyed, id, title: word, kind: 'energy', ...budget }),
        pays,
      ),
    () =>
      on(
        'project.update',
        project,
        (row) =>
          updateProject(ctx, house, row.id, {
            ...over(row),
            title: word,
            componentIds: component === undefined ? [] : [component.id],
            checks: chance(0.5) ? ['permit'] : [],
            phases: chance(0.5) ? [{ id, title: word, state: 'running' }] : [],
            ...budget,
          }),
        pays,
      ),
    () =>
      on('project.move', project?.['state'] === 'idea' ? project : undefined, (row) =>
        moveProject(ctx, house, row.id, { ...over(row), from: 'idea', to: 'planning' }),
      ),
    () =>
      on(
        'project.cost',
        tools.hasFinances ? project : undefined,
        (row) =>
          setCostItem(ctx, house, item?.id ?? id, {
            ...over(item),
            projectId: row.id,
            title: word,
            plannedRappen: tools.amount(),
            committedRappen: chance(0.5) ? tools.amount() : 0,
            invoicedRappen: 0,
            paidRappen: 0,
            isActive: chance(0.7),
          }),
        true,
      ),
    () =>
      on(
        'project.quote',
        tools.hasFinances ? project : undefined,
        (row) =>
          setQuote(ctx, house, quote?.id ?? id, {
            ...plainQuote,
            ...over(quote),
            projectId: row.id,
            company: word,
            priceRappen: tools.amount(),
            isActive: chance(0.7),
          }),
        true,
      ),
    () =>
      on(
        'project.award',
        tools.hasFinances && canAward ? quote : undefined,
        (row) =>
          acceptQuote(ctx, house, row.id, {
            ...over(row),
            costItemId: id,
            declinesOthers: chance(0.5),
            ...(chance(0.5) && { contractOn: chance(0.5) ? '2026-03-02' : null, terms: 'sia118' }),
          }),
        true,
      ),
    () =>
      on(
        'project.change_order',
        tools.hasFinances && isTaken ? quote : undefined,
        (row) =>
          setChangeOrder(ctx, house, order?.id ?? id, {
            ...plainChangeOrder,
            ...over(order),
            quoteId: row.id,
            title: word,
            amountRappen: tools.amount() + 1,
            state: chance(0.6) ? 'accepted' : 'open',
            isActive: chance(0.8),
          }),
        true,
      ),
    () => on('project.delete', project, (row) => setProjectDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('project.restore', trashed('project'), (row) =>
        setProjectDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
