import { IconCalendar } from '@tabler/icons-react'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { dueState } from './todo-filter.ts'
import { dueWords } from '#features/todos/todos.texts.ts'

/** When something is due: colour, sign and word say the same. */
export function DuePill({ dueOn, today }: { readonly dueOn: string; readonly today: string }) {
  const state = dueState(dueOn, today)
  const words = dueWords(dueOn, today)
  if (state !== 'later') return <StatePill state={state}>{words}</StatePill>
  return <Pill icon={<IconCalendar stroke={1.75} />}>{words}</Pill>
}
