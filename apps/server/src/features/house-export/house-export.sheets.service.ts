import { escapeHtml } from '@hauswart/domain/content/html'
import { day } from '@hauswart/domain/formats/format'
import { exportParts, exportTexts as texts } from '@hauswart/domain/reports/house-export.labels'
import type { RealEstate } from '#features/real-estate/real-estate.service.ts'
import type { Part, Table } from './house-export.tables.service.ts'

/** A list with its table written out. */
export type Sheet = Omit<Part, 'table'> & { readonly table: Table | undefined }

/** As a spreadsheet of this country opens it: semicolons, and a mark that it is UTF-8. */
export const toCsv = ({ heads, cells }: Table): string =>
  `\uFEFF${[heads, ...cells].map((row) => row.map((cell) => quoted(cell ?? '')).join(';')).join('\r\n')}\r\n`

// A spreadsheet computes what begins like a formula: words of others are to stay words, and an amount below zero a number.
function quoted(cell: string | number): string {
  const text =
    typeof cell === 'string' && /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
  return `"${text.replaceAll('"', '""')}"`
}

type Page = {
  readonly house: RealEstate
  readonly today: string
  readonly parts: readonly Sheet[]
  readonly files: readonly string[]
}

/** What a person opens first: every list as a table, every file as a link. It needs nothing but a browser. */
export function toPage({ house, today, parts, files }: Page): string {
  const title = escapeHtml(texts.title(house))
  return `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${escapeHtml(texts.made(day(today)))}</p>
<p>${escapeHtml(texts.how)}</p>
${parts.map(toSection).join('\n')}
${files.length === 0 ? '' : `<h2>${texts.files}</h2><ul>${files.map((path) => `<li>${toLink(path)}</li>`).join('')}</ul>`}
</body></html>
`
}

function toSection({ name, rows, table }: Sheet): string {
  const title = `<h2>${escapeHtml(exportParts[name])}${table === undefined ? '' : ` (${rows.length})`}</h2>`
  if (rows.length === 0) return `${title}<p>${texts.nothing}</p>`
  if (table === undefined) return `${title}<p>${toLink(`daten/${name}.json`)}</p>`
  const head = table.heads.map((one) => `<th>${escapeHtml(one)}</th>`).join('')
  const lines = table.cells
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(String(cell ?? ''))}</td>`).join('')}</tr>`)
    .join('\n')
  return `${title}<table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`
}

const toLink = (path: string): string =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(path)}</a>`

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#231e1a}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e4ddd4;vertical-align:top}
h2{margin-top:2rem}a{color:#a8230a}`
