import type { TestServer } from '../../apps/server/test/server.ts'
import { settle } from '../reminders/town.ts'
import { chanceFrom } from './houses.ts'
import { turned } from './reference.ts'

/** How somebody wants to hear of things. */
export type Owner = {
  readonly house: number
  readonly isWeekly: boolean
  readonly letterHour: number
  readonly quietFrom: number
  readonly quietTo: number
}
/** A to-do nobody ever does, or people who meet; at no hour it takes the whole day. */
export type Thing = {
  readonly name: string
  readonly house: number
  readonly isMeeting: boolean
  readonly on: string
  readonly at: number | null
  /** How many minutes before it is told; nothing is as usual. */
  readonly told: readonly number[] | null
}

const choices = [null, null, null, [10_080, 0], [60], []] as const
export type Street = { readonly owners: readonly Owner[]; readonly things: readonly Thing[] }

/** Houses whose owners have something to do and somebody coming around each of these days. */
export function makeStreet(houses: number, days: readonly string[]): Street {
  const owners: Owner[] = []
  const things: Thing[] = []
  for (let house = 1; house <= houses; house += 1) {
    const chance = chanceFrom(house * 7)
    const owner = {
      house,
      isWeekly: chance(4) === 0,
      letterHour: chance(24),
      quietFrom: chance(24),
      quietTo: chance(24),
    }
    owners.push(owner)
    days.forEach((day, at) => {
      things.push({
        name: `T${house}-${at}`,
        house,
        isMeeting: false,
        on: turned(day, chance(10) - 1),
        at: null,
        told: null,
      })
      for (const time of ['M', 'N'])
        things.push({
          name: `${time}${house}-${at}`,
          house,
          isMeeting: true,
          on: turned(day, chance(3)),
          at: hourOf(owner, chance),
          told: choices[chance(choices.length)] ?? null,
        })
    })
  }
  return { owners, things }
}

// Whoever has their letter at two hears nothing else in the hour that comes twice: which of both that was nobody can say.
function hourOf({ letterHour }: Owner, chance: (below: number) => number): number | null {
  if (chance(5) === 0) return null
  return letterHour === 2 ? 6 + chance(16) : chance(24)
}

/** Writes the street into the database, past everything the product does. */
export async function settleStreet(server: TestServer, { owners, things }: Street): Promise<void> {
  await settle(server, '2026-01-01', { owners: owners.length, dates: 0 })
  const people = `(select a.id, substring(a.email from '\\d+')::integer as house, m.real_estate_id
    from auth.account a join app.membership m on m.user_id = a.id)`
  await server.admin(
    `insert into app.notification_settings (user_id, digest, digest_hour, quiet_from, quiet_to)
     select p.id, case when o."isWeekly" then 'weekly' else 'daily' end, o."letterHour", o."quietFrom", o."quietTo"
     from json_to_recordset($1) as o (house integer, "isWeekly" boolean, "letterHour" integer, "quietFrom" integer,
       "quietTo" integer) join ${people} p using (house)`,
    [JSON.stringify(owners)],
  )
  await server.admin(`insert into app.push_subscription (user_id, id, endpoint, p256dh, auth)
    select p.id, gen_random_uuid(), 'https://push.test/' || p.house, 'key', 'key' from ${people} p`)
  const written = `json_to_recordset($1) as t (name text, house integer, "isMeeting" boolean, "on" date, at integer, told integer[])
    join ${people} p using (house)`
  await server.admin(
    `insert into app.todo (real_estate_id, id, title, due_on, created_by)
     select p.real_estate_id, gen_random_uuid(), t.name, t."on", p.id from ${written} where not t."isMeeting"`,
    [JSON.stringify(things)],
  )
  await server.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, starts_at, ends_on, ends_at, created_by,
       remind_minutes)
     select p.real_estate_id, gen_random_uuid(), t.name, 'service', t."on", make_time(t.at, 0, 0), t."on",
       make_time(t.at, 30, 0), p.id, t.told from ${written} where t."isMeeting"`,
    [JSON.stringify(things)],
  )
}
