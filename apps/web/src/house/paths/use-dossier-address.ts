import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { isAt } from '#device/routing/entry.ts'
import { componentInHash, dossierPath, dossierViewOf, roomInHash, type DossierView } from './dossier-paths.ts'

const creations = ['bauteil', 'geraet', 'raum'] as const

/** What the address of a house says: the view, what is open in it, what is being recorded. */
export function useDossierAddress(realEstateId: string, isShown: (view: DossierView) => boolean) {
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  const [search] = useSearchParams()
  const componentId = componentInHash(hash)
  const roomId = roomInHash(hash)
  const creation = creations.find((one) => one === search.get('neu'))
  const named = dossierViewOf(search)
  const asked = named !== undefined && isShown(named) ? named : 'overview'
  const opensComponent = componentId !== undefined && asked !== 'devices'
  const view: DossierView = opensComponent || roomId !== undefined ? 'components' : asked
  const isOpen = componentId !== undefined || roomId !== undefined || creation !== undefined
  /** Where the view was last seen with nothing open above it. */
  const plain = useRef<{ readonly view: DossierView; readonly index: number }>(undefined)
  // Before anybody can press anything: noted late, a sheet that just saved would ask whether to give up what was typed.
  // The browser may be ahead of what is drawn: what came in meanwhile draws once more the page that is being left.
  useLayoutEffect(() => {
    if (!isOpen && isAt(key)) plain.current = { view, index: indexNow() }
  })
  return {
    view,
    componentId,
    roomId,
    creation,
    /** What a link wants to have recorded, and where. */
    wish: { catalogKey: search.get('art') ?? '', roomId: search.get('raum') ?? '' },
    goTo: (next: DossierView): void =>
      void navigate(dossierPath(realEstateId, next), { replace: true, preventScrollReset: true }),
    /** Closes what is open: back to where it was opened, or the view would lie in the history twice. */
    close: (below: DossierView): void => {
      const steps = plain.current?.view === below ? plain.current.index - indexNow() : 0
      if (steps < 0) void navigate(steps)
      else void navigate(dossierPath(realEstateId, below), { replace: true, preventScrollReset: true })
    },
  }
}

/** Where the entry lies in the history, as the router counts. */
function indexNow(): number {
  const { idx } = asRecord(history.state)
  return typeof idx === 'number' ? idx : Number.NaN
}
