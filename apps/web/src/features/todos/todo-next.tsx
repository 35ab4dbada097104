import { IconSquareCheck } from '@tabler/icons-react'
import { todoPath } from '#lib/places.ts'
import { pathTo } from '#lib/routes.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Loading, SkeletonRows } from '#ui/skeleton.tsx'
import { Row, RowList } from '#ui/row-list.tsx'
import { DuePill } from './due-pill.tsx'
import type { Todo } from './todo.ts'
import { nextTodos } from './todo-filter.ts'
import styles from './todo-next.module.css'
import { todosTexts } from './todos.texts.ts'
import { useHouseTodos } from './use-house-todos.ts'
import { useToday } from './use-today.ts'

const most = 5
const longestNote = 60

/** «Als Nächstes» for the overview: the next five with a day, as the owner left them. */
export function TodoNext({ realEstateId }: { readonly realEstateId: string }) {
  const house = useHouseTodos(realEstateId, { isDoneWanted: false, selectedId: undefined })
  const today = useToday()
  const next = nextTodos(house.todos, most)
  return (
    <Card
      title={todosTexts.next.title}
      action={<AppLink to={pathTo('todos')}>{todosTexts.next.all}</AppLink>}
    >
      {house.isLoading ? (
        <Loading>
          <SkeletonRows rows={most} />
        </Loading>
      ) : next.length === 0 ? (
        <p className={styles['none']}>
          {todosTexts.next.none} {todosTexts.next.noneText}
        </p>
      ) : (
        <RowList label={todosTexts.next.title}>
          {next.map((todo) => (
            <Row
              key={todo.id}
              icon={<IconSquareCheck />}
              title={todo.title}
              text={lineOf(todo, house.componentName(todo))}
              value={todo.dueOn !== null && <DuePill dueOn={todo.dueOn} today={today} />}
              isValueWide
              to={todoPath(todo.id)}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

function firstWords(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > longestNote ? `${line.slice(0, longestNote).trimEnd()}…` : line
}

/** «Ölheizung · Vor der Heizsaison.» */
function lineOf({ note, isWaiting }: Todo, component: string | undefined): string | undefined {
  const parts = [isWaiting ? todosTexts.waiting : undefined, component, firstWords(note ?? '')]
  const line = parts.filter((part) => part !== undefined && part !== '').join(' · ')
  return line === '' ? undefined : line
}
