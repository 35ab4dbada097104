import { expect, test } from 'vitest'
import { approvalFault, isTooLate, settledApprovals, statesOf, type ApprovalFacts } from './approval.ts'

const permit: ApprovalFacts = {
  kind: 'permit',
  state: 'granted',
  requestedOn: '2026-03-02',
  decidedOn: '2026-05-04',
  validUntil: '2029-05-04',
  paidOn: null,
}
const subsidy: ApprovalFacts = { ...permit, kind: 'subsidy' }

test('days follow each other, and only a subsidy is paid', () => {
  expect(approvalFault(permit)).toBeUndefined()
  expect(approvalFault({ ...permit, decidedOn: '2026-03-01' })).toBe('decidedOn')
  expect(approvalFault({ ...permit, validUntil: '2026-05-03' })).toBe('validUntil')
  expect(approvalFault({ ...permit, paidOn: '2026-06-01' })).toBe('paidOn')
  expect(approvalFault({ ...subsidy, paidOn: '2026-06-01' })).toBeUndefined()
  expect(approvalFault({ ...subsidy, paidOn: '2026-05-03' })).toBe('paidOn')
  expect(approvalFault({ ...permit, state: 'paid' })).toBe('state')
  expect(statesOf('permit')).not.toContain('lapsed')
})

test('the Start-Ampel waits for every permit, and for every subsidy until it is asked for', () => {
  expect(settledApprovals([])).toEqual({})
  expect(settledApprovals([permit, { kind: 'permit', state: 'not_needed' }])).toEqual({ permit: true })
  for (const state of ['open', 'requested'] as const)
    expect(settledApprovals([permit, { kind: 'permit', state }])).toEqual({ permit: false })
  // Refused, asked for anew and granted; refused alone it is not there.
  expect(settledApprovals([{ kind: 'permit', state: 'refused' }, permit])).toEqual({ permit: true })
  expect(settledApprovals([{ kind: 'permit', state: 'refused' }])).toEqual({ permit: false })
  for (const state of ['requested', 'refused', 'granted', 'not_needed'] as const)
    expect(settledApprovals([{ kind: 'subsidy', state }])).toEqual({ subsidy: true })
  expect(settledApprovals([subsidy, { kind: 'subsidy', state: 'open' }])).toEqual({ subsidy: false })
})

test('whoever asks for a subsidy on the day the work begins is too late', () => {
  const asked = { ...subsidy, state: 'requested' } as const
  expect(isTooLate(asked, '2026-03-03')).toBe(false)
  expect(isTooLate(asked, '2026-03-02')).toBe(true)
  expect(isTooLate(asked, null)).toBe(false)
  // Whoever was promised money was not too late.
  expect(isTooLate(subsidy, '2026-03-02')).toBe(false)
  expect(isTooLate(permit, '2026-03-02')).toBe(false)
})
