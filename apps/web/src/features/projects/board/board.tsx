import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import { useDrag } from '#ui/action/use-drag.ts'
import { classes } from '#ui/classes.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { useMove } from '#features/projects/move/use-move.tsx'
import { columnOf, type Column, type Project } from '#features/projects/project-words.ts'
import { projectsTexts as texts } from '#features/projects/projects.texts.ts'
import styles from './board.module.css'
import { ProjectCard } from './project-card.tsx'

type BoardProps = {
  readonly projects: readonly Project[]
  readonly items: readonly CostItemRow[]
  readonly realEstateId: string
  readonly factsOf: (project: Project) => StartFacts
}

/** Dragging leads along the way of a renovation; giving up and pausing are never a slip of the hand. */
const isBesideTheWay = (state: string): boolean => state === 'paused' || state === 'cancelled'

/** A column for each stretch of the way. A card goes on by hand or by its menu, and both ask for what is missing. */
export function Board({ projects, items, realEstateId, factsOf }: BoardProps) {
  const { ways, start, sheet } = useMove(realEstateId)
  const drop = (id: string, column: string): void => {
    const project = projects.find((one) => one.id === id)
    if (project === undefined || columnOf(project) === column) return
    const along = ways(project).filter(({ to }) => !isBesideTheWay(to))
    const way = along.find(({ to }) => columnOf({ state: to, pausedFrom: null }) === column)
    if (way !== undefined) start(project, way, factsOf(project))
    else
      toast({
        text: texts.move.noWay(
          projectStateLabels[project.state],
          texts.columns[column as Column],
          along.map(({ to }) => projectStateLabels[to]),
        ),
        tone: 'due',
      })
  }
  const drag = useDrag('column', drop)
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- by keyboard each card has its menu */}
      <div
        className={styles['board']}
        {...drag.handlers}
        onClickCapture={(event) => {
          if (drag.wasDragged()) event.preventDefault()
        }}
      >
        {(Object.keys(texts.columns) as Column[]).map((column) => {
          const own = projects.filter((project) => columnOf(project) === column)
          return (
            <section
              key={column}
              className={classes(styles['column'], drag.over === column && styles['over'])}
              aria-label={texts.columns[column]}
              data-column={column}
              data-empty={own.length === 0 ? '' : undefined}
            >
              <h2 className={styles['heading']}>
                {texts.columns[column]} <span className={styles['count']}>{own.length}</span>
              </h2>
              {own.length === 0 ? (
                <p className={styles['none']}>{texts.columnEmpty}</p>
              ) : (
                <ul className={styles['cards']}>
                  {own.map((project) => (
                    <ProjectCard
                      key={project.id}
                      project={project}
                      items={items}
                      realEstateId={realEstateId}
                      facts={factsOf(project)}
                      isMovable={ways(project).length > 0}
                      isHeld={drag.held === project.id}
                    />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
      {sheet}
    </>
  )
}
