import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { componentInHash, dossierPath, dossierViews, roomInHash, type DossierView } from './dossier-paths.ts'

const creations = ['bauteil', 'geraet', 'raum'] as const

/** What the address of a house says: the view, what is open in it, what is being recorded. */
export function useDossierAddress(realEstateId: string, isShown: (view: DossierView) => boolean) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const componentId = componentInHash(hash)
  const roomId = roomInHash(hash)
  const asked = dossierViews.find((view) => view === search.get('ansicht') && isShown(view)) ?? 'uebersicht'
  const opensComponent = componentId !== undefined && asked !== 'geraete'
  const view: DossierView = opensComponent || roomId !== undefined ? 'bauteile' : asked
  return {
    view,
    componentId,
    roomId,
    creation: creations.find((one) => one === search.get('neu')),
    /** What a link wants to have recorded, and where. */
    wish: { catalogKey: search.get('art') ?? '', roomId: search.get('raum') ?? '' },
    goTo: (next: DossierView): void =>
      void navigate(dossierPath(realEstateId, next), { replace: true, preventScrollReset: true }),
  }
}
