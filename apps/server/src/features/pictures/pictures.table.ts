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
  version: number
  createdAt: string
  deletedAt: string | null
}

/** Where the bytes lie: never part of what a client sees. */
export type StoredPictureRow = PictureRow & { objectKey: string }

/** What the worker needs to know to judge a picture. */
export type UnscannedRow = { objectKey: string; state: PictureState; fileName: string; createdBy: string }

export const pictureColumns = `p.id, p.real_estate_id as "realEstateId", p.file_name as "fileName", p.mime, p.bytes, p.state,
  p.is_cover as "isCover", p.todo_id as "todoId", p.component_id as "componentId", p.version,
  p.created_at as "createdAt", p.deleted_at as "deletedAt"`
