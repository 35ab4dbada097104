import { projectKindLabels, projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { money } from '#device/text/format.ts'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import { projectPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { MoveMenu } from '#features/projects/move/move-menu.tsx'
import { sumsOf, timeWords, type Project } from '#features/projects/project-words.ts'
import { projectsTexts as texts } from '#features/projects/projects.texts.ts'
import { useBills } from '#features/projects/use-bills.ts'
import styles from './project-card.module.css'

type ProjectCardProps = {
  readonly project: Project
  readonly items: readonly CostItemRow[]
  readonly realEstateId: string
  readonly facts: StartFacts
  /** May be dragged. */
  readonly isMovable: boolean
  readonly isHeld: boolean
}

/** One renovation on the board and in the list. */
export function ProjectCard({ project, items, realEstateId, facts, isMovable, isHeld }: ProjectCardProps) {
  const { id, title, kind, state, startsOn, endsOn, budgetRappen, isWaiting, refusal } = project
  const time = timeWords(startsOn, endsOn)
  const { paid } = sumsOf(items, useBills(realEstateId), id)
  return (
    <li
      className={classes(styles['card'], isMovable && styles['movable'], isHeld && styles['held'])}
      data-held={isMovable ? id : undefined}
    >
      <p className={styles['state']}>
        {projectStateLabels[state]} · {projectKindLabels[kind]}
        <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
      </p>
      <AppLink to={projectPath(id)} className={styles['title']} draggable={false}>
        {title}
      </AppLink>
      {time !== undefined && <p className={styles['fact']}>{time}</p>}
      {budgetRappen !== null && (
        <>
          {paid > 0 && (
            <span className={styles['bar']} aria-hidden="true">
              <span
                className={styles['paid']}
                style={{ inlineSize: `${Math.min(100, (paid / Math.max(1, budgetRappen)) * 100)}%` }}
              />
            </span>
          )}
          <p className={styles['fact']}>
            {paid > 0 ? texts.paid(money(paid), money(budgetRappen)) : texts.budgetOf(money(budgetRappen))}
          </p>
        </>
      )}
      <div className={styles['move']}>
        <MoveMenu project={project} realEstateId={realEstateId} facts={facts} />
      </div>
    </li>
  )
}
