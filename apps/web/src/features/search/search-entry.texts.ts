/** On every page; the other words of the search come when it opens. */
export const searchEntryTexts = {
  field: 'Suchen in Bauteilen, To-dos, Unterlagen …',
  failed: 'Die Suche konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
} as const
