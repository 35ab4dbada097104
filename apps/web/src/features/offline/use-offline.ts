import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageChanged } from '#device/app-update.ts'
import { watchNews } from '#house/live.ts'
import { keepOfflinePack } from '#house/offline/offline-pack.ts'
import { startOutbox } from '#device/outbox/outbox.ts'

/** Once in the frame of the signed-in pages: sends what waits, keeps the house fresh and complete on the device. */
export function useOffline(realEstateId: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(startOutbox, [])
  useEffect(pageChanged, [pathname])
  useEffect(() => (realEstateId === undefined ? undefined : watchNews(realEstateId)), [realEstateId])
  useEffect(() => (realEstateId === undefined ? undefined : keepOfflinePack(realEstateId)), [realEstateId])
}
