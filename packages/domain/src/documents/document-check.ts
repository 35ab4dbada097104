import type { ComponentKey } from '../real-estate/component.ts'
import type { Canton, OwnershipForm, RealEstateKind, RealEstateUsage } from '../real-estate/real-estate.ts'
import type { DocumentCategory } from './document.ts'

/** What decides which papers a house should have. */
export type CheckedHouse = {
  readonly kind: RealEstateKind | null
  readonly usage: RealEstateUsage | null
  readonly ownership: OwnershipForm | null
  readonly components: readonly ComponentKey[]
}

/** What is looked at to recognise a paper. */
export type CheckedDocument = {
  readonly id: string
  readonly title: string
  readonly category: DocumentCategory | null
  readonly tags: readonly string[]
  readonly file: { readonly name: string }
  readonly datedOn: string | null
  readonly validUntil: string | null
}

export type CheckState = 'present' | 'missing' | 'expired'
export type CheckedPaper = {
  readonly paper: WantedPaper
  readonly category: DocumentCategory
  readonly state: CheckState
  /** The one that is there, or the last that was. */
  readonly documentId: string | undefined
  /** When it lost its worth. */
  readonly expiredOn: string | undefined
}

type Rule = {
  /** Where it belongs, and where it is filed from here. */
  readonly category: DocumentCategory
  /** How such a paper calls itself. */
  readonly words: RegExp
  readonly isNeeded: (house: CheckedHouse) => boolean
  /** For how long it holds where it does not say so itself. */
  readonly years?: number
}

const isBuilt = ({ kind }: CheckedHouse): boolean => kind !== 'building_land'
/** Whose roof and walls belong to the owner alone; those of a flat are the community's affair. */
const isWhole = (house: CheckedHouse): boolean => isBuilt(house) && !isShared(house)
const isShared = ({ kind, ownership }: CheckedHouse): boolean =>
  kind === 'condominium_flat' || ownership === 'condominium'
const has =
  (...keys: readonly ComponentKey[]) =>
  ({ components }: CheckedHouse): boolean =>
    components.some((one) => keys.includes(one))

/**
 * The papers an owner should have, in the order in which they are asked for at a sale, by a bank or after a damage. The
 * electrical proof holds 20 years in homes (reference `maintenance.electrical_inspection`), a GEAK ten (HEV Adliswil-Langnau, 17.11.2026).
 */
const rules = {
  land_register: {
    category: 'ownership',
    words: /grundbuch/i,
    isNeeded: () => true,
  },
  purchase_contract: {
    category: 'ownership',
    words: /kaufvertrag|erbteilung|schenkungsvertrag|abtretung/i,
    isNeeded: () => true,
  },
  building_right: {
    category: 'ownership',
    words: /baurechtsvertrag|baurecht/i,
    isNeeded: ({ ownership }) => ownership === 'building_right',
  },
  condominium_rules: { category: 'condominium', words: /reglement/i, isNeeded: isShared },
  condominium_minutes: { category: 'condominium', words: /protokoll/i, isNeeded: isShared },
  plans: {
    category: 'plan',
    words: /pl[aä]n|grundriss|schnitt|fassadenansicht/i,
    isNeeded: isBuilt,
  },
  building_insurance: {
    category: 'insurance',
    words: /geb[aä]ude|\bgv[abglsz]{0,2}\b|police/i,
    isNeeded: isWhole,
  },
  mortgage: { category: 'mortgage', words: /hypothek|kreditvertrag|rahmenvertrag/i, isNeeded: () => true },
  electrical_proof: {
    category: 'inspection',
    words: /sicherheitsnachweis|\bsina\b|elektro(?:kontrolle|installation)/i,
    isNeeded: isBuilt,
    years: 20,
  },
  energy_certificate: { category: 'energy', words: /geak|energieausweis/i, isNeeded: isWhole, years: 10 },
  combustion_report: {
    category: 'inspection',
    words: /feuerung|kaminfeger|rauchgas/i,
    isNeeded: has('oil_heating', 'gas_heating', 'wood_heating', 'pellet_heating'),
  },
  tank_report: { category: 'inspection', words: /tank/i, isNeeded: has('oil_tank') },
  probe_permit: {
    category: 'plan',
    words: /erdsonde|erdw[aä]rme|bohrung|konzession/i,
    isNeeded: has('ground_probe'),
  },
  solar_papers: {
    category: 'warranty',
    words: /photovoltaik|solar|\bpv\b|pronovo|inbetriebnahme/i,
    isNeeded: has('photovoltaics'),
  },
  lift_contract: { category: 'contract', words: /lift|aufzug/i, isNeeded: has('lift') },
  tenancy: {
    category: 'contract',
    words: /mietvertrag/i,
    isNeeded: ({ usage }) => usage === 'rented' || usage === 'partly_rented',
  },
} as const satisfies Record<string, Rule>

export type WantedPaper = keyof typeof rules
export const wantedPapers = Object.keys(rules) as readonly WantedPaper[]

/** Where no cantonal insurer takes every building: the policy is a private one, and nobody has it by law alone (SVV Solution AG, 17.11.2026). */
const privatelyInsured: ReadonlySet<Canton> = new Set(['GE', 'UR', 'SZ', 'TI', 'AI', 'VS', 'OW'])

/** Whether a house must look for an insurer by itself. */
export const isPrivatelyInsured = (canton: Canton): boolean => privatelyInsured.has(canton)

/** Which papers a house should have: there, missing, or no longer good on this day. */
export function checkDocuments(
  house: CheckedHouse,
  documents: readonly CheckedDocument[],
  today: string,
): readonly CheckedPaper[] {
  return wantedPapers
    .filter((paper) => rules[paper].isNeeded(house))
    .map((paper) => {
      const rule: Rule = rules[paper]
      const alike = documents
        .filter((one) => isSuch(one, rule))
        .map(({ id, ...one }) => ({ id, endsOn: endOf(one, rule) }))
        // What holds longest, and what never ends, comes first.
        .toSorted((a, b) => b.endsOn.localeCompare(a.endsOn))
      const [best] = alike
      const isOver = best !== undefined && best.endsOn < today
      return {
        paper,
        category: rule.category,
        state: best === undefined ? 'missing' : isOver ? 'expired' : 'present',
        documentId: best?.id,
        expiredOn: isOver ? best.endsOn : undefined,
      }
    })
}

/** By its words, in its own drawer or in none yet: an invoice for a tank is no report about it. */
const isSuch = ({ category, title, tags, file }: CheckedDocument, rule: Rule): boolean =>
  (category === rule.category || category === null) && rule.words.test([title, ...tags, file.name].join(' '))

const never = '9999-12-31'

function endOf({ validUntil, datedOn }: Omit<CheckedDocument, 'id'>, { years }: Rule): string {
  if (validUntil !== null) return validUntil
  if (years === undefined || datedOn === null) return never
  return `${String(Number(datedOn.slice(0, 4)) + years).padStart(4, '0')}${datedOn.slice(4)}`
}
