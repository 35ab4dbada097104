import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { invoiceStateLabels } from '@hauswart/domain/invoices/invoice.labels'
import { day, shortDay } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill, StateSign } from '#ui/mark/pill.tsx'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { amountWords, lastPaid, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { filterInvoices, isFiltered, stateSlugs, yearsIn } from '#features/invoices/invoices-filter.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import type { useInvoicesAddress } from '#features/invoices/use-invoices-address.ts'
import { groupInvoices, groupSlugs, orderSlugs, sortInvoices } from './invoice-order.ts'
import styles from './invoices-card.module.css'

const { row: credit } = creditTexts
const { filter: texts, row: words, list, noHits } = invoicesTexts

type InvoicesCardProps = {
  readonly all: readonly Invoice[]
  readonly address: ReturnType<typeof useInvoicesAddress>
  readonly links: InvoiceLinks
  readonly today: string
}

/** Choice and the list: what is to be paid first, then what was. */
export function InvoicesCard({ all, address, links, today }: InvoicesCardProps) {
  const { filter } = address
  const found = sortInvoices(filterInvoices(all, filter, today), address.order, today)
  const rows = { address, links, today }
  return (
    <Card>
      <Choices all={all} address={address} links={links} today={today} />
      <output className={isFiltered(filter) ? styles['found'] : 'visually-hidden'}>
        {isFiltered(filter) ? texts.found(found.length) : ''}
      </output>
      {found.length === 0 ? (
        <EmptyState
          title={noHits.title}
          text={noHits.text}
          action={<LinkButton to={address.allPath}>{noHits.action}</LinkButton>}
        />
      ) : (
        <Found found={found} {...rows} />
      )}
    </Card>
  )
}

type FoundProps = Omit<InvoicesCardProps, 'all'> & { readonly found: readonly Invoice[] }

/** One list, or one under each heading with what it comes to. */
function Found({ found, ...rows }: FoundProps) {
  const { address, links } = rows
  if (address.group === undefined) return <Rows label={list} found={found} {...rows} />
  const names = { nameOf: links.nameOf, none: texts.noProject }
  return groupInvoices(found, address.group, names).map(({ key, title, sum, invoices }) => (
    <section key={key} className={styles['group']} aria-label={title}>
      <h2 className={styles['title']}>
        {title} <span className={styles['sum']}>{sum.words}</span>
      </h2>
      <Rows label={title} found={invoices} {...rows} />
    </section>
  ))
}

function Rows({ label, found, address, links, today }: FoundProps & { readonly label: string }) {
  return (
    <RowList label={label}>
      {found.map((one) => (
        <Row
          key={one.id}
          title={one.creditor}
          text={
            <>
              {aboutOf(one, links)}{' '}
              <OnItsWay isWaiting={one.isWaiting} isRefused={one.refusal !== undefined} size="small" />
            </>
          }
          value={amountWords(one.amountRappen, one.currency)}
          note={<Until invoice={one} today={today} />}
          to={address.pathOf(one.id)}
          isSelected={one.id === address.selectedId}
          prefetch="none"
        />
      ))}
    </RowList>
  )
}

/** What it is about, in a few words. */
function aboutOf(one: Invoice, { nameOf }: InvoiceLinks): string {
  const text =
    one.note?.split('\n')[0] ??
    nameOf(one.projectId ?? '') ??
    (one.category === null ? one.number : expenseCategoryLabels[one.category]) ??
    day(one.issuedOn)
  return one.kind === 'credit' ? credit.named(text) : text
}

/** Until when, or since when it is paid; sign, colour and word say the same. */
function Until({ invoice, today }: { readonly invoice: Invoice; readonly today: string }) {
  const { state, openRappen } = standingOf(invoice, today)
  const written = (on: string) => (on.startsWith(today.slice(0, 4)) ? shortDay(on) : day(on))
  const isCredit = invoice.kind === 'credit'
  if (isCredit && state === 'open') return credit.open
  if (state === 'paid')
    return (
      <span className={styles['paid']}>
        {(isCredit ? credit.doneOn : words.paidOn)(written(lastPaid(invoice)))}
      </span>
    )
  if (state === 'to_review')
    return (
      <Pill size="small" tone="info">
        {invoiceStateLabels.to_review}
      </Pill>
    )
  if (state === 'due')
    return (
      <span className={styles['due']}>
        <StateSign state="due" />
        {words.due(written(invoice.dueOn))}
      </span>
    )
  if (state === 'disputed')
    return (
      <Pill size="small" tone="info">
        {words.disputed}
      </Pill>
    )
  if (state === 'retained') return words.retained(written(invoice.retainedUntil ?? invoice.dueOn))
  if (state === 'partly_paid') return words.left(amountWords(Math.abs(openRappen), invoice.currency))
  return words.dueOn(written(invoice.dueOn))
}

function Choices({ all, address, links, today }: InvoicesCardProps) {
  const { filter } = address
  const marks = stateSlugs
    .map((state) => ({ state, amount: filterInvoices(all, { ...filter, state }, today).length }))
    .filter(({ state, amount }) => amount > 0 || state === filter.state)
  const years = yearsIn(all)
  const used = links.projects.filter(({ id }) => all.some(({ projectId }) => projectId === id))
  const ofCraftsman = filter.craftsmanId === undefined ? undefined : links.nameOf(filter.craftsmanId)
  return (
    <>
      <nav className={styles['choices']} aria-label={texts.state}>
        {[...marks, { state: undefined, amount: undefined }].map(({ state, amount }) => (
          <AppLink
            key={state ?? 'alle'}
            to={address.statePath(state)}
            prefetch="none"
            preventScrollReset
            className={styles['mark']}
            aria-current={filter.state === state ? 'true' : undefined}
          >
            {state === undefined ? texts.all : `${texts.states[state]} ${amount}`}
          </AppLink>
        ))}
      </nav>
      {all.length > 1 && (
        <div className={styles['fields']}>
          {(years.length > 1 || used.length > 0) && (
            <SelectField
              label={texts.year}
              isLabelHidden
              placeholder={texts.allYears}
              options={years.map((value) => ({ value, label: value }))}
              value={filter.year ?? ''}
              onChange={({ target }) => address.setYear(target.value)}
            />
          )}
          {used.length > 0 && (
            <SelectField
              label={texts.project}
              isLabelHidden
              placeholder={texts.allProjects}
              options={used.map(({ id, title }) => ({ value: id, label: title }))}
              value={filter.projectId ?? ''}
              onChange={({ target }) => address.setProject(target.value)}
            />
          )}
          <SelectField
            label={texts.order}
            isLabelHidden
            placeholder={texts.urgentFirst}
            options={orderSlugs.map((value) => ({ value, label: texts.orders[value] }))}
            value={address.order ?? ''}
            onChange={({ target }) => address.setOrder(target.value)}
          />
          <SelectField
            label={texts.group}
            isLabelHidden
            placeholder={texts.ungrouped}
            options={groupSlugs.map((value) => ({ value, label: texts.groups[value] }))}
            value={address.group ?? ''}
            onChange={({ target }) => address.setGroup(target.value)}
          />
        </div>
      )}
      {ofCraftsman !== undefined && (
        <p className={styles['found']}>
          {texts.ofCraftsman(ofCraftsman)} · <AppLink to={address.everybodyPath}>{texts.everybody}</AppLink>
        </p>
      )}
    </>
  )
}
