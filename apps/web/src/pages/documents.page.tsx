import { DocumentsView } from '#features/documents/documents-view.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { HouseStart } from '#house/house-start.tsx'

export default function DocumentsPage() {
  return (
    <HouseStart texts={documentsTexts}>{(id) => <DocumentsView key={id} realEstateId={id} />}</HouseStart>
  )
}
