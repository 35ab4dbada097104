import { queryClient } from '#device/cache/query.ts'
import { wasAnswered } from '#device/net/own-writes.ts'
import { onSent } from '#device/outbox/outbox.ts'
import { isBrowser } from '#device/world.ts'
import { isReadBack, touchedBy, type Touched } from './records.ts'

const gatherMs = 300
/** Reading costs points on the server, and an owner who ticks off ten to-dos in a row has seen the answers already. */
const restMs = 5_000
type Heard = Touched & { readonly realEstateId: string; readonly isEcho: () => boolean }
let heard: Heard[] = []
let askedAt = -restMs
let gathering: ReturnType<typeof setTimeout> | undefined

type Change = {
  readonly verb: string
  readonly nouns: readonly string[]
  readonly objectId: string
  readonly version: number
}

/** Somebody changed a house that is watched here. An echo of an own write that has been read already is no news. */
export const hearOf = (realEstateId: string, { verb, nouns, objectId, version }: Change): void =>
  houseChanged(realEstateId, nouns, () => isReadBack(verb) && wasAnswered(objectId, version))

/**
 * Something changed in a house: what was read of it is asked anew, once for many changes in a row. Whether it is only
 * the echo of an own write is asked last, because its answer may come after the echo.
 */
export function houseChanged(realEstateId: string, names: readonly string[], isEcho = () => false): void {
  heard.push({ ...touchedBy(names), realEstateId, isEcho })
  clearTimeout(gathering)
  gathering = setTimeout(askAnew, Math.max(gatherMs, askedAt + restMs - performance.now()))
}

function askAnew(): void {
  const news = heard.filter((one) => !one.isEcho())
  heard = []
  if (news.length === 0) return
  askedAt = performance.now()
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => news.some((one) => isTouched(queryKey, one)),
  })
}

function isTouched(
  [kind, house, part]: readonly unknown[],
  { realEstateId, parts, isInList }: Heard,
): boolean {
  if (kind === 'houses') return isInList
  return kind === 'house' && house === realEstateId && (parts === 'all' || parts.some((one) => one === part))
}

if (isBrowser) onSent(({ realEstateId, op }) => houseChanged(realEstateId, [op]))
