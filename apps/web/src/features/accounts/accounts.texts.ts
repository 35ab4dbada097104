/** Every word of the pages around the account: sign-in, registration, passwords. */
export const accountsTexts = {
  siteName: 'Hauswart',
  footer: { privacy: 'Datenschutz', impressum: 'Impressum' },
  needsScript: 'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',

  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    repeatedPassword: 'Neues Passwort wiederholen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    code: 'Code aus der E-Mail',
    website: 'Website',
  },
  faults: {
    empty: 'Bitte ausfüllen.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    name: 'Höchstens 60 Zeichen, ohne die Zeichen < und >.',
    shortPassword: 'Das Passwort braucht mindestens 12 Zeichen.',
    longPassword: 'Höchstens 256 Zeichen.',
    weakPassword:
      'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nicht zusammengehören.',
    otherPassword: 'Die beiden Passwörter sind nicht gleich.',
    code: 'Der Code hat 8 Ziffern.',
    terms: 'Bitte stimmen Sie den Bedingungen zu.',
    several: (count: number) => `${count} Angaben fehlen oder stimmen nicht.`,
  },
  failures: {
    offline: 'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie online sind.',
    wait: (minutes: number) =>
      minutes === 1
        ? 'Zu viele Versuche. Bitte in einer Minute erneut.'
        : `Zu viele Versuche. Bitte in ${minutes} Minuten erneut.`,
    wrongWithCode: 'E-Mail, Passwort oder Code ist nicht korrekt.',
  },

  login: {
    pageTitle: 'Anmelden – Hauswart',
    description: 'Melden Sie sich bei Hauswart an, um Ihr Haus zu öffnen.',
    title: 'Willkommen zurück',
    sentence: 'Melden Sie sich an, um Ihr Haus zu öffnen.',
    submit: 'Anmelden',
    forgotten: 'Vergessen?',
    noAccount: 'Noch kein Konto?',
    register: 'Kostenlos registrieren',
    codeHint: 'Zur Sicherheit haben wir Ihnen einen Code per E-Mail gesendet. Er ist 15 Minuten gültig.',
    codeTitle: 'Bitte geben Sie den Code ein',
    otherCode: 'Neuen Code senden',
    otherCodeSent: 'Wir haben Ihnen einen neuen Code gesendet.',
    unconfirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen gesendet haben.',
    resend: 'Link erneut senden',
    resent: 'Wir haben Ihnen den Link erneut gesendet.',
    offline: 'Sie sind offline. Für die Anmeldung braucht es eine Verbindung.',
  },
  hints: {
    abgelaufen: {
      title: 'Ihre Sitzung ist abgelaufen',
      text: 'Bitte melden Sie sich neu an. Was auf diesem Gerät noch auf das Senden wartet, ist sicher und wird danach gesendet.',
    },
    'passwort-geaendert': {
      title: 'Passwort geändert.',
      text: 'Alle Geräte wurden abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    },
    bestaetigt: {
      title: 'E-Mail-Adresse bestätigt.',
      text: 'Melden Sie sich an, um Ihre erste Immobilie zu erfassen.',
    },
  },

  register: {
    pageTitle: 'Registrieren – Hauswart',
    description: 'Eröffnen Sie kostenlos Ihre digitale Hausakte.',
    title: 'Konto eröffnen',
    sentence: 'Kostenlos. Danach erfassen Sie Ihr Haus Schritt für Schritt.',
    passwordHint: 'Mindestens 12 Zeichen. Am besten mehrere Wörter, die nicht zusammengehören.',
    terms: {
      before: 'Ich nehme die ',
      conditions: 'Allgemeinen Geschäftsbedingungen',
      between: ' an und habe die ',
      privacy: 'Datenschutzerklärung',
      after: ' gelesen.',
      newTab: '(neuer Tab)',
    },
    newsletter: 'Ich möchte ab und zu Tipps zum Unterhalt per E-Mail erhalten.',
    submit: 'Konto eröffnen',
    hasAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
  },
  strength: {
    label: 'Stärke des Passworts',
    words: ['sehr schwach', 'schwach', 'noch zu schwach', 'gut', 'sehr gut'],
  },

  sent: {
    title: 'Wir haben Ihnen eine E-Mail gesendet',
    toAddress: 'Gesendet an',
    confirm: 'Öffnen Sie den Link in der E-Mail, um Ihre Adresse zu bestätigen. Er ist 24 Stunden gültig.',
    spam: 'Nichts erhalten? Schauen Sie auch im Spam-Ordner nach.',
    resend: 'Erneut senden',
    resendIn: (seconds: number) => `Erneut senden in ${seconds} s`,
    resent: 'Wir haben die E-Mail erneut gesendet.',
    correct: 'Andere E-Mail-Adresse verwenden',
  },

  forgot: {
    pageTitle: 'Passwort vergessen – Hauswart',
    description: 'Setzen Sie Ihr Passwort für Hauswart neu.',
    title: 'Passwort vergessen',
    sentence: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
  },
  resetSent: {
    pageTitle: 'Passwort zurücksetzen – Hauswart',
    title: 'Schauen Sie in Ihr Postfach',
    text: 'Falls ein Konto besteht, haben wir einen Link gesendet. Er ist 30 Minuten gültig.',
    again: 'Link erneut anfordern',
  },
  newPassword: {
    pageTitle: 'Neues Passwort – Hauswart',
    title: 'Neues Passwort setzen',
    sentence: 'Danach werden alle Geräte abgemeldet, und Sie melden sich mit dem neuen Passwort an.',
    submit: 'Passwort setzen',
  },
  confirm: {
    pageTitle: 'E-Mail-Adresse bestätigen – Hauswart',
    title: 'E-Mail-Adresse bestätigen',
    sentence: 'Ein Klick noch, dann ist Ihr Konto bereit.',
    submit: 'E-Mail-Adresse bestätigen',
    doneTitle: 'Bestätigt.',
    doneText: 'Ihr Konto ist bereit. Als Nächstes erfassen Sie Ihre erste Immobilie.',
    doneAction: 'Jetzt anmelden',
  },
  linkInvalid: {
    title: 'Dieser Link ist ungültig oder abgelaufen.',
    reset: 'Links zum Setzen eines Passworts sind 30 Minuten gültig und können einmal verwendet werden.',
    confirm:
      'Links zum Bestätigen sind 24 Stunden gültig. Haben Sie Ihre Adresse schon bestätigt, können Sie sich anmelden. Sonst melden Sie sich an, und wir senden Ihnen einen neuen Link.',
    requestNew: 'Neuen Link anfordern',
    login: 'Zur Anmeldung',
  },
} as const
