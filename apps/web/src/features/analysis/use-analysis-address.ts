import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isAt } from '#device/routing/entry.ts'
import { analysisPath, analysisViewOf, type AnalysisView } from '#house/paths/analysis-paths.ts'

/** The view the address names. Each is a place of its own: «back» leads to the one before. */
export function useAnalysisAddress() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const view = analysisViewOf(search)
  return {
    view,
    /** The component a link wants to have renovated. */
    planned: search.get('planen') ?? undefined,
    goTo: (next: AnalysisView): void => void navigate(analysisPath(next), { preventScrollReset: true }),
    /** Done once: a reload must not begin again. */
    forgetPlanned: (): void => {
      if (isAt(key)) void navigate(analysisPath(view), { replace: true, preventScrollReset: true })
    },
  }
}
