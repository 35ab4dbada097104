import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageChanged } from '#lib/app-update.ts'
import { watchHouse } from '#lib/live.ts'
import { keepOfflinePack } from '#lib/offline-pack.ts'
import { startOutbox } from '#lib/outbox/outbox.ts'

/** Once in the frame of the signed-in pages: sends what waits, keeps the house fresh and complete on the device. */
export function useOffline(realEstateId: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(startOutbox, [])
  useEffect(pageChanged, [pathname])
  useEffect(() => (realEstateId === undefined ? undefined : watchHouse(realEstateId)), [realEstateId])
  useEffect(() => (realEstateId === undefined ? undefined : keepOfflinePack(realEstateId)), [realEstateId])
}
