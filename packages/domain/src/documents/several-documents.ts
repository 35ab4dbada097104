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
  readonly isFiled: boolean
} & Readonly<Record<LinkList, readonly string[]>>

/** What several can be linked to, and the list it goes into. */
export const severalLinks = {
  componentId: 'componentIds',
  todoId: 'todoIds',
  projectId: 'projectIds',
  measureId: 'measureIds',
} as const
export type SeveralLink = keyof typeof severalLinks
type LinkList = (typeof severalLinks)[SeveralLink]

export type SeveralDocuments = {
  readonly act: (typeof severalDocumentsActs)[number]
  readonly category?: DocumentCategory | null | undefined
  readonly tags?: readonly string[] | null | undefined
  readonly withoutTags?: readonly string[] | null | undefined
} & { readonly [Link in SeveralLink]?: string | null | undefined }

/** What an act links to. */
export function linkSaid(said: SeveralDocuments): { list: LinkList; id: string } | undefined {
  for (const [link, list] of Object.entries(severalLinks)) {
    const id = said[link as SeveralLink]
    if (said.act === 'link' && id) return { list, id }
  }
  return undefined
}

/**
 * What an act over several changes on one of them, or nothing where it stays as it is: one that would carry too much
 * keeps what it has. Whoever chooses the drawer of a paper has looked at it: it lies there from then on.
 */
export function changedBySeveral(facts: Facts, said: SeveralDocuments): Partial<Facts> | undefined {
  const { act, category } = said
  const link = linkSaid(said)
  if (act === 'file' && category)
    return facts.isFiled && facts.category === category ? undefined : { category, isFiled: true }
  if (link !== undefined) return linked(link.list, facts, link.id)
  return act === 'tag' ? tagged(facts.tags, said.tags ?? [], said.withoutTags ?? []) : undefined
}

function linked(list: LinkList, facts: Facts, id: string): Partial<Facts> | undefined {
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
