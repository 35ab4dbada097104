import type { DocumentRow } from '#house/nouns/documents.ts'
import type { Shown } from '#house/record/record.ts'

/** A document as the owner left it: what the server has, and on top what is still on its way. */
export type Paper = Shown<DocumentRow>

/** What an owner can write down about it. */
export type PaperFacts = Pick<
  DocumentRow,
  | 'title'
  | 'category'
  | 'datedOn'
  | 'sender'
  | 'amountRappen'
  | 'validUntil'
  | 'keepUntil'
  | 'note'
  | 'tags'
  | 'componentIds'
  | 'todoIds'
  | 'projectIds'
  | 'measureIds'
>

/** Not looked through yet. */
export const isToReview = ({ isFiled }: Pick<Paper, 'isFiled'>): boolean => !isFiled

/** The server is still at it: pieces are coming, or it is being read. */
export const isBeingRead = ({ file }: Pick<Paper, 'file'>): boolean =>
  file.state !== 'refused' && !file.isRead
