import { useKeptPhoto, type KeptPhoto } from '#device/photos/use-kept-photo.ts'
import { Picture, type PictureFacts, type PictureProps } from './picture.tsx'

type KeptPictureProps = Omit<PictureProps, 'src' | 'facts' | 'onLoad' | 'onError'> & {
  readonly photo: KeptPhoto & PictureFacts
  /** Neither the server nor this device has it now. */
  readonly onMissing?: (() => void) | undefined
}

/** A picture that is there without a line too, if this device has had it once. */
export function KeptPicture({ photo, onMissing, ...look }: KeptPictureProps) {
  const { src, isCopy, onLoad, onError } = useKeptPhoto(photo, onMissing)
  // The copy comes in one width, whatever the server has.
  const facts = isCopy ? { ...photo, widths: undefined } : photo
  return <Picture {...look} src={src} facts={facts} onLoad={onLoad} onError={onError} />
}
