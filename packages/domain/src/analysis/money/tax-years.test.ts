import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { francs, inputOf, part, type GoldenHouse } from '../../../golden/golden-house.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import type { Figure } from '../../figures/figure.ts'
import { measure } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'
import type { AnalysedHouse, AnalysisInput } from '../model/analysis.ts'

const rows = referenceRows()
const house: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  canton: 'ZH',
  buildYear: 1978,
  livingAreaM2: 150,
  floors: 2,
}
const [windows, roof, paint] = ['01-windows', '02-pitched_roof', '03-interior_paint'] as const
const components = [part('windows', 2000), part('pitched_roof', 1978), part('interior_paint', 2000)]

type Told = Partial<GoldenHouse> & {
  readonly paid: { readonly [id: string]: readonly [year: number, amount: number] }
  readonly today?: string
}

/** Each work with its year and its price. */
function inputAt({ paid, today = '2026-11-15', ...told }: Told): AnalysisInput {
  const budget = { marginalTaxPercent: 25 }
  const all = { slug: '', title: '', story: '', house, components, budget, ...told }
  const works = Object.entries(paid)
  return {
    ...inputOf(all, rows),
    today,
    measures: works.map(([id, [year]]) => measure(`m-${id}`, [id], { year })),
    amounts: works.map(([id, [, amount]]) => ({
      objectId: `m-${id}`,
      kind: 'measure_cost',
      rappen: francs(amount),
    })),
  }
}
const taxesOf = (told: Told) => analyse(inputAt(told)).taxes
const apart = { [windows]: [2026, 40_000], [roof]: [2027, 60_000], [paint]: [2031, 9000] } as const
const together = { ...apart, [roof]: [2026, 60_000] } as const

describe('the deductions of a year', () => {
  test('save together: the rate falls with their sum', () => {
    const { years, total, until } = taxesOf({ paid: together })
    expect(years.map(({ year }) => year)).toEqual([2026])
    // Of 120 000 the last francs are taxed lower: 100 000 save 25 % of 58 333.
    expect(years[0]?.saving.value).toBe(Math.round(francs(100_000 - 100_000 ** 2 / 240_000) * 0.25))
    expect(total.value).toBe(years[0]?.saving.value)
    expect(until).toBe(2028)
  })

  test('with one work save what its card says', () => {
    const { components: all, taxes } = analyse(inputAt({ paid: apart, imputedRentRappen: francs(24_000) }))
    expect(taxes.years.map(({ year }) => year)).toEqual([2026, 2027])
    for (const { componentIds, saving } of taxes.years) {
      const { value, low, high } = all.find(({ component }) => component.id === componentIds[0])?.tax ?? {}
      expect(saving).toMatchObject({ value, low, high })
    }
  })

  test('lose the flat deduction once', () => {
    const lost = taxesOf({ paid: together, imputedRentRappen: francs(24_000) })
    expect(lost.years[0]?.saving.value).toBe(Math.round(francs(95_200 - 95_200 ** 2 / 240_000) * 0.25))
  })

  test('are never more than the income: five works of 208 000 do not save 52 000', () => {
    const { years } = taxesOf({ paid: { ...together, [roof]: [2026, 168_000] } })
    expect(years[0]?.saving).toMatchObject({ value: francs(15_000), low: francs(10_000) })
    expect(years[0]?.saving.high).toBeLessThan(francs(31_000))
  })

  test('are those of the plan alone: nothing without a rate, nothing that was rejected, none after the change', () => {
    expect(taxesOf({ paid: together, budget: {} })).toMatchObject({ years: [], total: { value: null } })
    const input = inputAt({ paid: together })
    const rejected = input.measures.map((one) => ({ ...one, state: 'rejected' as const, year: null }))
    expect(analyse({ ...input, measures: rejected }).taxes.years).toEqual([])
    expect(
      taxesOf({ paid: { [windows]: [2030, 40_000], [roof]: [2030, 60_000], [paint]: [2030, 1] } }),
    ).toMatchObject({
      years: [],
      total: { value: 0 },
    })
  })

  test('name what is left out because nobody knows', () => {
    const listed = { ...house, usage: 'rented' as const }
    const facade = [...components, part('plaster_facade', 1978)]
    const paid = { ...together, [roof]: [2030, 60_000], '04-plaster_facade': [2030, 50_000] } as const
    const { years, until } = taxesOf({ paid, house: listed, components: facade })
    const rules = years.find(({ year }) => year === 2030)?.saving.rules ?? []
    expect(rules.find(({ id }) => id === 'tax.open')?.text).toContain('Fassade')
    expect(until).toBeNull()
  })
})

describe('the sum of the years', () => {
  test('names all that is left out, of a year that saves nothing too', () => {
    const { years, total } = taxesOf({
      house: { ...house, usage: 'rented' },
      components: [...components, part('plaster_facade', 1978), part('solar_thermal', 2000)],
      paid: {
        ...together,
        '04-plaster_facade': [2030, 50_000],
        [paint]: [2030, 9000],
        '05-solar_thermal': [2031, 20_000],
      },
    })
    expect(years.map(({ year }) => year)).toEqual([2026, 2030])
    const open = total.rules.filter(({ id }) => id === 'tax.open').map(({ text }) => text)
    expect(open).toHaveLength(1)
    for (const name of ['Fassade', 'Sonnenkollektoren']) expect(open[0]).toContain(name)
  })

  test('does not say of itself that the flat deduction is higher than one of its years', () => {
    const { years, total } = taxesOf({
      components: [...components, part('kitchen', 2000)],
      paid: { ...together, [paint]: [2026, 1], '04-kitchen': [2027, 5900] },
      imputedRentRappen: francs(24_000),
    })
    const ids = (figure: Figure | undefined) => figure?.rules.map(({ id }) => id)
    // Of 5900 four fifths are less than the 4800 of the flat deduction, all of it is more.
    expect(ids(years.find(({ year }) => year === 2027)?.saving)).toContain('tax.below_flat')
    expect(total.value).toBeGreaterThan(0)
    expect(ids(total)).not.toContain('tax.below_flat')
  })
})

describe('where much falls in one year', () => {
  test('two years are proposed, with what that saves more', () => {
    const [first] = taxesOf({ paid: together }).years
    expect(first?.advice?.sentence).toContain('Auf die Steuerjahre 2026 und 2027 verteilt')
    expect(first?.advice?.saving?.value).toBe(
      2 * Math.round(francs(50_000 - 50_000 ** 2 / 240_000) * 0.25) - (first?.saving.value ?? 0),
    )
  })

  test('of the last year that counts the one before is proposed, and none where that is over', () => {
    const last = { ...together, [windows]: [2028, 40_000], [roof]: [2028, 60_000] } as const
    expect(taxesOf({ paid: last }).years[0]?.advice?.sentence).toContain('nur auf 2027 und 2028')
    const late = taxesOf({ paid: last, today: '2028-03-01' }).years[0]?.advice
    expect(late?.sentence).toContain('Ab 2029 ist der Unterhalt nicht mehr abziehbar')
    expect(late?.saving).toBeNull()
    const rented = taxesOf({ paid: last, house: { ...house, usage: 'rented' } })
    expect(rented.years[0]?.advice?.sentence).toContain('2028 und 2029 verteilt')
  })

  test('of a rented house no improvement is proposed for a year in which it is open', () => {
    const facade = '04-plaster_facade'
    const told = {
      house: { ...house, usage: 'rented' },
      components: [...components, part('plaster_facade', 1978)],
      paid: { ...apart, [windows]: [2026, 1], [roof]: [2026, 1], [facade]: [2028, 150_000] },
    } as const
    const adviceAt = (today?: string) =>
      taxesOf({ ...told, ...(today === undefined ? {} : { today }) }).years.find(({ year }) => year === 2028)
        ?.advice
    expect(adviceAt()?.sentence).toContain(
      'danach höchstens noch ein Teil: Verteilen lässt sich nur auf 2027 und',
    )
    expect(adviceAt('2028-03-01')).toMatchObject({
      sentence: expect.stringContaining('Ab 2029 zählt davon höchstens noch ein Teil') as string,
      saving: null,
    })
  })

  test.each([{ usage: 'partly_rented' }, { isListed: true }] as const)(
    'it does not say that nothing counts where a part may still: %o',
    (more) => {
      const paid = { ...together, [windows]: [2028, 40_000], [roof]: [2028, 60_000] } as const
      for (const today of ['2026-11-15', '2028-03-01'])
        expect(taxesOf({ paid, today, house: { ...house, ...more } }).years[0]?.advice?.sentence).toContain(
          'höchstens noch ein Teil',
        )
    },
  )

  test('nothing is proposed where it is little, or the neighbour is as full', () => {
    const little = { ...apart, [roof]: [2028, 20_000], [windows]: [2026, 20_000] } as const
    for (const { advice } of taxesOf({ paid: little }).years) expect(advice).toBeNull()
    const full = { ...apart, [windows]: [2026, 60_000] } as const
    expect(taxesOf({ paid: full }).years[0]?.advice).toBeNull()
    // The year after the last that is shown counts as a neighbour, and is not shown.
    const late = { [windows]: [2035, 60_000], [roof]: [2036, 100_000], [paint]: [2026, 1] } as const
    const { years, total } = taxesOf({ paid: late, house: { ...house, usage: 'rented' } })
    expect(years.map(({ year }) => year)).toEqual([2026, 2035])
    expect(years[1]?.advice).toBeNull()
    expect(total.value).toBe((years[0]?.saving.value ?? 0) + (years[1]?.saving.value ?? 0))
  })
})

test('a year never saves more than its works do each for itself without the flat deduction, and at least the largest', () => {
  const amount = fc.integer({ min: 1, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.option(fc.integer({ min: 0, max: 60_000 })), (a, b, c, rent) => {
      const told = {
        paid: { [windows]: [2027, a], [roof]: [2027, b], [paint]: [2027, c] } as const,
        ...(rent === null ? {} : { imputedRentRappen: francs(rent) }),
      }
      const { taxes, components: all } = analyse(inputAt(told))
      const alone = analyse({ ...inputAt(told), imputedRentRappen: null }).components
      const { value, low, high } = taxes.total
      for (const { tax } of all) expect(value).toBeGreaterThanOrEqual(tax.value ?? 0)
      expect(value).toBeLessThanOrEqual(alone.reduce((sum, { tax }) => sum + (tax.value ?? 0), 0) + 2)
      expect(low).toBeLessThanOrEqual(value ?? 0)
      expect(high).toBeGreaterThanOrEqual(value ?? 0)
    }),
    { numRuns: 40 },
  )
})
