import {
  BellRangDocument,
  HouseChangesDocument,
  type BellRangSubscription,
  type HouseChangesSubscription,
} from '#gql/graphql.ts'
import { doubtHouse } from './active-house.ts'
import { backends } from '#device/net/backends.ts'
import { connection } from '#device/net/connection.ts'
import { waitMs } from '#device/outbox/turn.ts'
import { queryClient } from '#device/cache/query.ts'
import { hearOf, houseChanged } from './news.ts'
import { session } from '#device/session/session.ts'

type Message =
  | {
      readonly type: 'next'
      readonly payload: { readonly data?: Partial<HouseChangesSubscription & BellRangSubscription> }
    }
  | {
      readonly type: 'error'
      readonly id: string
      readonly payload: readonly { readonly extensions?: { readonly code?: string } }[]
    }
  | { readonly type: 'ping' | 'connection_ack' | 'complete' }

let isFirst = true

const bell = 'bell'

/**
 * Hears the bell, and what others change in a house, while this page is looked at (protocol graphql-transport-ws). Gives the way
 * to stop. Losing it costs only freshness, so every fault just means: again, later.
 */
export function watchNews(realEstateId: string): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOpening = false
  let isOver = false
  let wasConnected = false
  // What this document has asked for by itself came moments ago; what it found on the device did not.
  const since = isFirst ? performance.timeOrigin : Date.now()
  isFirst = false

  const isWanted = () => !isOver && document.visibilityState === 'visible' && connection.state().online

  function follow(): void {
    if (!isWanted()) {
      clearTimeout(timer)
      timer = undefined
      socket?.close(1_000)
      return
    }
    if (socket === undefined && timer === undefined && !isOpening) void open()
  }

  async function open(): Promise<void> {
    isOpening = true
    try {
      const [address, token] = await Promise.all([backends.address('graphql'), session.token()])
      if (isWanted()) listen(new WebSocket(socketAddress(address), 'graphql-transport-ws'), token)
    } catch {
      later()
    } finally {
      isOpening = false
    }
  }

  function listen(opened: WebSocket, token: string): void {
    const say = (message: object) => opened.send(JSON.stringify(message))
    const watchHouse = () => {
      const variables = { realEstateId }
      say({ type: 'subscribe', id: 'house', payload: { query: String(HouseChangesDocument), variables } })
      // Whatever happened while nobody listened was not heard.
      if (wasConnected) houseChanged(realEstateId, [])
      else askOlderAnew(realEstateId, since)
    }
    socket = opened
    opened.addEventListener('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    )
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message
      const { type } = message
      if (type === 'ping') say({ type: 'pong' })
      if (type === 'connection_ack') {
        failures = 0
        say({ type: 'subscribe', id: bell, payload: { query: String(BellRangDocument) } })
        watchHouse()
        wasConnected = true
      }
      const { bellRang, realEstateChanged } = (message.type === 'next' && message.payload.data) || {}
      if (bellRang !== undefined) hearBell(bellRang)
      if (realEstateChanged !== undefined) hearOf(realEstateId, realEstateChanged)
      // A server of the last release has no bell yet; the house goes on without it.
      if (message.type === 'error' && message.id === bell) return
      if (message.type === 'error' && message.payload[0]?.extensions?.code === 'NOT_FOUND') void doubtHouse()
      if (type === 'error' || type === 'complete') opened.close(1_000)
    })
    opened.addEventListener('close', () => {
      socket = undefined
      if (isWanted()) later()
    })
  }

  function later(): void {
    failures += 1
    timer = setTimeout(
      () => {
        timer = undefined
        follow()
      },
      waitMs(failures, Math.random()),
    )
  }

  const leave = connection.subscribe(follow)
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    isOver = true
    leave()
    document.removeEventListener('visibilitychange', follow)
    follow()
  }
}

/**
 * What was read before anybody listened here may have changed since, however fresh it looks: a page opened again
 * within seconds begins with the answers of the last one. What is on its way already is not asked twice.
 */
function askOlderAnew(realEstateId: string, since: number): void {
  void queryClient.invalidateQueries(
    { queryKey: ['house', realEstateId], predicate: ({ state }) => state.dataUpdatedAt < since },
    { cancelRefetch: false },
  )
}

/** The server says first how the bell stands; messages that say the same are not asked for again. */
function hearBell({ unreadCount, newestId }: BellRangSubscription['bellRang']): void {
  const queryKey = ['notifications']
  const known = queryClient.getQueryData<{ unreadCount: number; nodes: readonly { id: string }[] }>(queryKey)
  if (known?.unreadCount === unreadCount && (known.nodes[0]?.id ?? null) === newestId) return
  void queryClient.invalidateQueries({ queryKey })
}

function socketAddress(address: string): URL {
  const url = new URL(address, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}
