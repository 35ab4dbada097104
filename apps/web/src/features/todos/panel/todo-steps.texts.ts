import { short } from '#device/text/short.ts'

/** Words of the checklist; apart, because whoever only looks at the list does without them. */
export const stepsTexts = {
  title: 'Checkliste',
  add: 'Neuer Schritt',
  placeholder: 'z. B. Leiter holen',
  submit: 'Hinzufügen',
  tooLong: 'Höchstens 120 Zeichen.',
  full: (most: number) => `Mehr als ${most} Schritte hat ein To-do nicht.`,
  remove: (text: string) => `Schritt «${text}» entfernen`,
  removed: (text: string) => `Schritt «${short(text)}» entfernt.`,
}
