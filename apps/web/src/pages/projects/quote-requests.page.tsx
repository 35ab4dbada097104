import { quoteRequestsTexts } from '#features/quote-requests/quote-requests.texts.ts'
import { RequestsView } from '#features/quote-requests/requests-view.tsx'
import { HouseStart } from '#house/house-start.tsx'

export default function QuoteRequestsPage() {
  return (
    <HouseStart texts={quoteRequestsTexts.page}>
      {(id) => <RequestsView key={id} realEstateId={id} />}
    </HouseStart>
  )
}
