import { count, weekDay } from '#device/text/format.ts'

const todos = (amount: number): string => count(amount, 'To-do', 'To-dos')

/** Every word about several to-dos at once; it travels with the bar. */
export const severalTexts = {
  bar: 'Ausgewählte To-dos',
  chosen: (amount: number) => `${amount} ausgewählt`,
  all: 'Alle',
  complete: 'Erledigen',
  move: 'Verschieben',
  assign: 'Zuweisen',
  nobody: 'Niemandem',
  remove: 'Löschen',
  end: 'Auswahl beenden',
  to: (label: string, on: string) => `${label}: ${weekDay(on)}`,
  tomorrow: 'Auf morgen',
  week: 'In einer Woche',
  month: 'In einem Monat',
  date: 'Auf ein Datum …',
  title: todos,
  completed: (amount: number, left: number): string => {
    const done = `${todos(amount)} erledigt.`
    if (left === 0) return done
    return `${done} ${left === 1 ? 'Eines fragt' : `${left} fragen`} nach einem Eintrag und ${left === 1 ? 'bleibt' : 'bleiben'} offen.`
  },
  onlyAsking: 'Diese To-dos fragen nach einem Eintrag im Verlauf. Erledigen Sie sie einzeln.',
  moved: (amount: number, on: string) => `${todos(amount)} auf ${weekDay(on)} verschoben.`,
  assigned: (amount: number, name: string | undefined) =>
    name === undefined ? `${todos(amount)} niemandem zugewiesen.` : `${todos(amount)} an ${name} zugewiesen.`,
  removed: (amount: number) => `${todos(amount)} gelöscht.`,
} as const
