import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '#device/cache/query.ts'
import { memberRest } from '#device/net/member-rest.ts'
import { newId } from '#device/new-id.ts'

const shape = z.object({
  publicKey: z.nullable(z.string()),
  browsers: z.array(z.object({ id: z.string(), endpoint: z.string() })),
})

/**
 * unable: this browser knows no such messages, or not before it is installed; unset: the server sends none;
 * denied: the owner once said no, and only the browser's own settings take that back.
 */
export type DeviceState = 'unable' | 'unset' | 'denied' | 'off' | 'on'

export const deviceQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async ({ signal }) => {
    const { publicKey, browsers } = shape.parse(await memberRest('notifications', '/push', { signal }))
    const subscription = await current()
    const own = browsers.find(({ endpoint }) => endpoint === subscription?.endpoint)
    return {
      publicKey,
      id: own?.id ?? null,
      state: stateOf(publicKey, own !== undefined),
      at: browsers.length,
    }
  },
})

function stateOf(publicKey: string | null, isOn: boolean): DeviceState {
  if (!('PushManager' in globalThis && 'Notification' in globalThis)) return 'unable'
  if (publicKey === null) return 'unset'
  if (Notification.permission === 'denied') return 'denied'
  return isOn ? 'on' : 'off'
}

const registered = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager
const current = async () => (await registered())?.getSubscription()

/** Asks the browser, then tells the server; a no of the owner is no fault. */
export async function switchOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return renew()
  const manager = (await navigator.serviceWorker.ready).pushManager
  // One that is there is of another person on this device, or of another key.
  await (await manager.getSubscription())?.unsubscribe()
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  const body = {
    idempotencyKey: newId(),
    id: newId(),
    endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
  }
  await memberRest('notifications', '/push', { body })
  await renew()
}

export async function switchOff(id: string): Promise<void> {
  await (await current())?.unsubscribe()
  await memberRest('notifications', `/push/${id}/remove`, { body: { idempotencyKey: newId() } })
  await renew()
}

export const sendTest = (): Promise<unknown> =>
  memberRest('notifications', '/push/test', { body: { idempotencyKey: newId() } })

const renew = () => queryClient.invalidateQueries({ queryKey: deviceQuery.queryKey })
