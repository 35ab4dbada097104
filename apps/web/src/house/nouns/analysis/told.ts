import type { HouseAnalysisQuery } from '#gql/graphql.ts'
import { analysisQuery } from '#house/house-queries.ts'
import type { Question } from '#house/record/record.ts'

/** What owners decided and told for the analysis: one answer, in which several nouns have their rows. */
export type Told = NonNullable<HouseAnalysisQuery['realEstate']>

/** The rows of one of them; `into` gives the answer as it is with other rows. */
export const toldIn =
  <R>(of: (told: Told) => readonly R[], into: (told: Told, rows: readonly R[]) => Partial<Told>) =>
  (realEstateId: string): Question<readonly R[]> => {
    const query = analysisQuery(realEstateId)
    const ask = query.queryFn as (context: { readonly signal: AbortSignal }) => Promise<HouseAnalysisQuery>
    const rowsOf = ({ realEstate }: HouseAnalysisQuery) => (realEstate ? of(realEstate) : [])
    const question = {
      ...query,
      ask: async (signal: AbortSignal) => rowsOf(await ask({ signal })),
      inside: {
        of: rowsOf,
        into: (whole: HouseAnalysisQuery, rows: readonly R[]): HouseAnalysisQuery =>
          whole.realEstate
            ? { ...whole, realEstate: { ...whole.realEstate, ...into(whole.realEstate, rows) } }
            : whole,
      },
    }
    // Its key is that of the whole answer, which nobody reads by this question without `inside`.
    return question as unknown as Question<readonly R[]>
  }
