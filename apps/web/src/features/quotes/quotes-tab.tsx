import { compareQuotes } from '@hauswart/domain/quotes/compare-quotes'
import { shownQuoteState } from '@hauswart/domain/quotes/quote'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { quoteRequestsQuery } from '#house/house-queries.ts'
import { documents } from '#house/nouns/documents.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { quotes as record, type QuoteRow } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { quoteParameter } from '#house/paths/places.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { AcceptSheet } from './accept/accept-sheet.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { QuotePaperLink } from './quote-paper-link.tsx'
import { QuoteSheet } from './quote-sheet.tsx'
import styles from './quotes-tab.module.css'
import { quotesTexts as texts } from './quotes.texts.ts'
import { verdictOf } from './verdict.ts'

const records = [record]

type QuotesTabProps = { readonly realEstateId: string; readonly project: ProjectRow }

/** The quotes to a renovation: compared line by line, one is taken. */
export function QuotesTab({ realEstateId, project }: QuotesTabProps) {
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  const [opened, setOpened] = useState<QuoteRow | 'new'>()
  const [taken, setTaken] = useState<QuoteRow>()
  const all = (useRows(record, realEstateId).data ?? []).filter(
    (quote) => quote.isActive && quote.projectId === project.id,
  )
  const filed = useRows(documents, realEstateId).data ?? []
  const papers = new Set(filed.map(({ id }) => id))
  const [query] = useSearchParams()
  const { data: asked } = useQuery(quoteRequestsQuery(realEstateId))
  const refused = useRefusals({
    records,
    realEstateId,
    nameOf: (id) => filed.find((one) => one.id === id)?.title,
  })
  if (!canSeeFinances) return <Notice>{texts.noRight}</Notice>
  const byLink = new Set(asked?.realEstate?.quoteRequests.flatMap(({ quoteId }) => quoteId ?? []))
  const isAwarded = all.some(({ state }) => state === 'accepted')
  // Who was refused before anybody was chosen is out of the race; afterwards they show what was chosen from.
  const compared = all.filter(
    ({ priceRappen, state }) => priceRappen !== null && (isAwarded || state !== 'declined'),
  )
  const comparison = compareQuotes(compared)
  const verdict = verdictOf(compared, comparison)
  const add = mayWrite && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  )
  return (
    <Card title={texts.title} action={all.length > 0 && add}>
      {refused.view}
      {all.length === 0 && (
        <EmptyState level={3} title={texts.empty.title} text={texts.empty.text} action={add} />
      )}
      {compared.length === 1 && <p className={styles['sentence']}>{texts.second}</p>}
      {verdict.result !== undefined && (
        <p className={styles['sentence']}>
          {verdict.trap !== undefined && <strong>{verdict.trap} </strong>}
          {verdict.result}
        </p>
      )}
      {compared.length > 0 && (
        <ComparisonTable
          quotes={compared}
          comparison={comparison}
          byLink={byLink}
          papers={papers}
          asked={query.get(quoteParameter) ?? undefined}
          onOpen={mayWrite ? setOpened : undefined}
          onAccept={mayWrite ? setTaken : undefined}
        />
      )}
      <Others
        quotes={all.filter((quote) => !compared.includes(quote))}
        papers={papers}
        onOpen={mayWrite ? setOpened : undefined}
      />
      {opened !== undefined && (
        <QuoteSheet
          realEstateId={realEstateId}
          projectId={project.id}
          quote={opened === 'new' ? undefined : opened}
          otherLines={comparison.lines.map(({ text }) => text)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {taken !== undefined && (
        <AcceptSheet
          realEstateId={realEstateId}
          project={project}
          quote={all.find(({ id }) => id === taken.id) ?? taken}
          all={all}
          onClose={() => setTaken(undefined)}
        />
      )}
    </Card>
  )
}

type OthersProps = {
  readonly papers: ReadonlySet<string>
  readonly quotes: readonly QuoteRow[]
  readonly onOpen: ((quote: QuoteRow) => void) | undefined
}

function Others({ quotes, papers, onOpen }: OthersProps) {
  const today = useToday()
  if (quotes.length === 0) return null
  return (
    <section className={styles['others']}>
      <h3>{texts.others.title}</h3>
      <ul>
        {quotes.map((quote) => (
          <li key={quote.id}>
            {onOpen === undefined ? (
              quote.company
            ) : (
              <Button
                kind="quiet"
                size="small"
                aria-haspopup="dialog"
                aria-label={texts.others.open(quote.company)}
                onClick={() => onOpen(quote)}
              >
                {quote.company}
              </Button>
            )}
            <span className={styles['state']}>{quoteStateLabels[shownQuoteState(quote, today)]}</span>
            <QuotePaperLink quote={quote} papers={papers} />
          </li>
        ))}
      </ul>
    </section>
  )
}
