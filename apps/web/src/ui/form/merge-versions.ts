type Facts = object

export type Clash<Name extends string = string> = {
  readonly name: Name
  readonly mine: unknown
  readonly theirs: unknown
}

/** The fields both have changed to different things since `base`; everything else goes together by itself. */
export function clashesOf<Name extends string>(
  names: readonly Name[],
  { base, mine, theirs }: { readonly base: Facts; readonly mine: Facts; readonly theirs: Facts },
): Clash<Name>[] {
  return names
    .filter(
      (name) =>
        !isSame(valueOf(mine, name), valueOf(base, name)) &&
        !isSame(valueOf(theirs, name), valueOf(base, name)) &&
        !isSame(valueOf(mine, name), valueOf(theirs, name)),
    )
    .map((name) => ({ name, mine: valueOf(mine, name), theirs: valueOf(theirs, name) }))
}

/** Nothing said and nothing there are the same. */
const isSame = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null)

const valueOf = (facts: Facts, name: string): unknown => (facts as Readonly<Record<string, unknown>>)[name]
