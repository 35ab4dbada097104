import { useQuery } from '@tanstack/react-query'
import { picturesQuery as housePicturesQuery } from '#lib/house-queries.ts'
import { isOutOfReach } from '#lib/is-out-of-reach.ts'
import { picturesQuery } from './component-queries.ts'
import type { Photo } from './use-photos.ts'

const lookAgainMs = 3_000
const mostLooks = 12

/** The photos of a component: as asked just now, else those the copy of the house knows of. */
export function useComponentPhotos(realEstateId: string, componentId: string) {
  const own = useQuery({
    ...picturesQuery(realEstateId, componentId),
    // The server shows a photo to nobody before it was scanned.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < mostLooks &&
      data?.realEstate?.componentPictures.some(({ state }) => state === 'received') === true
        ? lookAgainMs
        : false,
  })
  const copy = useQuery({ ...housePicturesQuery(realEstateId), enabled: isOutOfReach(own) })
  const photos: readonly Photo[] =
    own.data?.realEstate?.componentPictures ??
    copy.data?.filter((photo) => photo.componentId === componentId && photo.state === 'ready') ??
    []
  return { photos, refetch: () => void own.refetch() }
}
