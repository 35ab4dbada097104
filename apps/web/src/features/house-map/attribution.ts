type Sources = Readonly<Record<string, object>>

/** Who made the map, as plain words: providers write it as markup. */
export function attributionOf(sources: Sources): string {
  const said = Object.values(sources).flatMap((source) =>
    'attribution' in source && typeof source.attribution === 'string' ? plain(source.attribution) : [],
  )
  return [...new Set(said)].filter((words) => words !== '').join(' · ')
}

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
