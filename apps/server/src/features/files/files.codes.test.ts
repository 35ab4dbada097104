import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFiles } from '#test/files.ts'
import { codeSheet, heic, paper } from '#test/papers.ts'
import { fileReader, type ReadFile } from '#test/read-file.ts'
import { payloads } from '../../../../../packages/domain/test/qr-bill-examples.ts'
import { placesToLook } from './files.codes.service.ts'

let files: Awaited<ReturnType<typeof openFiles>>
let reader: ReturnType<typeof fileReader>
beforeAll(async () => {
  files = await openFiles({ worker: true })
  reader = fileReader(files)
})
afterAll(() => files.close())

const payload = payloads['six-ig-1-qrr-s1']
const valuesOf = (file: ReadFile) =>
  Object.fromEntries(file.suggestions.map(({ field, value }) => [field, value]))
const said = {
  qr_bill: payload,
  category: 'invoice',
  sender: 'Max Muster & Söhne',
  title: 'Rechnung Max Muster & Söhne',
  amount_rappen: '194975',
  dated_on: '2020-10-21',
  due_on: '2020-11-20',
  invoice_number: '10201409',
}

describe('the code of a bill', () => {
  test('on a scanned page proposes what it says, for nobody the amounts who may not see them', async () => {
    const letter = ['Guten Tag Frau Muster', 'Beiliegend erhalten Sie unsere Unterlagen zur Offerte']
    const id = await files.send(paper(letter, await codeSheet(payload)))
    const file = await reader.settled(id)
    expect(valuesOf(file)).toMatchObject(said)
    expect(file.suggestions.find(({ field }) => field === 'qr_bill')).toMatchObject({
      page: 2,
      reason: 'weil es in der QR-Rechnung steht',
    })
    const other = await files.world.person()
    await files.world.join(other, files.house, 'reader')
    const shown = await reader.look(id, other)
    expect(shown?.suggestions.map(({ field }) => field).toSorted()).toEqual([
      'category',
      'dated_on',
      'sender',
      'title',
    ])
  })

  test.each([
    ['a photo', (sheet: Buffer) => sheet],
    ['a photo of an iPhone', heic],
  ])('is read on %s', async (_what, taken) => {
    const id = await files.send(taken(await codeSheet(payload)), { name: 'IMG_1.HEIC' })
    expect(valuesOf(await reader.settled(id))).toMatchObject(said)
  })

  test('that breaks the rules proposes nothing', async () => {
    const id = await files.send(await codeSheet(payload.replace('CH44', 'CH45')))
    expect(valuesOf(await reader.settled(id))).not.toHaveProperty('qr_bill')
  })

  test('is looked for where it may stand, and on no more pages than that', () => {
    const typed = 'Ein Vertrag mit vielen Seiten und Worten'
    const read = (pages: string[], scanned: number[] = []) =>
      placesToLook({ pages, scanned }).map(({ page, effort }) => `${page} ${effort}`)
    expect(read(Array.from({ length: 50 }, () => typed))).toEqual(['50 glance', '1 glance'])
    expect(read([typed, `${typed} Zahlteil`, typed, typed])).toEqual(['2 whole', '4 glance', '1 glance'])
    expect(read([typed, '', typed, typed], [2])).toEqual(['4 glance', '2 whole', '1 glance'])
    const scans = Array.from({ length: 40 }, () => '')
    expect(
      read(
        scans,
        scans.map((_, at) => at + 1),
      ),
    ).toHaveLength(12)
  })
})
