import { documentCategories } from '@hauswart/domain/documents/document'
import type { FileSuggestion, SuggestionField } from '@hauswart/domain/files/file'
import type { Paper, PaperFacts } from '#features/documents/paper.ts'

/** Where something was read: the line it stands in. */
export type ReadPlace = { readonly page: number; readonly quote: string }
type Read = ReadPlace & { readonly reason: string }
export type Proposed = Pick<
  PaperFacts,
  'title' | 'category' | 'datedOn' | 'sender' | 'amountRappen' | 'validUntil'
>
export type ProposedField = keyof Proposed

/** What is proposed for a document, and for each field where it was read. */
export type Proposal = {
  readonly facts: Proposed
  readonly read: Partial<Readonly<Record<ProposedField, Read>>>
}

/** What is of a bill alone is asked for where it is recorded. */
const fields: Readonly<Partial<Record<SuggestionField, ProposedField>>> = {
  title: 'title',
  category: 'category',
  dated_on: 'datedOn',
  sender: 'sender',
  amount_rappen: 'amountRappen',
  valid_until: 'validUntil',
}

/** What was read in the file, where the owner has not said something already. */
export function proposalFor(paper: Paper): Proposal {
  const { title, category, datedOn, sender, amountRappen, validUntil } = paper
  const facts: Record<string, unknown> = { title, category, datedOn, sender, amountRappen, validUntil }
  const read: Record<string, Read> = {}
  for (const suggestion of paper.file.suggestions) {
    const field = fields[suggestion.field]
    const value = valueOf(suggestion)
    if (field === undefined || value === undefined || isOwn(paper, field)) continue
    facts[field] = value
    read[field] = { reason: suggestion.reason, page: suggestion.page, quote: suggestion.quote }
  }
  // What nobody recognised still needs a drawer.
  facts['category'] ??= 'other'
  return { facts: facts as Proposed, read }
}

/** The server has read the code of a bill on it. */
export const hasBillCode = ({ file }: Pick<Paper, 'file'>): boolean =>
  file.suggestions.some(({ field }) => field === 'qr_bill')

/** The title came from the file's name, unless somebody changed the paper since. */
const isOwn = (paper: Paper, field: ProposedField): boolean =>
  field === 'title'
    ? paper.title !== titleOf(paper.file.name)
    : paper[field] !== null && !(ofEachVersion.has(field) && isRenewed(paper))

/** What is another with every version, as with the policy of a new year; the rest is of the paper. */
const ofEachVersion: ReadonlySet<ProposedField> = new Set(['datedOn', 'amountRappen', 'validUntil'])

/** Files are named in the order they come: one that was made current again is older than another of the paper. */
const isRenewed = ({ file, earlierFileIds }: Paper): boolean => {
  // A copy on a device may be older than this fact.
  const earlier = earlierFileIds ?? []
  return earlier.length > 0 && earlier.every((id) => id < file.id)
}

function valueOf({ field, value }: FileSuggestion): string | number | undefined {
  if (field === 'category') return documentCategories.find((one) => one === value)
  if (field !== 'amount_rappen') return value
  const rappen = Number(value)
  return Number.isSafeInteger(rappen) ? rappen : undefined
}

const longestTitle = 200

/** A first title for a file: its name without the ending, as words. */
export function titleOf(fileName: string): string {
  const stem = fileName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const words = stem.replaceAll(/[_\s]+/g, ' ').trim()
  return (words === '' ? fileName : words).slice(0, longestTitle).trim()
}
