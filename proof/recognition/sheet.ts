import type { Chance } from './chance.ts'
import type { Owner } from './people.ts'
import type { Sender } from './senders.ts'

/** Where a paper names its sender. */
const manners = ['left', 'right', 'centre', 'footer', 'signature', 'window', 'margin'] as const
export type Manner = (typeof manners)[number]
export const someManner = (chance: Chance): Manner => chance.pick(manners)

type Sheet = {
  readonly sender: Sender
  readonly owner: Owner
  readonly manner: Manner
  /** «Uster, 3. März 2024», unless the day stands among the facts. */
  readonly line?: string
  readonly facts?: readonly (readonly [string, string])[]
  readonly title: string
  readonly body: string
  readonly isSigned?: boolean
  readonly slip?: string
}

const fonts = ['DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif', 'DejaVu Serif Condensed']
export const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')
const lines = (texts: readonly string[]) => texts.map((text) => `<div>${text}</div>`).join('')

/** A sheet of A4 as it leaves an office: head, address, day, subject, text, greeting and foot. */
export function sheet(chance: Chance, page: Sheet): string {
  const { owner, manner, line, facts = [], title, body, slip = '' } = page
  const size = chance.between(19, 23) / 2
  const style = `font: ${size}pt/1.38 '${chance.pick(fonts)}'`
  const address = `<div class="address">${manner === 'window' ? `<small>${origin(page.sender)}</small>` : ''}${lines(owner.lines)}</div>`
  const beside = facts.length === 0 ? '' : `<div class="facts">${table(facts)}</div>`
  const isAddressRight = manner !== 'right' && chance.percent(40)
  const day =
    line === undefined
      ? ''
      : `<p class="day" ${chance.percent(30) ? 'style="text-align:right"' : ''}>${line}</p>`
  const main = `<div class="top ${isAddressRight ? 'turned' : ''}">${address}${beside}</div>${day}<h1>${title}</h1>${body}${greeting(chance, page)}`
  return `<main style="${style}">${head(page)}${
    manner === 'margin'
      ? `<div class="two"><aside>${contact(page.sender)}</aside><section>${main}</section></div>`
      : main
  }${manner === 'footer' ? `<footer>${origin(page.sender)} · Tel. ${page.sender.phone} · www.${page.sender.site}</footer>` : ''}${slip}</main>`
}

export const origin = ({ name, home }: Sender): string =>
  `${name} · ${home.street} · ${home.zip} ${home.city}`

function head({ sender, manner }: Sheet): string {
  const { name, unit, tagline, home } = sender
  const titled = `<b class="name">${name}</b>${unit === undefined ? '' : `<div>${unit}</div>`}`
  const reach = `<div>${home.street}</div><div>${home.zip} ${home.city}</div><div>Telefon ${sender.phone}</div><div>info@${sender.site}</div>`
  if (manner === 'left') return `<header>${titled}<small>${tagline}${reach}</small></header>`
  if (manner === 'right') return `<header style="text-align:right">${titled}<small>${reach}</small></header>`
  if (manner === 'centre')
    return `<header class="centre">${titled}<small>${tagline}<br>${home.street}, ${home.zip} ${home.city}, ${sender.phone}</small></header>`
  if (manner === 'footer')
    return '<header><svg width="58" height="40"><path d="M2 38L29 4L56 38Z" fill="#8a3b2a"/></svg></header>'
  return '<header></header>'
}

const contact = (sender: Sender) =>
  `<b>${sender.name}</b>${lines([
    ...(sender.unit === undefined ? [] : [sender.unit]),
    sender.home.street,
    `${sender.home.zip} ${sender.home.city}`,
    '&nbsp;',
    'Auskunft:',
    sender.person,
    sender.phone,
    `www.${sender.site}`,
  ])}`

/** Without a head the signature is the only place that names the sender. */
function greeting(chance: Chance, { sender, manner, isSigned = true }: Sheet): string {
  const isOnlyHere = manner === 'signature'
  if (!isSigned && !isOnlyHere) return ''
  const named = isOnlyHere || chance.percent(50)
  const unit = isOnlyHere && sender.unit !== undefined ? [sender.unit] : []
  const isPerson = sender.name === sender.person
  return `<p>${chance.pick(['Freundliche Grüsse', 'Mit freundlichen Grüssen', 'Freundlicher Gruss'])}</p>${lines(
    [
      ...(named ? [`<b>${sender.name}</b>`, ...unit, '&nbsp;'] : ['&nbsp;']),
      ...(isPerson ? [] : [chance.percent(30) ? `i. A. ${sender.person}` : sender.person]),
    ],
  )}`
}
