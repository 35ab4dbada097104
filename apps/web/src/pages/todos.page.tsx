import { TodosView } from '#features/todos/todos-view.tsx'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { HouseStart } from '#house/house-start.tsx'

export default function TodosPage() {
  return <HouseStart texts={todosTexts}>{(id) => <TodosView key={id} realEstateId={id} />}</HouseStart>
}
