import { expect, test } from 'vitest'
import { asHex, digestOf } from '#device/net/digest.ts'
import type { Paper } from '#features/documents/paper.ts'
import { findSame } from './same-paper.ts'

const file = new File(['Police 2027'], 'Police.pdf')
const sha256 = asHex(await digestOf(file))
type Kept = { readonly state?: string; readonly hash?: string; readonly earlier?: readonly string[] }
const paper = (id: string, { state = 'ready', hash = '', earlier = [] }: Kept): Paper =>
  ({ id, file: { state, sha256: hash, sizeBytes: file.size }, earlierHashes: earlier }) as unknown as Paper
const found = async (...papers: readonly Paper[]) => (await findSame(papers, file))?.id

test('the same bytes are known, also as an earlier version', async () => {
  expect(await found(paper('other', { hash: 'ab' }), paper('same', { hash: sha256 }))).toBe('same')
  expect(await found(paper('before', { hash: 'ab', earlier: [sha256] }))).toBe('before')
  expect(await found(paper('other', { hash: 'ab' }))).toBeUndefined()
})

test('what was refused is not here: it may be filed again', async () => {
  expect(await found(paper('refused', { state: 'refused', hash: sha256 }))).toBeUndefined()
  expect(await found(paper('kept', { state: 'refused', hash: 'ab', earlier: [sha256] }))).toBe('kept')
})
