import { closingReportTitle } from '@hauswart/domain/reports/closing-report.labels'
import { IconDownload, IconFolder } from '@tabler/icons-react'
import { today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { ProjectReportDocument } from '#gql/graphql.ts'
import { usePaper } from '#house/use-paper.ts'
import { useRole } from '#house/use-role.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'
import { useStartFacts } from '#features/projects/use-start-facts.ts'
import styles from './report-actions.module.css'

const { report: texts } = projectsTexts

type ReportActionsProps = {
  readonly project: Project
  readonly realEstateId: string
  /** Before the closing it is looked at, not kept. */
  readonly isLook?: boolean
}

/** The report of a renovation to keep, and to put into a drawer of the house. */
export function ReportActions({ project, realEstateId, isLook = false }: ReportActionsProps) {
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  const { components } = useStartFacts(realEstateId)
  const isClosed = project.state === 'closed'
  const name = closingReportTitle(isClosed)
  const { isFetching, isFiling, fetchPaper, filePaper } = usePaper(realEstateId, {
    addressOf: async () => {
      const { realEstate } = await request(ProjectReportDocument, { realEstateId, id: project.id })
      const found = realEstate?.project?.reportUrl
      if (found === undefined) throw new Error('no report of this renovation')
      return found
    },
    filed: {
      fileName: `${name} ${today()}.pdf`,
      title: `${name}: ${project.title}`,
      category: 'acceptance',
      datedOn: today(),
      projectIds: [project.id],
      // What was thrown away meanwhile takes no papers.
      componentIds: project.componentIds.filter((id) => components.some((one) => one.id === id)),
    },
    texts,
  })
  const hint = isLook ? texts.before : isClosed ? texts.about : texts.draft
  const canFile = mayWrite && !isLook
  if (project.isWaiting || project.refusal !== undefined)
    return <p className={styles['hint']}>{texts.waiting}</p>
  return (
    <>
      <p className={styles['hint']}>
        {canSeeFinances ? hint : `${hint} ${texts.noAmounts}`}
        {canFile && canSeeFinances && ` ${texts.seenByAll}`}
      </p>
      <div className={styles['actions']}>
        <OnlineButton
          type="button"
          icon={<IconDownload />}
          isBusy={isFetching}
          onClick={() => void fetchPaper()}
        >
          {texts.download(name)}
        </OnlineButton>
        {canFile && (
          <OnlineButton
            type="button"
            icon={<IconFolder />}
            isBusy={isFiling}
            onClick={() => void filePaper()}
          >
            {texts.file}
          </OnlineButton>
        )}
      </div>
    </>
  )
}
