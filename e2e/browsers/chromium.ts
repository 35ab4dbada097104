import {
  chromium,
  type ElementHandle,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core'
import { findScript, insist, patience, until, type Driver } from './driver.ts'

// Debian's browser as root in a closed network: no sandbox, no calls to its maker.
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Chromium without its window: the page is the same, and a page opened costs a third of the processor (6 to 9 s for 15
// of them instead of 21). Not by the script in /usr/bin, which would be ended in its stead.
const windowless = '/usr/lib/chromium/chromium-headless-shell'

export const launchChromium = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: windowless, args: [...flags, ...extra] })

/** A Chromium that others join and leave; it ends with who opened it. */
export const serveChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: windowless, args: flags })

/** Closing it closes what was opened here; the browser goes on. */
export const joinChromium = (address: string): Promise<Browser> => chromium.connect(address)

const whole = '/usr/bin/chromium'

/** The whole Chromium, for pictures, which look as an owner sees them. */
export const launchWhole = (): Promise<Browser> => chromium.launch({ executablePath: whole, args: flags })

/** The whole Chromium with a profile on disk, as an installed app has one. */
export const launchProfile = (folder: string, options: BrowserContextOptions = {}) =>
  chromium.launchPersistentContext(folder, {
    executablePath: whole,
    args: flags,
    locale: 'de-CH',
    ...options,
  })

export async function chromiumDriver(): Promise<Driver> {
  const browser = await launchChromium()
  const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  context.setDefaultNavigationTimeout(patience)
  return pageDriver(await context.newPage(), () => browser.close())
}

export function pageDriver(page: Page, close: () => Promise<void>): Driver {
  const find = (kind: string, name: string) =>
    until<ElementHandle>(`${kind} «${name}» in Chromium`, async () => {
      const handle = await page.evaluateHandle(
        `(${findScript})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`,
      )
      return handle.asElement()
    })
  return {
    engine: 'chromium',
    goto: async (url) => void (await page.goto(url)),
    fill: (label, text) => insist(`fill «${label}»`, async () => (await find('field', label)).fill(text)),
    press: (name) => insist(`press «${name}»`, async () => (await find('control', name)).click()),
    choose: (label, option) =>
      insist(`choose «${option}»`, async () => (await find('field', label)).selectOption({ label: option })),
    sees: (text) => page.getByText(text).locator('visible=true').first().waitFor({ timeout: patience }),
    reload: async () => void (await page.reload()),
    cut: () => page.context().setOffline(true),
    mend: () => page.context().setOffline(false),
    path: async () => new URL(page.url()).pathname,
    evaluate: (script) => page.evaluate(script),
    close,
  }
}
