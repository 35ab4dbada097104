import type { TestServer } from './server.ts'
import { makeDocuments } from './documents.ts'
import { makeWorld, newId, type Person } from './world.ts'

/** Each amount of the house, with what it is of. No two are alike, and nothing else is such a number. */
export type Amounts = ReadonlyMap<number, string>
export type RichHouse = {
  readonly house: string
  readonly amounts: Amounts
  /** One thing of each noun. */
  readonly ids: Readonly<Record<string, string>>
}

/** A word that finds every noun of this house. */
export const rareWord = 'Rarität'

/** A house with an amount wherever one can be, each written by the call an owner makes. */
export async function makeRichHouse(server: TestServer, owner: Person): Promise<RichHouse> {
  const world = makeWorld(server)
  const amounts = new Map<number, string>()
  const rare = (what: string, base = 7_000_000): number => {
    const rappen = base + (amounts.size + 1) * 10_107
    amounts.set(rappen, what)
    return rappen
  }
  const house = await world.house(owner)
  const say = (verb: string, input: string, id: string, facts: object, version = 1) =>
    owner.data(
      `mutation ($house: ID!, $id: ID!, $input: ${input}!) { ${verb}(realEstateId: $house, id: $id, input: $input) { __typename } }`,
      { house, id, input: { idempotencyKey: newId(), expectedVersion: version, ...facts } },
    )
  const key = (version: number) => ({ idempotencyKey: newId(), expectedVersion: version })

  await owner.data(
    'mutation ($id: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $id, input: $input) { version } }',
    {
      id: house,
      input: {
        ...key(0),
        purchasePriceRappen: rare('purchase price'),
        purchaseCostsRappen: rare('purchase costs'),
        insuredValueRappen: rare('insured value'),
        taxValueRappen: rare('tax value'),
        imputedRentRappen: rare('imputed rent'),
        hasMortgage: true,
        mortgageRappen: rare('mortgage'),
        fundBalanceRappen: rare('fund balance'),
        fundBalanceOn: '2026-01-01',
        fundYearlyRappen: rare('fund yearly'),
      },
    },
  )
  await owner.data(
    `mutation ($house: ID!, $input: UpdateAnalysisBudgetInput!) {
      updateAnalysisBudget(realEstateId: $house, input: $input) { __typename } }`,
    {
      house,
      input: {
        ...key(0),
        savedRappen: rare('saved'),
        savingMonthlyRappen: rare('saving monthly'),
        propertyValueRappen: rare('property value'),
      },
    },
  )

  const component = await world.component(owner, house, { name: rareWord })
  await say('setComponentCost', 'SetComponentCostInput', component, { costRappen: rare('component cost') }, 0)
  const measure = await world.measure(owner, house, component, { costRappen: rare('measure cost') })
  const event = await world.event(owner, house, component, { costRappen: rare('event cost') })
  const todo = await world.todo(owner, house, { title: rareWord, componentId: component })
  const document = await makeDocuments(server).document(owner, house, {
    title: rareWord,
    amountRappen: rare('document amount'),
  })

  const sources = ['own', 'mortgage', 'subsidy', 'fund', 'insurance']
  const project = await world.project(owner, house, {
    title: rareWord,
    componentIds: [component],
    budgetRappen: rare('project budget'),
    financing: sources.map((source) => ({ source, amountRappen: rare(`financing ${source}`) })),
  })
  await world.approval(owner, house, project, {
    kind: 'subsidy',
    title: rareWord,
    promisedRappen: rare('subsidy promised'),
    paidRappen: rare('subsidy paid'),
  })
  const costItem = newId()
  const item = {
    projectId: project,
    title: rareWord,
    plannedRappen: rare('planned'),
    committedRappen: rare('committed'),
    invoicedRappen: rare('invoiced'),
    paidRappen: rare('paid'),
    isActive: true,
  }
  await say('setCostItem', 'SetCostItemInput', costItem, item, 0)

  const line = { text: rareWord, kind: 'priced', amountRappen: rare('quote line') }
  const quote = await world.quote(owner, house, project, {
    company: rareWord,
    priceRappen: rare('quote price', 30_000_000),
    discountRappen: rare('quote discount'),
    lines: [line],
  })
  const order = { title: rareWord, amountRappen: rare('change order') }
  const changeOrder = await world.changeOrder(owner, house, quote, order)
  // What they bind is reckoned from others: here it is a number of its own.
  for (const [table, id] of [
    ['quote', quote],
    ['change_order', changeOrder],
  ] as const)
    await server.admin(
      `update app.${table} set committed_rappen = $3 where real_estate_id = $1 and id = $2`,
      [house, id, rare(`${table} committed`)],
    )

  const bill = rare('invoice', 40_000_000)
  const [part, subsidy, paid] = [rare('tax line'), rare('subsidy'), rare('payment')]
  amounts.set(bill - part, 'other tax line')
  amounts.set(bill - paid, 'open')
  const invoice = await world.invoice(owner, house, {
    creditor: rareWord,
    projectId: project,
    componentId: component,
    measureId: measure,
    amountRappen: bill,
    subsidyRappen: subsidy,
    taxLines: [
      { text: rareWord, amountRappen: part, taxClass: 'upkeep' },
      { text: rareWord, amountRappen: bill - part, taxClass: 'improvement' },
    ],
  })
  const payment = { paymentId: newId(), paidOn: '2026-10-20', amountRappen: paid }
  await say('payInvoice', 'PayInvoiceInput', invoice, payment)
  const dispute = { disputedOn: '2026-11-01', disputeReason: rareWord, disputeDemand: 'breakdown' }
  const disputed = { ...dispute, disputedRappen: rare('disputed') }
  await say('disputeInvoice', 'DisputeInvoiceInput', invoice, disputed, 2)
  const guarantee = { warrantyBasis: 'work', warrantyFrom: '2026-10-01' }
  await say('beginInvoiceWarranty', 'BeginInvoiceWarrantyInput', invoice, guarantee, 3)
  const retained = { retainedUntil: '2027-03-01', retainedReason: rareWord, retainedRappen: rare('retained') }
  await say('retainInvoice', 'RetainInvoiceInput', invoice, retained, 4)
  const expense = { kind: 'expense', creditor: rareWord, category: 'insurance', issuedOn: '2026-10-19' }
  await world.invoice(owner, house, { ...expense, dueOn: undefined, amountRappen: rare('expense') })
  const credited = { kind: 'credit', creditor: rareWord, dueOn: undefined, creditsId: invoice }
  const credit = await world.invoice(owner, house, { ...credited, amountRappen: -rare('credit') })
  // What lies in the trash is still there for who may see it.
  const gone = await world.invoice(owner, house, { creditor: rareWord, amountRappen: rare('thrown away') })
  await say('deleteInvoice', 'VersionInput', gone, {})

  const ids = {
    component,
    measure,
    event,
    todo,
    document,
    project,
    costItem,
    quote,
    changeOrder,
    invoice,
    credit,
  }
  return { house, amounts, ids }
}
