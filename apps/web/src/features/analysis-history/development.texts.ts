import type { scoreWord } from '@hauswart/domain/analysis/model/analysis.labels'

type ScoreWord = ReturnType<typeof scoreWord>

/** Every word of the development of a house. */
export const developmentTexts = {
  title: 'Entwicklung',
  risen: (since: string, from: number, to: number) =>
    `Seit ${since} ist der Zustand von ${from} auf ${to} von 100 gestiegen.`,
  fallen: (since: string, from: number, to: number) =>
    `Seit ${since} ist der Zustand von ${from} auf ${to} von 100 gesunken.`,
  same: (since: string, score: number) => `Seit ${since} liegt der Zustand bei ${score} von 100.`,
  empty: 'Ab dem zweiten Stand sehen Sie hier, wie sich Ihr Haus entwickelt.',
  emptyNote: 'Ein neuer Stand kommt dazu, sobald die Analyse etwas anderes sagt als zuvor.',
  now: 'heute',
  withoutAmounts:
    'Die Entwicklung rechnet mit Richtpreisen, ohne Ihre eigenen Beträge. Der Zustand oben rechnet mit ihnen und kann deshalb leicht abweichen.',
  caption: 'Zustand des Hauses über die Zeit',
  head: ['Stand', 'Zustand'],
  row: (score: number, word: ScoreWord, due: number) =>
    `${score} von 100 · ${word}, ${due === 0 ? 'nichts' : due === 1 ? 'ein Bauteil' : `${due} Bauteile`} fällig`,
  failed: 'Die Entwicklung konnte nicht geladen werden.',
  offline: 'Die Entwicklung ist auf diesem Gerät noch nicht gespeichert. Mit Verbindung erscheint sie hier.',
  retry: 'Erneut versuchen',
} as const
