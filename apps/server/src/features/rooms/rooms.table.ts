import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const roomFacts = factColumns({
  name: required<string>('name'),
  floor: optional<number>('floor'),
  areaM2: optional<number>('area_m2'),
})

export type RoomFacts = FactsOf<typeof roomFacts>

export type RoomRow = RoomFacts & {
  id: string
  realEstateId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const roomColumns = `o.id, o.real_estate_id as "realEstateId", ${roomFacts.read('o')}, o.version,
  o.created_at as "createdAt", o.updated_at as "updatedAt", o.deleted_at as "deletedAt"`
