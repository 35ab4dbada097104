import type { FetchQueryOptions } from '@tanstack/react-query'
import type { Part } from '../parts.ts'

export type Each<Result> = <Answer>(query: FetchQueryOptions<Answer>) => Result

/** What everybody must know of a noun: what a change of it touches, and what of it is kept on the device. */
export type HouseNoun = {
  /** As the news of the server name it. */
  readonly noun: string
  /** What is read of it. */
  readonly parts: readonly Part[]
  /** Where else it shows. */
  readonly touches: readonly Part[]
  /** Nobody can say what such a change leaves alone: all of the house is asked anew. */
  readonly isEverywhere?: true
  /** The mutations that write it, and what entries of the outbox were called in earlier releases. */
  readonly verbs: readonly string[]
  /** Acts whose forms ask anew by themselves what they changed, after a failure too: the echo of those is no news. */
  readonly readBack?: RegExp
  /** What most pages begin with. It is kept on the device too. */
  readonly first?: <Result>(realEstateId: string, each: Each<Result>) => Result
  /** What else pages need of it without a connection. */
  readonly kept?: <Result>(realEstateId: string, each: Each<Result>) => Result
}
