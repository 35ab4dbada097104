import type { FileMediaType, FileRefusal, FileState, FileSuggestion } from '@hauswart/domain/files/file'

export type FileRow = {
  readonly id: string
  readonly realEstateId: string
  readonly name: string
  readonly sizeBytes: number
  /** Hexadecimal. */
  readonly sha256: string
  readonly mediaType: FileMediaType | null
  readonly state: FileState
  readonly refusal: FileRefusal | null
  readonly pageCount: number | null
  readonly isRead: boolean
  readonly unreadPages: number
  readonly previewWidths: readonly number[]
  /** Base64. */
  readonly placeholder: string | null
  readonly suggestions: readonly FileSuggestion[]
  /** Its paper lies there: until it is brought back nobody opens it. */
  readonly isInTrash: boolean
}

/** Where the bytes lie: never part of what a client sees. */
export type StoredFileRow = FileRow & { readonly objectKey: string }

// Row security leaves amounts out for whoever may not see them.
export const fileColumns = `f.id, f.real_estate_id as "realEstateId", f.name, f.size_bytes as "sizeBytes",
  encode(f.sha256, 'hex') as sha256, f.media_type as "mediaType", f.state, f.refusal, f.page_count as "pageCount",
  f.text_state <> 'waiting' as "isRead", f.unread_pages as "unreadPages",
  f.preview_widths as "previewWidths", f.placeholder,
  (select coalesce(json_agg(json_build_object('field', s.field, 'value', s.value, 'reason', s.reason, 'page', s.page,
      'quote', s.quote) order by s.field), '[]')
    from app.file_suggestion s where s.real_estate_id = f.real_estate_id and s.file_id = f.id) as suggestions,
  (exists (select from app.document d where d.real_estate_id = f.real_estate_id and d.file_id = f.id
      and d.deleted_at is not null)
    or f.id in (select unnest(d.earlier_file_ids) from app.document d
      where d.real_estate_id = app.house() and d.deleted_at is not null)) as "isInTrash"`

/** Where pieces lie until the file is judged: never under the name of what may be handed out. */
export const pieceObjects = (objectKey: string): string => `quarantine/${objectKey}/`
export const pieceObject = (objectKey: string, number: number): string =>
  `${pieceObjects(objectKey)}${number}`

/** A picture of its first page, beside the original. */
export const previewObject = (objectKey: string, width: number): string => `${objectKey}-${width}`

/** Where its recognised words stand, beside the original. */
export const wordsObject = (objectKey: string): string => `${objectKey}-words`
