import { pictureWidths } from '@hauswart/domain/pictures/picture'
import { addressIn } from '#device/photos/picture-address.ts'

/**
 * `srcset` of a picture in the widths it is kept in; none if it is kept in one only. A small picture is offered whole
 * as well, a large one would be more than any screen shows.
 */
export function srcSetOf(
  url: string,
  widths: readonly number[] = [],
  own: number | null = null,
): string | undefined {
  if (widths.length === 0) return undefined
  const sizes = widths.map((width) => `${addressIn(url, width)} ${width}w`)
  const isSmall = own !== null && own < pictureWidths.xxl && !widths.includes(own)
  return (isSmall ? [...sizes, `${url} ${own}w`] : sizes).join(', ')
}

/** How wide a picture stands on the screen, by the breakpoints of the specification (`sizes`). */
export const sizesOf = (place: PicturePlace): string => places[place]

/** `line`: beside words. `tile`: one of several. `page`: the picture of a page. `screen`: alone on the screen. */
export type PicturePlace = 'line' | 'tile' | 'page' | 'screen'

const { sm, lg } = pictureWidths
const places: Record<PicturePlace, string> = {
  line: '44px',
  tile: '140px',
  page: `(max-width: ${lg}px) 100vw, 640px`,
  screen: `(max-width: ${sm}px) 100vw, (max-width: ${lg}px) 90vw, 900px`,
}
