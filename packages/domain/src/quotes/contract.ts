import type { ContractSubject, ContractTerms } from '../defects/defect.ts'

/** What an accepted quote says of its contract; without a firm of the address book by none. */
type Agreed = {
  readonly craftsmanId: string | null
  readonly contractOn: string | null
  readonly terms: ContractTerms | null
}

/** What decides the deadlines of a defect, whatever it is. */
export type Contract = Agreed & {
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  /** When its work was taken over. */
  readonly acceptedOn: string | null
}

/** What a renovation knows: its accepted quotes, and what acceptances and defects said since, the oldest first. */
export type KnownContracts = { readonly agreed: readonly Agreed[]; readonly written: readonly Contract[] }

/** The contract with a firm: as it was written down last with its day, else as its accepted quote says. */
export function contractWith(
  craftsmanId: string | null,
  { agreed, written }: KnownContracts,
): Contract | undefined {
  const own = written.filter((one) => one.craftsmanId === craftsmanId)
  const quotes = agreed.filter((one) => one.craftsmanId === craftsmanId)
  // Whoever is in no address book is somebody else each time.
  const quote = craftsmanId === null && quotes.length > 1 ? undefined : quotes.at(-1)
  const said = own.findLast(({ contractOn }) => contractOn !== null) ?? (quote ? undefined : own.at(-1))
  if (said === undefined && quote === undefined) return undefined
  const last = own.at(-1)
  return {
    craftsmanId,
    contractOn: said?.contractOn ?? quote?.contractOn ?? null,
    terms: said?.terms ?? quote?.terms ?? last?.terms ?? 'work',
    subject: last?.subject ?? 'immovable',
    acceptedOn: own.findLast(({ acceptedOn }) => acceptedOn !== null)?.acceptedOn ?? null,
  }
}

/** The contract whose work is taken over next, if only one is left; several firms are for the owner to choose from. */
export function contractToAccept(known: KnownContracts): Contract | undefined {
  const isOver = (firm: string | null) =>
    known.written.some(({ craftsmanId, acceptedOn }) => craftsmanId === firm && acceptedOn !== null)
  const open = firmsOf(known).filter((firm) => !isOver(firm))
  if (open.length > 1) return undefined
  const next = open.length === 1 ? open : known.written.slice(-1).map(({ craftsmanId }) => craftsmanId)
  return next[0] === undefined ? undefined : contractWith(next[0], known)
}

/** The contract a further defect is most likely about: the one spoken of last, else the only one. */
export function contractSpokenOf(known: KnownContracts): Contract | undefined {
  const last = known.written.at(-1)
  const firms = last === undefined ? firmsOf(known) : [last.craftsmanId]
  return firms.length === 1 && firms[0] !== undefined ? contractWith(firms[0], known) : undefined
}

const firmsOf = ({ agreed }: KnownContracts) =>
  agreed
    .map(({ craftsmanId }) => craftsmanId)
    .filter((firm, at, all) => firm === null || all.indexOf(firm) === at)

type Said = Pick<Contract, 'contractOn' | 'terms' | 'subject' | 'acceptedOn'>

/**
 * What a form says once another firm is chosen: what is known of that one; nothing that was proposed of the one before,
 * whose day could give a longer period than the law does; and what somebody typed.
 */
export function contractOfOther(
  known: KnownContracts,
  [from, to]: readonly [string | null, string | null],
  now: Said,
): Said {
  const [before, other] = [contractWith(from, known), contractWith(to, known)]
  const isWritten = known.written.some(({ craftsmanId }) => craftsmanId === to)
  const left = <Value>(typed: Value, proposed: Value | undefined, none: Value) =>
    typed === proposed ? none : typed
  return {
    contractOn: other?.contractOn ?? left(now.contractOn, before?.contractOn, null),
    terms: other?.terms ?? left(now.terms, before?.terms, 'work'),
    subject: (isWritten ? other?.subject : undefined) ?? now.subject,
    acceptedOn: other?.acceptedOn ?? left(now.acceptedOn, before?.acceptedOn, null),
  }
}
