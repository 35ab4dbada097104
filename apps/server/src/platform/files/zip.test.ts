import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { readZip, unzipTo } from './zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'hauswart-zip-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Options = { isStored?: boolean; isLarge?: boolean; wrongSum?: boolean; comment?: string }

/** A ZIP put together by hand, in the ways packers differ. */
function makeZip(files: Record<string, string>, options: Options = {}): string {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  for (const [name, text] of Object.entries(files)) {
    const packed = options.isStored === true ? Buffer.from(text) : deflateRawSync(text)
    const at = Buffer.concat(locals).length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(name.length, 26)
    // Here alone: an extra field in front of the data.
    local.writeUInt16LE(4, 28)
    locals.push(local, Buffer.from(name), Buffer.alloc(4), packed)
    const extra = Buffer.alloc(options.isLarge === true ? 28 : 0)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02_01_4b_50, 0)
    central.writeUInt16LE(options.isStored === true ? 0 : 8, 10)
    central.writeUInt32LE(options.wrongSum === true ? 1 : crc32(text), 16)
    const numbers = [packed.length, Buffer.byteLength(text), at] as const
    if (options.isLarge === true) {
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(24, 2)
      for (const [index, value] of [numbers[1], numbers[0], numbers[2]].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index)
    }
    for (const [index, offset] of [20, 24, 42].entries())
      central.writeUInt32LE(options.isLarge === true ? 0xff_ff_ff_ff : (numbers[index] ?? 0), offset)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt16LE(extra.length, 30)
    centrals.push(central, Buffer.from(name), extra)
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(centrals)]
  const comment = Buffer.from(options.comment ?? '')
  const path = join(folder, `${Math.random()}.zip`)
  const isLarge = options.isLarge === true
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt32LE(isLarge ? 0xff_ff_ff_ff : directory.length, 12)
  end.writeUInt32LE(isLarge ? 0xff_ff_ff_ff : body.length, 16)
  end.writeUInt16LE(comment.length, 20)
  const large = isLarge ? largeEnd(body.length, directory.length) : Buffer.alloc(0)
  writeFileSync(path, Buffer.concat([body, directory, large, end, comment]))
  return path
}

function largeEnd(at: number, length: number): Buffer {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06_06_4b_50, 0)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(at + length), 8)
  return Buffer.concat([end, locator])
}

it.each([
  ['deflated', {}],
  ['stored', { isStored: true }],
  ['with the sizes of ZIP64', { isLarge: true }],
  ['with a comment at the end', { comment: 'from the office of statistics' }],
])('unpacks what a ZIP holds, %s', async (_how, options) => {
  const path = makeZip({ 'readme.txt': 'Stand heute', 'data.sqlite': 'x'.repeat(100_000) }, options)
  const entries = await readZip(path)
  expect(entries.map(({ name, size }) => [name, size])).toEqual([
    ['readme.txt', 11],
    ['data.sqlite', 100_000],
  ])
  for (const [index, text] of ['Stand heute', 'x'.repeat(100_000)].entries()) {
    const target = join(folder, 'out')
    await unzipTo(path, entries[index] as (typeof entries)[number], target)
    expect(readFileSync(target, 'utf8')).toBe(text)
  }
})

it('refuses what is damaged', async () => {
  const path = makeZip({ 'data.sqlite': 'x'.repeat(1_000) }, { wrongSum: true })
  const [entry] = await readZip(path)
  await expect(unzipTo(path, entry as NonNullable<typeof entry>, join(folder, 'out'))).rejects.toThrow(
    'data.sqlite is damaged',
  )
  const text = join(folder, 'no.zip')
  writeFileSync(text, 'not a ZIP at all')
  await expect(readZip(text)).rejects.toThrow('not a ZIP file, or cut off')
})
