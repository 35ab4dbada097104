import { isUuid } from '@hauswart/domain/ids/uuid7'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { housesOf, selectHouse, useActiveHouse, useHouses } from '#house/active-house.ts'
import { projectsQuery } from '#house/house-queries.ts'
import { projects } from '#house/nouns/projects.ts'
import { useOverlay } from '#house/record/use-rows.ts'

/** The renovation an address names: in the house the owner looks at, else in one of the others. */
export function useProjectPlace(id: string) {
  const active = useActiveHouse()
  const { online } = useConnection()
  const { data } = useHouses()
  const searched = isUuid(id) ? housesOf(data).map((house) => house.id) : []
  const answers = useQueries({ queries: searched.map((house) => projectsQuery(house)) })
  const shown = useOverlay(projects)
  const found = searched.map((house, at) => shown(house, answers[at]).find((one) => one.id === id))
  const project = found.find((one) => one !== undefined)
  const houseId = project && searched[found.indexOf(project)]
  // The copy on this device may be older than the renovation: only what was asked just now can say it is not there.
  const [openedAt] = useState(() => Date.now())
  const isOld = answers.some(({ dataUpdatedAt, isError }) => dataUpdatedAt < openedAt && !isError)
  const again = () => Promise.all(answers.map(({ refetch }) => refetch()))
  const mustAsk = online && project === undefined && isOld && answers.every(({ isSuccess }) => isSuccess)
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (mustAsk) void ask()
  }, [mustAsk])
  // Whoever opens a renovation means its house on the other pages too.
  useEffect(() => {
    if (houseId !== undefined && houseId !== active?.id) selectHouse(houseId)
  }, [houseId, active?.id])
  return {
    project,
    houseId,
    isSearched: data !== undefined && answers.every(({ isSuccess }) => isSuccess) && !mustAsk,
    isError: answers.some(({ isError }) => isError),
    again,
  }
}
