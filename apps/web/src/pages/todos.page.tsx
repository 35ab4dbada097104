import { lazy, Suspense } from 'react'
import { TodosView } from '#features/todos/todos-view.tsx'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { TodoPlace } from '#features/todos/todo.ts'
import { HouseStart } from '#house/house-start.tsx'
import { loadChunk } from '#device/chunk-guard.ts'

// Whoever only looks at the list does without them.
const DocumentsOf = lazy(async () => {
  const load = () => import('#features/documents/documents-of.tsx')
  return { default: (await loadChunk(load)).DocumentsOf }
})

export default function TodosPage() {
  return (
    <HouseStart texts={todosTexts}>
      {(id) => <TodosView key={id} realEstateId={id} Papers={TodoPapers} />}
    </HouseStart>
  )
}

function TodoPapers({ realEstateId, todoId }: TodoPlace) {
  return (
    <Suspense>
      <DocumentsOf realEstateId={realEstateId} link="todoIds" id={todoId} />
    </Suspense>
  )
}
