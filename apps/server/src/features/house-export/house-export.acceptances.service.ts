import {
  acceptanceResultLabels,
  checkMarkLabels,
  signingSideLabels,
} from '@hauswart/domain/acceptances/acceptance.labels'
import { exportColumns as heads } from '@hauswart/domain/reports/house-export.labels'
import { getAcceptances } from '#features/acceptances/acceptances.service.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { onDay, table } from './house-export.tables.service.ts'

const { what, day, state, by, people, checklist, signed, due, note } = heads

/** How work was taken over, with what was gone through and who signed. */
export const acceptanceTable = table(
  'abnahmen',
  [what, day, state, by, people, checklist, signed, due, note],
  {
    read: (ctx, id) => allPages((after) => getAcceptances(ctx, id, { first: limits.graphql.first, after })),
    cells: (row, names) => [
      [
        row.title,
        onDay(row.acceptedOn),
        acceptanceResultLabels[row.result],
        names.get(row.craftsmanId ?? ''),
        row.people.join(', '),
        row.checklist.map(({ text, mark }) => `${text}: ${checkMarkLabels[mark]}`).join('; '),
        row.signatures.map(({ name, side }) => `${name} (${signingSideLabels[side]})`).join(', '),
        onDay(row.limitedOn),
        row.note,
      ],
    ],
  },
)
