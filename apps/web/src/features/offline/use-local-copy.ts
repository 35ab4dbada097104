import { useEffect, useState } from 'react'
import { forgetOfflinePacks, loadOfflinePack, usePackedAt } from '#house/offline/offline-pack.ts'
import { forgetCopies } from '#device/photos/photo-copies.ts'
import { forgetAnswers } from '#device/cache/query.ts'
import { bytesKept } from '#device/cache/query-store.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { offlineTexts } from './offline.texts.ts'

/** The copy of a house on this device: how old, how large, and what can be done with it. */
export function useLocalCopy(realEstateId: string | undefined) {
  const packedAt = usePackedAt(realEstateId)
  const [isLoading, setIsLoading] = useState(false)
  const [size, setSize] = useState<number>()
  const [isDurable, setIsDurable] = useState<boolean>()

  useEffect(() => {
    if (isLoading) return
    void bytesKept().then(setSize, () => setSize(undefined))
    void navigator.storage?.persisted?.().then(setIsDurable, () => setIsDurable(undefined))
  }, [isLoading])

  const refresh = async () => {
    if (realEstateId === undefined) return
    setIsLoading(true)
    try {
      await loadOfflinePack(realEstateId)
      toast({ text: offlineTexts.refreshed, tone: 'good' })
    } catch {
      toast({ text: offlineTexts.notRefreshed, tone: 'due' })
    } finally {
      setIsLoading(false)
    }
  }
  const forget = async () => {
    try {
      await forgetAnswers()
      forgetOfflinePacks()
      await forgetCopies()
      setSize(0)
      toast({ text: offlineTexts.forgotten })
    } catch {
      toast({ text: offlineTexts.queueFault, tone: 'due' })
    }
  }
  return { packedAt, size, isDurable, isLoading, refresh, forget }
}
