import { roleSentences } from '@hauswart/domain/access/invitation.labels'
import type { InvitationState } from '@hauswart/domain/access/invitation'
import type { MemberRole } from '@hauswart/domain/access/role'

const states: Record<InvitationState, string> = {
  sent: 'offen',
  accepted: 'angenommen',
  refused: 'abgelehnt',
  expired: 'abgelaufen',
  withdrawn: 'zurückgezogen',
}

/** Every word about people in a house and how they come and go. */
export const membersTexts = {
  sentence: 'Wer Zugang zu diesem Haus hat, und was diese Personen dürfen.',
  alone: 'Bis jetzt haben nur Sie Zugang. Führen Sie das Haus zu zweit? Laden Sie die andere Person ein.',
  title: 'Personen mit Zugang',
  you: 'Sie',
  since: (day: string) => `seit ${day}`,
  finances: 'sieht Beträge',
  noFinances: 'sieht keine Beträge',
  readerNote: 'Einladen und entfernen können Personen mit der Rolle Eigentümer/in.',

  invite: 'Person einladen',
  email: 'E-Mail-Adresse der Person',
  badEmail: 'Bitte eine E-Mail-Adresse, zum Beispiel anna.muster@example.ch.',
  chooseRole: 'Bitte wählen Sie eine Rolle.',
  role: 'Was darf die Person?',
  roleHint: (role: MemberRole) => `Darf ${roleSentences[role]}.`,
  seesFinances: 'Sieht auch Beträge',
  seesFinancesHint: 'Kosten, Hypothek, Werte und Erspartes.',
  ownerSees: 'Wer Eigentümer/in ist, sieht immer alle Beträge.',
  sendNote:
    'Die Person erhält sofort eine E-Mail mit Ihrem Namen und dem Namen des Hauses. Die E-Mail lässt sich nicht zurückholen, die Einladung schon.',
  send: 'Einladung senden',
  sent: (email: string) => `Einladung an ${email} gesendet.`,

  changeOf: (name: string) => `Zugang von ${name} ändern`,
  save: 'Speichern',
  changed: (name: string) => `Der Zugang von ${name} ist geändert.`,
  changeNote: 'Die Änderung gilt sofort, auch auf Geräten, die gerade offen sind.',
  conflict: 'Jemand hat diesen Zugang eben geändert. Schliessen Sie und sehen Sie nach, was jetzt gilt.',

  remove: 'Entfernen',
  removeQuestion: (name: string) => `${name} entfernen?`,
  removeText: (name: string) =>
    `${name} verliert den Zugang sofort und erhält eine Mitteilung. Die Kopie des Hauses auf den Geräten dieser Person wird gelöscht, sobald die Person Hauswart dort wieder öffnet. Was ${name} erfasst hat, bleibt. Für den Zugang braucht es danach eine neue Einladung.`,
  removed: (name: string) => `${name} hat keinen Zugang mehr.`,

  leave: 'Haus verlassen',
  leaveQuestion: (house: string) => `«${house}» verlassen?`,
  leaveText:
    'Sie verlieren den Zugang sofort, und die Kopie auf Ihren Geräten wird gelöscht. Was Sie erfasst haben, bleibt im Haus. Zurück kommen Sie nur mit einer neuen Einladung.',

  invitations: 'Einladungen',
  states,
  until: (day: string) => `gilt bis ${day}`,
  ranOut: (day: string) => `abgelaufen am ${day}`,
  sentOn: (day: string) => `gesendet am ${day}`,
  actions: (email: string) => `Einladung an ${email}`,
  resend: 'Erneut senden',
  resendQuestion: (email: string) => `Einladung an ${email} erneut senden?`,
  resendText:
    'Die Person erhält sofort eine neue E-Mail. Der Link in der früheren gilt danach nicht mehr. Eine gesendete E-Mail lässt sich nicht zurückholen.',
  withdraw: 'Zurückziehen',
  withdrawQuestion: (email: string) => `Einladung an ${email} zurückziehen?`,
  withdrawText: 'Der Link in der E-Mail gilt dann nicht mehr. Sie können die Person später neu einladen.',
  withdrawn: 'Die Einladung ist zurückgezogen.',
  failed: 'Die Einladungen konnten nicht geladen werden.',
  offline: 'Die Einladungen erscheinen, sobald Sie online sind.',
  retry: 'Erneut versuchen',

  page: {
    pageTitle: 'Einladung – Hauswart',
    title: 'Einladung',
    to: (house: string) => `Einladung zu «${house}»`,
    sentence: (who: string, role: MemberRole) =>
      `${who} führt dieses Haus bei Hauswart und lädt Sie ein. Sie dürfen ${roleSentences[role]}.`,
    seesFinances: 'Sie sehen auch Beträge: Kosten, Hypothek und Werte.',
    noFinances: 'Beträge wie Kosten und Hypothek sehen Sie nicht.',
    create: 'Konto eröffnen',
    createSentence: 'Ihre E-Mail-Adresse ist durch die Einladung schon bestätigt.',
    signIn: 'Ich habe schon ein Konto',
    signInTitle: 'Anmelden und annehmen',
    back: 'Zurück zur Einladung',
    accept: 'Einladung annehmen',
    acceptOther: 'Mit diesem Konto annehmen',
    otherTitle: 'Anderes Konto',
    other: (invited: string, own: string) =>
      `Die Einladung ging an ${invited}. Sie sind als ${own} angemeldet. Möchten Sie ein anderes Konto nehmen, melden Sie sich zuerst ab und öffnen danach den Link in der E-Mail nochmals.`,
    signOut: 'Abmelden',
    welcome: (house: string) => `Willkommen bei «${house}».`,
    refuse: 'Ablehnen',
    refuseQuestion: 'Einladung ablehnen?',
    refuseText: (who: string) => `${who} erfährt, dass Sie abgelehnt haben. Der Link gilt danach nicht mehr.`,
    refusedTitle: 'Sie haben abgelehnt',
    refused: 'Sie müssen nichts weiter tun. Der Link gilt nicht mehr.',
    missingTitle: 'Öffnen Sie den Link nochmals',
    missing: 'Öffnen Sie den Link in der E-Mail nochmals. Diese Seite zeigt die Einladung nur über ihn.',
    endedTitle: 'Diese Einladung gilt nicht mehr',
    ended:
      'Sie wurde schon beantwortet, zurückgezogen oder ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    home: 'Zur Startseite',
    failedTitle: 'Die Einladung konnte nicht geladen werden',
    failed: 'Prüfen Sie Ihre Verbindung und versuchen Sie es nochmals. Der Link gilt weiterhin.',
    retry: 'Erneut versuchen',
  },
} as const
