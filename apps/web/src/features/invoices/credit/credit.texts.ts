/** Every word of credit notes. */
export const creditTexts = {
  addTitle: 'Neue Gutschrift',
  kind: 'Was ist es?',
  kinds: { bill: 'Rechnung', credit: 'Gutschrift' },
  sentence:
    'Was ein Betrieb Ihnen gutschreibt. Geben Sie den Betrag ohne Minus ein: Hauswart zieht ihn von Kosten und Abzügen ab.',
  bill: 'Gehört zur Rechnung',
  noBill: 'Zu keiner Rechnung',
  billHint: (amount: string) => `Beim Speichern werden ${amount} mit dieser Rechnung verrechnet.`,
  otherCurrency: 'Diese Rechnung lautet auf eine andere Währung.',
  tied: {
    offset: (currency: string) =>
      `Schon verrechnet: Die Währung bleibt ${currency}. Nehmen Sie zuerst die Verrechnung zurück.`,
    credited: (currency: string) =>
      `Eine Gutschrift gehört zu dieser Rechnung: Die Währung bleibt ${currency}.`,
  },
  linesHint: 'Steuerlich wird die Gutschrift aufgeteilt wie diese Rechnung.',
  paperTitle: (creditor: string) => `Gutschrift ${creditor}`,
  paperKept: (name: string) => `«${name}» wird als Unterlage abgelegt und gehört dann zu dieser Gutschrift.`,
  lessThanSettled: (amount: string) =>
    `Davon sind schon ${amount} erhalten oder verrechnet. Nehmen Sie das zuerst zurück: auf der Seite der Gutschrift, unter «Erhalten oder verrechnet».`,
  date: 'Datum der Gutschrift',
  number: 'Gutschriftnummer',
  ofBill: 'Zur Rechnung',
  ofCredit: 'Gutschrift',
  left: 'Noch zu Ihren Gunsten',
  settle: 'Als erledigt erfassen',
  offset: {
    waiting: (amount: string, on: string) =>
      `Eine Gutschrift vom ${on} ist offen: ${amount} zu Ihren Gunsten.`,
    owed: (amount: string, on: string) => `Von diesem Betrieb ist eine Rechnung vom ${on} offen: ${amount}.`,
    act: (amount: string) => `${amount} verrechnen`,
    done: (amount: string) => `${amount} sind verrechnet.`,
    on: (on: string) => `${on}, verrechnet`,
    takeBackOf: (amount: string, on: string) => `Verrechnung von ${amount} vom ${on} zurücknehmen`,
    ended: 'Die Verrechnung ist auf beiden Seiten zurückgenommen.',
  },
  sheet: {
    title: (creditor: string) => `Gutschrift von ${creditor}`,
    amount: 'Betrag',
    hint: 'Was Ihnen überwiesen oder an einer Zahlung abgezogen wurde. Der Rest bleibt offen.',
    tooMuch: 'So viel steht auf der Gutschrift nicht mehr offen.',
    on: 'Erhalten oder verrechnet am',
    save: 'Als erledigt erfassen',
  },
  payments: {
    title: 'Erhalten oder verrechnet',
    none: 'Noch nichts erhalten oder verrechnet.',
  },
  row: {
    open: 'Guthaben',
    doneOn: (on: string) => `erledigt ${on}`,
    named: (text: string) => `Gutschrift, ${text}`,
  },
  toast: {
    added: (name: string) => `Gutschrift von ${name} ist erfasst.`,
    saved: (name: string) => `Gutschrift von ${name} gespeichert.`,
    deleted: (name: string) => `Gutschrift von ${name} liegt im Papierkorb.`,
    restored: (name: string) => `Gutschrift von ${name} ist wieder da.`,
    settled: (name: string) => `Gutschrift von ${name} ist erledigt.`,
    partlySettled: (amount: string) => `Erfasst. Noch zu Ihren Gunsten: ${amount}.`,
  },
} as const
