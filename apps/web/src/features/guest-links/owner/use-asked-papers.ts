import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isAt } from '#device/routing/entry.ts'
import { dossierPath, shareParameter } from '#house/paths/dossier-paths.ts'

/**
 * The papers whose page led here to share them. They leave the address before the sheet opens: a reload is not to ask again.
 */
export function useAskedPapers(realEstateId: string) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = search.get(shareParameter)
  const [asked, setAsked] = useState(inAddress)
  useEffect(() => {
    if (inAddress !== null && isAt(key))
      void navigate(dossierPath(realEstateId, 'people'), { replace: true, preventScrollReset: true })
  }, [inAddress, key, navigate, realEstateId])
  return {
    ids: asked?.split('.') ?? [],
    isOpen: asked !== null && inAddress === null,
    forget: () => setAsked(null),
  }
}
