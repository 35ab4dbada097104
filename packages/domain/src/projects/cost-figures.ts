import type { Figure, FigureInput, FigureOrigin, FigureRule } from '../figures/figure.ts'
import { isCredit } from '../invoices/credit.ts'
import { costFigureTexts as texts } from './cost-figures.labels.ts'
import { sumCosts, sumCostsWith, withInvoices, withoutItem, type Billed } from './cost-sums.ts'

type Item = {
  readonly id: string
  readonly title: string
  readonly plannedRappen: number
  readonly committedRappen: number
  readonly invoicedRappen: number
  readonly paidRappen: number
}
type Budgeted = { readonly budgetRappen: number | null; readonly reservePercent: number }

export type CostFigures = Readonly<
  Record<'budget' | 'committed' | 'invoiced' | 'paid' | 'forecast' | 'reserve' | 'deviation', Figure>
>

/** The money of a renovation, each number with what went into it; its parts add up to it. */
export function costFigures(
  project: Budgeted,
  items: readonly Item[],
  invoices: readonly Billed[],
): CostFigures {
  const sums = sumCostsWith(items, invoices)
  const bills = invoices.filter((one) => !isCredit(one))
  const credits = invoices.filter(isCredit)
  const own = withInvoices(items, bills)
  const loose = withoutItem(items, bills)
  const origin = bills.length > 0 ? 'computed' : 'owner'
  const rules = [
    ruleOf(bills.length > 0 ? 'fromInvoices' : 'byHand'),
    ...(credits.length > 0 ? [ruleOf('credits')] : []),
  ]
  const spent = (name: 'invoicedRappen' | 'paidRappen') => [
    ...own.map((item) => part(item.title, item[name], origin)),
    part(texts.loose, loose?.[name] ?? 0, 'computed'),
    part(texts.credits, total(credits, name === 'paidRappen' ? 'paidRappen' : 'amountRappen'), 'computed'),
  ]
  const expected = own.map((item) => part(item.title, sumCosts([item]).forecast, origin))
  const back = total(credits, 'amountRappen')
  const beyond = sums.forecast - back - expected.reduce((sum, { value }) => sum + value, 0)
  const { budgetRappen: budget } = project
  // Without a single item nobody knows; zero would be a promise.
  const forecast = sums.forecast === 0 ? null : sums.forecast
  const budgeted = part(texts.budget, budget ?? 0, 'owner')
  return {
    budget: figure(budget, [budgeted], [ruleOf('budget')]),
    committed: figure(
      sums.committed,
      items.map((item) => part(item.title, item.committedRappen, 'owner')),
      [ruleOf('committed')],
    ),
    invoiced: figure(sums.invoiced, spent('invoicedRappen'), rules),
    paid: figure(sums.paid, spent('paidRappen'), rules),
    forecast: figure(
      forecast,
      [...expected, part(texts.beyond, beyond, 'computed'), part(texts.credits, back, 'computed')],
      [
        ruleOf('forecast'),
        ...(loose === undefined ? [] : [ruleOf('loose')]),
        ...(credits.length > 0 ? [ruleOf('credits')] : []),
      ],
    ),
    reserve: figure(
      reserveOf(project),
      [
        budgeted,
        { label: texts.reservePercent, value: project.reservePercent, unit: 'percent', origin: 'owner' },
      ],
      [ruleOf('reserve')],
    ),
    deviation: {
      ...figure(
        budget === null || budget === 0 || forecast === null ? null : ((forecast - budget) / budget) * 100,
        [budgeted, part(texts.forecast, sums.forecast, 'computed')],
        [ruleOf('deviation')],
      ),
      unit: 'percent',
    },
  }
}

/** What of the budget is held back for the unexpected. */
export const reserveOf = ({ budgetRappen, reservePercent }: Budgeted): number | null =>
  budgetRappen === null ? null : Math.round((budgetRappen * reservePercent) / 100)

/** What of the reserve nobody will probably need. */
export function reserveLeft(project: Budgeted, forecast: number): number | null {
  const reserve = reserveOf(project)
  if (reserve === null || project.budgetRappen === null) return null
  return Math.min(reserve, Math.max(0, project.budgetRappen - forecast))
}

/** How far a forecast over the budget is worth a warning. */
export const deviationLevel = (percent: number): 'fine' | 'raised' | 'high' =>
  percent > 10 ? 'high' : percent > 5 ? 'raised' : 'fine'

type Part = FigureInput & { readonly value: number }

const part = (label: string, value: number, origin: FigureOrigin): Part => ({
  label,
  value,
  unit: 'rappen',
  origin,
})

const ruleOf = (id: keyof typeof texts.rules): FigureRule => ({
  id: `project.${id}`,
  text: texts.rules[id],
  sources: [],
})

const total = (bills: readonly Billed[], name: 'amountRappen' | 'paidRappen'): number =>
  bills.reduce((sum, bill) => sum + bill[name], 0)

/** Parts of nothing are left out; those of one name are told apart, because each name is told once. */
function figure(value: number | null, parts: readonly FigureInput[], rules: readonly FigureRule[]): Figure {
  const told = parts.filter((one) => one.value !== 0)
  const inputs = told.map((one, at) => {
    const number = told.slice(0, at).filter(({ label }) => label === one.label).length + 1
    return number === 1 ? one : { ...one, label: texts.again(one.label, number) }
  })
  return { value, low: value, high: value, unit: 'rappen', inputs, rules }
}
