import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import { noText, recognisedText } from './recognised-text.ts'
import type { Sheet, Sheets } from './sheets.ts'

/** A photo as a paper of one page. */
export async function openPhotoSheets(
  bytes: Blob,
  recognised: () => Promise<readonly RecognisedPage[]>,
): Promise<Sheets> {
  const address = URL.createObjectURL(bytes)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch (error) {
    URL.revokeObjectURL(address)
    throw error
  }
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const sheet: Sheet = {
    size,
    // The browser makes it as sharp as it is wide.
    draw: () => ({ picture: Promise.resolve(picture), stop: () => undefined }),
    text: async () => {
      const [seen] = await recognised()
      return seen === undefined ? noText : recognisedText(seen, size)
    },
  }
  return { count: 1, size, sheet: () => Promise.resolve(sheet), close: () => URL.revokeObjectURL(address) }
}
