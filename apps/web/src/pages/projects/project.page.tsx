import { isUuid } from '@hauswart/domain/ids/uuid7'
import { hasBegun } from '@hauswart/domain/projects/project-moves'
import { useParams, useSearchParams } from 'react-router'
import { ProjectMeetings } from '#features/appointments/project-meetings.tsx'
import { ApprovalsTab } from '#features/approvals/approvals-tab.tsx'
import { approvalsTexts } from '#features/approvals/approvals.texts.ts'
import { AcceptancesCard } from '#features/acceptances/acceptances-card.tsx'
import { DefectsTab } from '#features/defects/defects-tab.tsx'
import { defectsTexts } from '#features/defects/defects.texts.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { DocumentsOf } from '#features/documents/documents-of.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { ProjectInvoices } from '#features/invoices/list/project-invoices.tsx'
import { MakerWarrantiesCard } from '#features/maker-warranties/maker-warranties-card.tsx'
import { JournalTab } from '#features/journal/journal-tab.tsx'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { PhasesTab } from '#features/projects/phases/phases-tab.tsx'
import { phasesTexts } from '#features/projects/phases/phases.texts.ts'
import { ProjectView } from '#features/projects/project/project-view.tsx'
import { useProjectPlace } from '#features/projects/project/use-project-place.ts'
import type { Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { ProjectTodos } from '#features/todos/of-project/project-todos.tsx'
import { projectTodosTexts } from '#features/todos/of-project/project-todos.texts.ts'
import { RequestsCard } from '#features/quote-requests/requests-card.tsx'
import { ChangeOrdersCard } from '#features/quotes/change-orders-card.tsx'
import { QuotesTab } from '#features/quotes/quotes-tab.tsx'
import { quotesTexts } from '#features/quotes/quotes.texts.ts'
import {
  acceptanceParameter,
  approvalParameter,
  defectParameter,
  journalParameter,
  quoteParameter,
} from '#house/paths/places.ts'
import { useHouses } from '#house/active-house.ts'
import { useRole } from '#house/use-role.ts'
import { useConnection } from '#device/net/connection.ts'
import { PageError } from '#device/routing/middleware.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'

const { project: texts, failed } = projectsTexts

export default function ProjectPage() {
  const { project: id = '' } = useParams()
  const { online } = useConnection()
  const houses = useHouses()
  const place = useProjectPlace(id)
  const [query] = useSearchParams()
  const { canSeeFinances } = useRole(place.houseId)
  if (!isUuid(id)) throw notFound()
  if (place.houseId !== undefined && place.project !== undefined)
    return (
      <ProjectView
        key={id}
        realEstateId={place.houseId}
        project={place.project}
        more={tabsOf(place.houseId, place.project, canSeeFinances)}
        asked={tabOf.find(([parameter]) => query.has(parameter))?.[1]}
      />
    )
  if (place.isSearched && online) throw notFound()
  // What this device does not have may well be there: without a line nobody knows.
  if (place.isSearched || houses.isError || place.isError)
    return (
      <Card>
        <EmptyState
          title={texts.gone.title}
          text={online ? failed.text : texts.offline}
          action={<Button onClick={() => void houses.refetch().then(place.again)}>{texts.gone.retry}</Button>}
        />
      </Card>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    </Card>
  )
}

const tabOf = [
  [defectParameter, 'defects'],
  [acceptanceParameter, 'defects'],
  [approvalParameter, 'approvals'],
  [journalParameter, 'journal'],
  [quoteParameter, 'quotes'],
] as const

const tabsOf = (realEstateId: string, project: Project, canSeeFinances: boolean) => [
  {
    id: 'phases',
    label: phasesTexts.tab,
    content: (
      <>
        <PhasesTab realEstateId={realEstateId} project={project} />
        <ProjectMeetings realEstateId={realEstateId} projectId={project.id} />
      </>
    ),
  },
  {
    id: 'approvals',
    label: approvalsTexts.tab,
    content: <ApprovalsTab realEstateId={realEstateId} project={project} />,
  },
  {
    id: 'quotes',
    label: quotesTexts.tab,
    content: (
      <>
        <QuotesTab realEstateId={realEstateId} project={project} />
        <ChangeOrdersCard realEstateId={realEstateId} projectId={project.id} />
        <RequestsCard realEstateId={realEstateId} project={project} />
      </>
    ),
  },
  // Whoever may not see amounts has no invoices at all.
  ...(canSeeFinances
    ? [
        {
          id: 'invoices',
          label: invoicesTexts.list,
          content: <ProjectInvoices realEstateId={realEstateId} projectId={project.id} />,
        },
      ]
    : []),
  {
    id: 'todos',
    label: projectTodosTexts.tab,
    content: (
      <ProjectTodos
        realEstateId={realEstateId}
        project={project}
        hasBegun={hasBegun(project)}
        isOver={project.state === 'closed' || project.state === 'cancelled'}
      />
    ),
  },
  {
    id: 'journal',
    label: journalTexts.tab,
    content: <JournalTab realEstateId={realEstateId} projectId={project.id} />,
  },
  {
    id: 'documents',
    label: documentsTexts.title,
    content: <DocumentsOf realEstateId={realEstateId} link="projectIds" id={project.id} />,
  },
  {
    id: 'defects',
    label: defectsTexts.tab,
    content: (
      <>
        <AcceptancesCard realEstateId={realEstateId} project={project} />
        <MakerWarrantiesCard
          realEstateId={realEstateId}
          projectId={project.id}
          componentIds={project.componentIds}
        />
        <DefectsTab realEstateId={realEstateId} projectId={project.id} />
      </>
    ),
  },
]

const notFound = () => new PageError(404, 'This page could not be found') // spec §8
