import type { SettledApprovals } from '../approvals/approval.ts'
import { startChecks, type ProjectCheck, type StartCheck } from './project.ts'

/** What decides which rows the Start-Ampel has. */
export type StartFacts = {
  /** One of its components belongs to all owners of the building. */
  readonly isShared: boolean
  /** Unknown counts as old. */
  readonly buildYear: number | null
  /** What its permits and subsidies say; they count before any tick. */
  readonly approvals?: SettledApprovals
}

/** Asbestos is forbidden in Switzerland since 1990 (ChemRRV, SR 814.81, annex 1.6; looked up 2026-11-17). */
const asbestosBan = 1990

/** The rows of the Start-Ampel, each settled or not. */
export const startLight = (
  { isShared, buildYear, approvals = {} }: StartFacts,
  checks: readonly ProjectCheck[],
): readonly { readonly check: StartCheck; readonly isSettled: boolean }[] =>
  startChecks
    .filter((check) => check !== 'community' || isShared)
    .filter((check) => check !== 'pollutants' || buildYear === null || buildYear < asbestosBan)
    .map((check) => ({ check, isSettled: recorded(approvals, check) ?? checks.includes(check) }))

/** What is recorded of a row of the Start-Ampel; nothing where a tick says it. */
export const recorded = (approvals: SettledApprovals, check: ProjectCheck): boolean | undefined =>
  check === 'permit' || check === 'subsidy' ? approvals[check] : undefined
