import { componentKeys, type ComponentKey } from '@hauswart/domain/real-estate/component'
import { referenceBook, type ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { useQuery } from '@tanstack/react-query'
import { today } from '#device/text/format.ts'
import { referencesQuery } from '#house/references.ts'

/** How long kinds of components usually last; nothing where nobody knows, or nobody could be asked. */
export function useLifetimes(): ReadonlyMap<ComponentKey, ReferenceValue> {
  const { data = [] } = useQuery(referencesQuery)
  const book = referenceBook(data, { canton: null, on: today() })
  return new Map(
    componentKeys.flatMap((key) => {
      const row = book.get(`lifetime.${key}`)
      return row === undefined ? [] : [[key, row] as const]
    }),
  )
}
