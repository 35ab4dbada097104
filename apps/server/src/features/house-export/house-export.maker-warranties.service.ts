import { exportColumns as heads } from '@hauswart/domain/reports/house-export.labels'
import { getMakerWarranties } from '#features/maker-warranties/maker-warranties.service.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { onDay, table } from './house-export.tables.service.ts'

const { what, component, by, from, until, replacedIn, note } = heads

/** What makers answer for, and until when. */
export const makerWarrantyTable = table(
  'herstellergarantien',
  [what, component, by, from, until, replacedIn, note],
  {
    read: (ctx, id) =>
      allPages((after) => getMakerWarranties(ctx, id, { first: limits.graphql.first, after })),
    cells: (row, names) => [
      [
        row.title,
        names.get(row.componentId),
        row.maker,
        onDay(row.startsOn),
        onDay(row.endsOn),
        row.replacedYear,
        row.note,
      ],
    ],
  },
)
