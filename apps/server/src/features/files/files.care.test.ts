import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openFiles } from '#test/files.ts'
import { paper } from '#test/papers.ts'
import { newId } from '#test/world.ts'

type Files = Awaited<ReturnType<typeof openFiles>>
let files: Files
beforeAll(async () => void (files = await openFiles({ worker: true })))
afterAll(() => files.close())

const patience = { timeout: 300_000, interval: 50 }
const isQuiet = () =>
  vi.waitFor(
    async () => expect(await files.server.admin('select 1 from graphile_worker.jobs')).toEqual([]),
    patience,
  )
async function night(job: string, payload: object = {}): Promise<void> {
  await files.server.admin('select app.enqueue($1, $2, null, null)', [job, JSON.stringify(payload)])
  await isQuiet()
}
const age = (id: string, days: number) =>
  files.server.admin('update app.file set created_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ])
const note = () => files.send(Buffer.from(`Notiz ${newId()}`), { name: 'Notiz.txt' })
/** A paper an owner filed; what it is called matters to nobody here. */
async function file(fileId: string): Promise<string> {
  const id = newId()
  const input = { idempotencyKey: newId(), id, fileId, title: 'Notiz', isFiled: false }
  await files.owner.data(
    'mutation Add($house: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $house, input: $input) { id } }',
    { house: files.house, input },
  )
  return id
}
/** Gives a paper a newer file, and the key under which it was done. */
async function renew(id: string, fileId: string, expectedVersion: number): Promise<string> {
  const idempotencyKey = newId()
  await files.owner.data(
    `mutation Renew($house: ID!, $id: ID!, $input: DocumentVersionInput!) {
      addDocumentVersion(realEstateId: $house, id: $id, input: $input) { id } }`,
    { house: files.house, id, input: { idempotencyKey, expectedVersion, fileId } },
  )
  return idempotencyKey
}
const isThere = async (id: string) => (await files.keyOf(id)) !== ''

describe('files at night', () => {
  test('what nobody filed within a week goes with its bytes; what was filed and what is young stays', async () => {
    const [forgotten, filed, young] = [await note(), await note(), await note()]
    const open = { id: newId() }
    const bytes = Buffer.from('ein Blatt')
    await files.announce(open, bytes)
    await files.put(open, 0, bytes)
    await isQuiet()
    const paperId = await file(filed)
    // What a paper had before is filed, and what an undo took out of it can still come back.
    const [newer, takenBack] = [await note(), await note()]
    await isQuiet()
    await renew(paperId, newer, 1)
    const act = await renew(paperId, takenBack, 2)
    await files.owner.data(
      'mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { verb } }',
      { house: files.house, act, input: { idempotencyKey: newId() } },
    )
    const keys = await Promise.all([forgotten, open.id].map(files.keyOf))
    for (const id of [forgotten, filed, newer, takenBack, open.id]) await age(id, 8)
    await age(young, 6)
    await night('care_for_files')
    expect(await Promise.all([forgotten, open.id].map(isThere))).toEqual([false, false])
    expect((await Promise.all([filed, young, newer, takenBack].map(isThere))).every(Boolean)).toBe(true)
    for (const key of keys)
      expect([...(await files.stored(key)), ...(await files.stored(`quarantine/${key}`))]).toEqual([])
  })

  test('a step that was given up is begun again, and one that was done is not done twice', async () => {
    const id = await files.send(paper(['Rechnung', 'Total CHF 10.00']))
    await isQuiet()
    const facts = async () =>
      files.server.admin('select state, version, text_state, preview_widths from app.file where id = $1', [
        id,
      ])
    const before = await facts()
    for (const step of ['judge_file', 'preview_file', 'read_file'])
      await night(step, { realEstateId: files.house, id })
    expect(await facts()).toEqual(before)
    await files.server.admin(`update app.file set text_state = 'waiting' where id = $1`, [id])
    await age(id, 2)
    await night('care_for_files')
    expect(await facts()).toMatchObject([{ state: 'ready', text_state: 'read' }])
  })

  test('the sweep of the store leaves files and pieces that wait, and takes pieces nobody waits for', async () => {
    const id = await note()
    const open = { id: newId() }
    const bytes = Buffer.from('ein Blatt')
    await files.announce(open, bytes)
    await files.put(open, 0, bytes)
    await isQuiet()
    const [key, waiting] = await Promise.all([id, open.id].map(files.keyOf))
    const { store, clock } = files.server.parts
    await store.put(`quarantine/${key}/0`, bytes, 'application/octet-stream')
    const now = clock.now.bind(clock)
    Object.assign(clock, { now: () => new Date(now().getTime() + 2 * 86_400_000) })
    await night('sweep_objects').finally(() => Object.assign(clock, { now }))
    expect(await files.stored(`quarantine/${key}`)).toEqual([])
    expect(await files.stored(key ?? '')).not.toEqual([])
    expect(await files.stored(`quarantine/${waiting}`)).toHaveLength(1)
  })

  test('a flipped bit is found, and so are bytes that are gone; what is whole is not accused', async () => {
    const [flipped, gone, whole] = [await note(), await note(), await note()]
    await isQuiet()
    const [first = '', second = ''] = await Promise.all([flipped, gone].map(files.keyOf))
    const { store } = files.server.parts
    const bytes = await files.bytesOf(first)
    bytes[3] = (bytes[3] ?? 0) ^ 1
    await store.put(first, bytes, 'text/plain')
    await store.removeAll(second)
    const all = [flipped, gone, whole]
    for (const id of all) await age(id, 2)
    const turns = await files.server.admin<{ turn: number }>(
      `select distinct abs(hashtextextended(id::text, 0) % 30)::int as turn from app.file where id = any ($1)`,
      [all],
    )
    for (const { turn } of turns) await night('scrub_files', { turn })
    const found = await files.server.admin<{ id: string }>(
      'select id from app.file where damaged_at is not null order by id',
    )
    expect(found.map(({ id }) => id)).toEqual([flipped, gone].toSorted())
  })
})

test('the comparison of bytes comes after whatever an owner waits for', async () => {
  const [own, nightly] = [
    ['send_mail', 'send_digest', 'scan_picture', 'judge_file', 'preview_file', 'read_file'],
    ['scrub_files', 'scrub_pictures'],
  ]
  const far = (task: string) =>
    files.server.admin(`select app.enqueue($1, '{}', 'far:' || $1, now() + interval '1 year')`, [task])
  for (const task of [...own, ...nightly]) await far(task)
  const jobs = await files.server.admin<{ task: string; priority: number }>(
    `select task_identifier as task, priority from graphile_worker.jobs where key like 'far:%'`,
  )
  await files.server.admin(
    `select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'far:%'`,
  )
  const of = (tasks: readonly string[]) =>
    jobs.filter(({ task }) => tasks.includes(task)).map(({ priority }) => priority)
  expect([of(own).length, of(nightly).length]).toEqual([own.length, nightly.length])
  expect(Math.min(...of(nightly))).toBeGreaterThan(Math.max(...of(own)))
})

test('a paper that is removed for good takes its file along, every version of every byte', async () => {
  await files.server.parts.store.keepVersions()
  const fileId = await files.send(paper(['Rechnung']))
  await isQuiet()
  const key = await files.keyOf(fileId)
  // Somebody restored it over itself: what was there before is a version nobody sees.
  await files.server.parts.store.put(key, await files.bytesOf(key), 'application/pdf')
  expect((await files.stored(key)).filter((one) => one === key)).toHaveLength(2)
  const document = await file(fileId)
  // It had that one before.
  const newer = await files.send(paper(['Rechnung, berichtigt']))
  await isQuiet()
  const newerKey = await files.keyOf(newer)
  await renew(document, newer, 1)
  await files.server.parts.store.put(`${key}-full`, Buffer.from('old'), 'image/webp')
  await files.server.admin('update app.document set deleted_at = now() where id = $1', [document])
  const { owner, house } = files
  await owner.data(
    `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
      removeForGood(realEstateId: $house, kind: document, id: $id, input: $input) { id } }`,
    { house, id: document, input: { idempotencyKey: newId(), expectedVersion: 2 } },
  )
  await isQuiet()
  expect(await Promise.all([fileId, newer].map(isThere))).toEqual([false, false])
  expect(await Promise.all([key, newerKey].map(files.stored))).toEqual([[], []])
})
