import type { SettledApprovals } from '@hauswart/domain/approvals/approval'
import { recorded } from '@hauswart/domain/projects/start-light'
import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { projectCheckLabels } from '@hauswart/domain/projects/project.labels'
import { projects } from '#house/nouns/projects.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Checkbox } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useShownChecks } from '#features/projects/move/use-shown-checks.ts'
import type { Project } from '#features/projects/project-words.ts'
import styles from './check-card.module.css'

type CheckCardProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly checks: readonly ProjectCheck[]
  /** What its permits and subsidies say; no tick says otherwise. */
  readonly approvals?: SettledApprovals | undefined
  readonly mayWrite: boolean
  readonly title: string
  readonly sentence: string
  /** How it stands, in words. */
  readonly green: string
  readonly open: (left: number, all: number) => string
}

/** What is to be settled at one moment of a renovation; a tick says that it is, or that it is not needed. */
export function CheckCard(props: CheckCardProps) {
  const { project, realEstateId, checks, mayWrite, approvals = {} } = props
  const shown = useShownChecks(realEstateId)(project.id)
  const isSettled = (check: ProjectCheck) => recorded(approvals, check) ?? project.checks.includes(check)
  const left = checks.filter((check) => !isSettled(check)).length
  const set = async (check: ProjectCheck, isTicked: boolean) => {
    const others = project.checks.filter((one) => one !== check)
    const said = isTicked ? [...others, check] : others
    const fault = await change(realEstateId, [projects.acts.update(project, { checks: said })])
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  return (
    <Card
      title={props.title}
      sentence={props.sentence}
      action={
        <StatePill state={left === 0 ? 'good' : 'due'}>
          {left === 0 ? props.green : props.open(left, checks.length)}
        </StatePill>
      }
    >
      <ul className={styles['rows']}>
        {checks.map((check) => (
          <li key={check}>
            <Checkbox
              label={projectCheckLabels[check]}
              hint={shown[check]?.words}
              checked={isSettled(check)}
              disabled={!mayWrite || recorded(approvals, check) !== undefined}
              onChange={({ target }) => void set(check, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
