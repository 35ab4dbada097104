import type { Page } from 'playwright-core'
import { launchWhole } from '../../e2e/browsers/chromium.ts'
import { patienceMs } from '../offline/browser.ts'
import { makeChance } from './chance.ts'
import { grain, lit, pose } from './photo.ts'
import type { Paper } from './paper.ts'

/** 96 dots an inch times this: what a telephone held over a table gets of a sheet, or of its written part. */
const scales = { whole: 2.1, part: 1.7 }
const look = `
  * { margin: 0; box-sizing: border-box } body { background: #fff }
  main { width: 210mm; min-height: 297mm; padding: 16mm 18mm; position: relative; background: #fff; color: #181818 }
  header { min-height: 14mm; margin-bottom: 7mm } .centre { text-align: center; border-bottom: 1px solid #777 }
  .name { font-size: 145% } small { font-size: 76%; display: block }
  .top { display: flex; justify-content: space-between; gap: 8mm; margin-bottom: 9mm } .turned { flex-direction: row-reverse }
  .facts { font-size: 92% } h1 { font-size: 128%; margin: 3mm 0 5mm } p { margin: 2.6mm 0 }
  table { width: 100%; border-collapse: collapse } td { padding: 0.7mm 3mm 0.7mm 0; vertical-align: top }
  td:last-child:not(:first-child) { text-align: right } .facts td:last-child { text-align: left }
  .two { display: flex; gap: 9mm } aside { width: 44mm; font-size: 80%; border-right: 1px solid #999; padding-right: 3mm } section { flex: 1 }
  .columns { column-count: 2; column-gap: 9mm }
  footer { margin-top: 12mm; padding-top: 2mm; border-top: 1px solid #888; font-size: 78%; text-align: center }
  .slip { margin: 10mm -10mm 0; padding-top: 4mm; border-top: 1px dashed #333; display: flex; gap: 7mm; font: 8pt/1.3 'DejaVu Sans' }
  .slip h2 { font-size: 11pt; margin-bottom: 2mm } .slip div { flex: 1 }`

/** A browser that prints papers and takes photos of them, or only of the part that is written on. */
export async function openPress(shows: keyof typeof scales) {
  const browser = await launchWhole()
  const viewport = { width: 900, height: shows === 'whole' ? 1_240 : 400 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: scales[shows] })
  const page = await context.newPage()
  const more = shows === 'whole' ? '' : 'main { min-height: 0 }'
  return {
    make: (paper: Paper, at: number) =>
      paper.medium === 'pdf' ? printed(page, paper.html) : photographed(page, paper.html, at, more),
    close: () => browser.close(),
  }
}

const show = (page: Page, html: string, more = '') =>
  page.setContent(`<style>${look}${more}</style><body>${html}</body>`, { waitUntil: 'load' })

async function printed(page: Page, html: string): Promise<Buffer> {
  await show(page, html)
  return page.pdf({ format: 'A4', printBackground: true, margin: {} })
}

/** Askew, seen from one side, badly lit, grainy, and pressed hard. */
async function photographed(page: Page, html: string, at: number, more: string): Promise<Buffer> {
  const chance = makeChance(104_729 * (at + 1))
  await show(
    page,
    `${html}<div id="light"></div><div id="grain"></div>`,
    `${more}${pose(chance)}${lit(chance)}`,
  )
  await page.evaluate(grain, { seed: at + 1, strength: chance.between(14, 34) })
  return page.screenshot({
    type: 'jpeg',
    quality: chance.between(60, 80),
    fullPage: true,
    timeout: patienceMs,
  })
}
