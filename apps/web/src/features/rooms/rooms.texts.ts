import { count } from '#device/text/format.ts'

export const roomsTexts = {
  title: 'Räume',
  sentence: (rooms: number) => `${count(rooms, 'Raum', 'Räume')}, von oben nach unten`,
  add: 'Raum hinzufügen',
  addTitle: 'Raum hinzufügen',
  addComponent: (room: string) => `Bauteil in «${room}» erfassen`,
  edit: (name: string) => `Raum «${name}» bearbeiten`,
  none: 'Noch kein Bauteil in diesem Raum',
  noFloor: 'Ohne Geschoss',
  empty: {
    title: 'Noch keine Räume',
    text: 'Mit Räumen finden Sie Bauteile und Geräte dort, wo sie stehen: im Keller, im Bad, in der Küche.',
  },
  failed: 'Die Räume konnten nicht geladen werden.',
  offline: 'Die Räume sind auf diesem Gerät nicht gespeichert. Sie erscheinen, sobald Sie online sind.',
  retry: 'Erneut versuchen',
  save: 'Speichern',
  delete: 'Löschen',
  added: (name: string) => `«${name}» hinzugefügt.`,
  saved: (name: string) => `«${name}» gespeichert.`,
  deleted: (name: string) => `«${name}» gelöscht. Die Bauteile bleiben.`,
  restored: (name: string) => `«${name}» wiederhergestellt.`,
  gone: {
    title: 'Raum nicht gefunden',
    text: 'Diesen Raum gibt es nicht mehr. Vielleicht wurde er gelöscht.',
    notHere:
      'Dieser Raum ist auf diesem Handy oder Computer nicht gespeichert. Ohne Verbindung können wir nicht nachsehen.',
    back: 'Zu den Räumen',
  },
  nameExample: 'z. B. Waschküche',
  floorUnknown: 'Ohne Angabe',
  area: 'm²',
} as const
