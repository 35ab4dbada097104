import * as z from 'zod/mini'
import type { Address } from './address.ts'
import { buildingFacts, cantonOf, type BuildingAnswer, type DwellingRecord } from './building-facts.ts'

// Answers of the federal geoportal (api3.geo.admin.ch, SearchServer and MapServer). Nothing in them is believed unread.

const location = z.object({
  attrs: z.object({
    featureId: z.string().check(z.regex(/^\d{1,9}_\d{1,3}$/)),
    label: z.string().check(z.maxLength(400)),
    detail: z.string().check(z.maxLength(400)),
  }),
})
const locations = z.object({ results: z.array(z.unknown()) })

/** The addresses of a search. An entry that does not read like an address is left out. */
export function readLocations(answer: unknown): Address[] {
  return z.parse(locations, answer).results.flatMap((entry) => {
    const parsed = z.safeParse(location, entry)
    const address = parsed.success ? addressOf(parsed.data.attrs) : undefined
    return address === undefined ? [] : [address]
  })
}

function addressOf({ featureId, label, detail }: z.output<typeof location>['attrs']): Address | undefined {
  // «Landstrasse 8 <b>8595 Altnau</b>»; a house without a number has «#».
  const [, before = '', zip, city = ''] = /^(.*)<b>\s*(\d{4})\s+(.+)<\/b>\s*$/.exec(label) ?? []
  const [street, place] = [plainText(before), plainText(city)]
  if (zip === undefined || street === undefined || place === undefined) return undefined
  const [, name = street, number] = /^(.*\S)\s+(#|\d\S*)$/.exec(street) ?? []
  const [egid = '', edid] = featureId.split('_')
  // «landstrasse 8 8595 altnau 4641 altnau ch tg»
  const [, municipality, canton = ''] = /\s(\d{1,4})\s\D+\sch\s([a-z]{2})$/.exec(detail) ?? []
  return {
    egid: Number(egid),
    edid: Number(edid),
    street: name,
    houseNumber: number === undefined || number === '#' ? null : number,
    zip,
    city: place,
    canton: cantonOf(canton),
    municipalityNumber: municipality === undefined ? null : Number(municipality),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", '#39': "'", quot: '"' }

/** Labels are HTML with bold and italic parts. One with any other tag was not made by the service. */
function plainText(html: string): string | undefined {
  const text = html
    .replaceAll(/<\/?[bi]>/gi, '')
    .replaceAll(/&(amp|apos|#39|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[<>]|\p{C}/u.test(text) ? undefined : text
}

const count = z.nullish(z.coerce.number().check(z.int(), z.minimum(0)))
const metres = z.nullish(z.number())
const text = z.nullish(z.string())
const list = z.nullish(z.array(count))

const feature = z.object({
  feature: z.object({
    attributes: z.object({
      egid: z.coerce.number().check(z.int(), z.minimum(1)),
      edid: z.coerce.number().check(z.int(), z.minimum(0)),
      gdekt: z.string(),
      ggdenr: z.int(),
      ggdename: z.string(),
      gexpdat: text,
      egrid: text,
      lparz: text,
      gkode: metres,
      gkodn: metres,
      gstat: count,
      gkat: count,
      gklas: count,
      gbauj: count,
      gbaup: count,
      garea: count,
      gvol: count,
      gastw: count,
      ganzwhg: count,
      gebf: count,
      gwaerzh1: count,
      genh1: count,
      gwaerzw1: count,
      genw1: count,
      strname: z.nullish(z.array(z.string())),
      deinr: text,
      dplz4: count,
      dplzname: text,
      ewid: list,
      wstwk: list,
      wmehrg: list,
      wbez: z.nullish(z.array(text)),
      wstat: list,
      warea: list,
      wazim: list,
    }),
  }),
})
type Attributes = z.output<typeof feature>['feature']['attributes']

/** A building as the geoportal describes it, the same facts as from an import; null for one that does not stand. */
export function readFeature(answer: unknown): BuildingAnswer | null {
  const facts = z.parse(feature, answer).feature.attributes
  if (notThere.includes(facts.gstat)) return null
  const record = {
    egid: facts.egid,
    canton: facts.gdekt,
    municipalityNumber: facts.ggdenr,
    municipality: facts.ggdename,
    egrid: facts.egrid ?? null,
    parcel: facts.lparz ?? null,
    category: facts.gkat ?? null,
    class: facts.gklas ?? null,
    buildYear: facts.gbauj ?? null,
    buildPeriod: facts.gbaup ?? null,
    footprintM2: facts.garea ?? null,
    volumeM3: facts.gvol ?? null,
    floors: facts.gastw ?? null,
    dwellings: facts.ganzwhg ?? null,
    energyAreaM2: facts.gebf ?? null,
    heatingGenerator: facts.gwaerzh1 ?? null,
    heatingEnergy: facts.genh1 ?? null,
    waterGenerator: facts.gwaerzw1 ?? null,
    waterEnergy: facts.genw1 ?? null,
    east: rounded(facts.gkode),
    north: rounded(facts.gkodn),
  }
  const entrance = {
    edid: facts.edid,
    street: facts.strname?.[0] ?? null,
    houseNumber: facts.deinr ?? null,
    zip: facts.dplz4 ?? null,
    place: facts.dplzname ?? null,
  }
  return {
    source: { name: 'GWR', asOf: dayOf(facts.gexpdat) },
    building: buildingFacts(record, entrance, flatsOf(facts)),
  }
}

// Demolished and never built, of buildings and of dwellings.
const notThere: readonly (number | null | undefined)[] = [1007, 1008]
const givenUp: readonly (number | null | undefined)[] = [3007, 3008]

// Facts of dwellings come as lists side by side.
const flatsOf = (facts: Attributes): DwellingRecord[] =>
  (facts.ewid ?? []).flatMap((ewid, at) =>
    ewid === null || ewid === undefined || givenUp.includes(facts.wstat?.[at])
      ? []
      : [
          {
            ewid,
            floor: facts.wstwk?.[at] ?? null,
            isMultiFloor: facts.wmehrg?.[at] === 1,
            label: facts.wbez?.[at] ?? null,
            areaM2: facts.warea?.[at] ?? null,
            rooms: facts.wazim?.[at] ?? null,
          },
        ],
  )

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value)

/** «14.07.2025» as a calendar day. */
function dayOf(given: string | null | undefined): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(given ?? '') ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}
