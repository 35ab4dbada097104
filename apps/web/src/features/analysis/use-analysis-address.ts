import { useNavigate, useSearchParams } from 'react-router'
import { analysisPath, analysisViews, type AnalysisView } from '#lib/analysis-paths.ts'

/** The view the address names; going to another replaces it, so that «back» leaves the page. */
export function useAnalysisAddress() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view: AnalysisView = analysisViews.find((one) => one === search.get('ansicht')) ?? 'bauteile'
  return {
    view,
    /** The component a link wants to have renovated. */
    planned: search.get('planen') ?? undefined,
    goTo: (next: AnalysisView): void =>
      void navigate(analysisPath(next), { replace: true, preventScrollReset: true }),
  }
}
