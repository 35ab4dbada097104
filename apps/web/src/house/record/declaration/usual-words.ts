/** What the verbs most nouns have are called to their owner; whatever is called otherwise is said after it. */
export const usualWords = (noun: string) => ({
  add: (name: string) => `${noun} ${name} erfassen`,
  update: (name: string) => `${noun} ${name} ändern`,
  delete: (name: string) => `${noun} ${name} löschen`,
  restore: (name: string) => `${noun} ${name} zurückholen`,
})
