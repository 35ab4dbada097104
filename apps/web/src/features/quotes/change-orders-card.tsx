import { boundBy, type ChangeOrderState } from '@hauswart/domain/quotes/change-order'
import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { day, money } from '#device/text/format.ts'
import { changeOrders as record, type ChangeOrderRow } from '#house/nouns/change-orders.ts'
import { quotes as quoteRecord } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { ChangeOrderSheet } from './change-order-sheet.tsx'
import styles from './change-orders-card.module.css'
import { quotesTexts } from './quotes.texts.ts'

const texts = quotesTexts.orders
const records = [record]
const nobody = () => undefined
const tones: Readonly<Record<ChangeOrderState, 'soon' | 'good' | 'neutral'>> = {
  open: 'soon',
  accepted: 'good',
  declined: 'neutral',
}

type ChangeOrdersCardProps = { readonly realEstateId: string; readonly projectId: string }

/** What came on top of what was agreed; nothing before anything was. */
export function ChangeOrdersCard({ realEstateId, projectId }: ChangeOrdersCardProps) {
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  const [opened, setOpened] = useState<ChangeOrderRow | 'new'>()
  const today = useToday()
  const refused = useRefusals({ records, realEstateId, nameOf: nobody })
  const quotes = (useRows(quoteRecord, realEstateId).data ?? []).filter(
    (quote) => quote.isActive && quote.projectId === projectId,
  )
  const companies = new Map(quotes.map(({ id, company }) => [id, company]))
  const taken = quotes.filter(({ state }) => state === 'accepted')
  const orders = (useRows(record, realEstateId).data ?? []).filter(
    (order) => order.isActive && companies.has(order.quoteId),
  )
  if (!canSeeFinances || (taken.length === 0 && orders.length === 0)) return null
  const accepted = orders.reduce((sum, order) => sum + boundBy(order), 0)
  return (
    <Card
      className={styles['card']}
      title={texts.title}
      sentence={texts.sentence}
      action={
        mayWrite &&
        taken.length > 0 && (
          <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {refused.view}
      {orders.length === 0 ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <RowList label={texts.list}>
          {orders.map((order) => (
            <Row
              key={order.id}
              title={
                mayWrite && taken.some(({ id }) => id === order.quoteId) ? (
                  <button
                    type="button"
                    className={styles['name']}
                    aria-haspopup="dialog"
                    title={texts.open(order.title)}
                    onClick={() => setOpened(order)}
                  >
                    {order.title}
                  </button>
                ) : (
                  order.title
                )
              }
              text={[
                texts.of(companies.get(order.quoteId) ?? '', day(order.saidOn)),
                ...(order.extraDays === null ? [] : [texts.longer(order.extraDays)]),
              ].join(' · ')}
              value={
                <>
                  {money(order.amountRappen)}{' '}
                  <Pill tone={tones[order.state]}>{changeOrderStateLabels[order.state]}</Pill>
                  <OnItsWay isWaiting={order.isWaiting} isRefused={order.refusal !== undefined} />
                </>
              }
              isValueWide
            />
          ))}
        </RowList>
      )}
      {accepted !== 0 && <p className={styles['quiet']}>{texts.sum(money(accepted))}</p>}
      {opened !== undefined && (
        <ChangeOrderSheet
          realEstateId={realEstateId}
          order={opened === 'new' ? undefined : opened}
          quotes={taken.map(({ id, company }) => ({ value: id, label: company }))}
          today={today}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
