import { hasBegun, movesOf } from '@hauswart/domain/projects/project-moves'
import { closeChecks } from '@hauswart/domain/projects/project'
import { projectKindLabels, projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { startLight } from '@hauswart/domain/projects/start-light'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { usePageTitle } from '#device/routing/page-title.ts'
import { costItems } from '#house/nouns/cost-items.ts'
import { projects as record } from '#house/nouns/projects.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Tabs, type Tab } from '#ui/layout/tabs.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { MoveMenu } from '#features/projects/move/move-menu.tsx'
import { ProjectSheet } from '#features/projects/sheet/project-sheet.tsx'
import { figuresOf, sumsOf, timeWords, way, type Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { ReportActions } from '#features/projects/report/report-actions.tsx'
import { useBills } from '#features/projects/use-bills.ts'
import { useStartFacts } from '#features/projects/use-start-facts.ts'
import { FinancingCard } from '#features/projects/financing/financing-card.tsx'
import { BudgetCard } from './budget-card.tsx'
import { CheckCard } from './check-card.tsx'
import { CostsTab } from './costs-tab.tsx'
import { LienCard } from './lien-card.tsx'
import { ProjectSteps } from './project-steps.tsx'
import styles from './project-view.module.css'
import { useProjectArea } from './use-project-area.ts'

const { project: texts, facts: words } = projectsTexts
const records = [record, costItems]

type ProjectViewProps = {
  readonly project: Project
  readonly realEstateId: string
  /** What other features know of it. */
  readonly more: readonly Tab<string>[]
  /** The one of them the address asks for. */
  readonly asked?: string | undefined
}

/** One renovation: where it stands, what comes next, what it costs. */
export function ProjectView({ project, realEstateId, more, asked }: ProjectViewProps) {
  const { title, state, stateReason, pausedFrom, isWaiting, refusal } = project
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  const { components, factsOf } = useStartFacts(realEstateId)
  const items = (useRows(costItems, realEstateId).data ?? []).filter(
    (item) => item.isActive && item.projectId === project.id,
  )
  const bills = useBills(realEstateId).filter(({ projectId }) => projectId === project.id)
  const { area, choose } = useProjectArea(asked, ['overview', 'costs', ...more.map(({ id }) => id)])
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const nameOf = (id: string) => {
    const found = components.find((one) => one.id === id)
    return found && componentName(found)
  }
  const refused = useRefusals({ records, realEstateId, nameOf })
  usePageTitle(title)
  const remove = async () => {
    // First, or this page would be about something that is gone.
    await navigate(pathTo('projects'))
    await removeRow(record, realEstateId, project, {
      deleted: texts.deleted(title),
      restored: texts.restored(title),
    })
  }
  const facts = factsOf(project)
  // Who takes up a closed one again goes back, not on.
  const next =
    state === 'closed' ? undefined : movesOf(project).find(({ to }) => way.some((one) => one === to))
  const leftAfter =
    state === 'closed' ? closeChecks.filter((check) => !project.checks.includes(check)).length : 0
  return (
    <>
      <PageHead
        title={title}
        pill={
          <>
            <Pill tone={state === 'cancelled' ? 'neutral' : 'brick'}>{projectStateLabels[state]}</Pill>
            <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
          </>
        }
        sentence={[projectKindLabels[project.kind], timeWords(project.startsOn, project.endsOn)]
          .filter(Boolean)
          .join(' · ')}
        trail={{
          label: texts.trail,
          crumbs: [{ label: projectsTexts.title, to: pathTo('projects') }, { label: title }],
        }}
        actions={
          mayWrite && (
            <Button icon={<IconPencil />} aria-haspopup="dialog" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )
        }
      />
      {refused.view}
      <ProjectSteps project={project} />
      <div className={styles['top']}>
        <Card title={texts.next}>
          <p className={styles['next']}>
            {pausedFrom !== null
              ? texts.paused(projectStateLabels[pausedFrom])
              : next === undefined
                ? leftAfter > 0
                  ? texts.afterNext(leftAfter)
                  : texts.nothingNext
                : texts.nextMove(projectStateLabels[next.to])}
          </p>
          {stateReason !== null && <p className={styles['reason']}>{stateReason}</p>}
          {state === 'closed' && (
            <div className={styles['report']}>
              <ReportActions project={project} realEstateId={realEstateId} />
            </div>
          )}
          <MoveMenu project={project} realEstateId={realEstateId} facts={facts} />
        </Card>
        {canSeeFinances && (
          <BudgetCard
            project={project}
            sums={sumsOf(items, bills, project.id)}
            figures={figuresOf(items, bills, project)}
            isOver={state === 'closed'}
          />
        )}
      </div>
      <Tabs
        label={texts.tabs.label}
        value={area}
        onChange={choose}
        tabs={[
          {
            id: 'overview',
            label: texts.tabs.overview,
            content: (
              <div className={styles['grid']}>
                {!hasBegun(project) && (
                  <CheckCard
                    project={project}
                    realEstateId={realEstateId}
                    mayWrite={mayWrite}
                    checks={startLight(facts, project.checks).map(({ check }) => check)}
                    approvals={facts.approvals}
                    {...projectsTexts.light}
                  />
                )}
                {state === 'closed' && (
                  <CheckCard
                    project={project}
                    realEstateId={realEstateId}
                    mayWrite={mayWrite}
                    checks={closeChecks}
                    {...projectsTexts.after}
                  />
                )}
                <FactsCard project={project} nameOf={nameOf} />
                {hasBegun(project) && state !== 'closed' && (
                  <Card title={projectsTexts.report.title}>
                    <ReportActions project={project} realEstateId={realEstateId} />
                  </Card>
                )}
              </div>
            ),
          },
          {
            id: 'costs',
            label: texts.tabs.costs,
            content: (
              <div className={styles['stack']}>
                <CostsTab
                  realEstateId={realEstateId}
                  projectId={project.id}
                  items={items}
                  bills={bills}
                  mayWrite={mayWrite}
                  canSeeFinances={canSeeFinances}
                />
                {canSeeFinances && (
                  <FinancingCard
                    project={project}
                    realEstateId={realEstateId}
                    forecastRappen={sumsOf(items, bills, project.id).forecast}
                    mayWrite={mayWrite}
                  />
                )}
                {canSeeFinances && <LienCard realEstateId={realEstateId} project={project} />}
              </div>
            ),
          },
          ...more,
        ]}
      />
      {isEditing && (
        <ProjectSheet
          project={project}
          realEstateId={realEstateId}
          canSeeFinances={canSeeFinances}
          components={components.map((one) => ({ value: one.id, label: componentName(one) }))}
          onRemove={() => void remove()}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

type FactsCardProps = {
  readonly project: Project
  readonly nameOf: (id: string) => string | undefined
}

function FactsCard({ project, nameOf }: FactsCardProps) {
  const { facts: labels } = record
  const named = project.componentIds.map((id) => nameOf(id) ?? words.goneComponent).join(', ')
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: labels.componentIds, value: named === '' ? words.none : named },
          { label: labels.reservePercent, value: words.reserve(project.reservePercent) },
        ]}
      />
      {project.description !== null && <p className={styles['description']}>{project.description}</p>}
    </Card>
  )
}
