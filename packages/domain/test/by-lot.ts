import * as fc from 'fast-check'

/**
 * What the property tests draw. Every run of CI draws the same, so that a rare counter-example does not fail the
 * change of somebody who never touched it; the long form of proof `analysis` draws anew, and many times as much.
 */
const seed = Number(process.env['PROPERTY_SEED'] ?? 1)
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 1)
const usual = 100

export const runs = (count: number) => ({ numRuns: count * factor })

fc.configureGlobal({ seed, ...runs(usual) })

export { fc }
