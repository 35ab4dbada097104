import type { FileMediaType } from '@hauswart/domain/files/file'
import type { ReadCode } from '@hauswart/domain/files/suggest-code'
import type { Effort } from '@hauswart/domain/qr-bills/find-code'
import { codeIn } from '#platform/files/unpack.ts'
import { limits } from '#platform/limits.ts'
import type { Bytes } from './files.bytes.service.ts'
import { asPicture, drawPage } from './files.preview.service.ts'
import type { Reading } from './files.reading.service.ts'

/** A code of 46 mm on a page of A4 is then 370 dots wide. */
const drawnSide = 2_400
/** What stands over the code of a bill in each language of the country, and in the fourth one it may be written in. */
const paymentPart = /zahlteil|section paiement|sezione pagamento|payment part/i

/** The code of a bill in a file, and its page. */
export async function findBillCode(
  mediaType: FileMediaType,
  bytes: Bytes,
  read: Pick<Reading, 'pages' | 'scanned'>,
): Promise<ReadCode | undefined> {
  if (mediaType !== 'application/pdf') {
    const picture = await asPicture(mediaType, bytes)
    const found = picture === undefined ? undefined : await codeIn(bytes.folder, picture, 'whole')
    return found?.text === undefined ? undefined : { text: found.text, page: 1 }
  }
  for (const { page, effort } of placesToLook(read)) {
    const drawn = await drawPage(bytes, page, drawnSide)
    if (drawn === undefined) continue
    const { text, isOverdone } = await codeIn(bytes.folder, drawn, effort)
    if (text !== undefined) return { text, page }
    // Dots made to keep a core busy: the next page will be the same.
    if (isOverdone) return undefined
  }
  return undefined
}

/**
 * First where the words of a payment part stand, then scanned pages from the last one on. Typed pages without those words
 * get one look, and only the first and the last: there a part that is a picture stands, if anywhere.
 */
export function placesToLook({
  pages,
  scanned,
}: Pick<Reading, 'pages' | 'scanned'>): readonly { page: number; effort: Effort }[] {
  const all = pages
    .map((text, at) => ({ page: at + 1, isNamed: paymentPart.test(text), isScan: scanned.includes(at + 1) }))
    .filter(({ page, isNamed, isScan }) => isNamed || isScan || page === 1 || page === pages.length)
    .toReversed()
  return [...all.filter(({ isNamed }) => isNamed), ...all.filter(({ isNamed }) => !isNamed)]
    .slice(0, limits.tools.codePages)
    .map(({ page, isNamed, isScan }) => ({ page, effort: isNamed || isScan ? 'whole' : 'glance' }))
}
