// How the demo houses stood in earlier years, computed by the engine itself, and the message that something became due.
import { analyse } from '../packages/domain/src/analysis/engine/analyse.ts'
import type {
  AnalysedComponent,
  Analysis,
  AnalysisInput,
} from '../packages/domain/src/analysis/model/analysis.ts'
import { dueNotice } from '../packages/domain/src/analysis/engine/snapshot.labels.ts'
import {
  dueComponents,
  newlyDue,
  rememberedInput,
  snapshotOf,
  toldAfter,
} from '../packages/domain/src/analysis/engine/snapshot.ts'
import { uuid7 } from '../packages/domain/src/ids/uuid7.ts'
import { readReferenceRows } from '../apps/server/src/platform/db/reference-rows.ts'
import type { Demo } from './seed-house.ts'

/** Runs SQL past every wall: nobody can write the past of a house through a door. */
export type AsOperator = (statement: string) => void

/** Nobody's house begins on the day it is recorded; the first of these is the oldest. */
const yearsAgo = [6, 5, 3, 1, 0]
const lifeBefore = 28

/** Gives a house its past once. */
export async function ensurePast(demo: Demo, asOperator: AsOperator): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(facts, { house })) as { realEstate: Facts }
  if (realEstate.analysisSnapshots.length > 0) return
  const thisYear = Number(clock.today().slice(0, 4))
  const days = yearsAgo.map((ago) => `${thisYear - ago}-01-01`)
  const past = days.map((day) => analyse(inputOn(realEstate, day)))
  days.forEach((day, at) => asOperator(insertSnapshot(house, day, past[at] as Analysis)))
  const now = dueComponents(past.at(-1) as Analysis)
  const before = dueComponents(past.at(-2) as Analysis)
  const ids = realEstate.components.nodes.map(({ id }) => id)
  const told = toldAfter(now, null, ids)
  asOperator(
    `insert into app.analysis_watch (real_estate_id, told) values ('${house}', '${JSON.stringify(told)}') on conflict do nothing`,
  )
  const fresh = newlyDue(now, toldAfter(before, null, ids)).filter(({ isWaiting }) => isWaiting)
  if (fresh.length === 0) return
  const at = Date.parse(`${thisYear}-01-01T01:50:00Z`)
  const title = dueNotice.title(fresh.map(({ name }) => name))
  asOperator(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route, target_id, created_at)
     select m.user_id, '${uuid7(at, crypto.getRandomValues(new Uint8Array(10)))}', 'components_due', '${clock.newId()}',
       ${quoted(title)}, ${quoted(dueNotice.text(realEstate.name))}, 'analysis', '${house}', to_timestamp(${at / 1_000})
     from app.membership m where m.real_estate_id = '${house}' on conflict do nothing`,
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

type Facts = Omit<AnalysisInput['house'], 'origins'> & {
  readonly name: string
  readonly analysisSnapshots: readonly unknown[]
  readonly components: { readonly nodes: readonly AnalysedComponent[] }
  readonly measures: AnalysisInput['measures']
  readonly analysisProfile: AnalysisInput['profile']
}

/** The house as it stood then: what came later had a predecessor; the figures are those of today. */
function inputOn({ components, ...house }: Facts, day: string): AnalysisInput {
  const year = Number(day.slice(0, 4))
  return rememberedInput({
    today: day,
    house: { ...house, origins: [] },
    components: components.nodes.map((one) => standingIn(one, year)),
    measures: [],
    profile: house.analysisProfile,
    sharePermille: null,
    references: readReferenceRows().map(({ verified, ...row }) => ({
      ...row,
      isVerified: verified,
      validFrom: row.validFrom > day ? day : row.validFrom,
    })),
  })
}

function standingIn(component: AnalysedComponent, year: number): AnalysedComponent {
  const { installedYear, lastRenewedYear } = component
  const isLater = installedYear > year
  return {
    ...component,
    installedYear: isLater ? installedYear - lifeBefore : installedYear,
    lastRenewedYear: lastRenewedYear !== null && lastRenewedYear > year ? null : lastRenewedYear,
    condition: isLater ? null : component.condition,
    // As if somebody had looked at it on that day: no judgement is older than itself.
    conditionOn: null,
  }
}

function insertSnapshot(house: string, day: string, analysis: Analysis): string {
  const { score, counts, dueIds } = snapshotOf(analysis)
  const states = [counts.due, counts.soon, counts.unknown, counts.good].join(', ')
  return `insert into app.analysis_snapshot (real_estate_id, taken_on, score, due_count, soon_count, unknown_count,
      good_count, due_ids, stamp)
    values ('${house}', '${day}', ${score ?? 'null'}, ${states}, '{${dueIds.join(',')}}', 'demo')`
}

const facts = `query ($house: ID!) { realEstate(id: $house) {
  name kind usage canton buildYear buildPeriod livingAreaM2 energyAreaM2 floors dwellings heating heatingYear hotWater
  hasPhotovoltaics geakEnvelope geakTotal isListed
  analysisSnapshots(first: 1) { takenOn }
  components(first: 100) { nodes { id catalogKey name isShared quantity unit material installedYear
    isInstalledYearAssumed lastRenewedYear condition conditionOn ownLifetimeYears } }
  analysisProfile { roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version } } }`
