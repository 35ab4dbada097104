import { expect, it } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import type { FigureRule, FigureSource } from '../figures/figure.ts'
import { checkedDays, listSources, ranges, type SourceList } from './report-sources.ts'

const row = (key: string, source: string, more: Partial<FigureSource> = {}): FigureSource => ({
  key,
  source,
  checkedOn: '2026-11-14',
  isVerified: true,
  ...more,
})
const ruleOn = (...sources: FigureSource[]): FigureRule => ({ id: 'rule', text: 'Regel.', sources })
const textsOf = ({ groups }: SourceList) => groups.flatMap(({ sources }) => sources.map(({ text }) => text))

it('a source is listed once, with all it is used for', () => {
  const [roof, facade] = [
    row('lifetime.pitched_roof', 'Tabelle: 50.'),
    row('lifetime.wood_facade', 'Tabelle: 50.'),
  ]
  const list = listSources([ruleOn(roof), ruleOn(facade, roof)])
  expect(list.groups).toEqual([
    {
      title: 'Lebensdauern in Jahren',
      sources: [
        {
          number: 1,
          text: 'Steildach, Fassade aus Holz – Tabelle: 50.',
          checkedOn: '2026-11-14',
          isVerified: true,
        },
      ],
    },
  ])
  expect(list.numbersOf(ruleOn(facade))).toBe('1')
  expect(list.numbersOf(ruleOn())).toBe('')
})

it('who is cited three times is named once, and what nobody published stays as it is', () => {
  const list = listSources([
    ruleOn(
      row('uvalue.wall', 'Modell: U-Wert der Wand.'),
      row('cost.kitchen', 'Modell: eine Küche.'),
      row('geometry.depth', 'Modell: höchstens 15 m tief.'),
      row('geometry.angle', 'Üblich.'),
      row('lifetime.kitchen', 'Modell: 25; Bank: 30.'),
    ),
  ])
  expect(list.groups.map(({ title, sources }) => [title, sources.map(({ text }) => text)])).toEqual([
    ['Lebensdauern in Jahren', ['Küche – Modell: 25; Bank: 30.']],
    ['Modell', ['U-Wert der Wand.', 'Richtpreis Küche – eine Küche.', 'Höchstens 15 m tief.']],
    ['Weitere Quellen', ['Üblich.']],
  ])
})

it('the same words are two sources when only one of them was seen, or on another day', () => {
  const list = listSources([
    ruleOn(
      row('geometry.a', 'Tabelle.'),
      row('geometry.b', 'Tabelle.', { isVerified: false }),
      row('geometry.c', 'Tabelle.', { checkedOn: '2026-11-15' }),
      row('geometry.d', 'Tabelle.'),
    ),
  ])
  expect(list.groups[0]?.sources.map(({ number, isVerified }) => [number, isVerified])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ])
  expect(checkedDays(list)).toEqual([
    ['2026-11-14', '1, 2'],
    ['2026-11-15', '3'],
  ])
})

it('numbers beside each other are a range', () => {
  expect(ranges([7, 3, 1, 2, 2])).toBe('1–3, 7')
  expect(ranges([4, 5])).toBe('4, 5')
})

/** What a reader could not find, or would find twice. */
function faultsOf(list: SourceList, rules: readonly FigureRule[]): readonly string[] {
  const sources = list.groups.flatMap((group) => group.sources.map((one) => ({ ...one, title: group.title })))
  return rules.flatMap((rule) =>
    rule.sources.flatMap((one) => {
      const number = Number(list.numbersOf({ ...rule, sources: [one] }))
      const found = sources.filter((listed) => listed.number === number)
      const said = `${found[0]?.title}: ${found[0]?.text}`.toLowerCase()
      const isTold = said.includes(one.source.toLowerCase().split(': ').at(-1) ?? '')
      const isSame = found[0]?.isVerified === one.isVerified && found[0].checkedOn === one.checkedOn
      return found.length === 1 && isTold && isSame ? [] : [one.key]
    }),
  )
}

it('every row of the product has one number, one entry, its own day and its own state', () => {
  const rules = referenceRows().map((one) => ruleOn(one))
  const list = listSources(rules)
  expect(rules.length).toBeGreaterThan(300)
  expect(faultsOf(list, rules)).toEqual([])
  const numbers = list.groups.flatMap(({ sources }) => sources.map(({ number }) => number))
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  expect(textsOf(list).length).toBeLessThan(rules.length)
})

it('an entry that is missing, doubled or called checked does not pass', () => {
  const rules = [ruleOn(row('geometry.a', 'Tabelle.', { isVerified: false }), row('geometry.b', 'Buch.'))]
  const list = listSources(rules)
  const [group = { title: '', sources: [] }] = list.groups
  const [first, ...rest] = group.sources
  const planted = (sources: typeof group.sources) => ({ ...list, groups: [{ ...group, sources }] })
  if (first === undefined) throw new Error('nothing is listed')
  expect(faultsOf(list, rules)).toEqual([])
  expect(faultsOf(planted(rest), rules)).toEqual(['geometry.a'])
  expect(faultsOf(planted([first, first, ...rest]), rules)).toEqual(['geometry.a'])
  expect(faultsOf(planted([{ ...first, isVerified: true }, ...rest]), rules)).toEqual(['geometry.a'])
})
