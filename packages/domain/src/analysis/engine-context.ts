import type { ReferenceBook } from '../reference/reference-value.ts'
import type { AnalysisInput } from './analysis.ts'

/** What every part of the engine is handed: the input, the rows in force, and this year. */
export type EngineContext = {
  readonly input: AnalysisInput
  readonly book: ReferenceBook
  readonly year: number
}
