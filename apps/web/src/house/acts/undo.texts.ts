export const undoTexts = {
  offline: 'Ohne Verbindung lässt sich das nicht rückgängig machen.',
  changed: (things: string) =>
    `Seither wurde daran weitergearbeitet${things}. Machen Sie zuerst das Neuere rückgängig.`,
  changedBy: (name: string, things: string) =>
    `Seither hat ${name} daran weitergearbeitet${things}. Machen Sie zuerst das Neuere rückgängig.`,
  things: (names: readonly string[]) => (names.length === 0 ? '' : ` (${names.join(', ')})`),
} as const
