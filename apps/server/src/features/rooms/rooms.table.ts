export type RoomRow = {
  id: string
  realEstateId: string
  name: string
  floor: number | null
  areaM2: number | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const roomColumns = `o.id, o.real_estate_id as "realEstateId", o.name, o.floor, o.area_m2 as "areaM2", o.version,
  o.created_at as "createdAt", o.updated_at as "updatedAt", o.deleted_at as "deletedAt"`
