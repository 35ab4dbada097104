export type ProfileRow = {
  id: string
  firstName: string
  lastName: string
  phone: string | null
  version: number
}

export const profileColumns =
  'p.user_id as id, p.first_name as "firstName", p.last_name as "lastName", p.phone, p.version'
