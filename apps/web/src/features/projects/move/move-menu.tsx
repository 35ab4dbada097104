import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { IconArrowsMove } from '@tabler/icons-react'
import { Menu } from '#ui/overlay/menu.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'
import styles from './move-menu.module.css'
import { useMove } from './use-move.tsx'

type MoveMenuProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly facts: StartFacts
}

/** Where a renovation can go from here. What is missing is asked for on the way. */
export function MoveMenu({ project, realEstateId, facts }: MoveMenuProps) {
  const { ways, start, sheet } = useMove(realEstateId)
  const texts = projectsTexts.move
  const open = ways(project)
  if (open.length === 0) return null
  return (
    <>
      <Menu
        label={texts.label(project.title)}
        buttonClassName={styles['button']}
        hasWords
        align="start"
        items={open.map((way) => ({
          label: projectStateLabels[way.to],
          startsGroup: way.to === 'paused' || way.to === 'cancelled',
          onSelect: () => start(project, way, facts),
        }))}
      >
        <IconArrowsMove size={18} stroke={1.75} aria-hidden="true" />
        {texts.button}
        <span className="visually-hidden">: {project.title}</span>
      </Menu>
      {sheet}
    </>
  )
}
