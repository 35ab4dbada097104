import { launch, type ElementHandle } from 'puppeteer-core'
import { findScript, insist, patience, until, untilShown, type Driver } from './driver.ts'

export async function firefoxDriver(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'de-CH, de', 'network.proxy.type': 0 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  const find = (kind: string, name: string) =>
    until(`${kind} «${name}» in Firefox`, async () => {
      const handle = await page.evaluateHandle(
        `(${findScript})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`,
      )
      return handle.asElement() as ElementHandle<HTMLInputElement> | null
    })
  return {
    engine: 'firefox',
    goto: async (url) => void (await page.goto(url)),
    fill: async (label, text) => {
      const field = await find('field', label)
      await field.evaluate((element) => element.select?.())
      await field.type(text)
    },
    press: (name) => insist(`press «${name}»`, async () => (await find('control', name)).click()),
    choose: async (label, option) => {
      const list = await find('field', label)
      const value = await list.evaluate(
        (element, name) =>
          [...element.querySelectorAll('option')].find((one) => one.text.trim() === name)?.value ?? '',
        option,
      )
      await list.select(value)
    },
    sees: (text) => untilShown(text, 'Firefox', (script) => page.evaluate(script)),
    reload: async () => void (await page.reload()),
    path: async () => new URL(page.url()).pathname,
    evaluate: <Value>(script: string) => page.evaluate(script) as Promise<Value>,
    close: () => browser.close(),
  }
}
