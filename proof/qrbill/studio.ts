import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Pdf from 'pdfkit'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { SwissQRBill as PrintedBill } from 'swissqrbill/pdf'
import { SwissQRBill as DrawnBill } from 'swissqrbill/svg'
import type { Data } from 'swissqrbill/types'
import type { Pixels } from '@hauswart/domain/qr-bills/find-code'
import { codePath, quiet } from '../../apps/web/src/features/invoices/panel/code-path.ts'
import { launchWhole } from '../../e2e/browsers/chromium.ts'
import { patienceMs } from '../offline/browser.ts'
import { makeChance, type Chance } from '../recognition/chance.ts'
import { grain, lit, pose } from '../recognition/photo.ts'

const run = promisify(execFile)

/** Dots an inch of the photos. */
const fineness = [150, 200, 250, 300] as const
/** As the app draws a page of a PDF. */
const drawnDpi = '220'

/** A browser that takes photos of bills. */
export async function openStudio() {
  const browser = await launchWhole()
  const pages = await Promise.all(
    fineness.map(async (dpi) => {
      const viewport = { width: 900, height: 500 }
      return (await browser.newContext({ viewport, deviceScaleFactor: dpi / 96 })).newPage()
    }),
  )
  return {
    photo: (data: Data, number: number) => photograph(pages[number % pages.length] as Page, data, number),
    close: () => browser.close(),
  }
}

/** Askew, seen from one side, half in the shade, folded, sometimes unsharp, often with a second code, pressed hard. */
async function photograph(page: Page, data: Data, number: number): Promise<Pixels> {
  const chance = makeChance(104_729 * (number + 1))
  const bill = new DrawnBill(data, { language: 'DE' }).toString()
  await page.setContent(
    `<style>* { margin: 0; box-sizing: border-box } main { position: relative; width: 210mm; background: #fbfaf6 }
      main > svg { display: block } ${pose(chance)} ${lit(chance)} ${folded(chance)} ${unsharp(chance)}</style>
     <body><main>${bill}${chance.percent(30) ? otherCode : ''}<i id="fold"></i></main><div id="light"></div><div id="grain"></div></body>`,
    { waitUntil: 'load' },
  )
  await page.evaluate(grain, { seed: number + 1, strength: chance.between(14, 34) })
  return pixelsOf(await page.screenshot({ type: 'jpeg', quality: 60, timeout: patienceMs }))
}

/** A crease across the sheet: light on one side of it, dark on the other. */
function folded(chance: Chance): string {
  const [at, turn] = [chance.between(15, 85), chance.pick([0, 90])]
  const dark = chance.between(15, 40) / 100
  return `#fold { position: absolute; inset: 0; background: linear-gradient(${turn}deg, transparent ${at - 6}%,
    rgb(20 20 20 / ${dark}) ${at}%, rgb(255 255 255 / 0.35) ${at + 0.6}%, transparent ${at + 5}%) }`
}

const unsharp = (chance: Chance): string => `main { filter: blur(${chance.between(0, 9) / 10}px) }`

/** Of a web page: many senders print one beside their bill. */
const otherCode = (() => {
  const { side, path } = codePath('https://www.example.ch/zahlen?nr=7')
  const whole = side + 2 * quiet
  return `<svg style="position: absolute; right: 4mm; top: 3mm; background: #fff" width="18mm" height="18mm"
    viewBox="${-quiet} ${-quiet} ${whole} ${whole}"><path d="${path}"/></svg>`
})()

/** The pages of a PDF, the last first, as the app looks at them. */
export async function printed(data: Data, number: number): Promise<readonly Pixels[]> {
  const folder = await mkdtemp(join(tmpdir(), 'qrbill-'))
  try {
    const pdf = new Pdf({ size: 'A4', compress: true })
    const parts: Buffer[] = []
    const whole = new Promise((resolve) =>
      pdf.on('data', (part: Buffer) => parts.push(part)).on('end', resolve),
    )
    const pages = 1 + (number % 3)
    for (let page = 1; page <= pages; page += 1) {
      pdf.text(`Rechnung ${number}, Seite ${page} von ${pages}`, 60, 60)
      if (page < pages) pdf.addPage()
    }
    new PrintedBill(data, { language: 'DE' }).attachTo(pdf)
    pdf.end()
    await whole
    await writeFile(join(folder, 'bill.pdf'), Buffer.concat(parts))
    await run('pdftoppm', ['-r', drawnDpi, '-png', join(folder, 'bill.pdf'), join(folder, 'page')])
    const count = pages
    return await Promise.all(
      Array.from({ length: count }, (_, at) => pixelsOf(join(folder, `page-${count - at}.png`))),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Our own drawing of a code, with the cross left out: what is behind it must not be needed. */
export async function drawn(text: string): Promise<Pixels> {
  const { side, path } = codePath(text)
  const whole = side + 2 * quiet
  const hole = (side * 7) / 46
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${whole} ${whole}" width="${whole * 4}" height="${whole * 4}">
    <rect x="${-quiet}" y="${-quiet}" width="${whole}" height="${whole}" fill="#fff"/><path d="${path}"/>
    <rect x="${(side - hole) / 2}" y="${(side - hole) / 2}" width="${hole}" height="${hole}" fill="#000"/></svg>`
  return pixelsOf(Buffer.from(svg))
}

async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
