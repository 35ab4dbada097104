import { useQuery } from '@tanstack/react-query'
import { isCopyFresher, isCutOff } from '#device/cache/fresher-copy.ts'
import { picturesQuery as housePicturesQuery } from '#house/house-queries.ts'
import { picturesQuery } from '#features/component-life/component-queries.ts'
import type { Photo } from './use-photos.ts'

const lookAgainMs = 3_000
const mostLooks = 12

/** The photos of a component: as asked just now, else those the copy of the house knows of if it is fresher. */
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
  const copy = useQuery({ ...housePicturesQuery(realEstateId), enabled: isCutOff(own) })
  const photos: readonly Photo[] | undefined = isCopyFresher(own, copy)
    ? copy.data?.filter((photo) => photo.componentId === componentId && photo.state === 'ready')
    : own.data?.realEstate?.componentPictures
  return { photos: photos ?? [], refetch: () => void own.refetch() }
}
