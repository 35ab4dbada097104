import { approvalKinds, type ApprovalState } from '@hauswart/domain/approvals/approval'
import { approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { day, money } from '#device/text/format.ts'
import {
  AddApprovalDocument,
  DeleteApprovalDocument,
  RestoreApprovalDocument,
  UpdateApprovalDocument,
  type HouseApprovalsQuery,
} from '#gql/graphql.ts'
import { approvalsQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type ApprovalRow = NonNullable<HouseApprovalsQuery['realEstate']>['approvals']['nodes'][number]

/** Of which kind it is nobody knows here: what the two call differently is said in both words. */
const stateWords = (state: ApprovalState): string | undefined => {
  const words: readonly (string | undefined)[] = approvalKinds.map((kind) => approvalStateLabels[kind][state])
  const known = new Set(words.filter((one) => one !== undefined))
  // A newer release may know states that this one has no word for.
  return known.size === 0 ? undefined : [...known].join(' / ')
}

export const approvals = defineRecord({
  noun: 'approval',
  lists: { all: approvalsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Bezeichnung', ''],
    state: ['Stand', 'open', stateWords],
    office: ['Stelle', null],
    number: ['Nummer', null],
    requestedOn: ['Eingereicht am', null, day],
    decidedOn: ['Entschieden am', null, day],
    validUntil: ['Gültig bis', null, day],
    paidOn: ['Ausbezahlt am', null, day],
    promisedRappen: ['Zugesagter Betrag', null, money],
    paidRappen: ['Ausbezahlter Betrag', null, money],
    note: ['Auflagen und Notizen', null],
  },
  blank: () => ({ projectId: '', kind: 'permit' as const }),
  verbs: {
    add: adds(AddApprovalDocument),
    update: edits(UpdateApprovalDocument),
    delete: trashes(DeleteApprovalDocument),
    restore: restores(RestoreApprovalDocument),
  },
  words: {
    add: (name) => `${name} erfassen`,
    update: (name) => `${name} ändern`,
    delete: (name) => `${name} löschen`,
    restore: (name) => `${name} zurückholen`,
  },
})
