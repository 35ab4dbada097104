const endMark = Buffer.from('PK\u0005\u0006', 'latin1')
const centralMark = Buffer.from('PK\u0001\u0002', 'latin1')
const endLength = 22
const longestComment = 65_535

/** Whether bytes are an archive too, for whoever reads them from their end, whatever they begin with. */
export function isArchiveToo(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - endLength - longestComment)
  for (
    let at = bytes.lastIndexOf(endMark);
    at >= from;
    at = at === 0 ? -1 : bytes.lastIndexOf(endMark, at - 1)
  ) {
    if (at + endLength > bytes.length) continue
    const directory = at - bytes.readUInt32LE(at + 12)
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(centralMark)) return true
  }
  return false
}

const markup = /<html[\s>]|<script[\s>]|<!doctype html|<\?php\s|<svg\s+xmlns|%PDF-\d\./i

/** Whether a picture also holds a page, a script or a paper. What a camera notes down is none of them. */
export const holdsMarkup = (bytes: Buffer): boolean => markup.test(bytes.toString('latin1'))
