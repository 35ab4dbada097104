import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { isYearAssumed, yearOf } from '@hauswart/domain/real-estate/component-state'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'

const plural: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'sheet_metal',
  'balcony',
  'windows',
  'outer_doors',
  'shutters',
  'slat_blinds',
  'sunblinds',
  'solar_thermal',
  'water_pipes',
  'sewage_pipes',
  'kitchen_appliances',
  'oven',
  'flooring',
  'interior_doors',
  'built_in_furniture',
])
const neuter: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'pitched_roof',
  'flat_roof',
  'roof_window',
  'bathroom',
  'fireplace',
  'garage_door',
])
const masculine: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'facade_paint',
  'water_heater',
  'inverter',
  'battery',
  'lift',
  'oil_tank',
  'range_hood',
  'fridge',
  'dishwasher',
  'tumble_dryer',
  'interior_paint',
])

const { grammar } = componentLifeTexts

type Standing = Pick<ComponentAnalysis, 'component' | 'state' | 'remaining' | 'renewalYear' | 'isAssumed'>

/** How things stand with a component, in one plain sentence. */
export function standingWords(standing: Standing): string {
  const { component, state } = standing
  const texts = componentLifeTexts.sentence
  const { catalogKey, condition } = component
  const isMany = plural.has(catalogKey) && component.name === null
  const verb = isMany ? grammar.many : grammar.one
  const left = standing.remaining.value
  const year = standing.renewalYear.value
  if (left === null || year === null)
    return condition === null ? texts.nothing : texts.byCondition(conditionWord(condition))
  if (state === 'unknown') return texts.unknown(ofThem(standing), verb.lasts)
  const who = aged(standing)
  if (condition === 'defective') return texts.defective(who, verb.is)
  if (left <= 0) return texts.over(who, verb.has, wordsOf(catalogKey).their)
  return state === 'due'
    ? texts.decide(who, verb.needs, year)
    : texts.lasts(who, verb.lasts, Math.floor(left), year)
}

/** Several are spoken of as one that is feminine: «Ihre Fenster», «Ihre Heizung». */
const wordsOf = (key: ComponentKey) =>
  neuter.has(key) || masculine.has(key) ? grammar.other : grammar.feminine

/** «Ihre 14 Fenster», «Ihr Steildach»; a name the owner gave stands for itself. */
function ofThem({ component: { catalogKey, name, quantity, unit } }: Standing): string {
  if (name !== null) return componentLifeTexts.subject.own(name)
  const isCounted = plural.has(catalogKey) && unit === 'piece' && quantity !== null && quantity > 1
  return [wordsOf(catalogKey).your, isCounted ? String(quantity) : '', componentLabels[catalogKey]]
    .filter(Boolean)
    .join(' ')
}

function aged(standing: Standing): string {
  const { component } = standing
  const { from, assumed } = componentLifeTexts.subject
  return (isYearAssumed(component) ? assumed : from)(ofThem(standing), yearOf(component))
}
