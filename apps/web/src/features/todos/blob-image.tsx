import { useCallback } from 'react'

type BlobImageProps = {
  readonly blob: Blob
  readonly alt: string
  readonly className?: string | undefined
  readonly onLoad?: (event: { readonly currentTarget: HTMLImageElement }) => void
}

/** A picture that is on this device only. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} />
}
