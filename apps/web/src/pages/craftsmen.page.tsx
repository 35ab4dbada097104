import { CraftsmenView } from '#features/craftsmen/craftsmen-view.tsx'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'
import { HouseStart } from '#house/house-start.tsx'

export default function CraftsmenPage() {
  return (
    <HouseStart texts={craftsmenTexts}>{(id) => <CraftsmenView key={id} realEstateId={id} />}</HouseStart>
  )
}
