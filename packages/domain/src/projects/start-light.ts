import { startChecks, type ProjectCheck, type StartCheck } from './project.ts'

/** What decides which rows the Start-Ampel has. */
export type StartFacts = {
  /** One of its components belongs to all owners of the building. */
  readonly isShared: boolean
  /** Unknown counts as old. */
  readonly buildYear: number | null
}

/** Asbestos is forbidden in Switzerland since 1990 (ChemRRV, SR 814.81, annex 1.6; looked up 2026-11-17). */
const asbestosBan = 1990

/** The rows of the Start-Ampel, each settled or not. */
export const startLight = (
  { isShared, buildYear }: StartFacts,
  checks: readonly ProjectCheck[],
): readonly { readonly check: StartCheck; readonly isSettled: boolean }[] =>
  startChecks
    .filter((check) => check !== 'community' || isShared)
    .filter((check) => check !== 'pollutants' || buildYear === null || buildYear < asbestosBan)
    .map((check) => ({ check, isSettled: checks.includes(check) }))
