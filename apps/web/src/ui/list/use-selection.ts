import { useRef, useState } from 'react'

export type Selection = ReturnType<typeof useSelection>
type Item = { readonly id: string }

/** Which rows something is to be done to at once; nothing while nobody selects. */
export function useSelection<One extends Item>(
  all: readonly One[],
  isSelectable: (one: One) => boolean = () => true,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const last = useRef<string>(undefined)
  return {
    isOn: ids !== undefined,
    /** Those that are still there, and can be. */
    chosen: ids === undefined ? [] : all.filter((one) => ids.has(one.id) && isSelectable(one)),
    has: (id: string) => ids?.has(id) === true,
    /** With the rows as they stand below each other, all from the one pressed before become what this one becomes. */
    toggle: (id: string, rows?: readonly string[]) => {
      const meant = between(rows ?? [], last.current, id) ?? [id]
      last.current = id
      setIds((before = new Set()) =>
        before.has(id) ? before.difference(new Set(meant)) : before.union(new Set(meant)),
      )
    },
    set: (chosen: readonly string[] | undefined) => {
      last.current = chosen?.at(-1)
      setIds(chosen && new Set(chosen))
    },
  }
}

/** From one to the other, both with them, whichever stands first; nothing where one of them is not there. */
export function between(
  rows: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] | undefined {
  const [a, b] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)]
  return a === -1 || b === -1 ? undefined : rows.slice(Math.min(a, b), Math.max(a, b) + 1)
}
