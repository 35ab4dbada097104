import * as z from 'zod/mini'
import { day, line } from '../fields/fields.ts'
import { componentKeys } from '../real-estate/component.ts'
import { cantons } from '../real-estate/real-estate.ts'
import { maintenanceTemplateKeys } from './maintenance-templates.ts'

type Bounds = readonly [from: number, to: number]

// A figure outside of these is a slip of the keyboard, not a figure of the trade.
const boundsOfUnit = {
  years: [1, 200],
  year: [1900, 2100],
  months: [1, 600],
  hours: [1, 8_760],
  percent: [0, 100],
  factor: [0, 200],
  degrees: [0, 90],
  m: [0, 100],
  m2: [0, 1_000],
  kw: [0, 1_000],
  chf: [0, 1_000_000],
  chf_flat: [0, 1_000_000],
  chf_per_piece: [0, 200_000],
  chf_per_m2: [0, 5_000],
  chf_per_m: [0, 5_000],
  chf_per_kwp: [0, 10_000],
  chf_per_kw: [0, 10_000],
  chf_per_year: [0, 10_000],
  kwh_per_year: [0, 100_000],
  kwh_per_m2: [0, 1_000],
  kwh_per_litre: [1, 20],
  kwh_per_m3: [1, 20],
  kwh_per_kg: [1, 20],
  kwh_per_stere: [500, 4_000],
  kwh_per_kwp: [300, 2_000],
  kelvin_days: [1_000, 8_000],
  rp_per_kwh: [0, 200],
  kg_per_kwh: [0, 2],
  kg_per_m2: [0, 200],
  w_per_m2k: [0, 10],
} as const satisfies Record<string, Bounds>

type Unit = keyof typeof boundsOfUnit
const units = Object.keys(boundsOfUnit) as [Unit, ...Unit[]]

/** Areas whose names are of a catalogue: a row nobody would ever read is refused. */
const areas: Readonly<
  Record<string, { readonly names: readonly string[]; readonly units: readonly Unit[] }>
> = {
  lifetime: { names: componentKeys, units: ['years'] },
  cost: {
    // Windows are counted or measured: the only part with a price for either.
    names: [...componentKeys, 'windows_m2'],
    units: ['chf_per_piece', 'chf_per_m2', 'chf_per_m', 'chf_per_kwp', 'chf_flat'],
  },
  maintenance: { names: maintenanceTemplateKeys, units: ['months'] },
}

const figure = z.number().check(z.minimum(0))

const row = z
  .object({
    key: z.string().check(z.regex(/^[a-z][a-z0-9]*\.[a-z0-9_]{1,60}$/)),
    canton: z._default(z.nullable(z.enum(cantons)), null),
    value: figure,
    min: z._default(z.nullable(figure), null),
    max: z._default(z.nullable(figure), null),
    unit: z.enum(units),
    validFrom: day,
    validTo: z._default(z.nullable(day), null),
    source: line(500),
    checkedOn: day,
    verified: z.boolean(),
  })
  .check(
    z.refine(({ value, min, max }) => (min ?? value) <= value && value <= (max ?? value)),
    z.refine(({ unit, value, min, max }) => {
      const [from, to] = boundsOfUnit[unit]
      return from <= (min ?? value) && (max ?? value) <= to
    }),
    z.refine(({ validFrom, validTo }) => validTo === null || validFrom < validTo),
    z.refine(({ key, unit }) => {
      const [area = '', name = ''] = key.split('.')
      const known = areas[area]
      return known === undefined || (known.names.includes(name) && known.units.includes(unit))
    }),
  )

/** A file of `reference/`: figures of the trade, none twice. Canton and range may be left out. */
export const referenceFile = z.object({
  about: line(500),
  rows: z.array(row).check(z.refine((rows) => new Set(rows.map(identity)).size === rows.length)),
})

/** What makes a figure the same one in two releases. */
export const identity = (of: { key: string; canton: string | null; validFrom: string }): string =>
  `${of.key} ${of.canton ?? ''} ${of.validFrom}`
