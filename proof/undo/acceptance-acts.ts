import {
  addAcceptance,
  setAcceptanceDeleted,
  updateAcceptance,
} from '../../apps/server/src/features/acceptances/acceptances.service.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to the acceptances of renovations. */
export function acceptanceActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, keyed, on, alive, trashed, over, chance } = tools
  const acceptance = alive('acceptance')
  const back = trashed('acceptance')
  const stands = tools
    .rowsOf('project')
    .some((row) => row.id === back?.['project_id'] && row['deleted_at'] === null)
  const signature = { name: word, side: 'owner', path: 'M1 2L30 40' }
  return [
    () =>
      on('acceptance.add', alive('project'), (row) =>
        addAcceptance(ctx, house, {
          ...keyed,
          id,
          projectId: row.id,
          title: word,
          acceptedOn: '2026-08-31',
          terms: 'sia118',
          subject: 'immovable',
          result: 'clean',
          signatures: chance(0.5) ? [signature] : [],
        }),
      ),
    () =>
      on('acceptance.update', acceptance, (row) =>
        updateAcceptance(ctx, house, row.id, {
          ...over(row),
          title: word,
          people: [word],
          checklist: [{ text: word, mark: 'good' }],
          signatures: [],
        }),
      ),
    () =>
      on('acceptance.delete', acceptance, (row) => setAcceptanceDeleted(ctx, house, row.id, true, over(row))),
    () =>
      on('acceptance.restore', stands ? back : undefined, (row) =>
        setAcceptanceDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
