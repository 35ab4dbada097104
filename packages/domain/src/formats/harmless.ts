/** Words from whoever filled in a form, for a letter to a stranger: none of them becomes an address to click on. */
export const harmless = (text: string): string =>
  text
    .replaceAll(/[:/@\\<>]+/g, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .trim()
