import {
  chromium,
  type ElementHandle,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core'
import { findScript, patience, until, type Driver } from './driver.ts'

// Debian's browser as root in a closed network: no sandbox, no calls to its maker.
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchChromium = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: [...flags, ...extra] })

/** A Chromium that others join and leave; it ends with who opened it. */
export const serveChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: '/usr/bin/chromium', args: flags })

/** Closing it closes what was opened here; the browser goes on. */
export const joinChromium = (address: string): Promise<Browser> => chromium.connect(address)

/** A Chromium with a profile on disk, as an installed app has one. */
export const launchProfile = (folder: string, options: BrowserContextOptions = {}) =>
  chromium.launchPersistentContext(folder, {
    executablePath: '/usr/bin/chromium',
    args: flags,
    locale: 'de-CH',
    ...options,
  })

export async function chromiumDriver(): Promise<Driver> {
  const browser = await launchChromium()
  const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' })
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
    fill: async (label, text) => (await find('field', label)).fill(text),
    press: async (name) => (await find('control', name)).click(),
    choose: async (label, option) =>
      void (await (await find('field', label)).selectOption({ label: option })),
    sees: (text) => page.getByText(text).locator('visible=true').first().waitFor({ timeout: patience }),
    reload: async () => void (await page.reload()),
    cut: () => page.context().setOffline(true),
    mend: () => page.context().setOffline(false),
    path: async () => new URL(page.url()).pathname,
    evaluate: (script) => page.evaluate(script),
    close,
  }
}
