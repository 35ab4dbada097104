export const undoTexts = {
  offline: 'Ohne Verbindung lässt sich das nicht rückgängig machen.',
  changed: 'Seither wurde daran weitergearbeitet. Machen Sie zuerst das Neuere rückgängig.',
  changedBy: (name: string) =>
    `Seither hat ${name} daran weitergearbeitet. Machen Sie zuerst das Neuere rückgängig.`,
} as const
