import { nameKey } from '@hauswart/domain/craftsmen/craftsman'
import { appointmentKindLabels } from '@hauswart/domain/appointments/appointment.labels'
import { useQuery } from '@tanstack/react-query'
import { bareMoney, day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { documentsQuery } from '#house/document-queries.ts'
import { appointments } from '#house/nouns/appointments.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { appointmentPath, documentPath, invoicePath, invoicesPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'
import { dealingsWith } from '#features/craftsmen/dealings.ts'
import { useWorks } from '#features/craftsmen/use-works.ts'
import styles from './craftsman-history.module.css'
import { CraftsmanOrders } from './craftsman-orders.tsx'

type CraftsmanHistoryProps = { readonly realEstateId: string; readonly craftsman: Craftsman }

/** What somebody does and did here: orders, defects, appointments that name them, and papers by their sender. */
export function CraftsmanHistory({ realEstateId, craftsman }: CraftsmanHistoryProps) {
  const { history } = craftsmenTexts
  const today = useToday()
  const visits = useRows(appointments, realEstateId)
    .data?.filter(({ craftsmanId }) => craftsmanId === craftsman.id)
    .toReversed()
  const key = nameKey(craftsman.company)
  const papers = useQuery(documentsQuery(realEstateId)).data?.filter(
    ({ sender }) => sender !== null && nameKey(sender) === key,
  )
  // Row security shows none to who has no finance right.
  const bills =
    useRows(invoices, realEstateId).data?.filter(({ craftsmanId }) => craftsmanId === craftsman.id) ?? []
  const works = useWorks(realEstateId)
  const dealings = dealingsWith(craftsman.id, works.quotes, works.defects)
  const { orders, offers, open } = dealings
  if (visits === undefined || papers === undefined) return null
  const last = visits.find(({ state, endsOn }) => state === 'planned' && endsOn < today)
  const dealt = orders.length + offers.length + open.length
  if (dealt + visits.length + papers.length + bills.length === 0)
    return <p className={styles['none']}>{history.none}</p>
  return (
    <div className={styles['history']}>
      <CraftsmanOrders realEstateId={realEstateId} dealings={dealings} />
      {visits.length > 0 && (
        <section aria-label={history.appointments}>
          <h3>{history.appointments}</h3>
          {last !== undefined && <p className={styles['last']}>{history.last(last.endsOn)}</p>}
          <RowList>
            {visits.slice(0, most).map(({ id, title, kind, startsOn }) => (
              <Row
                key={id}
                title={title}
                text={appointmentKindLabels[kind]}
                note={day(startsOn)}
                to={appointmentPath(id)}
              />
            ))}
          </RowList>
        </section>
      )}
      {bills.length > 0 && (
        <section aria-label={history.invoices}>
          <h3>{history.invoices}</h3>
          <RowList>
            {bills.slice(0, shownBills).map(({ id, number, note, issuedOn, amountRappen, currency }) => (
              <Row
                key={id}
                title={note?.split('\n')[0] ?? number ?? history.invoice}
                value={`${currency} ${bareMoney(amountRappen)}`}
                note={day(issuedOn)}
                to={invoicePath(id)}
              />
            ))}
          </RowList>
          <AppLink to={invoicesPath('craftsman', craftsman.id)}>{history.allInvoices(bills.length)}</AppLink>
        </section>
      )}
      {papers.length > 0 && (
        <section aria-label={history.documents}>
          <h3>{history.documents}</h3>
          <RowList>
            {papers.slice(0, most).map(({ id, title, datedOn }) => (
              <Row
                key={id}
                title={title}
                note={datedOn === null ? undefined : day(datedOn)}
                to={documentPath(id)}
              />
            ))}
          </RowList>
        </section>
      )}
    </div>
  )
}

const most = 10
const shownBills = 3
