import { qrBillFaultCodes } from '@hauswart/domain/qr-bills/qr-bill'
import { readQrBill } from '@hauswart/domain/qr-bills/read-qr-bill'
import { writeQrBill } from '@hauswart/domain/qr-bills/write-qr-bill'
import type { Look } from '@hauswart/domain/qr-bills/find-code'
import { atLeast, atMost, caught, none, speed, type Proof } from './proof.ts'
import { judge, type Subject } from './qrbill/judge.ts'
import { readPictures, type Count } from './qrbill/pictures.ts'

const payloads = { short: 5_000, long: 100_000 }
/** So many as PDF, and as many as photos. */
const pictures = { short: 6, long: 500 }

/** A dozen looks at each of a thousand signs: far below 50 ms on any machine. */
const mostSigns = 12_000

const product: Subject = { read: readQrBill, write: writeQrBill }
// Only what is written breaks this rule.
const toldByReading = qrBillFaultCodes.filter((code) => code !== 'combined_address')

export const proof: Proof = {
  about:
    'codes of QR-bills, whole, damaged and photographed: none crashes, none is taken wrongly, every right one comes back',
  run: async ({ short }) => {
    const many = short ? payloads.short : payloads.long
    const seen = judge(product, many)
    return [
      none(`of ${many} codes: crashed`, seen.crashed),
      none('taken though a clerk with a pencil would not', seen.takenWrongly),
      none('refused though a clerk would take them', seen.refusedWrongly),
      none(`of ${seen.taken} taken: not the same when written back`, seen.changedOnTheWay),
      atLeast('codes taken', seen.taken, many / 8),
      none('rules no damaged code broke', toldByReading.filter((code) => !seen.codes.has(code)).length),
      atMost('signs looked at for one code, at most', seen.mostSigns, mostSigns),
      speed(atMost('slowest code, ms', seen.slowestMs, 50, 2)),
      ...controls(),
      ...(await readings(short)),
    ]
  },
}

async function readings(short: boolean) {
  const { photos, papers, drawings, looks, ratio, spoilt } = await readPictures(
    short ? pictures.short : pictures.long,
  )
  const all = (count: Count): number => count.right + count.unread + count.wrong
  return [
    none(`of ${all(papers)} PDF: not right in every field`, all(papers) - papers.right),
    atLeast(
      `of ${all(photos)} photos: right in every field, in 100`,
      (100 * photos.right) / all(photos),
      98,
      1,
    ),
    none('pictures read wrongly', photos.wrong + papers.wrong + drawings.wrong),
    none(`of ${all(drawings)} codes we drew: not read`, drawings.unread),
    atMost('looks at a photo, on average', looks, 1.3, 2),
    speed(atMost('work on a photo beside one bare look', ratio, 1.3, 2)),
    caught('letters lose their marks', (await spoilt(plain)).wrong),
    caught('the first code is taken for the bill', (await spoilt(firstOnly)).unread),
  ]
}

const plain =
  (look: Look): Look =>
  async (picture, options) =>
    (await look(picture, options)).map((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''))

const firstOnly =
  (look: Look): Look =>
  (picture, options) =>
    look(picture, { ...options, maxNumberOfSymbols: 1 })

function controls() {
  const few = 1_500
  const having = (read: (payload: string) => string) =>
    judge({ ...product, read: (payload) => readQrBill(read(payload)) }, few)
  return [
    caught('blanks around an element do no harm', having(trimmed).takenWrongly),
    caught('a lone CR is a line end too', having((text) => text.replaceAll(/\r\n?/g, '\n')).takenWrongly),
    caught('capitals or not', having((text) => text.toUpperCase()).takenWrongly),
    caught('a combining mark is part of its letter', having((text) => text.normalize('NFC')).takenWrongly),
    caught('a QR reference needs no check digit', having(withReference).takenWrongly),
    caught(
      'a zero sum asks for nothing',
      having((text) => text.replace(/\n0?\.00(?=\r?\n)/, '\n1.00')).takenWrongly,
    ),
    caught('the reader gives up loudly', judge({ ...product, read: loudly }, few).crashed),
    caught(
      'the number of the house is forgotten',
      judge({ ...product, write: forgetful }, few).changedOnTheWay,
    ),
    caught('what lies behind every sign is looked at', having(again).mostSigns > mostSigns ? 1 : 0),
  ]
}

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')

/** Puts a right reference where one of 27 digits stands. */
const withReference = (text: string): string =>
  text.replace(/^\d{27}(?=\r?$)/m, '210000000003139471430009017')

const loudly: Subject['read'] = (payload) => {
  const reading = readQrBill(payload)
  if ('faults' in reading && reading.faults.length > 4) throw new Error('too many faults')
  return reading
}

const forgetful: Subject['write'] = (bill) => {
  const { creditor } = bill
  return writeQrBill(
    creditor.type === 'structured' ? { ...bill, creditor: { ...creditor, houseNumber: null } } : bill,
  )
}

function again(text: string): string {
  for (let at = 0; at < text.length; at += 1) if (text.slice(at).startsWith('EPD')) break
  return text
}
