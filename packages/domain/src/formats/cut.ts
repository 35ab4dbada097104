/** A text of at most so many characters; that something is missing is seen. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
