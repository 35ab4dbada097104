import { factColumns } from '#platform/db/fact-columns.ts'

export type RoomFacts = { name: string; floor: number | null; areaM2: number | null }

export type RoomRow = RoomFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const roomFacts = factColumns<RoomFacts>({ name: 'name', floor: 'floor', areaM2: 'area_m2' })

export const roomColumns = `o.id, o.real_estate_id as "realEstateId", ${roomFacts.read('o')}, o.version,
  o.created_at as "createdAt", o.updated_at as "updatedAt", o.deleted_at as "deletedAt"`
