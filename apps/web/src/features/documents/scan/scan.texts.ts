import { count } from '#device/text/format.ts'

const corners = ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'] as const

export const scanTexts = {
  title: 'Scannen',
  intro: 'Fotografieren Sie eine Seite nach der anderen auf dunklem Grund. Daraus wird ein PDF.',
  camera: 'Kamera',
  files: 'Fotos wählen',
  corners,
  corner: (index: number, x: number, y: number) =>
    `${corners[index] ?? ''}: ${x} % von links, ${y} % von oben`,
  hint: 'Ziehen Sie die Ecken auf die Ecken der Seite, oder bewegen Sie sie mit den Pfeiltasten.',
  crossed: 'Die Ecken überkreuzen sich. Ziehen Sie sie auseinander.',
  whole: 'Ganzes Foto',
  take: 'Seite übernehmen',
  skip: 'Foto weglassen',
  pages: (amount: number) => count(amount, 'Seite', 'Seiten'),
  page: (number: number) => `Seite ${number}`,
  drop: (number: number) => `Seite ${number} entfernen`,
  next: 'Weitere Seite',
  done: 'Ablegen',
  reading: 'Foto wird gelesen',
  unreadable: (name: string) =>
    `${name}: Dieses Bildformat kann Ihr Browser nicht lesen. Wählen Sie ein anderes Foto.`,
  name: (day: string) => `Scan vom ${day}`,
  discard: {
    title: 'Scan verwerfen?',
    text: 'Die Seiten sind noch nicht abgelegt.',
    confirm: 'Verwerfen',
  },
} as const
