import { imageBreakpoints, imagePlaceholder } from '#lib/limits.ts'

/** `srcset` over the breakpoints of the specification; `srcFor` names the picture in a width. */
export function srcSetOf(srcFor: (width: number) => string, largest = Number.POSITIVE_INFINITY): string {
  return Object.values(imageBreakpoints)
    .filter((width, at) => at === 0 || width <= largest)
    .map((width) => `${srcFor(width)} ${width}w`)
    .join(', ')
}

/** The few pixels that stand in for a photo until it has come, made on this device from the photo itself. */
export async function placeholderOf(photo: Blob): Promise<Blob> {
  const { width, height, quality } = imagePlaceholder
  const bitmap = await createImageBitmap(photo, { resizeWidth: width, resizeHeight: height })
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 })
}
