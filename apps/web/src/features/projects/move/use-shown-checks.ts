import { approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { approvalKinds, settledApprovals, type ApprovalFacts } from '@hauswart/domain/approvals/approval'
import { invoiceSettlement } from '@hauswart/domain/invoices/invoice'
import { coverageOf, type Coverage } from '@hauswart/domain/projects/financing'
import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { day, money } from '#device/text/format.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { approvals } from '#house/nouns/approvals.ts'
import { costItems } from '#house/nouns/cost-items.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { projects } from '#house/nouns/projects.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { financingTexts } from '#features/projects/financing/financing.texts.ts'
import { sumsOf } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { useBills } from '#features/projects/use-bills.ts'

/** What the records of a renovation say about something a step needs. */
export type Shown = { readonly isSettled: boolean; readonly words: string }
export type ShownChecks = Readonly<Partial<Record<ProjectCheck, Shown>>>

const texts = projectsTexts.move.shown

type Acceptance = { readonly projectId: string; readonly acceptedOn: string; readonly result: string }
type Doer = { readonly projectId: string; readonly company: string; readonly rating: number | null }
type Approval = Pick<ApprovalFacts, 'kind' | 'state'> & { readonly projectId: string; readonly title: string }
type Bill = { readonly projectId: string | null; readonly openRappen: number }

/** Of what nothing is recorded nothing is said: somebody may know it all the same. */
export function shownChecks(
  projectId: string,
  records: {
    readonly acceptances: readonly Acceptance[]
    readonly bills: readonly Bill[]
    readonly approvals?: readonly Approval[]
    /** Those of the address book who worked there. */
    readonly doers?: readonly Doer[]
    /** Of a renovation somebody has said where its money comes from. */
    readonly coverage?: Coverage | undefined
  },
): ShownChecks {
  const last = records.acceptances
    .filter((one) => one.projectId === projectId)
    .toSorted((a, b) => (a.acceptedOn < b.acceptedOn ? -1 : 1))
    .at(-1)
  const bills = records.bills.filter((one) => one.projectId === projectId)
  const open = bills.filter(({ openRappen }) => openRappen > 0).length
  const doers = (records.doers ?? []).filter((one) => one.projectId === projectId)
  const unrated = doers.filter(({ rating }) => rating === null).map(({ company }) => company)
  const asked = (records.approvals ?? []).filter((one) => one.projectId === projectId)
  return {
    ...askedChecks(asked),
    ...(last !== undefined && {
      accepted: {
        isSettled: last.result !== 'refused',
        words:
          last.result === 'refused'
            ? texts.refused(day(last.acceptedOn))
            : texts.accepted(day(last.acceptedOn)),
      },
    }),
    ...(bills.length > 0 && {
      bills_settled: { isSettled: open === 0, words: texts.bills(bills.length, open) },
    }),
    ...(doers.length > 0 && {
      firms_rated: { isSettled: unrated.length === 0, words: texts.rated(doers.length, unrated) },
    }),
    ...(records.coverage?.needed !== undefined && {
      financing: coveredBy(records.coverage, records.coverage.needed.rappen),
    }),
  }
}

function askedChecks(asked: readonly Approval[]): ShownChecks {
  const settled = settledApprovals(asked)
  return Object.fromEntries(
    approvalKinds.flatMap((kind) => {
      const isSettled = settled[kind]
      const own = asked.filter((one) => one.kind === kind)
      const words = own.map(({ title, state }) => `${title}: ${approvalStateLabels[kind][state]}`).join(', ')
      return isSettled === undefined ? [] : [[kind, { isSettled, words: texts.asked(words) }]]
    }),
  )
}

function coveredBy({ total, missing }: Coverage, needed: number): Shown {
  const { shown } = financingTexts
  return {
    isSettled: missing === 0,
    words:
      missing === 0
        ? shown.covered(money(total), money(needed))
        : shown.missing(money(missing), money(total), money(needed)),
  }
}

/** What is recorded is not asked for again: it is ticked already, and says why. */
export function useShownChecks(realEstateId: string): (projectId: string) => ShownChecks {
  const accepted = useRows(acceptances, realEstateId).data ?? []
  const billed = useRows(invoices, realEstateId).data ?? []
  const asked = useRows(approvals, realEstateId).data ?? []
  const bills = billed.map((invoice) => ({
    projectId: invoice.projectId,
    openRappen: invoiceSettlement(invoice).open,
  }))
  const ordered = (useRows(quotes, realEstateId).data ?? []).filter(({ state }) => state === 'accepted')
  const known = useRows(craftsmen, realEstateId).data ?? []
  const doersOf = (projectId: string): Doer[] => {
    const worked = new Set(
      [...accepted, ...billed, ...ordered]
        .filter((one) => one.projectId === projectId)
        .map(({ craftsmanId }) => craftsmanId),
    )
    return known
      .filter(({ id }) => worked.has(id))
      .map(({ company, rating }) => ({ projectId, company, rating }))
  }
  const all = useRows(projects, realEstateId).data ?? []
  const items = useRows(costItems, realEstateId).data ?? []
  const counted = useBills(realEstateId)
  const coverageIn = (projectId: string): Coverage | undefined => {
    const { financing = [], budgetRappen = null } = all.find(({ id }) => id === projectId) ?? {}
    if (financing.length === 0) return undefined
    return coverageOf(financing, { budgetRappen, forecastRappen: sumsOf(items, counted, projectId).forecast })
  }
  return (projectId) =>
    shownChecks(projectId, {
      acceptances: accepted,
      approvals: asked,
      bills,
      doers: doersOf(projectId),
      coverage: coverageIn(projectId),
    })
}

/** What a sheet begins with: the open checks that the records show to be settled. */
export const settledBy = (shown: ShownChecks, open: readonly ProjectCheck[]): readonly ProjectCheck[] =>
  open.filter((check) => shown[check]?.isSettled === true)
