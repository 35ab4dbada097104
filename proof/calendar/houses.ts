import { recurrenceModes, recurrenceUnits, type Recurrence } from '@hauswart/domain/days/recurrence'
import { nextLeaf, turned } from './reference.ts'

/** Numbers that look like chance and are the same every time. */
export function chanceFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

type Chance = ReturnType<typeof chanceFrom>
export type NextDay = (rule: Recurrence, done: { dueOn: string; doneOn: string }) => string
export type Tally = { completions: number; wrong: number; leapDays: number; shortMonths: number }

const [firstDay, lastDay] = ['2026-11-17', '2036-11-17']
const habits = ['on its day', 'early', 'late', 'anyhow', 'never'] as const
const oddDays = ['2024-02-29', '2026-01-31', '2026-08-31', '2025-11-30', '2026-12-29', '2027-02-28']
const most = { day: 90, week: 26, month: 24, year: 5 }

/** Ten years in a house with work of all kinds; every day the product says is looked up in the calendar on paper. */
export function liveIn(house: number, next: NextDay, tally: Tally): void {
  const chance = chanceFrom(house)
  for (const mode of recurrenceModes)
    for (const unit of recurrenceUnits)
      for (const habit of habits) {
        const every = chance(3) === 0 ? 1 : 1 + chance(most[unit])
        const anchorOn = chance(2) === 0 ? (oddDays[chance(oddDays.length)] ?? firstDay) : dayIn(chance)
        live({ mode, unit, every, anchorOn }, habit, chance, next, tally)
      }
}

function live(
  rule: Recurrence,
  habit: (typeof habits)[number],
  chance: Chance,
  next: NextDay,
  tally: Tally,
): void {
  let dueOn = rule.anchorOn
  while (dueOn <= lastDay) {
    // What nobody ever does is due for ten years, and then somebody does it after all.
    const doneOn = habit === 'never' ? lastDay : shifted(dueOn, habit, chance)
    const expected = nextLeaf(rule, dueOn, doneOn)
    tally.completions += 1
    if (next(rule, { dueOn, doneOn }) !== expected) tally.wrong += 1
    if (expected.endsWith('-02-29')) tally.leapDays += 1
    if (rule.anchorOn.slice(8) > expected.slice(8) && rule.mode === 'fixed' && isByMonth(rule))
      tally.shortMonths += 1
    // Somebody who is always early with a short interval would never get on.
    dueOn = expected > dueOn ? expected : turned(dueOn, 1)
  }
}

const isByMonth = ({ unit }: Recurrence): boolean => unit === 'month' || unit === 'year'

function shifted(dueOn: string, habit: string, chance: Chance): string {
  if (habit === 'early') return turned(dueOn, -chance(20))
  if (habit === 'late') return turned(dueOn, chance(400))
  return turned(dueOn, habit === 'anyhow' ? chance(60) - 30 : 0)
}

const dayIn = (chance: Chance): string => turned('2026-01-01', chance(700))
