import { IconSquareCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { todoPath } from '#house/paths/places.ts'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from '#features/component-life/upkeep/upkeep-card.module.css'

type LinkedTodosProps = {
  readonly todos: readonly { readonly id: string; readonly title: string; readonly due: ReactNode }[]
}

const texts = componentLifeTexts.todos

/** What is open about this component. */
export function LinkedTodos({ todos }: LinkedTodosProps) {
  return (
    <Card title={texts.title} action={<AppLink to={pathTo('todos')}>{texts.all}</AppLink>}>
      {todos.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <RowList label={texts.title}>
          {todos.map(({ id, title, due }) => (
            <Row
              key={id}
              icon={<IconSquareCheck />}
              title={title}
              value={due}
              isValueWide
              to={todoPath(id)}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
