import { isAwaited } from '@hauswart/domain/quotes/quote-request'
import { useQuery } from '@tanstack/react-query'
import { quoteRequestsQuery } from '#house/house-queries.ts'
import { projects as record } from '#house/nouns/projects.ts'
import { useRows } from '#house/record/use-rows.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { NewRequestCard } from './new-request-card.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'
import { RequestList } from './request-list.tsx'
import styles from './requests-view.module.css'

const { card, page: texts } = quoteRequestsTexts

/** Whom the house waits for, the way to ask, and how to tell whether a firm is worth asking. */
export function RequestsView({ realEstateId }: { readonly realEstateId: string }) {
  const projects = useRows(record, realEstateId)
  const requests = useQuery({
    ...quoteRequestsQuery(realEstateId),
    select: ({ realEstate }) => realEstate?.quoteRequests.filter(isAwaited) ?? [],
  })
  return (
    <div className={styles['page']}>
      <PageHead title={texts.title} sentence={texts.sentence(requests.data?.length ?? 0)} />
      <Notice>{texts.promise}</Notice>
      <NewRequestCard realEstateId={realEstateId} projects={projects.data} />
      <Card title={texts.running}>
        <Loaded query={requests} texts={card} rows={2}>
          {(found) =>
            found.length === 0 ? (
              <p>{texts.runningNone}</p>
            ) : (
              <RequestList
                realEstateId={realEstateId}
                label={texts.runningList}
                requests={found}
                titleOf={(id) => projects.data?.find((one) => one.id === id)?.title}
              />
            )
          }
        </Loaded>
      </Card>
      <Card title={texts.checks.title} sentence={texts.checks.sentence}>
        <ol className={styles['checks']}>
          {texts.checks.list.map(({ what, how, source }) => (
            <li key={what}>
              <strong>{what}</strong>
              <p>{how}</p>
              <small>{texts.checks.source(source)}</small>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
