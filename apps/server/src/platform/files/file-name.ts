/** Path parts, control signs and direction marks never reach a disk or a header. Cut by signs: half an emoji is none. */
export const safeName = (name: string, most: number, otherwise: string): string => {
  const last = name.toWellFormed().replaceAll('\\', '/').split('/').at(-1) ?? ''
  const signs = Array.from(last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, ''))
  return signs.slice(0, most).join('').trim() || otherwise
}
