import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { limits } from '#platform/limits.ts'
import { developmentKey, makeSender, sealFor, type BrowserKeys } from './push-seal.ts'

export type PushTarget = BrowserKeys & { readonly endpoint: string }
/** gone: the browser asked for no more; refused: this one never gets through; later: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export type Pusher = {
  /** What browsers subscribe with; undefined where nobody has set up a key. */
  readonly publicKey: string | undefined
  /** Whether an address belongs to a push service we send to; anything else could be a machine inside our network. */
  isKnownService(endpoint: string): boolean
  send(target: PushTarget, text: string, topic: string): Promise<PushOutcome>
}

export function openPusher(config: Config, clock: Clock): Pusher {
  const { PUSH_KEY, SECRET_PEPPER, PUSH_SERVICES, ENVIRONMENT, PUBLIC_URL } = config
  const key = PUSH_KEY === '' && ENVIRONMENT !== 'production' ? developmentKey(SECRET_PEPPER) : PUSH_KEY
  const sender = key === '' ? undefined : makeSender(key, PUBLIC_URL)
  const services = PUSH_SERVICES.split(',').map((name) => name.trim())
  const isKnownService = (endpoint: string) => services.some((service) => isAt(service, endpoint))
  return {
    publicKey: sender?.publicKey,
    isKnownService,
    send: async (target, text, topic) => {
      if (sender === undefined || !isKnownService(target.endpoint)) return 'refused'
      try {
        const response = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(limits.push.answerWithinMs),
          headers: {
            authorization: sender.authorization(target.endpoint, clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(limits.push.keepSeconds),
            urgency: 'normal',
            topic,
          },
          body: new Uint8Array(sealFor(target, text)),
        })
        await response.body?.cancel()
        return outcomeOf(response.status)
      } catch {
        return 'later'
      }
    },
  }
}

/** A name of a host, `*.` before it for those below it, or a whole origin for a double in tests. */
function isAt(service: string, endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url === undefined || url.username !== '') return false
  if (service.includes('://')) return url.origin === service
  const isHost = service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service
  return isHost && url.protocol === 'https:' && url.port === ''
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
