import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { originList } from '@hauswart/domain/real-estate/origin'
import { reportFileName } from '@hauswart/domain/reports/analysis-report.labels'
import { getAmounts } from '#features/analysis/analysis.amounts.service.ts'
import { getAnalysisBudget, getAnalysisProfile } from '#features/analysis/analysis.service.ts'
import { getComponents, type Component } from '#features/components/components.service.ts'
import { getCondominium, getRenewalFund } from '#features/condominium/condominium.service.ts'
import { getMeasures } from '#features/measures/measures.service.ts'
import { getMembers } from '#features/members/members.service.ts'
import { seeRealEstateFinance } from '#features/real-estate/real-estate.finance.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { referenceValues } from '#features/reference/reference.service.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { limits } from '#platform/limits.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'

/** Everything the report is made of; plain data, so that it can go to another thread. */
export type ReportFacts = {
  readonly input: AnalysisInput
  readonly house: RealEstate
  readonly owners: readonly string[]
  /** Whether the person it is made for may see amounts. */
  readonly hasFinances: boolean
  /** Whether the house has more components than a report holds. */
  readonly isCut: boolean
}

export type Report = { readonly fileName: string; readonly bytes: Uint8Array }

/** How the report is called in the address of a file. */
export const reportId = 'analysis.pdf'

/** Where this person may fetch the report for the next minute. */
export const reportAddress = (ctx: Context, realEstateId: string): string =>
  ctx.addresses.sign({ realEstateId, id: reportId, disposition: 'attachment' }, requireIdentity(ctx))

/** The analysis as a PDF. Session and membership are proven now, not when the address was made. */
export async function makeReport(ctx: Context, realEstateId: string, gone: AbortSignal): Promise<Report> {
  const script = new URL('analysis-report.thread.ts', import.meta.url)
  const { facts, bytes } = await makePaper(ctx, { script, read: () => readFacts(ctx, realEstateId), gone })
  return { fileName: reportFileName(facts.house, facts.input.today), bytes }
}

/** The same rows as the screens get: without the finance right amounts and budget are simply not there. */
async function readFacts(ctx: Context, realEstateId: string): Promise<ReportFacts> {
  const [
    house,
    { components, isCut },
    measures,
    profile,
    budget,
    amounts,
    condominium,
    fund,
    finance,
    members,
  ] = await Promise.all([
    getRealEstate(ctx, requireMember(ctx, realEstateId, 'read')),
    firstComponents(ctx, realEstateId),
    getMeasures(ctx, realEstateId),
    getAnalysisProfile(ctx, realEstateId),
    getAnalysisBudget(ctx, realEstateId),
    getAmounts(ctx, realEstateId),
    getCondominium(ctx, realEstateId),
    getRenewalFund(ctx, realEstateId),
    seeRealEstateFinance(ctx, realEstateId),
    getMembers(ctx, realEstateId),
  ])
  const { values } = await referenceValues(ctx)
  const { userId } = requireIdentity(ctx)
  return {
    house,
    isCut,
    hasFinances: members.some((member) => member.userId === userId && member.canSeeFinances),
    owners: members
      .filter(({ role }) => role === 'owner')
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    input: {
      today: ctx.clock.today(),
      house: { ...house, origins: originList(house.origins) },
      components,
      measures,
      profile,
      budget,
      amounts,
      sharePermille: condominium.sharePermille,
      fund,
      imputedRentRappen: finance?.imputedRentRappen ?? null,
      references: values,
    },
  }
}

type Components = { readonly components: readonly Component[]; readonly isCut: boolean }

async function firstComponents(ctx: Context, realEstateId: string): Promise<Components> {
  const components: Component[] = []
  let after: string | null = null
  do {
    const first = Math.min(limits.graphql.first, limits.report.components - components.length)
    const page = await getComponents(ctx, realEstateId, { first, after })
    components.push(...page.nodes)
    after = page.nextCursor
  } while (after !== null && components.length < limits.report.components)
  return { components, isCut: after !== null }
}
