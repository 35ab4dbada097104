export const makerWarrantiesTexts = {
  title: 'Herstellergarantien',
  sentence: 'Was der Hersteller verspricht, zusätzlich zu den Ansprüchen aus Werkvertrag und Gesetz.',
  list: 'Herstellergarantien',
  add: 'Garantie erfassen',
  edit: 'Garantie bearbeiten',
  open: (title: string) => `${title} öffnen`,
  empty: {
    title: 'Noch keine Herstellergarantie',
    text: 'Halten Sie fest, wie lange der Hersteller für ein Gerät oder Material garantiert. Vor dem Ende werden Sie erinnert.',
  },
  noComponent:
    'Eine Herstellergarantie gehört zu einem Bauteil. Wählen Sie bei der Renovation, um welche es geht.',
  lasts: (years: number, from: string) => `${years === 1 ? 'Ein Jahr' : `${years} Jahre`} ab ${from}`,
  until: (day: string) => `bis ${day}`,
  ended: (day: string) => `abgelaufen am ${day}`,
  replaced: (year: number) => `ersetzt ${year}`,
  former: 'Für das frühere Produkt',
  paper: 'Garantieschein ansehen',
  failed: 'Die Herstellergarantien konnten nicht geladen werden.',
  offline:
    'Die Herstellergarantien sind auf diesem Gerät nicht gespeichert. Sie erscheinen, sobald Sie online sind.',
  retry: 'Erneut versuchen',
  form: {
    component: 'Bauteil',
    example: 'z. B. Wärmepumpe Aussengerät',
    yearsHint: (day: string, isOver: boolean) =>
      isOver ? `Sie ist am ${day} abgelaufen.` : `Sie endet am ${day}. Dieser Tag ist eine Frist.`,
    noPaper: 'Keiner',
    noteExample: 'z. B. nur mit jährlichem Service',
    save: 'Speichern',
    delete: 'Löschen',
    wrongDay: 'Bitte ein Datum angeben.',
    wrongYears: 'Bitte eine ganze Zahl zwischen 1 und 50 angeben.',
  },
  toast: {
    added: (name: string) => `Die Garantie «${name}» ist erfasst.`,
    saved: (name: string) => `Die Garantie «${name}» ist gespeichert.`,
    deleted: (name: string) => `«${name}» liegt im Papierkorb.`,
    restored: (name: string) => `«${name}» ist wieder da.`,
  },
} as const
