import type { ApprovalState } from '@hauswart/domain/approvals/approval'
import { day } from '#device/text/format.ts'
import type { Approval } from './approval-sheets.tsx'
import { approvalsTexts as texts } from './approvals.texts.ts'

/** «Eingereicht am 02.03.2026, erteilt am 04.05.2026, gilt bis 04.05.2029». */
export function aboutLine(approval: Approval, today: string): string {
  const { kind, state, office, number, requestedOn, decidedOn, validUntil, paidOn } = approval
  const days = [
    requestedOn !== null && texts.requestedOn(day(requestedOn)),
    decidedOn !== null &&
      (state === 'refused' || state === 'not_needed' ? texts.refusedOn : texts.decidedOn[kind])(
        day(decidedOn),
      ),
    validUntil !== null && (validUntil < today ? texts.ended : texts.validUntil)(day(validUntil)),
    paidOn !== null && texts.paidOn(day(paidOn)),
  ].filter((words) => words !== false)
  return [[office, number].filter(Boolean).join(' '), days.join(', ')].filter(Boolean).join(' · ')
}

export const tones: Readonly<Record<ApprovalState, 'good' | 'soon' | 'due' | 'neutral'>> = {
  open: 'due',
  not_needed: 'neutral',
  requested: 'soon',
  granted: 'good',
  told: 'good',
  paid: 'good',
  refused: 'neutral',
  lapsed: 'neutral',
}
