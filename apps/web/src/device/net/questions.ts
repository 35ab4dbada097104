import { asRecord } from '@hauswart/domain/fields/as-record'
import type { SignedIn } from '#device/session/session.ts'
import { addressOf, exchange, type Answer, type Uplink } from './uplink.ts'

/** A query with its values; writes travel another way, each alone. */
export type Question = {
  readonly query: string
  readonly variables: unknown
  readonly operationName: string | undefined
}
type Asked = Question & {
  readonly signal: AbortSignal | undefined
  readonly answer: (answer: Answer) => void
  readonly fail: (error: unknown) => void
}
type Round = { readonly who: string | undefined; readonly isGuest: boolean; readonly asked: Asked[] }

const timeoutMs = 30_000
/** Questions that a page begins with come within moments of each other: each first looks on the device. */
const gatherMs = 8
/** What the server takes at once. */
const mostTogether = 10
/** Edges between here and the server cut what is much longer; then the question goes by POST. */
const longestAddress = 4_000

/** Asks what is asked at the same moment by one POST, and what is asked alone by GET. */
export function makeAsk(uplink: Uplink, session: SignedIn) {
  let open: Round | undefined

  /** What comes while a token is waited for still goes along. */
  async function send(round: Round): Promise<void> {
    await uplink.world.wait(gatherMs)
    const url = await addressOf(uplink, 'graphql')
    let waiting: readonly Asked[] = []
    const sendAs = async (token?: string): Promise<Answer> => {
      if (open === round) open = undefined
      waiting = round.asked.filter(({ signal }) => signal?.aborted !== true)
      if (waiting.length === 0) throw new Error('nobody waits any more')
      return sendTogether(uplink, url, waiting, token)
    }
    const answer = await (round.isGuest ? sendAs() : session.authorised(sendAs, isRefused))
    if (!isRefusedAsOne(waiting, answer)) return waiting.forEach((one, at) => one.answer(partOf(answer, at)))
    // One question too many, or one that this server does not know, is not the fault of the others.
    await Promise.all(waiting.map((one) => alone(url, one, round).then(one.answer, one.fail)))
  }

  const alone = (url: string, one: Asked, { isGuest }: Round): Promise<Answer> => {
    const sendAs = (token?: string) => sendTogether(uplink, url, [one], token)
    return isGuest ? sendAs() : session.authorised(sendAs, isRefused)
  }

  return (question: Question, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason as Error)
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      const { user, loggedIn } = session.state()
      const who = user?.id
      if (open?.who !== who || (open?.asked.length ?? mostTogether) >= mostTogether) open = undefined
      const round = (open ??= { who, isGuest: !loggedIn, asked: [] })
      round.asked.push({ ...question, signal, answer: resolve, fail: reject })
      if (round.asked.length > 1) return
      send(round).catch((error: unknown) => {
        if (open === round) open = undefined
        for (const { fail } of round.asked) fail(error)
      })
    })
}

/** Several questions as one request, for whoever the token is of. */
export function sendTogether(
  uplink: Uplink,
  url: string,
  asked: readonly (Question & { readonly signal?: AbortSignal | undefined })[],
  token?: string,
): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const [first, ...others] = asked.map(({ query, variables, operationName }) => ({
    query,
    variables,
    operationName,
  }))
  const address = others.length > 0 || first === undefined ? undefined : addressWith(url, first)
  const init =
    address === undefined
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(others.length > 0 ? [first, ...others] : first),
        }
      : { method: 'GET', headers }
  return exchange(uplink, address ?? url, init, { timeoutMs, signal: whenNobodyWaits(asked) })
}

function addressWith(url: string, { query, variables, operationName }: Question): string | undefined {
  const parts = new URLSearchParams({ query, variables: JSON.stringify(variables) })
  if (operationName !== undefined) parts.set('operationName', operationName)
  const address = `${url}?${parts.toString()}`
  return address.length > longestAddress ? undefined : address
}

/** An answer is given up only when everybody has stopped waiting for it. */
function whenNobodyWaits(
  asked: readonly { readonly signal?: AbortSignal | undefined }[],
): AbortSignal | undefined {
  const [first, ...others] = asked.map(({ signal }) => signal)
  if (first === undefined || others.length === 0) return first
  const over = new AbortController()
  const look = () => {
    if ([first, ...others].every((signal) => signal?.aborted === true)) over.abort(first.reason)
  }
  for (const signal of [first, ...others]) signal?.addEventListener('abort', look, { once: true })
  return over.signal
}

/** What an answer to several says about one of them; where it says one thing, that is for all. */
const partOf = ({ body, ...rest }: Answer, at: number): Answer => ({
  ...rest,
  body: Array.isArray(body) ? body[at] : body,
})

const isRefusedAsOne = (asked: readonly unknown[], { status, body }: Answer): boolean =>
  asked.length > 1 && !Array.isArray(body) && status >= 400 && status < 500 && status !== 429

/** At the door a bad token is a 401; a session that ended is found out later, inside a good answer. */
export const isRefused = ({ status, body }: Answer): boolean =>
  status === 401 || (Array.isArray(body) ? body : [body]).some((one) => codeOf(one) === 'UNAUTHENTICATED')

function codeOf(body: unknown): unknown {
  const { errors } = asRecord(body)
  return asRecord(asRecord(Array.isArray(errors) ? errors[0] : undefined)['extensions'])['code']
}
