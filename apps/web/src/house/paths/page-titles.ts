import { routeOf, type RouteName } from '#device/routing/routes.ts'

/** Names of every page for navigation, search and the window's title. */
export const pageTitles: Readonly<Record<RouteName, string>> = {
  home: 'Startseite',
  analysis: 'Analyse',
  appointments: 'Termine',
  conditions: 'Allgemeine Geschäftsbedingungen',
  craftsmen: 'Handwerker',
  dashboard: 'Übersicht',
  dataProtection: 'Datenschutz',
  impressum: 'Impressum',
  login: 'Anmelden',
  mortgage: 'Meine Finanzen',
  profile: 'Profil',
  projects: 'Renovationen',
  realEstates: 'Immobilien',
  todos: 'To-dos',
  tools: 'Werkzeuge',
  analysisCreate: 'Immobilie erfassen',
  forgotPassword: 'Passwort vergessen',
  register: 'Registrieren',
  realEstateReview: 'Bewertung',
  settings: 'Einstellungen',
  projectCreate: 'Renovation erfassen',
  toolsAppointments: 'Termine',
  toolsCounselor: 'Ratgeber',
  toolsCraftsmen: 'Offerten anfragen',
  toolsDocuments: 'Unterlagen',
  toolsFinance: 'Finanzrechner',
  toolsInvoice: 'Rechnungen',
  component: 'Bauteil',
  newPassword: 'Neues Passwort',
  passwordReset: 'Passwort zurücksetzen',
  project: 'Renovation',
  realEstate: 'Immobilie',
  welcome: 'Willkommen',
  mortgageSwissLife: 'Hypothek',
  confirmRegistration: 'Registrierung bestätigen',
  invitation: 'Einladung',
  guest: 'Freigegebene Unterlagen',
  notifications: 'Benachrichtigungen',
  search: 'Suche',
  share: 'Teilen',
}

/** Name of the page at an address, for the title of the window. */
export const titleOf = (pathname: string): string | undefined => {
  const [name] = routeOf(pathname) ?? []
  return name === undefined ? undefined : pageTitles[name]
}
