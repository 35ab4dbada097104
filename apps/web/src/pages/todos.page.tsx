import { TodosStart } from '#features/todos/todos-start.tsx'
import { useActiveHouse, useHouses } from '#house/active-house.ts'

export default function TodosPage() {
  const { isPending, error, refetch } = useHouses()
  return (
    <TodosStart house={useActiveHouse()} isPending={isPending} error={error} onAgain={() => void refetch()} />
  )
}
