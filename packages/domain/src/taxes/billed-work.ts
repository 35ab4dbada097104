import { ruleOf } from '../analysis/model/explain.ts'
import type { Trade } from '../craftsmen/trade.ts'
import { tradeOfName } from '../craftsmen/trade-suggestion.ts'
import type { FigureRule } from '../figures/figure.ts'
import type { ProjectKind } from '../projects/project.ts'
import { projectKindLabels } from '../projects/project.labels.ts'
import type { ReferenceBook } from '../reference/reference-value.ts'
import { workReasons } from './tax-class.labels.ts'
import { suggestTaxSplit, type PaidWork, type TaxSuggestion, type WorkAct } from './tax-suggestion.ts'

/** A bill as the house knows it: what was done is read from its renovation and from its own words. */
export type BilledWork = Omit<PaidWork, 'act'> & {
  readonly project: { readonly kind: ProjectKind; readonly title: string } | null
  /** What stands on it: its note, the cost item it belongs to. Never who sends it, for firms are named after trades. */
  readonly words: readonly (string | null | undefined)[]
  /** Who sends it: tells the trade of a firm that is not in the address book. */
  readonly sender: string | null
}

/** How a bill is probably divided; null where it may be one work or another and these are not taxed alike. */
export function suggestForBill(book: ReferenceBook, bill: BilledWork): TaxSuggestion | null {
  const { component, houseAge, project } = bill
  const signs = signsIn([project?.title, ...bill.words])
  const acts = actsOf(project?.kind, signs)
  // A component says more than the trade does.
  const named = bill.trade === null && component === null ? tradeOfName(bill.sender, toldByName) : undefined
  const trade = bill.trade ?? named ?? null
  const suggestions = acts.map((act) => suggestTaxSplit(book, { act, component, trade, houseAge }))
  const [first] = suggestions
  if (first === undefined || first === null || suggestions.some((one) => !isSame(one, first))) return null
  const isOfName = named !== undefined && !acts.includes('enlargement')
  const sender = isOfName ? [workReasons.sender(bill.sender ?? '')] : []
  return { ...first, rules: [...reasonsOf(project?.kind, signs, sender), ...first.rules] }
}

/** Insurers, banks, offices and cleaners send bills that have nothing to do with the house too; of these nobody does. */
const toldByName: ReadonlySet<Trade> = new Set<Trade>([
  'chimney_sweep',
  'tank_inspection',
  'electrical_inspection',
  'drain_cleaning',
  'pest_control',
])

/** What a renovation is for its owner says what can be done in it; without one somebody looks after the house. */
const actsByKind: Readonly<Record<ProjectKind, readonly WorkAct[]>> = {
  upkeep: ['repair'],
  renovation: ['replacement'],
  energy: ['replacement'],
  garden: ['replacement'],
  emergency: ['repair', 'replacement'],
  conversion: ['replacement', 'addition'],
  extension: ['enlargement'],
}

type Sign = { readonly word: string; readonly acts: readonly WorkAct[] }

// In the German of Swiss bills. What names a place as often as a work, or taking out as often as finishing, is several.
const signs: readonly (readonly [RegExp, readonly WorkAct[]])[] = [
  [/\p{L}*reparatur\p{L}*|repariert?|ersatzteile?n?|störung\p{L}*|defekte?r?s?/iu, ['repair']],
  [/\p{L}*(?:service|wartung|unterhalt|revision|kontrolle|reinigung)\p{L}*/iu, ['repair']],
  [/\p{L}*(?:maler|anstrich|gestrichen)\p{L}*/iu, ['repair']],
  [/\p{L}*ersatz(?!teil)\p{L}*|ersetzt?e?n?|\p{L}*austausch\p{L}*|erneuer\p{L}*/iu, ['replacement']],
  [/(?:neuinstallation|neuanlage|ersteinbau|erstmalig)\p{L}*/iu, ['addition']],
  [/(?<!\p{L})einbau\p{L}*|(?<!de)montage\p{L}*/iu, ['replacement', 'addition']],
  [/\p{L}*umbau\p{L}*|innenausbau\p{L}*/iu, ['replacement', 'addition']],
  [/\p{L}*(?:anbau|neubau)(?:s|ten|arbeiten)?(?!\p{L})|aufstockung\p{L}*/iu, ['enlargement']],
  [/(?<!\p{L})(?:erweiter|vergrösser)\p{L}*/iu, ['enlargement']],
  [/(?:dach|dachstock|estrich|keller|mansarden)ausbau\p{L}*/iu, ['enlargement']],
  [/(?<!\p{L})ausbau\p{L}*/iu, ['repair', 'replacement', 'addition', 'enlargement']],
]

const signsIn = (texts: readonly (string | null | undefined)[]): Sign[] =>
  signs.flatMap(([pattern, acts]) => {
    const word = pattern.exec(texts.filter(Boolean).join('\n'))?.[0]
    return word === undefined ? [] : [{ word, acts }]
  })

/** Words choose among what the renovation leaves open; where they contradict it, either may be right. */
function actsOf(kind: ProjectKind | undefined, found: readonly Sign[]): readonly WorkAct[] {
  const said = [...new Set(found.flatMap(({ acts }) => acts))]
  if (kind === undefined) return said.length === 0 ? ['repair'] : said
  const possible = actsByKind[kind]
  if (said.length === 0) return possible
  const both = said.filter((act) => possible.includes(act))
  return both.length === said.length ? both : [...new Set([...possible, ...said])]
}

const isSame = (one: TaxSuggestion | null, other: TaxSuggestion): boolean =>
  one !== null && JSON.stringify(one.parts) === JSON.stringify(other.parts)

function reasonsOf(
  kind: ProjectKind | undefined,
  found: readonly Sign[],
  ofSender: readonly string[],
): FigureRule[] {
  const ofKind =
    kind === 'extension' || kind === 'conversion' ? [workReasons.kind(projectKindLabels[kind])] : []
  const ofWords = found.length === 0 ? [] : [workReasons.words(found.map(({ word }) => word))]
  return [...ofKind, ...ofWords, ...ofSender].map((text) => ruleOf('tax.work', text))
}
