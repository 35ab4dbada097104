import { startServer, type TestServer } from '../../apps/server/test/server.ts'
import { atLeast, caught, none, type Figure } from '../proof.ts'
import { liveThrough, type Fault } from './nights.ts'
import { daysOnPaper, turned } from './reference.ts'
import { makeStreet, settleStreet, type Street } from './street.ts'
import { expected, type Heard, type Stay } from './told.ts'
import { changes, tickAt } from './wall.ts'

type Findings = {
  told: number
  missing: number
  twice: number
  otherHour: number
  letters: number
  pushes: number
}

/** Every reminder once and at its hour: around the days that are not like others, or all days of ten years. */
export async function remindersOnTime(short: boolean): Promise<Figure[]> {
  const isLeapDay = (day: string) => day.endsWith('-02-29')
  const within = (day: string) => (short ? day.startsWith('2028') : day >= '2027-01-01' && day < '2037-01-01')
  const odd = [...changes, ...daysOnPaper.filter(isLeapDay)].filter(within).toSorted()
  const street = makeStreet(short ? 20 : 500, odd)
  const stays = short
    ? odd.map((day) => stayAround(day))
    : [{ from: tickAt('2027-01-01', 0), until: tickAt('2037-01-01', 0) }]
  const server = await startServer()
  try {
    await settleStreet(server, street)
    const found = { told: 0, missing: 0, twice: 0, otherHour: 0, letters: 0, pushes: 0 }
    let many = 0
    for (const stay of stays) {
      const wanted = expected(street, stay)
      many += wanted.letters.length + wanted.pushes.length
      add(found, judge(wanted, await liveThrough(server, stay)))
    }
    return [
      none(`of ${found.told} reminders: not told`, found.missing),
      none('told twice', found.twice),
      none('told at another hour than the clock on the wall says', found.otherHour),
      none('letters that are another, or at another hour than its owner chose', found.letters),
      none('devices woken in a quiet hour, too late or too often', found.pushes),
      atLeast('letters and wakings that were compared', many, street.owners.length * odd.length),
      atLeast('days with a change of clocks or a leap day', odd.length, short ? 3 : 23),
      ...(await controls(server, street, stayAround(odd[1] ?? '', 2))),
    ]
  } finally {
    await server.close()
  }
}

const stayAround = (day: string, days = 3): Stay => ({
  from: tickAt(turned(day, -1), 0),
  until: tickAt(turned(day, days - 1), 0),
})

async function controls(server: TestServer, street: Street, stay: Stay): Promise<Figure[]> {
  const wanted = expected(street, stay)
  const lived = async (fault: Fault = {}) => judge(wanted, await liveThrough(server, stay, fault))
  const greenwich = await lived({ today: (instant) => new Date(instant).toISOString().slice(0, 10) })
  await server.admin(`update app.notification_settings set quiet_to = (quiet_to + 1) % 24`)
  await server.admin(winterForEver)
  const wrongHours = await lived()
  await server.admin('alter table app.notification drop constraint notification_user_id_kind_object_id_key')
  const forgetful = await lived({ isForgetful: true })
  return [
    caught('a night that begins in Greenwich', greenwich.otherHour),
    caught('a device that is quiet for an hour more', wrongHours.pushes),
    caught('letters by a clock that knows no summer', wrongHours.letters),
    caught('a night that does not know what it told', forgetful.twice),
  ]
}

const winterForEver = `
  create or replace function app.next_digest(moment timestamptz, is_weekly boolean, hour integer, mailed_on date)
    returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$
    select (d.day + make_interval(hours => hour)) at time zone interval '+01:00'
    from (select greatest(z.at::date + case when extract(hour from z.at) >= hour then 1 else 0 end, mailed_on + 1) as day
      from (select moment at time zone interval '+01:00' as at) z) d $$`

function judge(wanted: Heard, heard: Heard): Findings {
  const told = new Set(heard.told)
  return {
    told: wanted.told.length,
    missing: wanted.told.filter((line) => !told.has(line)).length,
    twice: more(heard.told, wanted.told),
    otherHour: told.difference(new Set(wanted.told)).size,
    letters: differing(wanted.letters, heard.letters),
    pushes: differing(wanted.pushes, heard.pushes),
  }
}

/** How often something was told beyond what was wanted, at whatever hour. */
function more(heard: readonly string[], wanted: readonly string[]): number {
  const nameOf = (line: string) => line.split(' ', 2).join(' ')
  const [often, meant] = [heard, wanted].map((lines) => Map.groupBy(lines, nameOf))
  return [...(often ?? [])].reduce(
    (sum, [name, lines]) => sum + Math.max(0, lines.length - (meant?.get(name)?.length ?? 0)),
    0,
  )
}

/** How many lines stand on one side more often than on the other. */
function differing(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1)
  for (const line of other) left.set(line, (left.get(line) ?? 0) - 1)
  return [...left.values()].reduce((sum, count) => sum + Math.abs(count), 0)
}

function add(sum: Findings, found: Findings): void {
  for (const key of Object.keys(sum) as (keyof Findings)[]) sum[key] += found[key]
}
