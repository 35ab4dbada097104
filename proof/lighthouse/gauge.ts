import lighthouse from 'lighthouse'
import { launchChromium } from '../../e2e/browsers/chromium.ts'
import { freePort } from '../load/free-port.ts'

export type Reading = {
  readonly scores: Readonly<Record<string, number>>
  readonly performance: number
  readonly layoutShift: number
  readonly scriptBytes: number
  readonly timings: string
}
export type Gauge = {
  read(url: string, categories: readonly string[]): Promise<Reading>
  close(): Promise<void>
}

type Request = { readonly resourceType?: string; readonly transferSize?: number }

/** Lighthouse as it measures a phone, in one browser; it empties cache and storage before each reading. */
export async function openGauge(): Promise<Gauge> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  return {
    read: async (url, categories) => {
      const lhr = await tryAgain(url, () =>
        lighthouse(url, {
          port,
          onlyCategories: [...categories],
          disableFullPageScreenshot: true,
          logLevel: 'silent',
        }),
      )
      const { audits, categories: judged } = lhr
      const scores = Object.fromEntries(
        Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      )
      const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
      return {
        scores,
        performance: scores['performance'] ?? 0,
        layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 1,
        scriptBytes: weightOf(audits['network-requests']?.details, 'Script'),
        timings: shown.map((id) => audits[id]?.displayValue).join(' / '),
      }
    },
    close: () => browser.close(),
  }
}

/** On a busy machine the browser now and then loses the trace; Lighthouse itself asks to be run again then. */
async function tryAgain(url: string, run: () => ReturnType<typeof lighthouse>) {
  let complaint: string | undefined
  for (let n = 0; n < 3; n += 1) {
    const lhr = (await run())?.lhr
    if (lhr !== undefined && lhr.runtimeError === undefined) return lhr
    complaint = lhr?.runtimeError?.message
  }
  throw new Error(`Lighthouse could not read ${url}: ${complaint}`)
}

function weightOf(details: unknown, type: string): number {
  const { items } = details as { items: readonly Request[] }
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
