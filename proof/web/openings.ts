import type { Page } from 'playwright-core'

const opener = 'button[aria-haspopup]:visible, summary:visible, [role=tab]:visible'
const most = 14

/** Opens everything on a page that opens, one after the other, and lets `look` see each. */
export async function openEverything(page: Page, look: (what: string) => Promise<void>): Promise<number> {
  let opened = 0
  const names = await page
    .locator(opener)
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
  for (const [index, name] of names.slice(0, most).entries()) {
    const control = page.locator(opener).nth(index)
    if (!(await control.isEnabled().catch(() => false))) continue
    const before = page.url()
    const isOpen = await control.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (!isOpen) continue
    await calm(page)
    await look(name)
    opened += 1
    await page.keyboard.press('Escape')
    await calm(page)
    if (page.url() !== before) await page.goto(before)
  }
  return opened
}

/** ⌘K, if the page has it. */
export async function openSearch(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open]').first().waitFor({ timeout: 3_000 })
  await page.keyboard.type('dach')
  await calm(page)
  await look('search')
  await page.keyboard.press('Escape')
}

/** Movements end within 200 ms; a little more is safe. */
const calm = (page: Page) => page.waitForTimeout(280)
