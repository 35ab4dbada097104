/** What stands on every letter an owner prints, signs and sends. */
export const letterTexts = {
  ownAddress: 'Adresse:',
  sending: 'Einschreiben',
  attention: (name: string) => `z. H. ${name}`,
  greeting: 'Sehr geehrte Damen und Herren',
  confirm: 'Bitte bestätigen Sie uns den Empfang dieses Briefs schriftlich.',
  bye: 'Freundliche Grüsse',
  line: 'Ort, Datum und Unterschrift',
  enclosed: (what: string) => `Beilage: ${what}`,
} as const
