import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openFiles, sha256 } from '#test/files.ts'
import { heic, hugePng, lockedPaper, paper, photo } from '#test/papers.ts'
import { excelFile, wordFile, zipOf } from '#test/zips.ts'
import { ask } from '#test/ask.ts'
import { newId, type Person } from '#test/world.ts'

type Files = Awaited<ReturnType<typeof openFiles>>
let files: Files
beforeAll(async () => void (files = await openFiles({ worker: true })))
afterAll(() => files.close())

type File = {
  name: string
  id: string
  unreadPages: number
  state: string
  refusal: string | null
  mediaType: string | null
  pageCount: number | null
  url: string | null
  previewUrl: string | null
  previewWidths: number[]
  placeholder: string | null
  suggestions: { field: string; value: string; reason: string; page: number; quote: string }[]
}
const one = `query File($house: ID!, $id: ID!) { realEstate(id: $house) { file(id: $id) { id name state refusal mediaType
  pageCount unreadPages url previewUrl previewWidths placeholder suggestions { field value reason page quote } } } }`

/** Asked once: an address names the second in which it was made. */
async function look(id: string, person: Person = files.owner): Promise<File | null> {
  const { data } = await ask(files.server.url, person.headers(), one, { house: files.house, id })
  return (data?.['realEstate'] as { file: File | null } | null)?.file ?? null
}

/** What the worker made of a file, once it has nothing left to do with it. */
async function settled(id: string): Promise<File> {
  await vi.waitFor(
    async () => {
      const jobs = await files.server.admin(`select 1 from graphile_worker.jobs where key like '%:' || $1`, [
        id,
      ])
      expect(jobs).toEqual([])
    },
    { timeout: 300_000, interval: 50 },
  )
  const file = await look(id)
  if (file === null) throw new Error('it is gone')
  return file
}
const sent = async (bytes: Buffer, name?: string) =>
  settled(await files.send(bytes, name === undefined ? {} : { name }))
const open = (url: string | null) => fetch(`${files.server.url}${url}`)

/** A file whose pieces have come, and over which the worker died twice. */
async function unjudged(): Promise<string> {
  const id = await files.send(Buffer.from('ein Blatt'))
  await settled(id)
  await files.server.admin(
    `update app.file set state = 'arrived', media_type = null, judgements_broken = 2 where id = $1`,
    [id],
  )
  return id
}
const judgeAgain = (id: string) =>
  files.server.admin(
    `select graphile_worker.add_job('judge_file', json_build_object('realEstateId', $1::text, 'id', $2::text),
      job_key := 'judge_file:' || $1 || ':' || $2)`,
    [files.house, id],
  )

const bill = [
  'Muster Heizungen AG',
  'Lindenweg 4, 3000 Bern',
  'Bern, 3. März 2024',
  'Rechnung Nr. 4711',
  "Total inkl. MwSt. CHF 1'340.45",
  'Zahlbar innert 30 Tagen netto',
]

describe('a paper that arrives', () => {
  test('as a PDF is kept as it was, shown small, read, and proposes what it is', async () => {
    const bytes = paper(bill, ['Seite zwei'])
    const id = await files.send(bytes, { name: 'scan.exe' })
    const file = await settled(id)
    expect(file).toMatchObject({ state: 'ready', refusal: null, mediaType: 'application/pdf', pageCount: 2 })
    expect(file.previewWidths).toEqual([320, 575, 767, 991, 1_199, 1_399])
    expect(file.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(Object.fromEntries(file.suggestions.map(({ field, value }) => [field, value]))).toEqual({
      title: 'Rechnung Nr. 4711',
      category: 'invoice',
      dated_on: '2024-03-03',
      sender: 'Muster Heizungen AG',
      amount_rappen: '134045',
      due_on: '2024-04-02',
      invoice_number: '4711',
    })
    const answer = await open(file.url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': "inline; filename*=UTF-8''scan.pdf",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const small = await open(`${file.previewUrl}&width=320`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect((await open(`${file.previewUrl}&width=321`)).status).toBe(404)

    const key = await files.keyOf(id)
    expect(await files.stored(`quarantine/${key}`)).toEqual([])
    const rows = await files.server.admin(
      'select page, body from app.file_text where file_id = $1 order by page',
      [id],
    )
    expect(rows).toMatchObject([
      { page: 1 },
      { page: 2, body: expect.stringContaining('Seite zwei') as string },
    ])

    // Without the right to see money there is no amount and nothing of a bill; a neighbour sees nothing, and no address serves twice.
    const [reader, neighbour] = [await files.world.person(), await files.world.person()]
    await files.world.join(reader, files.house, 'reader')
    const fields = (await look(id, reader))?.suggestions.map(({ field }) => field)
    expect(fields?.toSorted()).toEqual(['category', 'dated_on', 'sender', 'title'])
    expect(await look(id, neighbour)).toBeNull()
    expect((await open(file.url?.replace(id, newId()) ?? '')).status).toBe(400)
    await files.server.admin('delete from app.membership where user_id = $1', [reader.userId])
    expect((await open(file.url?.replace(/user=[^&]+/, `user=${reader.userId}`) ?? '')).status).toBe(400)
  })

  test('as typed pages and scanned ones is read whole, and says how many pages were left out', async () => {
    const cover = ['Guten Tag Frau Muster', 'Beiliegend die gescannten Unterlagen zu Ihrer Heizung']
    const last = ['Mit freundlichen Grüssen', 'Die Verwaltung der Liegenschaft']
    const file = await sent(paper(cover, await photo(...bill), last))
    expect(file).toMatchObject({ pageCount: 3, unreadPages: 0 })
    const amount = file.suggestions.find(({ field }) => field === 'amount_rappen')
    expect(amount).toMatchObject({ value: '134045', page: 2 })
    const read = await files.server.admin(
      'select page, body from app.file_text where file_id = $1 order by page',
      [file.id],
    )
    expect(read).toMatchObject([
      { page: 1, body: expect.stringContaining('Beiliegend') as string },
      { page: 2, body: expect.stringContaining('Rechnung Nr. 4711') as string },
      { page: 3, body: expect.stringContaining('Verwaltung') as string },
    ])
    // Sheets with a stamp alone, of which ten are looked at.
    const stamped = Array.from({ length: 11 }, () => ['Blatt'])
    expect(await sent(paper(cover, ...stamped))).toMatchObject({ pageCount: 12, unreadPages: 1 })
    expect(await sent(paper(...Array.from({ length: 52 }, () => cover)))).toMatchObject({ unreadPages: 2 })
  })

  test('as a photo is upright, small and read by what stands on it', async () => {
    const file = await sent(await photo(...bill), 'IMG_1.HEIC')
    expect(file).toMatchObject({
      state: 'ready',
      mediaType: 'image/jpeg',
      pageCount: 1,
      previewWidths: [320, 575, 767],
    })
    const found = Object.fromEntries(file.suggestions.map(({ field, value }) => [field, value]))
    expect(found).toMatchObject({ category: 'invoice', dated_on: '2024-03-03', amount_rappen: '134045' })
    const [, address = ''] = (await open(file.url)).headers.get('content-disposition')?.split("''") ?? []
    expect(address).toBe('IMG_1.jpg')
  })

  test('as a photo of an iPhone is shown in a form that every browser knows, and kept as it was', async () => {
    const bytes = heic(await photo('Zählerstand'))
    const file = await sent(bytes, 'IMG_2.HEIC')
    expect(file).toMatchObject({ state: 'ready', mediaType: 'image/heic', pageCount: 1 })
    expect(file.previewWidths).toEqual([320, 575, 767])
    const small = await open(`${file.previewUrl}&width=320`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await (await open(file.url)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test.each([
    ['wordprocessingml.document', 'docx', wordFile],
    ['spreadsheetml.sheet', 'xlsx', excelFile],
  ])('as %s is only for keeping, and read', async (kind, ending, make) => {
    const file = await sent(make(), 'Offerte.zip')
    const mediaType = `application/vnd.openxmlformats-officedocument.${kind}`
    expect(file).toMatchObject({ state: 'ready', mediaType, previewUrl: null, pageCount: null })
    expect((await open(file.url)).headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''Offerte.${ending}`,
    )
    if (ending !== 'docx') return
    const read = await files.server.admin('select page, body from app.file_text where file_id = $1', [
      file.id,
    ])
    expect(read).toEqual([{ page: 1, body: 'Sanitär Muster AG\nOfferte Boiler' }])
    const found = Object.fromEntries(file.suggestions.map(({ field, value }) => [field, value]))
    expect(found).toMatchObject({ sender: 'Sanitär Muster AG', category: 'offer' })
  })

  test('goes with its paper into the trash, from where nobody opens it before it is back', async () => {
    const id = await files.send(Buffer.from('Police 88'))
    await settled(id)
    const [house, documentId] = [files.house, newId()]
    const act = (verb: string, type: string, said: object) =>
      files.owner.data(
        `mutation M($house: ID!, ${type === 'VersionInput' ? '$id: ID!, ' : ''}$input: ${type}!) {
          ${verb}(realEstateId: $house, ${type === 'VersionInput' ? 'id: $id, ' : ''}input: $input) { version } }`,
        { house, id: documentId, input: { idempotencyKey: newId(), ...said } },
      )
    await act('addDocument', 'AddDocumentInput', {
      id: documentId,
      fileId: id,
      title: 'Police',
      isFiled: false,
    })
    const before = (await look(id))?.url ?? null
    expect((await open(before)).status).toBe(200)
    await act('trashDocument', 'VersionInput', { expectedVersion: 1 })
    expect(await look(id)).toMatchObject({ url: null, previewUrl: null })
    expect((await open(before)).status).toBe(404)
    await act('restoreDocument', 'VersionInput', { expectedVersion: 2 })
    expect((await open((await look(id))?.url ?? null)).status).toBe(200)
  })

  test('as words is only for keeping, and a letter of a mail program is one', async () => {
    const note = await sent(Buffer.from('Schlüssel liegt beim Nachbarn'), 'notiz.html')
    expect(note).toMatchObject({ state: 'ready', mediaType: 'text/plain', previewUrl: null })
    expect((await open(note.url)).headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''notiz.txt",
    )
    const mail = 'From: a@b.ch\r\nTo: c@d.ch\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\n\r\nGuten Tag'
    const { id, ...kept } = await sent(Buffer.from(mail))
    expect(kept).toMatchObject({ state: 'ready', mediaType: 'message/rfc822' })
    const read = await files.server.admin('select body from app.file_text where file_id = $1', [id])
    expect(read).toEqual([{ body: 'a@b.ch\nAn: c@d.ch\nDatum: 2.3.2026\n\nGuten Tag' }])
  })
})

const emptyPart = { name: 'word/a.xml', bytes: Buffer.alloc(2 * 1_024 * 1_024) }

describe('what stays out', () => {
  test.each([
    [
      'infected',
      'a virus',
      () => Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`),
    ],
    ['encrypted', 'a PDF under a password', lockedPaper],
    ['damaged', 'a PDF that is cut off', () => paper(bill).subarray(0, 60)],
    ['damaged', 'the beginning of a photo', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['too_large', 'a picture of 144 megapixels in a kilobyte', () => hugePng(12_000, 12_000)],
    [
      'type',
      'a page of the web before a PDF',
      () => Buffer.concat([Buffer.from('<html><script>1</script>'), paper(bill)]),
    ],
    ['type', 'a program', () => Buffer.concat([Buffer.from('MZ\0\0'), randomBytes(200)])],
    [
      'type',
      'a photo that is an archive as well',
      async () => zipOf([{ name: 'a.class', bytes: 'x' }], await photo('Haus')),
    ],
    [
      'type',
      'a letter with an archive in it',
      () => wordFile({ name: 'word/media/a.png', bytes: wordFile() }),
    ],
    ['encrypted', 'a sheet under a password', () => excelFile({ name: 'a.xml', bytes: 'x', isLocked: true })],
    ['too_large', 'a letter of which a part is 2 MB of nothing', () => wordFile(emptyPart)],
    [
      'damaged',
      'an archive that is none',
      () => Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(200)]),
    ],
  ])('%s: %s', async (refusal, _what, make) => {
    const bytes = await make()
    const id = await files.send(bytes)
    expect(await settled(id)).toMatchObject({ state: 'refused', refusal, url: null, mediaType: null })
    const key = await files.keyOf(id)
    expect([...(await files.stored(key)), ...(await files.stored(`quarantine/${key}`))]).toEqual([])
    const told = await files.server.admin('select kind from app.notification where object_id = $1', [id])
    expect(told).toEqual([{ kind: 'file_refused' }])
  })

  test('unreadable: what was there twice when the worker died', async () => {
    const id = await unjudged()
    await judgeAgain(id)
    expect(await settled(id)).toMatchObject({ state: 'refused', refusal: 'unreadable', url: null })
  })

  test('does not stand in the place of the good one as a newer version, whoever is faster', async () => {
    const { owner, house, server } = files
    const bytes = paper(['Police 2026'])
    const first = await files.send(bytes, { name: 'Police 2026.pdf' })
    await settled(first)
    const id = newId()
    const shown = 'version isFiled earlierFileIds file { id state url }'
    type Shown = { version: number; earlierFileIds: string[]; file: { id: string; url: string } }
    const facts = { id, fileId: first, title: 'Police', category: 'insurance', isFiled: true }
    const added = newId()
    await owner.data(
      `mutation Add($house: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $house, input: $input) { id } }`,
      { house, input: { ...facts, idempotencyKey: added } },
    )
    const undo = async (act: string) =>
      (
        await owner.data<{ undo: { actId: string; changed: unknown[] } }>(
          `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
            undo(realEstateId: $house, act: $act, input: $input) { actId changed { id } } }`,
          { house, act, input: { idempotencyKey: newId() } },
        )
      ).undo
    const renew = (verb: string, fileId: string, expectedVersion: number, idempotencyKey = newId()) =>
      owner.graphql(
        `mutation Renew($house: ID!, $id: ID!, $input: DocumentVersionInput!) {
          ${verb}(realEstateId: $house, id: $id, input: $input) { ${shown} } }`,
        { house, id, input: { idempotencyKey, expectedVersion, fileId } },
      )
    const now = async () =>
      (
        await owner.data<{ realEstate: { document: Shown; documentsZipUrl: string; documents: unknown } }>(
          `query Now($house: ID!, $id: ID!) { realEstate(id: $house) { document(id: $id) { ${shown} }
            documentsZipUrl(ids: [$id]) documents(search: "2026") { nodes { id } } } }`,
          { house, id },
        )
      ).realEstate
    // Filed before it is judged: the worker puts the one before back, and says so.
    const second = await unjudged()
    const renewed = newId()
    expect((await renew('addDocumentVersion', second, 1, renewed)).data).toMatchObject({
      addDocumentVersion: { isFiled: false, file: { id: second } },
    })
    // Taken along meanwhile is what it was before.
    expect((await open((await now()).documentsZipUrl)).status).toBe(200)
    await judgeAgain(second)
    expect(await settled(second)).toMatchObject({ state: 'refused' })
    const { document: after, documentsZipUrl, documents } = await now()
    expect(after).toMatchObject({
      version: 3,
      isFiled: true,
      earlierFileIds: [second],
      file: { id: first, state: 'ready' },
    })
    expect(documents).toEqual({ nodes: [{ id }] })
    expect(Buffer.from(await (await open(after.file.url)).arrayBuffer()).equals(bytes)).toBe(true)
    expect((await open(documentsZipUrl)).status).toBe(200)
    const told = await server.admin('select text from app.notification where object_id = $1', [second])
    expect(told).toEqual([
      { text: expect.stringMatching(/Bei «Police» gilt weiter die Version davor\.$/) as string },
    ])
    // That act is taken back already, and those before it can be.
    expect(await undo(renewed)).toMatchObject({ changed: [] })
    expect((await now()).document).toMatchObject({ version: 3, isFiled: true, file: { id: first } })
    const unmade = await undo(added)
    expect(unmade.changed).toEqual([{ id }])
    expect((await undo(unmade.actId)).changed).toEqual([{ id }])
    // Filed after it was judged it comes to the same.
    const third = await files.send(Buffer.concat([Buffer.from('MZ\0\0'), randomBytes(200)]))
    expect(await settled(third)).toMatchObject({ state: 'refused' })
    expect((await renew('addDocumentVersion', third, 5)).errors).toBeUndefined()
    expect((await now()).document).toMatchObject({
      version: 6,
      isFiled: true,
      earlierFileIds: [second, third],
      file: { id: first },
    })
    const [refused] = (await renew('useDocumentVersion', third, 6)).errors ?? []
    expect(refused?.extensions.code).toBe('NOT_FOUND')
  })

  test('hash: what is not the bytes that were announced, though every piece was right', async () => {
    const bytes = Buffer.from('ein Blatt')
    const id = await files.send(bytes, { sha256: sha256(Buffer.from('ein anderes')).toString('hex') })
    expect(await settled(id)).toMatchObject({ state: 'refused', refusal: 'hash' })
  })
})
