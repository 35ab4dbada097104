/** Whom anybody in Switzerland can call, day and night; as the cantons publish them (read on 15.11.2026). */
export const emergencyNumbers = [
  { number: '118', label: 'Feuerwehr' },
  { number: '144', label: 'Sanität' },
  { number: '117', label: 'Polizei' },
  { number: '145', label: 'Vergiftung' },
  { number: '112', label: 'Notruf' },
] as const
