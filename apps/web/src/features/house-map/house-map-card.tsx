import type { Position } from '@hauswart/domain/maps/lv95'
import { useQuery } from '@tanstack/react-query'
import { IconMap } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { useConnection } from '#device/net/connection.ts'
import { memberRest } from '#device/net/member-rest.ts'
import { RestError } from '#device/net/rest.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './house-map-card.module.css'
import { houseMapTexts } from './house-map.texts.ts'
import { PlainMap } from './plain-map.tsx'
import { useHasMap } from './use-has-map.ts'

// A megabyte of code: it comes when somebody wants to see the map, not before.
const MapView = lazy(async () => ({ default: (await loadChunk(() => import('./map-view.tsx'))).MapView }))

type HouseMapCardProps = {
  /** Street, then place; what is missing is left out. */
  readonly address: readonly string[]
  readonly position: Position | undefined
}

/** Where the house stands: a drawing with its address, and the map for who asks for it. */
export function HouseMapCard({ address, position }: HouseMapCardProps) {
  const hasMap = useHasMap()
  const [isWanted, setWanted] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const style = useMapStyle(isWanted && position !== undefined)
  const isUnset = style.error instanceof RestError && style.error.code === 'NOT_CONFIGURED'
  const name = address.join(', ')
  const texts = houseMapTexts
  const retry = () => {
    setBroken(false)
    void style.refetch()
  }
  if (isWanted && !isBroken && position !== undefined && style.data !== undefined)
    return (
      <Card title={texts.title} sentence={name}>
        <div className={styles['frame']}>
          <Suspense fallback={<MapSkeleton />}>
            <MapView style={style.data} position={position} name={name} onBroken={() => setBroken(true)} />
          </Suspense>
        </div>
      </Card>
    )
  const isComing = isWanted && !isBroken && style.isFetching
  return (
    <Card title={texts.title}>
      <div className={styles['frame']}>
        {isComing ? <MapSkeleton /> : <PlainMap />}
        <p className={styles['address']}>
          {address.length === 0 ? texts.noAddress : address.map((line) => <span key={line}>{line}</span>)}
        </p>
      </div>
      {isWanted && !isComing && !isUnset ? (
        <div className={styles['below']}>
          <MapFailure onRetry={retry} />
        </div>
      ) : (
        hasMap &&
        !isUnset && (
          <Ask hasPosition={position !== undefined} isBusy={isComing} onAsk={() => setWanted(true)} />
        )
      )}
    </Card>
  )
}

type AskProps = { readonly hasPosition: boolean; readonly isBusy: boolean; readonly onAsk: () => void }

function Ask({ hasPosition, isBusy, onAsk }: AskProps) {
  const texts = houseMapTexts
  if (!hasPosition) return <p className={styles['hint']}>{texts.noPosition}</p>
  return (
    <div className={styles['below']}>
      <OnlineButton icon={<IconMap />} isBusy={isBusy} onClick={onAsk}>
        {texts.show}
      </OnlineButton>
      <p className={styles['hint']}>{texts.hint}</p>
    </div>
  )
}

function MapFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  const { failed, offline, retry } = houseMapTexts
  return (
    <Notice
      live="status"
      action={
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {online ? failed : offline}
    </Notice>
  )
}

const MapSkeleton = () => (
  <Loading>
    <Skeleton shape="block" className={styles['bone']} />
  </Loading>
)

/** The style as our own maps service gives it; what is drawn from it is asked of the same. */
const useMapStyle = (isWanted: boolean) =>
  useQuery({
    queryKey: ['map-style'],
    queryFn: ({ signal }) => memberRest('maps', '/style.json', { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    // Offline there is no map, so its style need not be kept.
    persister: (ask, context) => ask(context),
  })
