const longest = 60

/** A name that fits into a sentence. */
export const short = (name: string): string =>
  name.length > longest ? `${name.slice(0, longest - 3).trimEnd()}…` : name
