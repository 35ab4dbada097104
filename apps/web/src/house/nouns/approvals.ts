import { approvalKinds, approvalStates, type ApprovalState } from '@hauswart/domain/approvals/approval'
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
const stateWords = (state: ApprovalState): string =>
  [...new Set(approvalKinds.map((kind) => approvalStateLabels[kind][state]))].join(' / ')

export const approvals = defineRecord({
  noun: 'approval',
  lists: { all: approvalsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Bezeichnung',
    state: 'Stand',
    office: 'Stelle',
    number: 'Nummer',
    requestedOn: 'Eingereicht am',
    decidedOn: 'Entschieden am',
    validUntil: 'Gültig bis',
    paidOn: 'Ausbezahlt am',
    promisedRappen: 'Zugesagter Betrag',
    paidRappen: 'Ausbezahlter Betrag',
    note: 'Auflagen und Notizen',
  },
  inWords: (fact, value) => {
    if (fact.endsWith('Rappen') && typeof value === 'number') return money(value)
    if (typeof value !== 'string') return undefined
    const state = approvalStates.find((one) => one === value)
    if (fact === 'state' && state !== undefined) return stateWords(state)
    return /On$|Until$/.test(fact) ? day(value) : undefined
  },
  blank: () => ({
    projectId: '',
    kind: 'permit' as const,
    title: '',
    state: 'open' as const,
    office: null,
    number: null,
    requestedOn: null,
    decidedOn: null,
    validUntil: null,
    paidOn: null,
    promisedRappen: null,
    paidRappen: null,
    note: null,
  }),
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
