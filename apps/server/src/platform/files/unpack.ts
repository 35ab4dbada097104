import { fileURLToPath } from 'node:url'
import type { FileRefusal } from '@hauswart/domain/files/file'
import type { Effort } from '@hauswart/domain/qr-bills/find-code'
import { limits } from '#platform/limits.ts'
import { confined, isOverdone, type Said } from './confined.ts'
import type { MadeSizes } from './picture-maker.ts'

/** What is asked of the tool, as its one argument. */
export type Order =
  | { readonly task: 'pdf'; readonly path: string; readonly streamBytes: number; readonly bytes: number }
  | { readonly task: 'picture'; readonly path: string; readonly pixels: number }
  | { readonly task: 'sizes' | 'readable'; readonly path: string }
  | { readonly task: 'code'; readonly path: string; readonly effort: Effort }
  | { readonly task: 'words'; readonly path: string; readonly kind: WordKind }
export type WordKind = 'letter' | 'sheet' | 'mail'
/** Sizes on their way between two processes: their bytes as base64. */
export type Packed = Omit<MadeSizes, 'sizes'> & {
  readonly sizes: readonly { readonly width: number; readonly bytes: string }[]
}

/** How the tool ends; any other way is our own fault. */
export const codes = { fine: 0, damaged: 30, too_large: 31, type: 32 } as const

const tool = fileURLToPath(new URL('unpack.tool.ts', import.meta.url))

/** Why a picture is not taken in: too many dots, damaged or cut off, or something else as well. */
export const judgePicture = async (folder: string, path: string): Promise<FileRefusal | undefined> =>
  refusalOf(await run(folder, { task: 'picture', path, pixels: limits.unpacked.picturePixels }))

/** Why a PDF is not: it unpacks to more than it may, or is an archive as well. */
export const judgePdfBytes = async (folder: string, path: string): Promise<FileRefusal | undefined> =>
  refusalOf(await run(folder, { task: 'pdf', path, ...limits.unpacked.pdf }))

/** A picture in the usual widths; nothing if it cannot be made. */
export async function sizesOf(folder: string, path: string): Promise<MadeSizes | undefined> {
  const { code, output } = await run(folder, { task: 'sizes', path })
  if (code !== codes.fine) return undefined
  const { sizes, placeholder } = JSON.parse(output.toString()) as Packed
  return {
    placeholder,
    sizes: sizes.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes, 'base64') })),
  }
}

/** Grey and upright, as reading needs it. */
export async function readableOf(folder: string, path: string): Promise<Buffer | undefined> {
  const { code, output } = await run(folder, { task: 'readable', path })
  return code === codes.fine ? output : undefined
}

/** The text of the bill in a picture, if there is one; `overdone` where looking for it took more than it may. */
export async function codeIn(
  folder: string,
  path: string,
  effort: Effort,
): Promise<{ readonly text?: string; readonly isOverdone: boolean }> {
  const said = await run(folder, { task: 'code', path, effort })
  const text = said.code === codes.fine ? said.output.toString() : ''
  return { ...(text !== '' && { text }), isOverdone: said.isTooMuch }
}

/** The words of a letter, a sheet or a mail, page by page; none where they cannot be read within what they may take. */
export async function wordsIn(folder: string, path: string, kind: WordKind): Promise<readonly string[]> {
  const { code, output } = await run(folder, { task: 'words', path, kind })
  return code === codes.fine ? (JSON.parse(output.toString()) as string[]) : []
}

// Its own source and packages may lie where nobody else reads: it runs as we do, within the same bounds.
const run = (folder: string, order: Order): Promise<Said> =>
  confined(
    [process.execPath, '--max-old-space-size=256', tool, JSON.stringify(order)],
    folder,
    limits.tools.unpack,
    'ours',
  )

function refusalOf(said: Said): FileRefusal | undefined {
  if (isOverdone(said)) return 'unreadable'
  const { code, complaint } = said
  if (code === codes.fine) return undefined
  const known = (['damaged', 'too_large', 'type'] as const).find((refusal) => codes[refusal] === code)
  if (known === undefined) throw new Error(`the tool that unpacks files broke: ${complaint.slice(0, 500)}`)
  return known
}
