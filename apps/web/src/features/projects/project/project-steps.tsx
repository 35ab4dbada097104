import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { IconCheck } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import { placeOf, way, type Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './project-steps.module.css'

/** The way of a renovation, and where on it this one stands. */
export function ProjectSteps({ project }: { readonly project: Project }) {
  const place = placeOf(project)
  return (
    <ol className={styles['steps']} aria-label={projectsTexts.project.steps}>
      {way.map((state, at) => (
        <li
          key={state}
          className={classes(styles['step'], at < place && styles['done'], at === place && styles['now'])}
          aria-current={at === place ? 'step' : undefined}
        >
          <span className={styles['dot']} aria-hidden="true">
            {at < place && <IconCheck size={15} stroke={2.5} />}
          </span>
          <span className={styles['word']}>{projectStateLabels[state]}</span>
        </li>
      ))}
    </ol>
  )
}
