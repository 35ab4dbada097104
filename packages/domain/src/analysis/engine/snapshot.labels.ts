const longestTitle = 120

/** A message that components became due in a house, with their names as far as they fit. */
export const dueNotice = {
  title: (names: readonly string[]): string => {
    const head =
      names.length === 1 ? 'Ein Bauteil ist neu fällig' : `${names.length} Bauteile sind neu fällig`
    for (let shown = names.length; shown > 0; shown -= 1) {
      const rest = names.length - shown
      const more = rest === 0 ? '' : rest === 1 ? ' und ein weiteres' : ` und ${rest} weitere`
      const title = `${head}: ${names.slice(0, shown).join(', ')}${more}`
      if (title.length <= longestTitle) return title
    }
    return head
  },
  text: (house: string): string =>
    `${house}: In der Analyse steht, was jetzt ansteht und was es ungefähr kostet.`,
}
