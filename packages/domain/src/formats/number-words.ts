const words = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** Small numbers read better as words: «zwei», «zwölf», «16». */
export const numberWord = (amount: number): string => words[amount] ?? String(amount)

/** «ein Bauteil», «zwei Bauteile», «16 Bauteile». */
export const countedWords = (amount: number, one: string, many: string): string =>
  `${numberWord(amount)} ${amount === 1 ? one : many}`
