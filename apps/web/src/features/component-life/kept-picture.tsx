import { useKeptPhoto } from '#lib/use-kept-photo.ts'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import type { Photo } from './use-photos.ts'

type KeptPictureProps = Omit<PictureProps, 'src' | 'onLoad' | 'onError'> & { readonly photo: Photo }

/** A photo that is there without a line too, if this device has had it once. */
export function KeptPicture({ photo, ...look }: KeptPictureProps) {
  const { src, onLoad, onError } = useKeptPhoto(photo)
  return <Picture {...look} src={src ?? photo.url ?? ''} onLoad={onLoad} onError={onError} />
}
