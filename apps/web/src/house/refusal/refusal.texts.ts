import { short } from '#device/text/short.ts'

/** What the server did not take, of whatever noun. */
export const refusalTexts = {
  one: 'Eine Änderung wurde nicht gespeichert.',
  many: (amount: number) => `${amount} Änderungen wurden nicht gespeichert.`,
  look: 'Ansehen',
  plainTitle: 'Nicht gespeichert',
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
  discardWith: (count: number) =>
    count === 1
      ? 'Mit dem Verwerfen geht auch 1 Eintrag verloren, der darauf aufbaut.'
      : `Mit dem Verwerfen gehen auch ${count} Einträge verloren, die darauf aufbauen.`,
  understood: 'Verstanden',
  same: 'Jemand hat inzwischen dasselbe eingetragen. Es ist nichts mehr zu tun.',
  keepWith: (count: number) =>
    count === 1
      ? 'Mit «Behalten» geht auch 1 Eintrag verloren, der auf Ihrem aufbaut. Mit «Trotzdem speichern» bleibt er.'
      : `Mit «Behalten» gehen auch ${count} Einträge verloren, die auf Ihrem aufbauen. Mit «Trotzdem speichern» bleiben sie.`,
  goneTitle: 'Inzwischen gelöscht',
  gone: (title: string) => `Jemand hat «${short(title)}» gelöscht, bevor Ihre Änderung ankam.`,
  bringBack: 'Zurückholen und ändern',
  changedTitle: 'Inzwischen geändert',
  changed: (title: string) =>
    `Jemand hat «${short(title)}» geändert, bevor Ihr Löschen ankam. So steht es jetzt da:`,
  replaced: (act: string) => `${act}: Jemand war schneller. So steht es jetzt da:`,
  replaceAnyway: 'Trotzdem speichern',
  removeAnyway: 'Trotzdem löschen',
  keep: 'Behalten',
  yes: 'ja',
  no: 'nein',
  nothing: 'leer',
} as const
