/** What a number counts; every screen and letter formats by this and by nothing else. */
export type FigureUnit =
  | 'rappen'
  | 'rappen_per_year'
  | 'rappen_per_month'
  | 'rappen_per_unit'
  | 'rappen_per_kwh'
  | 'years'
  | 'year'
  | 'percent'
  | 'score'
  | 'count'
  | 'm2'
  | 'm'
  | 'kw'
  | 'kwh_per_year'
  | 'kwh_per_m2'
  | 'kg_per_year'
  | 'kg_per_m2'
  | 'factor'
  | 'word'

/** Who said it: the owner, the federal register, nobody (assumed), a reference row, or an earlier figure. */
export type FigureOrigin = 'owner' | 'register' | 'assumed' | 'reference' | 'computed'

export type FigureInput = {
  /** German, as a reader sees it: «Einbaujahr». */
  readonly label: string
  readonly value: number | string
  readonly unit: FigureUnit
  readonly origin: FigureOrigin
}

/** A row of the trade a rule used. What nobody saw at its primary source is never shown as fact. */
export type FigureSource = {
  readonly key: string
  readonly source: string
  readonly checkedOn: string
  readonly isVerified: boolean
}

export type FigureRule = {
  readonly id: string
  /** The rule in one or two plain German sentences. */
  readonly text: string
  readonly sources: readonly FigureSource[]
}

/** A computed number that says where it comes from. Null is «Noch kein Richtwert». */
export type Figure = {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly unit: FigureUnit
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** Whether a figure rests on a row that nobody has seen at its primary source. */
export const isUnverified = ({ rules }: Figure): boolean =>
  rules.some(({ sources }) => sources.some((source) => !source.isVerified))
