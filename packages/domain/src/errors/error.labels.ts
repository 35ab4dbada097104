import type { ErrorCode } from './error-code.ts'

/** The one German sentence per code, shown by every client; the server sends it as the message. */
export const errorLabels: Record<ErrorCode, string> = {
  BAD_INPUT: 'Bitte prüfen Sie Ihre Angaben.',
  UNAUTHENTICATED: 'Bitte melden Sie sich an.',
  FORBIDDEN: 'Dafür fehlt Ihnen die Berechtigung.',
  NOT_FOUND: 'Dieser Eintrag wurde nicht gefunden.',
  PAGE_NOT_FOUND: 'This page could not be found', // spec §8
  CONFLICT: 'Jemand hat diesen Eintrag gerade geändert.',
  NOT_UNDOABLE: 'Das lässt sich nicht rückgängig machen.',
  NOT_READY: 'Dafür fehlt noch etwas.',
  NOT_OPEN: 'So viel ist nicht mehr offen. Jemand hat inzwischen bezahlt oder verrechnet.',
  DECIDED_ANEW: 'Hier gilt inzwischen ein anderer Entscheid. Nehmen Sie zuerst diesen zurück.',
  IDEMPOTENCY_KEY_REUSED: 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.',
  BUSY: 'Diese Änderung wird gerade verarbeitet. Bitte versuchen Sie es gleich nochmals.',
  OUTCOME_UNKNOWN:
    'Wir konnten nicht sicher bestätigen, ob gespeichert wurde. Bitte versuchen Sie es erneut.',
  RATE_LIMITED: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  TOO_COMPLEX: 'Diese Anfrage ist zu umfangreich.',
  UNKNOWN_DOCUMENT: 'Diese Anfrage ist nicht bekannt. Bitte laden Sie die Seite neu.',
  METHOD_NOT_ALLOWED: 'Diese Anfrage ist so nicht erlaubt.',
  CREDENTIALS_WRONG: 'E-Mail oder Passwort ist nicht korrekt.',
  EMAIL_NOT_CONFIRMED: 'Bitte bestätigen Sie Ihre E-Mail-Adresse.',
  MAIL_CODE_NEEDED: 'Zur Sicherheit haben wir Ihnen einen Code per E-Mail gesendet.',
  LINK_INVALID: 'Dieser Link ist ungültig oder abgelaufen.',
  PASSWORD_TOO_WEAK: 'Dieses Passwort ist zu leicht zu erraten.',
  SESSION_EXPIRED: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
  FILE_TOO_LARGE: 'Die Datei ist zu gross.',
  FILE_TYPE_NOT_ALLOWED: 'Dieser Dateityp wird nicht unterstützt.',
  PICTURE_TOO_LARGE: 'Das Bild hat zu viele Bildpunkte. Möglich sind höchstens 50 Megapixel.',
  LIMIT_REACHED: 'Mehr ist in einem Konto nicht möglich.',
  REAL_ESTATE_EXISTS: 'Diese Immobilie besteht bereits.',
  LAST_OWNER: 'Mindestens eine Person muss Eigentümer/in bleiben.',
  NOT_CONFIGURED: 'Dieser Dienst ist nicht eingerichtet.',
  UNAVAILABLE: 'Der Dienst ist im Moment nicht erreichbar. Bitte versuchen Sie es später.',
  INTERNAL: 'Das hat leider nicht geklappt. Bitte versuchen Sie es erneut.',
}
