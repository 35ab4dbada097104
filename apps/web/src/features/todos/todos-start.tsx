import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { TodosFailure } from './todos-failure.tsx'
import { TodosView } from './todos-view.tsx'
import { todosTexts } from './todos.texts.ts'

type TodosStartProps = {
  readonly house: { readonly id: string } | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly onAgain: () => void
}

/** To-dos belong to a house: first it must be known which. */
export function TodosStart({ house, isPending, error, onAgain }: TodosStartProps) {
  if (house !== undefined) return <TodosView key={house.id} realEstateId={house.id} />
  const { title, text, action } = todosTexts.noHouse
  return (
    <>
      <PageHead title={todosTexts.title} />
      {isPending ? (
        <Card>
          <Loading>
            <SkeletonRows rows={5} />
          </Loading>
        </Card>
      ) : error !== null ? (
        <TodosFailure error={error} onAgain={onAgain} />
      ) : (
        <Card>
          <EmptyState
            title={title}
            text={text}
            action={
              <LinkButton kind="primary" to={pathTo('analysisCreate')}>
                {action}
              </LinkButton>
            }
          />
        </Card>
      )}
    </>
  )
}
