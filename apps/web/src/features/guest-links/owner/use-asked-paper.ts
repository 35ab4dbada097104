import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isAt } from '#device/routing/entry.ts'
import { dossierPath, shareParameter } from '#house/paths/dossier-paths.ts'

/**
 * The paper whose page led here to share it. It leaves the address before the sheet opens: a reload is not to ask again.
 */
export function useAskedPaper(realEstateId: string) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = search.get(shareParameter)
  const [id, setId] = useState(inAddress)
  useEffect(() => {
    if (inAddress !== null && isAt(key))
      void navigate(dossierPath(realEstateId, 'personen'), { replace: true, preventScrollReset: true })
  }, [inAddress, key, navigate, realEstateId])
  return { id, isOpen: id !== null && inAddress === null, forget: () => setId(null) }
}
