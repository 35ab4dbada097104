import type { FileRefusal } from './file.ts'

export const fileRefusalLabels: Record<FileRefusal, string> = {
  type: 'Diese Art von Datei nehmen wir nicht an.',
  damaged: 'Die Datei ist beschädigt oder nicht vollständig.',
  infected: 'In der Datei wurde Schadsoftware gefunden.',
  too_large: 'Die Datei ist ausgepackt zu gross.',
  encrypted: 'Die Datei ist mit einem Passwort geschützt.',
  unreadable: 'Die Datei konnte nicht gelesen werden, weil sie zu aufwendig aufgebaut ist.',
  hash: 'Die Datei kam nicht so an, wie sie geschickt wurde.',
}

export const refusedFileNotice = {
  title: 'Datei nicht angenommen',
  /** `from`: the firm it came from by a link; `paper`: whose newer version it was to be. */
  text: (name: string, refusal: FileRefusal, { from, paper }: Record<'from' | 'paper', string | null>) =>
    `«${name}»${from === null ? '' : ` von ${from}`}: ${fileRefusalLabels[refusal]}${
      paper === null ? '' : ` Bei «${paper}» gilt weiter die Version davor.`
    }`,
}
