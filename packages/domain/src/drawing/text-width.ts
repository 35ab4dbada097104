const thin = /[ijlI.,:;·|'’! ]/
const narrow = /[ftr()-]/
const wide = /[mwMWÄÖÜAOQGDNHUVKX%&@–—…]/

/** Width of semibold Inter, guessed on the safe side: at build time nothing can measure it. */
export function textWidth(text: string, size: number): number {
  let em = 0
  for (const letter of text)
    em += thin.test(letter) ? 0.34 : narrow.test(letter) ? 0.44 : wide.test(letter) ? 0.86 : 0.64
  return em * size
}

/** The text, or its beginning with an ellipsis. */
export function fitText(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  const letters = Array.from(text)
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop()
  return `${letters.join('').replace(/[\s·,–-]+$/, '')}…`
}
