import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { countFor } from './prepared.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { useDecisionTodos } from './use-decision-todos.ts'

type MeasureTodosProps = { readonly realEstateId: string; readonly measureId: string }

/** How far the preparation of a decision is. Nothing is asked for it: what is done is told if it was read. */
export function MeasureTodos({ realEstateId, measureId }: MeasureTodosProps) {
  const { todos, isDoneKnown } = useDecisionTodos(realEstateId)
  const { open, done } = countFor(todos, measureId)
  const words = todosTexts.prepared(open, isDoneKnown ? done : 0)
  return words === undefined ? null : <AppLink to={pathTo('todos')}>{words}</AppLink>
}
