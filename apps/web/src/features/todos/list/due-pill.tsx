import { IconCalendar, IconFlag, IconUser } from '@tabler/icons-react'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { dueState } from './todo-filter.ts'
import { dueWords, todosTexts } from '#features/todos/todos.texts.ts'

/** When something is due: colour, sign and word say the same. */
export function DuePill({ dueOn, today }: { readonly dueOn: string; readonly today: string }) {
  const state = dueState(dueOn, today)
  const words = dueWords(dueOn, today)
  if (state !== 'later') return <StatePill state={state}>{words}</StatePill>
  return <Pill icon={<IconCalendar stroke={1.75} />}>{words}</Pill>
}

/** Only what presses more says so. */
export const PriorityPill = () => <Pill icon={<IconFlag stroke={1.75} />}>{todosTexts.highPriority}</Pill>

/** Whose it is. */
export const PersonPill = ({ name }: { readonly name: string }) => (
  <Pill icon={<IconUser stroke={1.75} />}>
    <span className="visually-hidden">{todosTexts.assignedTo}</span>
    {name}
  </Pill>
)
