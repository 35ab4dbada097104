import { stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { FileMediaType, FileRefusal } from '@hauswart/domain/files/file'
import { limits } from '#platform/limits.ts'
import { LockedZipError, readZip, unzipInto, type ZipEntry } from './zip.ts'

const most = limits.unpacked.office
const office = 'application/vnd.openxmlformats-officedocument'
const contents = '[Content_Types].xml'
const keptBytes = 64 * 1_024

/** What kind of office file a ZIP is, after every part of it was unpacked; or why it is not taken in. */
export async function judgeOffice(
  path: string,
): Promise<{ mediaType: FileMediaType } | { refusal: FileRefusal }> {
  try {
    const entries = await readZip(path, most.entries)
    const names = new Set(entries.map(({ name }) => name))
    const mediaType = typeOf(names)
    if (entries.length > most.entries) return { refusal: 'too_large' }
    if (mediaType === undefined || entries.some(isForeign)) return { refusal: 'type' }
    if (isBomb(entries, (await stat(path)).size)) return { refusal: 'too_large' }
    // Two parts of one name: whoever opens it sees the one we did not look at.
    if (names.size < entries.length) return { refusal: 'damaged' }
    for (const entry of entries) if (await hidesSomething(path, entry)) return { refusal: 'type' }
    return { mediaType }
  } catch (error) {
    return { refusal: error instanceof LockedZipError ? 'encrypted' : 'damaged' }
  }
}

function typeOf(names: ReadonlySet<string>): FileMediaType | undefined {
  if (!names.has(contents)) return undefined
  if (names.has('word/document.xml')) return `${office}.wordprocessingml.document`
  return names.has('xl/workbook.xml') ? `${office}.spreadsheetml.sheet` : undefined
}

// Programs and further archives inside are none of what an owner files; how to print a sheet is.
const isForeign = ({ name }: ZipEntry): boolean =>
  /\.(bin|zip|jar|docm|xlsm|exe|dll|js|vbs|ps1|bat|cmd|hta|lnk)$/i.test(name) &&
  !/^xl\/printerSettings\/printerSettings\d+\.bin$/.test(name)

const isBomb = (entries: readonly ZipEntry[], size: number): boolean =>
  entries.reduce((sum, entry) => sum + entry.size, 0) > most.bytes ||
  // Parts that lie over each other.
  entries.reduce((sum, entry) => sum + entry.packed, 0) > size ||
  entries.some((entry) => entry.size > 1_024 * 1_024 && entry.size > entry.packed * most.ratio)

const foreignHeads = ['PK\u0003\u0004', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b', 'MZ', '\u007fELF']

/** Unpacks a part to its end: is it an archive or a program under another name, or does the list of parts tell of one? */
async function hidesSomething(path: string, entry: ZipEntry): Promise<boolean> {
  const kept: Buffer[] = []
  let size = 0
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      if (size < keptBytes) kept.push(piece)
      size += piece.length
      done()
    },
  })
  if (entry.size > 0) await unzipInto(path, entry, sink)
  const head = Buffer.concat(kept).toString('latin1', 0, keptBytes)
  if (foreignHeads.some((start) => head.startsWith(start))) return true
  return entry.name === contents && /macroEnabled|vbaProject/i.test(head)
}
