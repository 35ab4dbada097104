/** Places of the start page that other pages link to. */
export const sections = { steps: 'so-funktioniert-es', security: 'sicherheit', questions: 'fragen' } as const

export const contentId = 'inhalt'
