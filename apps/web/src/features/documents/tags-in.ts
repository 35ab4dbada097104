/** The words of a line, divided by commas, each once. */
export const tagsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
