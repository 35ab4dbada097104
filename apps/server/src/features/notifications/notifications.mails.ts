import type { Letter, Link } from '#platform/jobs/mail.ts'

export type Said = { readonly title: string; readonly text: string }
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

/**
 * What others did, minutes later, in the words of the message: some are a guest's own, so nothing in them becomes an
 * address to click on. It names no amounts of ours.
 */
export const newsLetter = (to: string, said: readonly Said[], url: string): Letter => ({
  to,
  subject: said.length === 1 ? unlinked(said[0]?.title ?? '') : `${said.length} Neuigkeiten`,
  paragraphs: [
    'Guten Tag',
    ...said.map(({ title, text }) => `${unlinked(title)}\n${unlinked(text)}`),
    'Wann und wovon wir Ihnen schreiben, wählen Sie unter «Profil», «Einstellungen».',
  ],
  link: { label: 'Benachrichtigungen öffnen', url },
})

// Days and hours keep their signs: only what a mailbox would make a link of is broken.
const unlinked = (text: string): string => text.replaceAll('://', ' ').replaceAll(/\.(?=\p{L})/gu, '. ')
