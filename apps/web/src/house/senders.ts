import { ownEntries, subscribe } from '#device/outbox/snapshot.ts'
import { isBrowser } from '#device/world.ts'
import { loadLater } from './nouns/load-later.ts'
import { todos } from './nouns/todos.ts'
import { sendChangesOf } from './record/deliver.ts'

sendChangesOf(todos)

let isComing = false

/** What waits of a noun that is seldom written is sent as soon as somebody knows how; until then it holds its house. */
async function bringLater(): Promise<void> {
  if (isComing || ownEntries().every(({ op }) => op.startsWith(`${todos.noun}.`))) return
  isComing = true
  try {
    for (const record of (await loadLater()).laterNouns) sendChangesOf(record)
  } catch {
    isComing = false
  }
}

if (isBrowser) subscribe(() => void bringLater())
