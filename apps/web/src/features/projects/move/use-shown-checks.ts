import { invoiceSettlement } from '@hauswart/domain/invoices/invoice'
import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { day } from '#device/text/format.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { useRows } from '#house/record/use-rows.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'

/** What the records of a renovation say about something a step needs. */
export type Shown = { readonly isSettled: boolean; readonly words: string }
export type ShownChecks = Readonly<Partial<Record<ProjectCheck, Shown>>>

const texts = projectsTexts.move.shown

type Acceptance = { readonly projectId: string; readonly acceptedOn: string; readonly result: string }
type Bill = { readonly projectId: string | null; readonly openRappen: number }

/** Of what nothing is recorded nothing is said: somebody may know it all the same. */
export function shownChecks(
  projectId: string,
  records: { readonly acceptances: readonly Acceptance[]; readonly bills: readonly Bill[] },
): ShownChecks {
  const last = records.acceptances
    .filter((one) => one.projectId === projectId)
    .toSorted((a, b) => (a.acceptedOn < b.acceptedOn ? -1 : 1))
    .at(-1)
  const bills = records.bills.filter((one) => one.projectId === projectId)
  const open = bills.filter(({ openRappen }) => openRappen > 0).length
  return {
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
  }
}

/** What is recorded is not asked for again: it is ticked already, and says why. */
export function useShownChecks(realEstateId: string): (projectId: string) => ShownChecks {
  const accepted = useRows(acceptances, realEstateId).data ?? []
  const bills = (useRows(invoices, realEstateId).data ?? []).map((invoice) => ({
    projectId: invoice.projectId,
    openRappen: invoiceSettlement(invoice).open,
  }))
  return (projectId) => shownChecks(projectId, { acceptances: accepted, bills })
}

/** What a sheet begins with: the open checks that the records show to be settled. */
export const settledBy = (shown: ShownChecks, open: readonly ProjectCheck[]): readonly ProjectCheck[] =>
  open.filter((check) => shown[check]?.isSettled === true)
