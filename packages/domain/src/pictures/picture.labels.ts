import type { PictureState } from './picture.ts'

export const pictureStateLabels: Record<PictureState, string> = {
  received: 'Wird geprüft',
  ready: 'Bereit',
  rejected: 'Gesperrt',
}

export const rejectedPictureNotice = {
  title: 'Bild gesperrt',
  text: (fileName: string) => `Die Datei «${fileName}» wurde aus Sicherheitsgründen gesperrt.`,
}
