import {
  appointmentKindLabels,
  appointmentStateLabels,
} from '@hauswart/domain/appointments/appointment.labels'
import { placeInSeries } from '@hauswart/domain/appointments/series'
import { placeWords } from '@hauswart/domain/appointments/series.labels'
import { exportColumns as heads } from '@hauswart/domain/reports/house-export.labels'
import { getAppointments } from '#features/appointments/appointments.service.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { onDay, table } from './house-export.tables.service.ts'

/** When people meet; of a series which of them it is. */
export const appointmentTable = table(
  'termine',
  [heads.what, heads.kind, heads.state, heads.day, heads.time, heads.series, heads.place, heads.note],
  {
    read: async (ctx, id) => {
      const all = await allPages((after) => getAppointments(ctx, id, { first: limits.graphql.first, after }))
      return all.map((row) => {
        const place = placeInSeries(all, row)
        return { ...row, inSeries: place === undefined ? null : placeWords(place) }
      })
    },
    cells: ({ title, kind, state, startsOn, startsAt, endsAt, inSeries, place, note }) => [
      [
        title,
        appointmentKindLabels[kind],
        appointmentStateLabels[state],
        onDay(startsOn),
        startsAt === null ? null : `${startsAt}–${endsAt}`,
        inSeries,
        place,
        note,
      ],
    ],
  },
)
