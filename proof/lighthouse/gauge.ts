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
      const result = await lighthouse(url, {
        port,
        onlyCategories: [...categories],
        disableFullPageScreenshot: true,
        logLevel: 'silent',
      })
      if (result === undefined || result.lhr.runtimeError !== undefined)
        throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`)
      const { audits, categories: judged } = result.lhr
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

function weightOf(details: unknown, type: string): number {
  const { items } = details as { items: readonly Request[] }
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
