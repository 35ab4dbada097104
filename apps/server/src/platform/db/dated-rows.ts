/**
 * Where the days of one kind of row come from. Its table says it once; every list, calendar and reminder is written from
 * it, so that none of them can forget a kind or judge it by another rule. The table is called `x`.
 */
export type DatedRows = {
  readonly from: string
  /** Its day. */
  readonly on: string
  /** Where it stands in a list, if that is another day. */
  readonly shownOn?: (today: string) => string
  readonly title: string
  /** Whether it still counts, in the words of its index. */
  readonly isOpen: string
  /** Where one select of a house finds two kinds: which of them a row is, and which rows are of this kind. */
  readonly kind?: string
  readonly isOfKind?: string
  /** The other of the two: in a house it comes along. */
  readonly comesAlong?: boolean
  /** Where a row has several days: what one select of a house says for all of them. */
  readonly together?: Partial<DatedRows>
  /** What several kinds in a house are held against, by its name in a statement: read once, however many ask for it. */
  readonly houseWith?: readonly [name: string, select: string]
  /** What members of the house see beside it, and which of it only they may judge. */
  readonly houseJoin?: string
  readonly houseOpen?: string
  /** By which the index of the house orders it, where that is not the day. */
  readonly order?: string
  /** Whether what it belongs to stands, as the worker may ask before it enters a house. */
  readonly stands?: string
  /** When it comes up by itself; always, where nothing is said. */
  readonly comesUp?: (until: string, today: string) => string
  readonly component?: string
  readonly project?: string
  /** Of what is named after its components. */
  readonly components?: string
  readonly isWholeYear?: boolean
  /** Of what comes again. */
  readonly intervalMonths?: string
  /** What decides the rule behind its day, as JSON. */
  readonly facts?: string
}

type Window = {
  readonly limit: string
  readonly until: string
  readonly today: string
  /** Further columns, in the order of the first select. */
  readonly columns: string
  readonly and?: string | undefined
}

/** What stands before the selects of these kinds in a house. */
export const sharedInHouse = (kinds: readonly DatedRows[]): string => {
  const shared = new Map(kinds.flatMap(({ houseWith }) => (houseWith === undefined ? [] : [houseWith])))
  const each = [...shared].map(([name, select]) => `${name} as materialized (${select})`)
  return each.length === 0 ? '' : `with ${each.join(', ')}`
}

/** As the selects of a house read them. */
export const ofHouse = (rows: DatedRows): DatedRows => ({ ...rows, ...rows.together })

/** One select of a house, stopped by its own index at the size of the page. */
export const inHouse = (rows: DatedRows, { limit, until, today, columns, and }: Window): string => `
  (select ${columns}
    from ${rows.from} x ${rows.houseJoin ?? ''}
    where ${all(
      'x.real_estate_id = app.house()',
      rows.isOpen,
      rows.houseOpen,
      rows.comesUp?.(until, today),
      and,
    )}
    order by ${rows.order ?? rows.on}, x.id limit ${limit})`

/** One select over all houses, of which nobody has entered any: by the index of its days. */
export const anywhere = (rows: DatedRows, columns: string, condition: string): string => `
  (select ${columns} from ${rows.from} x where ${all(condition, rows.isOpen, rows.isOfKind, rows.stands)})`

const all = (...conditions: readonly (string | undefined)[]): string =>
  conditions.filter((one) => one !== undefined).join(' and ')
