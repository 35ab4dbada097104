/** Every word of taking a creditor into the address book. */
export const creditorTexts = {
  title: 'Adressbuch',
  unknown: (name: string) =>
    `«${name}» steht noch nicht in Ihrem Adressbuch. Firma, Adresse, IBAN und UID können von der Rechnung kommen.`,
  trade: 'Gewerk',
  choose: 'Bitte wählen',
  suggested: (from: string) => `Vorschlag nach «${from}». Stimmt er nicht, wählen Sie ein anderes Gewerk.`,
  carried: 'Telefon und E-Mail können Sie später ergänzen.',
  take: 'Als Handwerker übernehmen',
  taken: (name: string, trade: string) =>
    `«${name}» (${trade}) kommt mit dieser Rechnung ins Adressbuch. Telefon und E-Mail können Sie später ergänzen.`,
  drop: 'Nicht übernehmen',
  added: (name: string) => `${name} steht jetzt im Adressbuch.`,
} as const
