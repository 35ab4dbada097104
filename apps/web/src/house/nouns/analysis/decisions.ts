import { measureStateLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { money } from '#device/text/format.ts'
import { RestoreMeasureDocument, UpdateMeasureDocument } from '#gql/graphql.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Change } from '#house/record/said.ts'
import { edits, restores } from '#house/record/verbs.ts'
import { decisionVerbs, sameYear, type MeasureRow } from './decision-verbs.ts'
import { toldIn } from './told.ts'

/** What owners decided of proposed renewals, each act with its to-dos. */
export const decisions = defineRecord({
  noun: 'measure',
  lists: {
    all: toldIn<MeasureRow>(
      ({ measures }) => measures,
      (_told, measures) => ({ measures: [...measures] }),
    ),
  },
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ title }) => title ?? 'Massnahme',
  facts: {
    state: ['Entscheid', 'planned', measureStateLabels],
    year: ['Jahr', null],
    reason: ['Grund', null],
    title: ['Bezeichnung', null],
    // Told to who may see money, and only while it is on its way.
    costRappen: ['Eigener Betrag', undefined, money],
  },
  // Its components and its kind are said with every new one.
  blank: (at) => ({ componentIds: [], kind: 'replacement', createdAt: at }),
  verbs: {
    ...decisionVerbs,
    update: edits(UpdateMeasureDocument),
    restore: restores(RestoreMeasureDocument),
  },
  words: {
    plan: (name) => `${name} planen`,
    planAgain: (name) => `${name} planen`,
    bundle: (name) => `${name} zusammen planen`,
    bundleAgain: (name) => `${name} zusammen planen`,
    move: (name, kind) =>
      kind === sameYear ? `Entscheid über ${name} ändern` : `${name} in ein anderes Jahr verschieben`,
    reject: (name) => `${name} ablehnen`,
    withdraw: (name) => `Entscheid über ${name} zurücknehmen`,
    add: (name) => `Über ${name} entscheiden`,
    update: (name) => `Entscheid über ${name} ändern`,
    restore: (name) => `Entscheid über ${name} zurückholen`,
  },
})

type Plan = Parameters<typeof decisions.acts.plan>[0]

/** One decision over components: a new one in the place of those over them, or the one that is over all of them. */
export function planOver(
  plan: Plan,
  measures: readonly Measure[],
  { name, isBundle = false }: { readonly name: string; readonly isBundle?: boolean },
): Change {
  const { whole, ...replacing } = bundling(measures, plan.componentIds)
  const { acts } = decisions
  if (whole !== undefined) return (isBundle ? acts.bundleAgain : acts.planAgain)(whole, plan, name)
  return (isBundle ? acts.bundle : acts.plan)(plan, replacing, name)
}
