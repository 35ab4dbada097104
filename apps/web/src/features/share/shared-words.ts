const longestTitle = 200
const longestNote = 5_000
export const longestPaperNote = 2_000

/** What another app said with or without a photo, as a to-do: the first line is what is to be done. */
export function asTodo(text: string): { readonly title: string; readonly note: string } {
  const [first = '', ...rest] = text.trim().split('\n')
  const line = first.trim()
  // Too long for a title, it stays whole in the note.
  if (line.length > longestTitle)
    return { title: `${line.slice(0, longestTitle - 1).trimEnd()}…`, note: text.trim().slice(0, longestNote) }
  return { title: line, note: rest.join('\n').trim().slice(0, longestNote) }
}

/** The same below a note that is there already; nothing if both together are too long. */
export function below(note: string | null, words: string, longest = longestNote): string | undefined {
  const joined = [note ?? '', words.trim()].filter((part) => part !== '').join('\n\n')
  return joined.length > longest ? undefined : joined
}
