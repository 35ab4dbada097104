import { projectKindLabels, projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { money } from '#device/text/format.ts'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import { projectPath } from '#house/paths/places.ts'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { MoveMenu } from '#features/projects/move/move-menu.tsx'
import { isRunning, placeOf, sumsOf, timeWords, type Project } from '#features/projects/project-words.ts'
import { projectsTexts as texts } from '#features/projects/projects.texts.ts'
import { useBills } from '#features/projects/use-bills.ts'

type ProjectListProps = {
  readonly projects: readonly Project[]
  readonly items: readonly CostItemRow[]
  readonly realEstateId: string
  readonly factsOf: (project: Project) => StartFacts
}

/** The renovations line by line: the open ones first, those closest to their end before all. */
export function ProjectList({ projects, items, realEstateId, factsOf }: ProjectListProps) {
  const bills = useBills(realEstateId)
  return (
    <Card>
      <RowList label={texts.title}>
        {inOrder(projects).map((project) => (
          <Row
            key={project.id}
            to={projectPath(project.id)}
            title={project.title}
            text={[projectKindLabels[project.kind], timeWords(project.startsOn, project.endsOn)]
              .filter(Boolean)
              .join(' · ')}
            value={
              <>
                <Pill tone={project.state === 'underway' ? 'brick' : 'neutral'}>
                  {projectStateLabels[project.state]}
                </Pill>
                <OnItsWay isWaiting={project.isWaiting} isRefused={project.refusal !== undefined} />
              </>
            }
            note={costWords(project, sumsOf(items, bills, project.id).paid)}
            isValueWide
            action={<MoveMenu project={project} realEstateId={realEstateId} facts={factsOf(project)} />}
          />
        ))}
      </RowList>
    </Card>
  )
}

function costWords({ budgetRappen }: Project, paid: number): string | undefined {
  if (budgetRappen === null) return undefined
  return paid > 0 ? texts.paid(money(paid), money(budgetRappen)) : texts.budgetOf(money(budgetRappen))
}

const inOrder = (projects: readonly Project[]): readonly Project[] =>
  projects.toSorted(
    (a, b) =>
      Number(isRunning(b)) - Number(isRunning(a)) || placeOf(b) - placeOf(a) || (a.id < b.id ? 1 : -1),
  )
