import { routeOf, routes, type RouteName } from '#device/routing/routes.ts'

export type NavEntry = {
  readonly route: RouteName
  readonly label: string
  /** Further pages during which this entry is the selected one. */
  readonly covers?: readonly RouteName[]
  /** What owners may call it in a search. */
  readonly words?: string
}
export type NavGroup = { readonly label?: string; readonly entries: readonly NavEntry[] }

/** The whole navigation. An entry appears by itself as soon as its page is built. */
export const navigation: readonly NavGroup[] = [
  {
    entries: [
      { route: 'dashboard', label: 'Übersicht', words: 'Start Dashboard' },
      {
        route: 'realEstates',
        label: 'Immobilie',
        covers: ['realEstate', 'analysisCreate'],
        words: 'Haus Wohnung Liegenschaft Gebäude Bauteile',
      },
      {
        route: 'analysis',
        label: 'Analyse',
        covers: ['component'],
        words: 'Zustand Bauteile Lebensdauer Investitionsplan Bericht',
      },
    ],
  },
  {
    label: 'Verwalten',
    entries: [
      { route: 'projects', label: 'Renovationen', covers: ['project', 'projectCreate'], words: 'Umbau' },
      { route: 'craftsmen', label: 'Handwerker', covers: ['toolsCraftsmen'], words: 'Firmen Kontakte' },
      { route: 'appointments', label: 'Termine', covers: ['toolsAppointments'], words: 'Kalender' },
      { route: 'todos', label: 'To-dos', words: 'Aufgaben Erledigen Pendenzen' },
      { route: 'toolsDocuments', label: 'Unterlagen', words: 'Dokumente Dateien' },
      { route: 'toolsInvoice', label: 'Rechnungen', words: 'Zahlungen Belege' },
      { route: 'tools', label: 'Werkzeuge', words: 'Hilfsmittel Notfallblatt Papierkorb Verlauf Bericht' },
    ],
  },
  {
    label: 'Geld & Wert',
    entries: [
      { route: 'mortgage', label: 'Meine Finanzen', covers: ['toolsFinance'], words: 'Hypothek' },
      { route: 'realEstateReview', label: 'Bewertung', words: 'Wert Schätzung' },
    ],
  },
  { label: 'Wissen', entries: [{ route: 'toolsCounselor', label: 'Ratgeber', words: 'Artikel Wissen' }] },
]

/** The pages of the user area. */
export const userPages: readonly NavEntry[] = [
  { route: 'profile', label: 'Profil', words: 'Name Telefon Konto' },
  { route: 'settings', label: 'Einstellungen', words: 'Darstellung Geräte Passwort dunkel hell Sicherheit' },
]

/** Pages that are reached from the head of the page, not from the navigation. */
export const accountPages: readonly NavEntry[] = [
  { route: 'notifications', label: 'Benachrichtigungen', words: 'Meldungen Glocke' },
  ...userPages,
]

export const isBuilt = (route: RouteName): boolean => routes[route].page !== undefined

const built = (entries: readonly NavEntry[]): NavEntry[] => entries.filter(({ route }) => isBuilt(route))

export const builtNavigation: readonly NavGroup[] = navigation
  .map((group) => ({ ...group, entries: built(group.entries) }))
  .filter(({ entries }) => entries.length > 0)

const allEntries: readonly NavEntry[] = navigation.flatMap(({ entries }) => entries)

/** The two places left of the ＋ of the bottom bar, and the one right of it; unbuilt areas give way. */
export const bottomEntries: readonly NavEntry[] = ['dashboard', 'analysis', 'realEstates', 'todos']
  .flatMap((name) => built(allEntries.filter(({ route }) => route === name)))
  .filter(({ route }) => route !== 'realEstates' || !isBuilt('analysis'))

/** The entry that is selected on a page. */
export function selectedEntry(pathname: string): RouteName | undefined {
  const [name] = routeOf(pathname) ?? []
  if (name === undefined) return undefined
  return [...allEntries, ...accountPages].find(
    ({ route, covers = [] }) => route === name || covers.includes(name),
  )?.route
}
