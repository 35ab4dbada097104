import {
  AddHouse,
  HouseList,
  HouseListFailure,
  HouseListSkeleton,
} from '#features/real-estate/list/house-list.tsx'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { selectable } from '#house/house-choice.ts'
import { PageHead } from '#ui/layout/page-head.tsx'

export default function RealEstatesPage() {
  const { data, isError, refetch } = useHouses()
  const { title, sentence, none } = realEstateTexts.list
  const current = selectable(housesOf(data)).length
  return (
    <>
      <PageHead
        title={title}
        sentence={current > 0 ? sentence(current) : none}
        actions={current > 0 ? <AddHouse /> : undefined}
      />
      {data !== undefined ? (
        <HouseList houses={housesOf(data)} />
      ) : isError ? (
        <HouseListFailure onRetry={() => void refetch()} />
      ) : (
        <HouseListSkeleton />
      )}
    </>
  )
}
