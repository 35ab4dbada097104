import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { projectCheckLabels } from '@hauswart/domain/projects/project.labels'
import { startLight, type StartFacts } from '@hauswart/domain/projects/start-light'
import { projects } from '#house/nouns/projects.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Checkbox } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useShownChecks } from '#features/projects/move/use-shown-checks.ts'
import type { Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './start-light-card.module.css'

const texts = projectsTexts.light

type StartLightCardProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly facts: StartFacts
  readonly mayWrite: boolean
}

/** What should be settled before work begins; a tick says that it is, or that it is not needed. */
export function StartLightCard({ project, realEstateId, facts, mayWrite }: StartLightCardProps) {
  const rows = startLight(facts, project.checks)
  const shown = useShownChecks(realEstateId)(project.id)
  const settled = rows.filter(({ isSettled }) => isSettled).length
  const isGreen = settled === rows.length
  const set = async (check: ProjectCheck, isSettled: boolean) => {
    const others = project.checks.filter((one) => one !== check)
    const checks = isSettled ? [...others, check] : others
    const fault = await change(realEstateId, [projects.acts.update(project, { checks })])
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  return (
    <Card
      title={texts.title}
      sentence={texts.sentence}
      action={
        <StatePill state={isGreen ? 'good' : 'due'}>
          {isGreen ? texts.green : texts.red(settled, rows.length)}
        </StatePill>
      }
    >
      <ul className={styles['rows']}>
        {rows.map(({ check, isSettled }) => (
          <li key={check}>
            <Checkbox
              label={projectCheckLabels[check]}
              hint={shown[check]?.words}
              checked={isSettled}
              disabled={!mayWrite}
              onChange={({ target }) => void set(check, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
