import type { Letter } from '#platform/jobs/mail.ts'

const hello = 'Guten Tag'
const notYou = 'Falls Sie das nicht waren, müssen Sie nichts tun.'
// Names come from whoever filled in the form: a letter to an unproven address carries none.

export const confirmLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  paragraphs: [
    hello,
    'Schön, dass Sie Hauswart nutzen möchten. Bitte bestätigen Sie Ihre E-Mail-Adresse. Der Link ist 24 Stunden gültig.',
    notYou,
  ],
  link: { label: 'E-Mail-Adresse bestätigen', url },
})

export const accountExistsLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Sie haben bereits ein Konto',
  paragraphs: [
    hello,
    'Jemand wollte eben mit dieser E-Mail-Adresse ein Konto bei Hauswart eröffnen. Sie haben bereits ein Konto und können sich damit anmelden.',
    'Wissen Sie Ihr Passwort nicht mehr? Auf der Anmeldeseite hilft «Passwort vergessen».',
    notYou,
  ],
  link: { label: 'Zur Anmeldung', url },
})

export const registeredAgainLetter = (to: string, url: string, at: Date): Letter => ({
  to,
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  paragraphs: [
    hello,
    'Für diese E-Mail-Adresse wurde schon früher eine Registration begonnen und noch nicht bestätigt.',
    `Mit dem Link in dieser Nachricht gelten der Name und das Passwort, die am ${moment(at)} eingegeben wurden. Der Link ist 24 Stunden gültig.`,
    'Haben Sie sich zu diesem Zeitpunkt nicht registriert, verwenden Sie diesen Link bitte nicht.',
  ],
  link: { label: 'E-Mail-Adresse bestätigen', url },
})

export const choosePasswordLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  paragraphs: [
    hello,
    'Für diese E-Mail-Adresse wurde mehr als eine Registration begonnen. Damit nur Sie das Passwort kennen, setzen Sie es bitte neu. Ihre E-Mail-Adresse ist damit bestätigt. Der Link ist 30 Minuten gültig.',
    notYou,
  ],
  link: { label: 'Passwort setzen', url },
})

export const resetLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Neues Passwort setzen',
  paragraphs: [
    hello,
    'Sie möchten Ihr Passwort neu setzen. Der Link ist 30 Minuten gültig und kann einmal verwendet werden.',
    `${notYou} Ihr bisheriges Passwort gilt weiterhin.`,
  ],
  link: { label: 'Neues Passwort setzen', url },
})

export const passwordChangedLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Ihr Passwort wurde geändert',
  paragraphs: [
    hello,
    'Ihr Passwort wurde eben geändert. Alle Geräte wurden abgemeldet.',
    'Falls Sie das nicht waren, setzen Sie Ihr Passwort bitte sofort neu.',
  ],
  link: { label: 'Passwort neu setzen', url },
})

export const newDeviceLetter = (to: string, url: string, login: { at: Date; userAgent: string }): Letter => ({
  to,
  subject: 'Neue Anmeldung bei Hauswart',
  paragraphs: [
    hello,
    `Am ${moment(login.at)} hat sich ein neues Gerät mit Ihrem Konto angemeldet: ${deviceName(login.userAgent)}.`,
    'Waren Sie das, müssen Sie nichts tun. Falls nicht, setzen Sie Ihr Passwort bitte sofort neu: Damit werden alle Geräte abgemeldet.',
  ],
  link: { label: 'Passwort neu setzen', url },
})

export const suspiciousLetter = (to: string, url: string, at: Date): Letter => ({
  to,
  subject: 'Verdächtige Anmeldung: Wir haben ein Gerät abgemeldet',
  paragraphs: [
    hello,
    `Am ${moment(at)} wurde eine Ihrer Sitzungen ein zweites Mal verwendet. Das kann heissen, dass jemand sie kopiert hat. Zur Sicherheit haben wir diese Sitzung beendet.`,
    'Bitte melden Sie sich neu an. Kommt das wieder vor, setzen Sie Ihr Passwort neu.',
  ],
  link: { label: 'Passwort neu setzen', url },
})

export const loginCodeLetter = (to: string, code: string): Letter => ({
  to,
  subject: 'Ihr Code für die Anmeldung',
  paragraphs: [
    hello,
    'Bei Ihrem Konto wurde viele Male ein falsches Passwort eingegeben. Zur Sicherheit braucht die Anmeldung zusätzlich diesen Code:',
    code,
    'Der Code ist 15 Minuten gültig. Geben Sie ihn an niemanden weiter.',
  ],
})

const moment = (at: Date): string =>
  `${new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', dateStyle: 'medium', timeStyle: 'short' }).format(at)} Uhr`

// Only our own words: the header is chosen by the caller and must not write into an owner's letter.
function deviceName(userAgent: string): string {
  const browser = browsers.find(([sign]) => userAgent.includes(sign))?.[1]
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1]
  if (browser === undefined && system === undefined) return 'ein unbekanntes Gerät'
  return system === undefined ? `${browser}` : `${browser ?? 'ein Programm'} unter ${system}`
}

const browsers = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

export const suspiciousNotice = {
  title: 'Verdächtige Anmeldung beendet',
  text: 'Eine Sitzung wurde von zwei Geräten benutzt. Wir haben sie zur Sicherheit beendet. Ändern Sie Ihr Passwort, wenn Sie das nicht waren.',
}

export const passwordChangedNotice = {
  title: 'Passwort geändert',
  text: 'Ihr Passwort wurde geändert und alle Geräte wurden abgemeldet.',
}
