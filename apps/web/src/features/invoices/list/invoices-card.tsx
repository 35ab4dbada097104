import { lazy, Suspense } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { unassignedLabel } from '@hauswart/domain/taxes/tax-folder.labels'
import { taxChoices, taxSlugs } from '#house/paths/tax-list.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useSelection, type Selection } from '#ui/list/use-selection.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { filterInvoices, isFiltered, stateFilters, yearsIn } from '#features/invoices/invoices-filter.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import type { useInvoicesAddress } from '#features/invoices/use-invoices-address.ts'
import {
  groupInvoices,
  groupSlugs,
  invoiceGroups,
  invoiceOrders,
  orderSlugs,
  sortInvoices,
} from './invoice-order.ts'
import { InvoiceRows, isSelectable } from './invoice-rows.tsx'
import styles from './invoices-card.module.css'

const { filter: texts, list, noHits } = invoicesTexts
const SelectionBar = lazy(async () => {
  const load = () => import('#features/invoices/several/invoices-selection-bar.tsx')
  return { default: (await loadChunk(load)).InvoicesSelectionBar }
})
const taxLabels = { ...taxClassLabels, none: unassignedLabel }

type InvoicesCardProps = {
  readonly realEstateId: string
  readonly mayWrite: boolean
  readonly all: readonly Invoice[]
  readonly address: ReturnType<typeof useInvoicesAddress>
  readonly links: InvoiceLinks
  readonly today: string
}

/** Choice and the list: what is to be paid first, then what was. */
export function InvoicesCard({ realEstateId, mayWrite, all, address, links, today }: InvoicesCardProps) {
  const { filter } = address
  const found = sortInvoices(filterInvoices(all, filter, today), address.order, today)
  const selection = useSelection(all, isSelectable)
  const rows = { address, links, today, selection: selection.isOn ? selection : undefined }
  return (
    <Card>
      <Choices all={all} address={address} links={links} today={today} />
      <output className={isFiltered(filter) ? styles['found'] : 'visually-hidden'}>
        {isFiltered(filter) ? texts.found(found.length) : ''}
      </output>
      {mayWrite && found.length > 1 && !selection.isOn && (
        <Button size="small" kind="quiet" className={styles['select']} onClick={() => selection.set([])}>
          {invoicesTexts.selecting}
        </Button>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={noHits.title}
          text={noHits.text}
          action={<LinkButton to={address.allPath}>{noHits.action}</LinkButton>}
        />
      ) : (
        <Found found={found} {...rows} />
      )}
      {selection.isOn && (
        <Suspense>
          <SelectionBar
            realEstateId={realEstateId}
            selection={selection}
            chosen={selection.chosen}
            shown={found.filter(isSelectable)}
            links={links}
            today={today}
          />
        </Suspense>
      )}
    </Card>
  )
}

type FoundProps = Pick<InvoicesCardProps, 'address' | 'links' | 'today'> & {
  readonly found: readonly Invoice[]
  readonly selection: Selection | undefined
}

/** One list, or one under each heading with what it comes to. */
function Found({ found, ...rows }: FoundProps) {
  const { address, links } = rows
  if (address.group === undefined) return <InvoiceRows label={list} found={found} {...rowsOf(rows)} />
  const names = { nameOf: links.nameOf, none: texts.noProject }
  return groupInvoices(found, address.group, names).map(({ key, title, sum, invoices }) => (
    <section key={key} className={styles['group']} aria-label={title}>
      <h2 className={styles['title']}>
        {title} <span className={styles['sum']}>{sum.words}</span>
      </h2>
      <InvoiceRows label={title} found={invoices} {...rowsOf(rows)} />
    </section>
  ))
}

const rowsOf = ({ address, links, today, selection }: Omit<FoundProps, 'found'>) => ({
  selection,
  pathOf: address.pathOf,
  selectedId: address.selectedId,
  links,
  today,
})

function Choices({ all, address, links, today }: Omit<InvoicesCardProps, 'realEstateId' | 'mayWrite'>) {
  const { filter } = address
  const marks = stateFilters
    .map((state) => ({ state, amount: filterInvoices(all, { ...filter, state }, today).length }))
    .filter(({ state, amount }) => amount > 0 || state === filter.state)
  const years = yearsIn(all)
  const used = links.projects.filter(({ id }) => all.some(({ projectId }) => projectId === id))
  const ofMeasure =
    filter.measureId === undefined ? undefined : (links.nameOf(filter.measureId) ?? links.nameless)
  const ofCraftsman = filter.craftsmanId === undefined ? undefined : links.nameOf(filter.craftsmanId)
  return (
    <>
      <nav className={styles['choices']} aria-label={texts.state}>
        {[...marks, { state: undefined, amount: undefined }].map(({ state, amount }) => (
          <AppLink
            key={state ?? 'all'}
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
            label={texts.tax}
            isLabelHidden
            placeholder={texts.allTax}
            options={taxChoices.map((one) => ({ value: taxSlugs[one], label: taxLabels[one] }))}
            value={filter.tax === undefined ? '' : taxSlugs[filter.tax]}
            onChange={({ target }) => address.setTax(target.value)}
          />
          <SelectField
            label={texts.order}
            isLabelHidden
            placeholder={texts.urgentFirst}
            options={invoiceOrders.map((one) => ({ value: orderSlugs[one], label: texts.orders[one] }))}
            value={address.order === undefined ? '' : orderSlugs[address.order]}
            onChange={({ target }) => address.setOrder(target.value)}
          />
          <SelectField
            label={texts.group}
            isLabelHidden
            placeholder={texts.ungrouped}
            options={invoiceGroups.map((one) => ({ value: groupSlugs[one], label: texts.groups[one] }))}
            value={address.group === undefined ? '' : groupSlugs[address.group]}
            onChange={({ target }) => address.setGroup(target.value)}
          />
        </div>
      )}
      {filter.taxYear !== undefined && (
        <p className={styles['found']}>
          {texts.ofTaxYear[filter.taxYear.rule](filter.taxYear.year)} ·{' '}
          <AppLink to={address.everyTaxYearPath}>{texts.everyTaxYear}</AppLink>
        </p>
      )}
      {ofMeasure !== undefined && (
        <p className={styles['found']}>
          {texts.ofMeasure(ofMeasure)} ·{' '}
          <AppLink to={address.everyDecisionPath}>{texts.everyDecision}</AppLink>
        </p>
      )}
      {ofCraftsman !== undefined && (
        <p className={styles['found']}>
          {texts.ofCraftsman(ofCraftsman)} · <AppLink to={address.everybodyPath}>{texts.everybody}</AppLink>
        </p>
      )}
    </>
  )
}
