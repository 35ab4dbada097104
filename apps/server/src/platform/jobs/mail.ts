import { escapeHtml } from '@hauswart/domain/content/html'
import type { NotificationTarget } from '@hauswart/domain/notifications/notification'
import { createTransport } from 'nodemailer'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { sql, type Call } from '#platform/db/db-wire.ts'
import { limits } from '#platform/limits.ts'

export type Link = { readonly label: string; readonly url: string }
/** Plain text, with what can be done about it. */
type Paragraph = string | { readonly text: string; readonly links: readonly Link[] }

/** A German letter. Both forms say the same; paragraphs are plain text. */
export type Letter = {
  to: string
  subject: string
  paragraphs: readonly Paragraph[]
  link?: Link
  /** What it is about in the house it comes from: there its sender learns that no such box exists. */
  about?: NotificationTarget
}
/** Who had a letter sent, and from which house. */
export type Sender = { readonly userId: string; readonly realEstateId: string }
/** What the job of such a letter knows besides its id. */
export type Tell = Sender & NotificationTarget
export type StoredMail = {
  id: string
  recipient: string
  subject: string
  bodyText: string
  bodyHtml: string
  messageId: string
  headers?: Readonly<Record<string, string>>
  /** An entry for the calendar of whoever gets it. */
  calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}
/** Set if the mail server will never take this letter: the status it said so with. */
export type Sent = { refusal?: string }
export type Mailer = { send: (mail: StoredMail) => Promise<Sent>; close: () => void }

const insertMail = sql(`
  insert into auth.mail (id, recipient, subject, body_text, body_html, message_id) values ($1, $2, $3, $4, $5, $6)`)
const enqueue = sql('select app.enqueue($1, $2, $3, null)')

/** The calls that store a letter and its job in the caller's transaction. */
export function mailCalls(letter: Letter, clock: Clock, sender?: Sender): Call[] {
  const id = clock.newId()
  const tell: Tell | undefined =
    letter.about === undefined || sender === undefined ? undefined : { ...sender, ...letter.about }
  const { recipient, subject, bodyText, bodyHtml } = writeLetter(letter)
  return [
    { statement: insertMail, values: [id, recipient, subject, bodyText, bodyHtml, `<${id}@hauswart>`] },
    { statement: enqueue, values: ['send_mail', { json: { mailId: id, tell } }, `mail:${id}`] },
  ]
}

/** A letter as it goes out, in both forms. */
export function writeLetter(
  letter: Letter,
): Pick<StoredMail, 'recipient' | 'subject' | 'bodyText' | 'bodyHtml'> {
  const subject = oneLine(letter.subject)
  return {
    recipient: oneLine(letter.to),
    subject,
    bodyText: asText(letter),
    bodyHtml: asHtml(letter, subject),
  }
}

/** The Message-ID is stored with the letter, so a letter sent twice after a crash is recognised as one. */
export function openMailer(config: Config): Mailer {
  // One kept connection: letters go one after the other, and the greeting costs more than the letter.
  const address = new URL(config.SMTP_URL)
  address.searchParams.set('pool', 'true')
  address.searchParams.set('maxConnections', '1')
  // A server that says nothing holds up whoever comes next: better to come again later.
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!address.searchParams.has(wait)) address.searchParams.set(wait, String(limits.mail.silenceMs))
  const transport = createTransport(address.href, { from: config.MAIL_FROM })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.bodyText,
          html: mail.bodyHtml,
          messageId: mail.messageId,
          ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar, filename: 'termin.ics' } }),
          headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de-CH' },
        })
        return {}
      } catch (error) {
        return refusedOr(error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * A mail server names the recipient in its answer, so the error itself goes nowhere: logs and queue get its codes. For good
 * is only what it says of this recipient's box; everything else is ours to put right, and the letter waits for that.
 */
function refusedOr(error: unknown): Sent {
  const { code, command, responseCode, response } = error as {
    code?: string
    command?: string
    responseCode?: number
    response?: string
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const status = [responseCode, enhanced].filter((part) => part !== undefined).join(' ')
  const isAboutLetter = command === 'RCPT TO' || command === 'DATA'
  if (isAboutLetter && isNoSuchBox(responseCode, enhanced)) return { refusal: status }
  throw new Error(`the mail server did not take the letter: ${code ?? 'no code'} ${status}`.trim())
}

// 5.1 speaks of addresses (.7 and .8 of the sender's) and 5.2 of boxes. Being blocked, denied or not signed in is said at
// the same commands with the same three digits: only a server that knows no finer codes is taken at those.
const isNoSuchBox = (code: number | undefined, enhanced: string | undefined): boolean =>
  enhanced === undefined
    ? code === 550 || code === 551 || code === 553
    : /^5\.(1\.(?![78]$)|2\.)/.test(enhanced)

/** The bare address of a sender: `post@hauswart.ch` of `Hauswart <post@hauswart.ch>`. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()

// A line break in a header would let a name write further headers.
const oneLine = (text: string): string => text.replaceAll(/[\r\n\0]+/g, ' ').trim()

const whole = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? { text: paragraph, links: [] } : paragraph

function asText(letter: Letter): string {
  const link = letter.link === undefined ? [] : [`${letter.link.label}:\n${letter.link.url}`]
  const paragraphs = letter.paragraphs
    .map(whole)
    .map(({ text, links }) => [text, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'))
  return `${[...paragraphs, ...link, signature].join('\n\n')}\n`
}

function asHtml(letter: Letter, subject: string): string {
  const paragraphs = letter.paragraphs.map(whole).map(({ text, links }) => {
    const ways = links.map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
    const below = ways.length === 0 ? '' : `<br>${ways.join(' · ')}`
    return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}${below}</p>`
  })
  const link =
    letter.link === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(letter.link.url)}" style="background:#B4270C;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(letter.link.label)}</a></p>`,
        ]
  const body = [
    ...paragraphs,
    ...link,
    `<p style="color:#6b625c">${escapeHtml(signature).replace('\n', '<br>')}</p>`,
  ].join('\n')
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#241f1c;max-width:560px;margin:24px auto;padding:0 16px">\n${body}\n</body></html>\n`
}

const signature = 'Freundliche Grüsse\nHauswart'
