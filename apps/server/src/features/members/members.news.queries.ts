import type { MemberRole } from '@hauswart/domain/access/role'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

export type HouseNews = {
  house: { name: string | null; street: string | null; houseNumber: string | null }
  owners: string[]
  /** Of the person, or the address of somebody who was only invited. */
  name: string | null
  role: MemberRole | null
}

const news = sql<HouseNews>(`
  select jsonb_build_object('name', r.name, 'street', r.street, 'houseNumber', r.house_number) as house,
    array(select m.user_id from app.membership m where m.real_estate_id = app.house() and m.role = 'owner' limit 50) as owners,
    coalesce((select p.first_name || ' ' || p.last_name from app.profile p where p.user_id = $1),
      (select i.email::text from app.invitation i where i.real_estate_id = app.house() and i.id = $1)) as name,
    (select m.role from app.membership m where m.real_estate_id = app.house() and m.user_id = $1) as role
  from app.real_estate r where r.id = app.house()`)

export const findHouseNews = async (
  deps: JobDeps,
  realEstateId: string,
  who: string,
): Promise<HouseNews | undefined> => (await deps.houseRows(realEstateId, news, [who]))[0]
