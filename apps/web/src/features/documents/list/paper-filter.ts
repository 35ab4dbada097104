import { documentCategories, type DocumentCategory } from '@hauswart/domain/documents/document'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { scoreOf } from '#device/text/match.ts'
import { isToReview, type Paper } from '#features/documents/paper.ts'

/** Where one looks: everywhere, among what waits, what is missing, or in one drawer. */
export type Drawer = 'all' | 'review' | 'check' | DocumentCategory
export type PaperFilter = {
  readonly drawer: Drawer
  readonly search: string
  /** Only papers that carry this word. */
  readonly tag: string
}

/** Drawers as the address names them. */
export const slugOf = (drawer: Drawer): string => slugs[drawer]

export const drawerOf = (slug: string | null): Drawer =>
  (Object.keys(slugs) as Drawer[]).find((one) => slugs[one] === slug) ?? 'all'

const asSlug = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll(/[^a-z]+/g, '-')

const slugs = Object.fromEntries([
  ['all', 'alle'],
  ['review', 'zu-pruefen'],
  ['check', 'dokumenten-check'],
  ...documentCategories.map((category) => [category, asSlug(documentCategoryLabels[category])]),
]) as Record<Drawer, string>

/** From so many letters on it is a search. */
const leastLetters = 2

export const isSearching = ({ search }: PaperFilter): boolean => search.trim().length >= leastLetters

/** `found` are those the server has found, in the text of scans too. */
export function filterPapers(
  papers: readonly Paper[],
  filter: PaperFilter,
  found: ReadonlyMap<string, unknown> = new Map(),
): readonly Paper[] {
  const inside = papers.filter((paper) => isIn(paper, filter.drawer) && carries(paper, filter.tag))
  return isSearching(filter)
    ? inside.filter((paper) => found.has(paper.id) || scoreOf(searchable(paper), filter.search) > 0)
    : inside
}

function isIn(paper: Paper, drawer: Drawer): boolean {
  if (drawer === 'all' || drawer === 'check') return true
  return drawer === 'review' ? isToReview(paper) : !isToReview(paper) && paper.category === drawer
}

const carries = ({ tags }: Paper, tag: string): boolean => tag === '' || tags.includes(tag)

const searchable = ({ title, sender, note, tags, category, file }: Paper) => ({
  title,
  detail: [sender, category === null ? null : documentCategoryLabels[category]].filter(Boolean).join(' '),
  words: [note, ...tags, file.name].filter(Boolean).join(' '),
})

export type DrawerCount = { readonly drawer: DocumentCategory; readonly count: number }

/** How much lies where; empty drawers are not shown. */
export function countPapers(papers: readonly Paper[]) {
  const filed = papers.filter((paper) => !isToReview(paper))
  const drawers = documentCategories
    .map((drawer): DrawerCount => ({
      drawer,
      count: filed.filter(({ category }) => category === drawer).length,
    }))
    .filter(({ count }) => count > 0)
  return { all: papers.length, filed: filed.length, review: papers.length - filed.length, drawers }
}

const mostTags = 12

/** The words papers of a drawer carry, those on most of them first. */
export function tagsOf(papers: readonly Paper[], drawer: Drawer): readonly string[] {
  const counts = new Map<string, number>()
  for (const paper of papers)
    if (isIn(paper, drawer)) for (const tag of paper.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'de'))
    .map(([tag]) => tag)
    .slice(0, mostTags)
}

/** What waits first, then the newest by the day on the paper. */
export function groupPapers(papers: readonly Paper[]) {
  const byDay = (a: Paper, b: Paper) => dayOf(b).localeCompare(dayOf(a)) || (a.id < b.id ? 1 : -1)
  return {
    review: papers.filter(isToReview).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    filed: papers.filter((paper) => !isToReview(paper)).toSorted(byDay),
  }
}

/** The day on the paper, else when it was added. */
export const dayOf = ({ datedOn, createdAt }: Pick<Paper, 'datedOn' | 'createdAt'>): string =>
  datedOn ?? createdAt.slice(0, 10)
