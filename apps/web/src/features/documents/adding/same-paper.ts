import { asHex, digestOf } from '#device/net/digest.ts'
import type { Paper } from '#features/documents/paper.ts'

/** The paper that has these bytes already, or had them before. */
export async function findSame(papers: readonly Paper[], file: File): Promise<Paper | undefined> {
  // Of one that was refused no bytes are kept: it may well be filed again.
  const isAlike = ({ file: { state, sizeBytes, sha256 } }: Paper): boolean =>
    state !== 'refused' && sizeBytes === file.size && sha256 !== ''
  const alike = papers.filter(isAlike)
  const renewed = papers.filter((paper) => hashesOf(paper).length > 0)
  if (alike.length + renewed.length === 0) return undefined
  const hash = asHex(await digestOf(file))
  return (
    alike.find((paper) => paper.file.sha256 === hash) ??
    renewed.find((paper) => hashesOf(paper).includes(hash))
  )
}

// A copy on a device may be older than this fact.
const hashesOf = ({ earlierHashes }: Paper): readonly string[] => earlierHashes ?? []
