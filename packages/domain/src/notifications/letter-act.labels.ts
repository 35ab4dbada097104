import { weekDay } from '../formats/format.ts'

/** What a link in a letter says to whoever follows it. */
export const letterWords = {
  links: { done: 'Erledigt', later: 'Eine Woche später' },
  ask: {
    done: (title: string) => `Ist «${title}» erledigt?`,
    later: (title: string) => `Soll «${title}» eine Woche später fällig sein?`,
  },
  button: { done: 'Ja, erledigt', later: 'Ja, eine Woche später' },
  done: (title: string, next: string | null) =>
    next === null
      ? `«${title}» ist erledigt.`
      : `«${title}» ist für dieses Mal erledigt und am ${weekDay(next)} wieder fällig.`,
  later: (title: string, on: string | null) =>
    on === null ? `«${title}» hat keinen Tag mehr.` : `«${title}» ist neu am ${weekDay(on)} fällig.`,
  undo: 'Rückgängig machen können Sie das in Hauswart, im Verlauf der Immobilie.',
  alreadyDone: (title: string) => `«${title}» ist bereits erledigt. Es gibt nichts mehr zu tun.`,
  moved: (title: string, on: string | null) =>
    on === null
      ? `«${title}» hat inzwischen keinen Tag mehr, an dem es fällig ist.`
      : `«${title}» ist inzwischen am ${weekDay(on)} fällig.`,
  used: (title: string) =>
    `Dieser Link wurde schon gebraucht, und «${title}» ist wieder offen. Ändern können Sie es in Hauswart.`,
  gone: 'Dieses To-do gibt es nicht mehr.',
  open: 'To-dos öffnen',
} as const
