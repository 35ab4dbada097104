import { expect, vi } from 'vitest'
import type { openFiles } from './files.ts'
import { ask } from './ask.ts'
import type { Person } from './world.ts'

export type ReadFile = {
  readonly id: string
  readonly state: string
  readonly refusal: string | null
  readonly mediaType: string | null
  readonly suggestions: readonly {
    readonly field: string
    readonly value: string
    readonly reason: string
    readonly page: number
    readonly quote: string
  }[]
}
const one = `query File($house: ID!, $id: ID!) { realEstate(id: $house) { file(id: $id) {
  id state refusal mediaType suggestions { field value reason page quote } } } }`

/** What members see of a file, and how long the worker is at it. */
export function fileReader(files: Awaited<ReturnType<typeof openFiles>>) {
  async function look(id: string, person: Person = files.owner): Promise<ReadFile | null> {
    const { data } = await ask(files.server.url, person.headers(), one, { house: files.house, id })
    return (data?.['realEstate'] as { file: ReadFile | null } | null)?.file ?? null
  }

  /** What the worker made of a file, once it has nothing left to do with it. */
  async function settled(id: string): Promise<ReadFile> {
    const waiting = `select 1 from graphile_worker.jobs where key like '%:' || $1`
    await vi.waitFor(async () => expect(await files.server.admin(waiting, [id])).toEqual([]), {
      timeout: 300_000,
      interval: 50,
    })
    const file = await look(id)
    if (file === null) throw new Error('it is gone')
    return file
  }

  const pagesOf = (id: string) =>
    files.server.admin<{ page: number; body: string }>(
      'select page, body from app.file_text where file_id = $1 order by page',
      [id],
    )

  return { look, settled, pagesOf }
}
