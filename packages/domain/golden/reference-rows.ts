import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { referenceFile } from '../src/reference/reference-value.input.ts'
import type { ReferenceValue } from '../src/reference/reference-value.ts'

const folder = new URL('../../../reference/', import.meta.url).pathname

/** The rows the product ships, read from the files a person edits. */
export function referenceRows(): readonly ReferenceValue[] {
  return globSync('*.json', { cwd: folder }).flatMap((name) => {
    const { rows } = z.parse(referenceFile, JSON.parse(readFileSync(folder + name, 'utf8')))
    return rows.map(({ verified, ...row }) => ({ ...row, isVerified: verified }))
  })
}
