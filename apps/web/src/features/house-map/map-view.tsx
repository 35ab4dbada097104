import type { Position } from '@hauswart/domain/maps/lv95'
import { IconCurrentLocation, IconHome, IconMinus, IconPlus } from '@tabler/icons-react'
import { Map as GlMap, Marker, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { session } from '#device/session/session.ts'
import { IconButton } from '#ui/action/button.tsx'
import { attributionOf } from './attribution.ts'
import { houseMapTexts } from './house-map.texts.ts'
import styles from './map-view.module.css'

const zoom = { start: 17, least: 7, most: 19 } as const

type MapViewProps = {
  readonly style: unknown
  readonly position: Position
  readonly name: string
  /** This browser cannot draw it, or the provider's style makes no sense. */
  readonly onBroken: () => void
}

/** The map itself, with the house in its middle. */
export function MapView({ style, position: { latitude, longitude }, name, onBroken }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<GlMap>()
  const [pin] = useState(() => document.createElement('div'))
  const [sources, setSources] = useState('')
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    if (place.current === null) return undefined
    const opened = openMap(place.current, style as StyleSpecification, [longitude, latitude], name)
    if (opened === undefined) {
      broken()
      return undefined
    }
    new Marker({ element: pin, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(opened)
    opened.once('load', () => setSources(attributionOf(opened.getStyle().sources)))
    setMap(opened)
    return () => {
      setMap(undefined)
      opened.remove()
    }
  }, [style, latitude, longitude, name, pin])
  const texts = houseMapTexts
  return (
    <>
      <div ref={place} className={styles['map']} />
      {createPortal(
        <span className={styles['pin']} aria-hidden="true">
          <IconHome size={20} stroke={2} />
        </span>,
        pin,
      )}
      {map !== undefined && (
        <div className={styles['controls']}>
          <IconButton look="framed" label={texts.zoomIn} icon={<IconPlus />} onClick={() => map.zoomIn()} />
          <IconButton
            look="framed"
            label={texts.zoomOut}
            icon={<IconMinus />}
            onClick={() => map.zoomOut()}
          />
          <IconButton
            look="framed"
            label={texts.back}
            icon={<IconCurrentLocation />}
            onClick={() => map.jumpTo({ center: [longitude, latitude], zoom: zoom.start })}
          />
        </div>
      )}
      {sources !== '' && <p className={styles['sources']}>{sources}</p>}
    </>
  )
}

function openMap(
  container: HTMLElement,
  style: StyleSpecification,
  center: [number, number],
  name: string,
): GlMap | undefined {
  setWorkerUrl(trustedWorker())
  try {
    return new GlMap({
      container,
      style,
      center,
      zoom: zoom.start,
      minZoom: zoom.least,
      maxZoom: zoom.most,
      // It writes markup from strings, which our policy refuses; we name the sources ourselves.
      attributionControl: false,
      // One finger scrolls the page, not the map.
      cooperativeGestures: true,
      dragRotate: false,
      touchPitch: false,
      locale: { ...houseMapTexts.gestures, 'Map.Title': houseMapTexts.map(name) },
      // Our maps service asks who we are, and passes nothing of it on. Nobody else is told.
      transformRequest: async (url) =>
        new URL(url, location.href).origin === location.origin
          ? { url, headers: { authorization: `Bearer ${await session.token()}` } }
          : { url },
    })
  } catch {
    return undefined
  }
}

/**
 * Trusted Types takes a checked address instead of a text; MapLibre hands what it was given on to the worker, but looks
 * at its ending first, as if it were a text.
 */
function trustedWorker(): string {
  const file = new URL(workerFile, location.href).pathname
  const trusted = globalThis.hauswart?.policy.createScriptURL(file)
  if (typeof trusted !== 'object' || trusted === null) return file
  return Object.assign(trusted, {
    endsWith: (end: string) => file.endsWith(end),
    split: (by: RegExp) => file.split(by),
  }) as unknown as string
}
