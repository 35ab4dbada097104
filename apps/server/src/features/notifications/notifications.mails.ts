import type { Letter } from '#platform/jobs/mail.ts'

type Line = { readonly title: string; readonly text: string }

/** What is new, once a day at most. It names no amounts: a mailbox is read by others too. */
export const digestLetter = (to: string, lines: readonly Line[], url: string): Letter => ({
  to,
  subject: lines.length === 1 ? 'Ein Eintrag steht an' : `${lines.length} Einträge stehen an`,
  paragraphs: [
    'Guten Tag',
    'Das steht an:',
    ...lines.map(({ title, text }) => `${title}\n${text}`),
    'Wann und wovon wir Ihnen schreiben, wählen Sie unter «Profil», «Einstellungen». Dort können Sie diese Zusammenfassung auch abbestellen.',
  ],
  link: { label: 'Benachrichtigungen öffnen', url },
})
