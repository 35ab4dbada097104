import { performance } from 'node:perf_hooks'
import { isDeepStrictEqual } from 'node:util'
import { readQrBill } from '@hauswart/domain/qr-bills/read-qr-bill'
import { writeQrBill } from '@hauswart/domain/qr-bills/write-qr-bill'
import { findBill, usual, type Look, type Pixels } from '@hauswart/domain/qr-bills/find-code'
import { printedBill, type Printed } from './bills.ts'
import { loadReader } from './reader.ts'
import { drawn, openStudio, printed } from './studio.ts'

export type Count = { right: number; unread: number; wrong: number }
export type Reading = {
  readonly photos: Count
  readonly papers: Count
  /** Our own codes, drawn and read again. */
  readonly drawings: Count
  /** At photos, on average. */
  readonly looks: number
  /** How long our looking took beside one bare look at the same photos. */
  readonly ratio: number
  /** The first photos once more, by a reader with a fault planted in it. */
  readonly spoilt: (spoil: (look: Look) => Look) => Promise<Count>
}

const nothing = (): Count => ({ right: 0, unread: 0, wrong: 0 })
/** Enough that among them is one with a second code. */
const mostKept = 6

/** Reads `many` bills as photos and as many as PDF. */
export async function readPictures(many: number): Promise<Reading> {
  const look = await loadReader()
  const studio = await openStudio()
  const [photos, papers, drawings] = [nothing(), nothing(), nothing()]
  const kept: { readonly photo: Pixels; readonly bill: Printed }[] = []
  let [looks, ours, bare] = [0, 0, 0]
  const counted: Look = (picture, options) => {
    looks += 1
    return look(picture, options)
  }
  try {
    for (let number = 0; number < many; number += 1) {
      const bill = printedBill(number)
      const photo = await studio.photo(bill.data, number)
      if (kept.length < mostKept) kept.push({ photo, bill })
      // The first look of all compiles the reader, and the second at a photo finds it near: neither is the cost of one side.
      if (number === 0) await look(photo, usual)
      const isBareFirst = number % 2 === 1
      if (isBareFirst) bare += (await timed(() => look(photo, usual)))[1]
      const [text, took] = await timed(() => findBill(photo, counted))
      note(photos, text, bill)
      ours += took
      if (!isBareFirst) bare += (await timed(() => look(photo, usual)))[1]
      const paper = printedBill(many + number)
      note(papers, await inPages(await printed(paper.data, number), look), paper)
      const writing = writeQrBill(paper.bill)
      if ('payload' in writing) note(drawings, await findBill(await drawn(writing.payload), look), paper)
    }
  } finally {
    await studio.close()
  }
  const spoilt = async (spoil: (look: Look) => Look): Promise<Count> => {
    const count = nothing()
    for (const { photo, bill } of kept) note(count, await findBill(photo, spoil(look), 'glance'), bill)
    return count
  }
  return { photos, papers, drawings, looks: looks / many, ratio: ours / bare, spoilt }
}

async function inPages(pages: readonly Pixels[], look: Look): Promise<string | undefined> {
  for (const page of pages) {
    const found = await findBill(page, look)
    if (found !== undefined) return found
  }
  return undefined
}

function note(count: Count, text: string | undefined, { bill }: Printed): void {
  if (text === undefined) count.unread += 1
  else if (isDeepStrictEqual(readQrBill(text), { bill })) count.right += 1
  else count.wrong += 1
}

async function timed<T>(act: () => Promise<T>): Promise<readonly [T, number]> {
  const started = performance.now()
  const result = await act()
  return [result, performance.now() - started]
}
