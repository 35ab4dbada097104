import type { Letter, Link } from '#platform/jobs/mail.ts'

export type Line = { readonly title: string; readonly text: string; readonly links: readonly Link[] }

/** What is new, once a day at most. It names no amounts: a mailbox is read by others too. */
export const digestLetter = (to: string, lines: readonly Line[], url: string): Letter => ({
  to,
  subject: lines.length === 1 ? 'Ein Eintrag steht an' : `${lines.length} Einträge stehen an`,
  paragraphs: [
    'Guten Tag',
    'Das steht an:',
    ...lines.map(({ title, text, links }) => ({ text: `${title}\n${text}`, links })),
    'Wann und wovon wir Ihnen schreiben, wählen Sie unter «Profil», «Einstellungen». Dort können Sie diese Zusammenfassung auch abbestellen.',
  ],
  link: { label: 'Benachrichtigungen öffnen', url },
})
