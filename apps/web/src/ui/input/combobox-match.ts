import { fold } from '#device/text/fold.ts'

export type ComboOption = {
  readonly value: string
  readonly label: string
  /** A second, quieter word; it is searched too. */
  readonly note?: string | undefined
}

/** Every typed word must be found; what begins with it comes first, otherwise the given order stays. */
export function matching(options: readonly ComboOption[], query: string): readonly ComboOption[] {
  const words = fold(query).trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const found = options.filter(({ label, note = '' }) => {
    const text = fold(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (option: ComboOption) => fold(option.label).startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
