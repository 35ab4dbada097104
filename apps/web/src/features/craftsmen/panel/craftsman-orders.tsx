import { defectStateLabels } from '@hauswart/domain/defects/defect.labels'
import { shownQuoteState } from '@hauswart/domain/quotes/quote'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { day, money } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import type { DefectRow } from '#house/nouns/defects.ts'
import { projects } from '#house/nouns/projects.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { defectPath, projectPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { dayOf, type dealingsWith } from '#features/craftsmen/dealings.ts'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'

const { history: texts } = craftsmenTexts

type CraftsmanOrdersProps = {
  readonly realEstateId: string
  readonly dealings: ReturnType<typeof dealingsWith<QuoteRow, DefectRow>>
}

/** What was ordered from somebody and what they offer, each with its renovation, and what they have to put right. */
export function CraftsmanOrders({ realEstateId, dealings }: CraftsmanOrdersProps) {
  const { orders, offers, open } = dealings
  const today = useToday()
  const titles = new Map((useRows(projects, realEstateId).data ?? []).map(({ id, title }) => [id, title]))
  // Row security shows none to who has no finance right.
  const sections = [
    { label: texts.orders, rows: orders },
    { label: texts.offers, rows: offers },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      {open.length > 0 && (
        <section aria-label={texts.defects}>
          <h3>{texts.defects}</h3>
          <RowList>
            {open.slice(0, most).map(({ id, projectId, title, state }) => (
              <Row
                key={id}
                title={title}
                text={titles.get(projectId)}
                note={defectStateLabels[state]}
                to={defectPath(projectId, id)}
              />
            ))}
          </RowList>
          {open.length > most && <p>{texts.more(open.length - most)}</p>}
        </section>
      )}
      {sections.map(({ label, rows }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <RowList>
            {rows.slice(0, most).map((quote) => (
              <Row
                key={quote.id}
                title={titles.get(quote.projectId) ?? texts.renovation}
                text={
                  quote.state === 'accepted' ? undefined : quoteStateLabels[shownQuoteState(quote, today)]
                }
                value={sumOf(quote)}
                note={dayOf(quote) === '' ? undefined : day(dayOf(quote))}
                to={projectPath(quote.projectId)}
              />
            ))}
          </RowList>
          {rows.length > most && <p>{texts.more(rows.length - most)}</p>}
        </section>
      ))}
    </>
  )
}

const most = 10

function sumOf(quote: QuoteRow): string | undefined {
  const sums = quoteSums(quote)
  return sums === undefined || sums === null ? undefined : money(sums.gross)
}
