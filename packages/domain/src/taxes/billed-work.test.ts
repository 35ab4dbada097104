import { expect, test } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import { referenceBook } from '../reference/reference-value.ts'
import type { ProjectKind } from '../projects/project.ts'
import { suggestForBill, type BilledWork } from './billed-work.ts'

const book = referenceBook(referenceRows(), { canton: 'ZH', on: '2026-11-17' })
const suggest = (bill: Partial<BilledWork>) =>
  suggestForBill(book, {
    component: null,
    trade: null,
    houseAge: 40,
    project: null,
    words: [],
    sender: null,
    ...bill,
  })
const of = (kind: ProjectKind, title = 'Haus') => ({ project: { kind, title } })

test.each<readonly [string, Partial<BilledWork>, string | undefined]>([
  ['who comes without a renovation looks after it', { component: 'kitchen' }, 'upkeep 100'],
  [
    'a renovation puts in for what was there',
    { ...of('renovation'), component: 'kitchen' },
    'upkeep 80, improvement 20',
  ],
  ['so does one for energy', { ...of('energy'), component: 'windows' }, 'energy 100'],
  ['upkeep is upkeep', { ...of('upkeep'), component: 'kitchen' }, 'upkeep 100'],
  ['an extension makes the house larger', of('extension', 'Zimmer Ost'), 'improvement 100'],
  ['also what is built into it', { ...of('extension'), component: 'kitchen' }, 'improvement 100'],
  ['its windows save energy or do not', { ...of('extension'), component: 'windows' }, undefined],
  ['its insurance is an extension or operation', { ...of('extension'), trade: 'insurance' }, undefined],
  ['its mason builds it', { ...of('extension'), trade: 'masonry' }, 'improvement 100'],
  ['called extension or conversion, it is neither for sure', of('extension', 'Anbau oder Umbau'), undefined],
  ['what was mended in an extension', { ...of('extension'), words: ['Reparatur Dachrinne'] }, undefined],
  ['a conversion renews or adds a kitchen', { ...of('conversion'), component: 'kitchen' }, undefined],
  [
    'unless the bill says which',
    { ...of('conversion'), component: 'kitchen', words: ['Ersatz Küche'] },
    'upkeep 80, improvement 20',
  ],
  [
    'or that it was none before',
    { ...of('conversion'), component: 'bathroom', words: ['Neuinstallation'] },
    'improvement 100',
  ],
  ['either way a plant saves energy', { ...of('conversion'), component: 'photovoltaics' }, 'energy 100'],
  ['a conversion alone says nothing', of('conversion'), undefined],
  ['an emergency mends or replaces the bathroom', { ...of('emergency'), component: 'bathroom' }, undefined],
  ['of a roof both are upkeep', { ...of('emergency'), component: 'pitched_roof' }, 'upkeep 100'],
  ['a carport built on', { words: ['Anbau Carport'] }, 'improvement 100'],
  [
    'a terrace made larger',
    { words: [null, 'Erweiterung Sitzplatz'], component: 'garden' },
    'improvement 100',
  ],
  [
    'a loft that becomes a room',
    { words: ['Dachausbau, 2. Rate'], component: 'interior_paint' },
    'improvement 100',
  ],
  ['a boiler taken out, or a loft finished', { words: ['Ausbau'], component: 'bathroom' }, undefined],
  [
    'the old extension is painted',
    { words: ['Malerarbeiten Anbau'], component: 'interior_paint' },
    undefined,
  ],
  ['the extension of a guarantee', { words: ['Garantieerweiterung'], component: 'dishwasher' }, 'upkeep 100'],
  ['parts for building on', { words: ['Anbauteile'], component: 'kitchen' }, 'upkeep 100'],
  ['a new building for the old one', { words: ['Ersatzneubau'], component: 'kitchen' }, undefined],
  [
    'a heat pump put in without a renovation',
    { words: ['Einbau Wärmepumpe'], component: 'heat_pump' },
    'energy 100',
  ],
  ['a heat pump that is serviced', { words: ['Servicevertrag'], component: 'heat_pump' }, 'upkeep 100'],
  ['a spare part is a repair', { words: ['Ersatzteil Pumpe'], component: 'heat_pump' }, 'upkeep 100'],
  ['upkeep called an extension', { ...of('upkeep', 'Anbau'), component: 'kitchen' }, undefined],
  ['the chimney sweep, whatever the renovation', { ...of('upkeep'), trade: 'chimney_sweep' }, 'upkeep 100'],
  ['a mason without a word', { trade: 'masonry' }, undefined],
  ['a chimney sweep nobody has in the address book', { sender: 'Kaminfeger Brünner GmbH' }, 'upkeep 100'],
  ['a joiner nobody has', { sender: 'Schreinerei Holzwurm AG' }, undefined],
  [
    'an office, a bank or an insurer nobody has',
    { sender: 'Versicherung der Steuerverwaltungsbank' },
    undefined,
  ],
  [
    'what is known of the firm counts before its name',
    { sender: 'Kaminfeger Brünner GmbH', trade: 'masonry' },
    undefined,
  ],
  ['a component before both', { sender: 'Putzfrau Reinigung', component: 'windows' }, 'upkeep 100'],
])('%s: %o is %s', (_, bill, parts) => {
  expect(
    suggest(bill)
      ?.parts.map(({ taxClass, percent }) => `${taxClass} ${percent}`)
      .join(', '),
  ).toBe(parts)
})

test('a proposal says from what it follows which work was done', () => {
  const reasons = (bill: Partial<BilledWork>) => suggest(bill)?.rules.map(({ text }) => text)
  expect(reasons(of('extension'))?.[0]).toBe('Die Renovation ist als «Anbau» erfasst.')
  expect(reasons({ words: ['Anbau Carport'] })?.[0]).toBe('Erkannt an «Anbau».')
  expect(reasons({ component: 'kitchen' })).toHaveLength(1)
  expect(reasons({ sender: 'Kaminfeger Brünner GmbH' })?.[0]).toBe(
    'Erkannt am Namen «Kaminfeger Brünner GmbH».',
  )
  expect(reasons({ sender: 'Kaminfeger Brünner GmbH', component: 'kitchen' })).toHaveLength(1)
})

test('in a house too young for energy works windows of an extension are what was not there', () => {
  const young = referenceBook(referenceRows(), { canton: 'SO', on: '2026-11-17' })
  const bill = {
    component: 'photovoltaics',
    trade: null,
    houseAge: 2,
    words: [],
    sender: null,
    ...of('extension'),
  } as const
  expect(suggestForBill(young, bill)?.parts).toEqual([{ taxClass: 'improvement', percent: 100 }])
})
