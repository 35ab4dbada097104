import type { DocumentCategory } from './document.ts'

/** What can be done to several papers at once. */
export const severalDocumentsActs = ['file', 'tag', 'link', 'delete'] as const
export const maxSeveralDocuments = 100
/** So much is taken along as one ZIP: what every device can still unpack. */
export const maxZipBytes = 2_000_000_000

/** A paper carries so many words, and belongs to so many things of a kind. */
export const maxTags = 10
export const maxLinks = 40

type Facts = {
  readonly category: DocumentCategory | null
  readonly tags: readonly string[]
  readonly componentIds: readonly string[]
  readonly projectIds: readonly string[]
  readonly isFiled: boolean
}

export type SeveralDocuments = {
  readonly act: (typeof severalDocumentsActs)[number]
  readonly category?: DocumentCategory | null | undefined
  readonly tags?: readonly string[] | null | undefined
  readonly withoutTags?: readonly string[] | null | undefined
  readonly componentId?: string | null | undefined
  readonly projectId?: string | null | undefined
}

/**
 * What an act over several changes on one of them, or nothing where it stays as it is: one that would carry too much
 * keeps what it has. Whoever chooses the drawer of a paper has looked at it: it lies there from then on.
 */
export function changedBySeveral(facts: Facts, said: SeveralDocuments): Partial<Facts> | undefined {
  const { act, category, componentId, projectId } = said
  if (act === 'file' && category)
    return facts.isFiled && facts.category === category ? undefined : { category, isFiled: true }
  if (act === 'link' && componentId) return linked('componentIds', facts, componentId)
  if (act === 'link' && projectId) return linked('projectIds', facts, projectId)
  return act === 'tag' ? tagged(facts.tags, said.tags ?? [], said.withoutTags ?? []) : undefined
}

function linked(list: 'componentIds' | 'projectIds', facts: Facts, id: string): Partial<Facts> | undefined {
  // Not only empty: a copy on a device may be older than this fact.
  const before = facts[list] ?? []
  return before.includes(id) || before.length >= maxLinks ? undefined : { [list]: [...before, id] }
}

function tagged(
  before: readonly string[],
  added: readonly string[],
  dropped: readonly string[],
): Partial<Facts> | undefined {
  const tags = [...new Set([...before.filter((tag) => !dropped.includes(tag)), ...added])]
  return tags.length > maxTags || String(tags) === String(before) ? undefined : { tags }
}
