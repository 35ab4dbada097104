import type { Locator, Page } from 'playwright-core'
import { uiTexts } from '../../apps/web/src/ui/ui.texts.ts'
import { documentsTexts } from '../../apps/web/src/features/documents/documents.texts.ts'
import { viewerTexts } from '../../apps/web/src/features/documents/viewer/viewer.texts.ts'
import { settled } from './demo.ts'

type Look = (what: string) => Promise<void>

const opener = 'button[aria-haspopup]:visible, summary:visible, [role=tab]:visible'
/** What opens something further out of what is open. */
const inner =
  ':is(dialog[open], :popover-open) :is(button[aria-haspopup], [role=menuitem][aria-haspopup], summary):visible'
const typing = ':is(input[type=text], input[type=tel], input:not([type]), textarea):not([readonly]):visible'
const most = 16

export type Walk = {
  /** What stands around every page, and views that have a page of their own: opened on an earlier one. */
  readonly known: Set<string>
  /** Not only what opens, but also what opens out of that, forms, and the question before typed words are lost. */
  readonly isDeep: boolean
}

/**
 * Opens everything on a page that opens, one after the other, and lets `look` see each: menus, sheets, dialogs and
 * forms. Nothing is saved or deleted.
 */
export async function openEverything(page: Page, look: Look, { known, isDeep }: Walk): Promise<number> {
  const home = page.url()
  const isOpenAtOnce = (await page.locator('dialog[open]').count()) > 0
  let opened = 0
  const seen = async (what: string) => {
    opened += 1
    await look(what)
  }
  for (const { name, selector, index, isFrame } of await openersOf(page)) {
    if (isFrame && known.has(name)) continue
    const press = () => pressed(page, page.locator(selector).nth(index))
    if (!(await press())) continue
    if (isFrame) known.add(name)
    await seen(name)
    if (isDeep) {
      await openInner(page, name, press, seen)
      await giveUpTyping(page, `dialog[open] ${typing}`, name, () => page.keyboard.press('Escape'), seen)
    }
    await closeAll(page)
    if (page.url() !== home) await goHome(page, home)
  }
  if (isDeep && isOpenAtOnce) {
    await goHome(page, home)
    await giveUpTyping(page, `dialog[open] ${typing}`, '', () => page.keyboard.press('Escape'), seen)
  } else if (isDeep) await openForms(page, home, seen)
  return opened
}

async function openersOf(page: Page) {
  const find = async (selector: string, count: number) =>
    (await page.locator(selector).evaluateAll(nameAll))
      .slice(0, count)
      .map((found, index) => ({ ...found, selector, index }))
  // Of the drawing one part stands for all.
  return [...(await find(opener, most)), ...(await find('main svg [role=button]:visible', 1))]
}

/** Runs in the page. */
const nameAll = (all: Element[]) =>
  all.map((one) => ({
    name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
    isFrame: one.closest('main') === null || one.matches('[role=tab]'),
  }))

/** What opens out of a menu or a sheet; a menu closes with it and is opened again. */
async function openInner(page: Page, outer: string, press: () => Promise<boolean>, look: Look) {
  const names = (await page.locator(inner).evaluateAll(nameAll)).map(({ name }) => name)
  for (const [index, name] of names.slice(0, 4).entries()) {
    if ((await page.locator(inner).count()) === 0 && !(await press())) return
    if (!(await pressed(page, page.locator(inner).nth(index)))) continue
    await look(`${outer} › ${name}`)
    await page.keyboard.press('Escape')
    await calm(page)
  }
  if (names.length > 0 && (await page.locator('dialog[open], :popover-open').count()) === 0) await press()
}

/** Forms that stand in the page itself, and the question when one leaves. */
async function openForms(page: Page, home: string, look: Look): Promise<void> {
  const edit = page.locator('main').getByRole('button', { name: 'Bearbeiten', exact: true })
  if (!(await edit.first().isVisible()) || (await edit.first().getAttribute('aria-haspopup')) !== null) return
  if (!(await pressed(page, edit.first()))) return
  await page.locator(`main form ${typing}`).first().waitFor()
  await look('Bearbeiten')
  const leave = () => page.locator('a[href="/dashboard"]:visible').first().click()
  await giveUpTyping(page, `main form:has(button[type=submit]) ${typing}`, 'Bearbeiten', leave, look)
  await goHome(page, home)
}

/** Types a word, leaves, and is asked whether it is to be lost. */
async function giveUpTyping(
  page: Page,
  fields: string,
  name: string,
  leave: () => Promise<void>,
  look: Look,
): Promise<void> {
  const field = page.locator(fields).last()
  if (!(await field.isVisible())) return
  await field.fill('Angefangen')
  await leave()
  await calm(page)
  const discard = page.locator('dialog[open]').getByRole('button', { name: uiTexts.discard, exact: true })
  if (!(await discard.isVisible())) return
  await look(`${name} › ${uiTexts.discardTitle}`)
  await discard.click()
  await calm(page)
}

/** ⌘K, if the page has it. */
export async function openSearch(page: Page, look: Look): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open]').first().waitFor()
  await page.keyboard.type('dach')
  await calm(page)
  await look('search')
  await page.keyboard.press('Escape')
}

/** All pages of the oldest paper, drawn. Reading it may still be under way at the server. */
export async function openPaper(page: Page, look: Look): Promise<void> {
  // What was opened before may come only now: the page begins anew.
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: documentsTexts.look.grid }).click()
  await look('grid')
  await page.getByRole('button', { name: documentsTexts.look.list }).click()
  await page.locator('[data-panel-list] li a').last().click()
  // Beside a proposal stand buttons that look at its words.
  await page.getByRole('button', { name: viewerTexts.look, exact: true }).click()
  await page.locator('main canvas').first().waitFor()
  await look('paper')
}

async function pressed(page: Page, control: Locator): Promise<boolean> {
  // Whoever asks whether something is enabled waits for it, and what was there before may be gone.
  if ((await control.count()) === 0 || !(await control.isEnabled().catch(() => false))) return false
  const isPressed = await control.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )
  if (isPressed) await calm(page)
  return isPressed
}

async function closeAll(page: Page): Promise<void> {
  for (let layer = 0; layer < 3; layer += 1) {
    if ((await page.locator('dialog[open], :popover-open').count()) === 0) return
    await page.keyboard.press('Escape')
    await calm(page)
  }
}

async function goHome(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await settled(page)
}

/** Movements end within 200 ms; a little more is safe. */
const calm = (page: Page) => page.waitForTimeout(280)
