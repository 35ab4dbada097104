import { useSearchParams } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { invoiceFilters, invoiceOfPaper } from '#house/paths/places.ts'
import { taxChoices, taxFilters, taxSlugs, taxYearOf, taxYearSlug } from '#house/paths/tax-list.ts'
import { groupSlugs, invoiceGroups, invoiceOrders, orderSlugs } from './list/invoice-order.ts'
import { noFilter, stateFilters, stateSlugs, type InvoicesFilter } from './invoices-filter.ts'

const names = {
  selected: 'eintrag',
  state: 'stand',
  year: 'jahr',
  order: 'ordnung',
  group: 'gruppe',
  ...invoiceOfPaper,
  ...invoiceFilters,
  ...taxFilters,
} as const

const booking = 'buchung'

/** What the address says: which invoice is open, which are shown, whether a new one is being written down. */
export function useInvoicesAddress() {
  const [query, setQuery] = useSearchParams()
  const year = query.get(names.year) ?? ''
  const filter: InvoicesFilter = {
    state: stateFilters.find((one) => stateSlugs[one] === query.get(names.state)),
    year: /^\d{4}$/.test(year) ? year : undefined,
    projectId: query.get(names.project) ?? undefined,
    craftsmanId: query.get(names.craftsman) ?? undefined,
    measureId: query.get(names.measure) ?? undefined,
    tax: taxChoices.find((one) => taxSlugs[one] === query.get(names.tax)),
    taxYear: taxYearOf(query.get(names.taxYear)),
  }
  const order = invoiceOrders.find((one) => orderSlugs[one] === query.get(names.order))
  const group = invoiceGroups.find((one) => groupSlugs[one] === query.get(names.group))
  const pathWith = (wanted: InvoicesFilter, more: Readonly<Record<string, string>> = {}): string => {
    const said = {
      [names.state]: wanted.state && stateSlugs[wanted.state],
      [names.year]: wanted.year,
      [names.project]: wanted.projectId,
      [names.craftsman]: wanted.craftsmanId,
      [names.measure]: wanted.measureId,
      [names.tax]: wanted.tax && taxSlugs[wanted.tax],
      [names.taxYear]: wanted.taxYear && taxYearSlug(wanted.taxYear),
      [names.order]: order && orderSlugs[order],
      [names.group]: group && groupSlugs[group],
      ...more,
    }
    const kept = new URLSearchParams(
      Object.entries(said).filter((one): one is [string, string] => one[1] !== undefined),
    )
    const rest = kept.toString()
    return rest === '' ? pathTo('toolsInvoice') : `${pathTo('toolsInvoice')}?${rest}`
  }
  const put = (several: readonly string[], value: string): void =>
    setQuery(
      (before) => {
        for (const name of several)
          if (value === '') before.delete(name)
          else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    filter,
    /** How the list stands; no choice of what is in it. */
    order,
    group,
    selectedId: query.get(names.selected) ?? undefined,
    isAdding: query.has(names.fresh) && query.get(names.fresh) !== booking,
    isBooking: query.get(names.fresh) === booking,
    /** The paper a new one is read from. */
    paperId: query.get(names.paper) ?? undefined,
    listPath: pathWith(filter),
    allPath: pathWith(noFilter),
    addPath: pathWith(filter, { [names.fresh]: 'rechnung' }),
    bookPath: pathWith(filter, { [names.fresh]: booking }),
    pathOf: (id: string) => pathWith(filter, { [names.selected]: id }),
    /** With this state, or with all. */
    statePath: (state: InvoicesFilter['state']) => pathWith({ ...filter, state }),
    everyTaxYearPath: pathWith({ ...filter, taxYear: undefined }),
    everybodyPath: pathWith({ ...filter, craftsmanId: undefined }),
    everyDecisionPath: pathWith({ ...filter, measureId: undefined }),
    setYear: (wanted: string) => put([names.year], wanted),
    setProject: (wanted: string) => put([names.project], wanted),
    setTax: (wanted: string) => put([names.tax], wanted),
    setOrder: (wanted: string) => put([names.order], wanted),
    setGroup: (wanted: string) => put([names.group], wanted),
    closeAdding: () => put([names.fresh, names.paper], ''),
  }
}
