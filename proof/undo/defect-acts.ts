import {
  addDefect,
  setDefectDeleted,
  updateDefect,
} from '../../apps/server/src/features/defects/defects.service.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to the defects of renovations. */
export function defectActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, on, alive, trashed, over, chance } = tools
  const defect = alive('defect')
  const back = trashed('defect')
  const stands = tools
    .rowsOf('project')
    .some((row) => row.id === back?.['project_id'] && row['deleted_at'] === null)
  const notice = { state: 'notified', notifiedOn: '2026-09-20', notifiedBy: 'letter' }
  return [
    () =>
      on('defect.add', alive('project'), (row) =>
        addDefect(ctx, house, {
          ...keyed,
          id,
          projectId: row.id,
          title: word,
          nature: 'hidden',
          foundOn: '2026-09-14',
          terms: 'work',
          subject: 'immovable',
          componentId: component?.id,
        }),
      ),
    () =>
      on('defect.update', defect, (row) =>
        updateDefect(ctx, house, row.id, {
          ...over(row),
          title: word,
          componentId: component?.id ?? null,
          demand: chance(0.5) ? 'reduction' : 'repair',
          repairUntil: chance(0.5) ? '2026-12-01' : null,
          ...(row['state'] === 'open' && chance(0.5) ? notice : {}),
        }),
      ),
    () => on('defect.delete', defect, (row) => setDefectDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('defect.restore', stands ? back : undefined, (row) =>
        setDefectDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
