import {
  digests,
  usualSettings,
  type NotificationSettings,
} from '@hauswart/domain/notifications/notification-settings'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { persisterOf } from '#device/cache/query-persister.ts'
import { queryClient } from '#device/cache/query.ts'
import { memberRest } from '#device/net/member-rest.ts'
import { newId } from '#device/new-id.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts'

const shape = z.object({
  digest: z.enum(digests),
  digestHour: z.int(),
  quietFrom: z.int(),
  quietTo: z.int(),
  switchedOff: z.array(z.string()),
  appointmentMinutes: z.array(z.int()),
  version: z.int(),
})
type Kept = z.output<typeof shape>

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => shape.parse(await memberRest('notifications', '/settings', { signal })),
  // What a release before kept has other fields: a copy is read back only into the shape it was kept in.
  persister: persisterOf(`notification settings: ${Object.keys(shape.shape).join(' ')}`),
})
const { queryKey } = settingsQuery

/** One after the other: each is written over the version the last one made. */
let sending: Promise<void> = Promise.resolve()

/** Shows a choice at once, saves it, and offers to take it back; what cannot be saved is shown as it was. */
export function choose(change: Partial<NotificationSettings>): Promise<void> {
  const before = queryClient.getQueryData<Kept>(queryKey)
  if (before === undefined) return sending
  const { switchedOff, appointmentMinutes } = { ...before, ...change }
  show({ ...change, switchedOff: [...switchedOff], appointmentMinutes: [...appointmentMinutes] })
  sending = sending.then(() => save(before, change))
  return sending
}

const show = (change: Partial<Kept>): void =>
  void queryClient.setQueryData<Kept>(queryKey, (old) => old && { ...old, ...change })

async function save(before: Kept, change: Partial<NotificationSettings>): Promise<void> {
  try {
    await queryClient.cancelQueries({ queryKey })
    const { version, ...facts } = queryClient.getQueryData<Kept>(queryKey) ?? { ...usualSettings, version: 0 }
    const body = { ...facts, expectedVersion: version, idempotencyKey: newId() }
    const saved = shape.parse(await memberRest('notifications', '/settings', { method: 'PUT', body }))
    // Whoever has chosen on meanwhile sees that; only the version counts.
    show({ version: saved.version })
    toast({ text: texts.saved, tone: 'good', undo: () => void choose(asBefore(before, change)) })
  } catch {
    show({ ...before, ...asBefore(before, change) } as Partial<Kept>)
    toast({ text: texts.notSaved, tone: 'due' })
    await queryClient.invalidateQueries({ queryKey })
  }
}

/** Only what was changed goes back; the rest may have been chosen anew. */
const asBefore = (before: Kept, change: Partial<NotificationSettings>): Partial<NotificationSettings> =>
  Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof NotificationSettings]]))
