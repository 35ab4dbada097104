import { documents } from '#house/nouns/documents.ts'
import { documentPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'

type MeasurePapersProps = { readonly realEstateId: string; readonly measureId: string }

/** The papers that belong to a decision, by name. */
export function MeasurePapers({ realEstateId, measureId }: MeasurePapersProps) {
  const { data = [] } = useRows(documents, realEstateId)
  // Not only empty: a copy on a device may be older than this fact.
  return data
    .filter(({ measureIds }) => (measureIds ?? []).includes(measureId))
    .map(({ id, title }) => (
      <AppLink key={id} to={documentPath(id)}>
        {title}
      </AppLink>
    ))
}
