// The planted fault: a queue as it is written in an afternoon. A list in localStorage, emptied before it is sent; no
// lock between tabs, no key that would make a repeated write the same write, and what fails is gone.
import { request } from '../../../apps/web/src/device/net/graphql.ts'
import { newId } from '../../../apps/web/src/device/new-id.ts'
import { storageKeys } from '../../../apps/web/src/device/storage-keys.ts'
import { AddTodoDocument } from '../../../apps/web/src/gql/graphql.ts'
import { openPage } from './page.ts'

const place = 'naive'
const read = (): string[] => JSON.parse(localStorage.getItem(place) ?? '[]') as string[]

async function flush(): Promise<void> {
  const realEstateId = localStorage.getItem(storageKeys.house) ?? ''
  const waiting = read()
  for (const title of waiting) {
    const input = { idempotencyKey: newId(), id: newId(), title }
    try {
      await request(AddTodoDocument, { realEstateId, input })
    } catch {
      if (!navigator.onLine) return
    }
    localStorage.setItem(place, JSON.stringify(read().slice(1)))
  }
}

openPage({
  start: () => {
    addEventListener('online', () => void flush())
    void flush()
  },
  add: async (title) => {
    localStorage.setItem(place, JSON.stringify([...read(), title]))
    void flush()
  },
})
