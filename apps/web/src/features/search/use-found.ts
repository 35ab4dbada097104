import { askedWords } from '@hauswart/domain/search/search'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { houseName, selectable } from '#house/house-choice.ts'
import { foundQuery } from '#house/search-queries.ts'
import type { Item } from './find.ts'
import { withFound } from './found-items.ts'
import { mostHouses, useSearchItems } from './use-search-items.ts'

const typingMs = 250

/** Everything the device can find, and once somebody stops typing also what the server finds beyond. */
export function useFound(typed: string) {
  const { online } = useConnection()
  const device = useSearchItems()
  const { data } = useHouses()
  const text = useSettled(typed)
  const houses = selectable(housesOf(data)).slice(0, mostHouses)
  const isWanted = online && askedWords(text).length > 0
  const answers = useQueries({
    queries: houses.map(({ id }) => ({ ...foundQuery(id, text), enabled: isWanted, retry: false })),
  })
  const found = houses.map((house, index) => ({
    house: { id: house.id, name: houseName(house) },
    hits: (isWanted ? answers[index]?.data : undefined) ?? [],
  }))
  const items: readonly Item[] = withFound(device.items, found)
  const isAsking = online && (text !== typed || answers.some(({ isLoading }) => isLoading))
  return { ...device, items, isAsking: askedWords(typed).length > 0 && isAsking }
}

/** A text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
