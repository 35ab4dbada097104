import { IconCalendar, IconCheckbox, IconFlag } from '@tabler/icons-react'
import type { Entry } from '#features/appointments/entries.ts'

const signs = { meeting: IconCalendar, deadline: IconFlag, todo: IconCheckbox } as const

/** The sign of a kind of entry; form tells them apart, not colour alone. */
export function EntrySign({ sort, size = 20 }: { readonly sort: Entry['sort']; readonly size?: number }) {
  const Sign = signs[sort]
  return <Sign size={size} stroke={1.75} aria-hidden="true" />
}
