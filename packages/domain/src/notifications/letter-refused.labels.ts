import { cut } from '../formats/cut.ts'

/** What the sender of a letter is told whose recipient does not exist. */
export const letterRefusedWords = (letter: { readonly recipient: string; readonly subject: string }) => ({
  title: cut(`E-Mail an ${letter.recipient} kam nicht an`, 120),
  text: `Den Empfänger gibt es nicht. Bitte prüfen Sie die Adresse und senden Sie erneut: «${cut(letter.subject, 200)}»`,
})
