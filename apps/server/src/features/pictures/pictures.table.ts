import type { PictureMime, PictureState } from '@hauswart/domain/pictures/picture'

export type PictureRow = {
  id: string
  realEstateId: string
  fileName: string
  mime: PictureMime
  bytes: number
  state: PictureState
  isCover: boolean
  todoId: string | null
  componentId: string | null
  journalEntryId: string | null
  defectId: string | null
  /** Null while it lies there as it was sent. */
  width: number | null
  height: number | null
  /** Missing in answers that were kept from before there were sizes. */
  widths?: number[]
  /** Base64. */
  placeholder?: string | null
  version: number
  createdAt: string
  deletedAt: string | null
}

/** Where the bytes lie: never part of what a client sees. */
export type StoredPictureRow = PictureRow & { objectKey: string }

/** What the worker needs to know to judge a picture. */
export type UnscannedRow = {
  objectKey: string
  /** Of what lies there: as it was sent, since it was made anew of that. */
  sha256: string
  state: PictureState
  mime: PictureMime
  /** Whether it was made anew from its dots. */
  isMade: boolean
  fileName: string
  createdBy: string
}

export const pictureColumns = `p.id, p.real_estate_id as "realEstateId", p.file_name as "fileName", p.mime, p.bytes, p.state,
  p.is_cover as "isCover", p.todo_id as "todoId", p.component_id as "componentId",
  p.journal_entry_id as "journalEntryId", p.defect_id as "defectId",
  p.width, p.height, p.widths, p.placeholder, p.version, p.created_at as "createdAt", p.deleted_at as "deletedAt"`

/** Where what was made of a picture lies; under the key itself lies what was sent, until it was made anew. */
export const pictureObject = (objectKey: string, size: 'full' | number): string => `${objectKey}-${size}`
