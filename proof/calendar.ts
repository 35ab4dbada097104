import { addDays, addMonths } from '@hauswart/domain/days/day'
import { advance, dueDaysBetween, nextAfterDone, type Recurrence } from '@hauswart/domain/days/recurrence'
import { liveIn, type NextDay, type Tally } from './calendar/houses.ts'
import { nextLeaf } from './calendar/reference.ts'
import { remindersOnTime } from './calendar/reminders.ts'
import { atLeast, caught, figure, none, type Proof } from './proof.ts'

const houses = { short: 15, long: 500 }

export const proof: Proof = {
  about:
    'what comes again comes on the day a calendar on paper says, and each reminder once and at its hour by the clock on the wall: ten years, both changes of clocks, leap days, early, late and never',
  run: async ({ short }) => {
    const many = short ? houses.short : houses.long
    const { completions, wrong, leapDays, shortMonths } = tenYears(many, nextAfterDone)
    return [
      none(`of ${completions} times that something was done: another next day than on paper`, wrong),
      none('rhythms whose days of ten years are others than on paper', wrongRanges()),
      atLeast('next days that are a leap day', leapDays, many / 5),
      atLeast('next days at the end of a month too short for the rhythm', shortMonths, many * 5),
      figure('houses', many, String(many), true),
      ...Object.entries(faults).map(([name, next]) => caught(name, tenYears(2, next).wrong)),
      ...(await remindersOnTime(short)),
    ]
  },
}

function tenYears(many: number, next: NextDay): Tally {
  const tally: Tally = { completions: 0, wrong: 0, leapDays: 0, shortMonths: 0 }
  for (let house = 1; house <= many; house += 1) liveIn(house, next, tally)
  return tally
}

function wrongRanges(): number {
  const rules: Recurrence[] = ['2026-01-31', '2028-02-29', '2026-11-20'].flatMap((anchorOn) =>
    (['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
      [1, 3].map((every) => ({ mode: 'fixed' as const, every, unit, anchorOn })),
    ),
  )
  return rules.filter((rule) => {
    const onPaper: string[] = []
    for (let day = rule.anchorOn; day <= '2036-12-31'; day = nextLeaf(rule, day, day))
      if (day >= '2027-01-01') onPaper.push(day)
    return dueDaysBetween(rule, rule.anchorOn, '2027-01-01', '2036-12-31').join() !== onPaper.join()
  }).length
}

/** What other programs were seen to do. */
const faults: Readonly<Record<string, NextDay>> = {
  'a 31st that runs over into the month after': (rule, done) => {
    const from = rule.mode === 'fixed' ? done.dueOn : done.doneOn
    if (rule.unit === 'day' || rule.unit === 'week') return nextAfterDone(rule, done)
    const first = addMonths(`${from.slice(0, 8)}01`, rule.unit === 'month' ? rule.every : rule.every * 12)
    return addDays(first, Number(from.slice(8)) - 1)
  },
  'a 31st that stays a 28th after February': (rule, done) =>
    rule.mode === 'fixed'
      ? nextAfterDone({ ...rule, anchorOn: done.dueOn }, done)
      : nextAfterDone(rule, done),
  'one interval more, though that has passed too': (rule, done) =>
    advance(rule.mode === 'fixed' ? done.dueOn : done.doneOn, rule),
  'done early, and due again on the same day': (rule, done) =>
    rule.mode === 'fixed' ? nextAfterDone(rule, { ...done, dueOn: done.doneOn }) : nextAfterDone(rule, done),
}
