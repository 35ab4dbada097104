import { GraphqlError } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { registerSender } from '#device/outbox/outbox.ts'
import { short } from '#device/text/short.ts'
import { houseChanged } from '#house/news.ts'
import { keepAnswer } from './answers.ts'
import { sayAnew } from './conflict.ts'
import { isReached, mergedOver } from './current.ts'
import { childrenOf } from './overlay.ts'
import { asEntry, opsOf, verbOf, type HouseRecord } from './record.ts'
import { rowIdOf, type Entry } from './said.ts'

/** The outbox calls these for every change of a record; they belong to the app's start, not to a page. */
export function sendChangesOf(record: HouseRecord): void {
  for (const op of opsOf(record))
    registerSender(op, {
      send: async (entry, signal) =>
        entry.variables['undoes'] === undefined
          ? deliver(record, asEntry(record, entry), signal)
          : (await import('./send-undo.ts')).sendUndo(asEntry(record, entry), signal),
      describe: (entry) => describe(record, asEntry(record, entry)),
      sayAnew: (entry, entries) => sayAnew(record, asEntry(record, entry), entries),
    })
}

/** What a waiting change is, in the owner's words. */
function describe(record: HouseRecord, { op, variables: { title, kind } }: Entry): string {
  const name = short(title)
  return record.words[verbOf(record, op)?.name ?? '']?.(`«${name}»`, kind) ?? name
}

/**
 * A conflict is one for the owner only where two people touched the same; the rest settles itself. Gives the key of what
 * was done, if it is another.
 */
async function deliver(record: HouseRecord, entry: Entry, signal: AbortSignal): Promise<string | undefined> {
  try {
    await send(record, entry, signal)
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') throw error
    const current = heldNow(record, entry, error.current) ?? (await findCreated(record, entry, signal))
    if (isReached(record, entry, current)) {
      houseChanged(entry.realEstateId, [record.noun])
      return undefined
    }
    const merged = mergedOver(record, entry, current)
    if (merged === undefined) throw knowing(error, current)
    // Another content needs another key. Should the answer get lost, the next try finds its wish fulfilled.
    const key = newId()
    await send(record, { ...merged, key }, signal)
    return key
  }
  return undefined
}

async function send(record: HouseRecord, entry: Entry, signal: AbortSignal): Promise<void> {
  const found = verbOf(record, entry.op)
  if (found === undefined) throw new Error(`nobody sends ${entry.op}`)
  const { verb, child } = found
  const told = await verb.send(entry, signal)
  const inside = child === undefined ? undefined : { child, parentId: rowIdOf(entry) }
  for (const one of [told].flat()) await keepAnswer(record, entry.realEstateId, one, inside)
}

const heldNow = (record: HouseRecord, { op, realEstateId, objectId }: Entry, told: unknown): unknown => {
  const { verb } = verbOf(record, op) ?? {}
  if (typeof told !== 'object' || told === null) return undefined
  return verb?.whole?.(told, realEstateId, objectId) ?? told
}

/** The refusal with what the server holds, for the owner to decide. */
const knowing = (error: GraphqlError, current: unknown): Error =>
  current === error.current
    ? error
    : Object.assign(new Error(error.message), { code: error.code, status: error.status, current })

/**
 * Something of this name is there already. That was this device: an earlier form of the entry arrived, and its answer
 * was lost or is forgotten by now.
 */
async function findCreated(record: HouseRecord, entry: Entry, signal: AbortSignal): Promise<unknown> {
  if (entry.kind !== 'creation') return undefined
  const row = await findRow(record, entry.realEstateId, rowIdOf(entry), signal)
  const { child } = verbOf(record, entry.op) ?? {}
  if (child === undefined || row === null) return row ?? undefined
  const found = childrenOf(row, child).find(({ id }) => id === entry.objectId)
  return found && { ...found, deletedAt: null }
}

/** As the server holds it. Its lists do not tell of what is in the trash. */
async function findRow(record: HouseRecord, realEstateId: string, id: string, signal: AbortSignal) {
  if (record.one !== undefined) return record.one(realEstateId, id).ask(signal)
  for (const list of Object.values(record.lists)) {
    const row = (await list(realEstateId).ask(signal)).find((one) => one.id === id)
    if (row !== undefined) return { ...row, deletedAt: null }
  }
  return null
}
