import type { Page } from 'playwright-core'
import { todoPath } from '../../apps/web/src/house/paths/places.ts'
import { settled, type Demo } from './demo.ts'

type Look = (what: string) => Promise<void>

/**
 * The questions that only somebody else, or a lost line, brings up: two versions of the same, a to-do that was thrown
 * away meanwhile, a change that was refused, a sign-out without a line. Each is looked at and then called off.
 */
export async function openDecisions(demo: Demo, page: Page, look: Look): Promise<number> {
  let opened = 0
  const seen = async (what: string) => {
    await page.locator('dialog[open]').last().waitFor()
    await page.waitForTimeout(280)
    opened += 1
    await look(what)
  }
  await twoProfiles(demo, page, seen)
  await twoTodos(demo, page, seen)
  await goneTodo(demo, page, seen)
  await signOutOffline(page, seen)
  return opened
}

async function twoProfiles({ site }: Demo, page: Page, look: Look): Promise<void> {
  const rename = (from: string, to: string) =>
    site.admin('update app.profile set last_name = $2, version = version + 1 where last_name = $1', [
      from,
      to,
    ])
  await open(page, '/profil')
  const field = page.getByLabel('Nachname')
  const name = await field.inputValue()
  await field.fill('Keller-Muster')
  await rename(name, 'Keller-Frei')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await look('two versions of a profile')
  await page.keyboard.press('Escape')
  await rename('Keller-Frei', name)
}

async function twoTodos(demo: Demo, page: Page, look: Look): Promise<void> {
  const todo = await firstTodo(demo)
  const rename = (title: string) =>
    demo.site.admin('update app.todo set title = $2, version = version + 1 where id = $1', [todo.id, title])
  await change(page, todo, () => rename('Von jemand anderem'))
  await page.getByRole('button', { name: 'Ansehen' }).click()
  await look('two versions of a to-do')
  await page.keyboard.press('Escape')
  await refusedOf(page).click()
  await look('what was refused')
  await page.locator('dialog[open]').getByRole('button', { name: 'Verwerfen' }).click()
  // Above the list, which has a button of that name too.
  await page.locator('dialog[open]').nth(1).waitFor()
  await look('giving it up')
  await page.locator('dialog[open]').last().getByRole('button', { name: 'Verwerfen' }).click()
  await page.keyboard.press('Escape')
  await refusedOf(page).waitFor({ state: 'detached' })
  await rename(todo.title)
}

async function goneTodo(demo: Demo, page: Page, look: Look): Promise<void> {
  const todo = await firstTodo(demo)
  const set = (deletedAt: 'now()' | 'null') =>
    demo.site.admin(`update app.todo set deleted_at = ${deletedAt}, version = version + 1 where id = $1`, [
      todo.id,
    ])
  await change(page, todo, () => set('now()'))
  await page.getByRole('button', { name: 'Ansehen' }).click()
  await look('a to-do that is gone')
  await page.locator('dialog[open]').getByRole('button', { name: 'Verwerfen' }).click()
  await refusedOf(page).waitFor({ state: 'detached' })
  await set('null')
}

/** Stands until giving it up is on the device: a page left earlier takes it along, and the next question meets it. */
const refusedOf = (page: Page) => page.getByRole('button', { name: /braucht Sie/ }).first()

async function signOutOffline(page: Page, look: Look): Promise<void> {
  await open(page, '/dashboard')
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^Offline/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Konto von / }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await look('signing out without a line')
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
}

type Todo = { readonly id: string; readonly title: string }

async function firstTodo({ site, houseId }: Demo): Promise<Todo> {
  const [todo] = await site.admin<Todo>(
    "select id, title from app.todo where real_estate_id = $1 and state = 'open' and deleted_at is null order by id limit 1",
    [houseId],
  )
  if (todo === undefined) throw new Error('the demo house has no to-do')
  return todo
}

/** The owner's change, a moment after somebody else's. */
async function change(page: Page, { id }: Todo, meanwhile: () => Promise<unknown>): Promise<void> {
  await open(page, todoPath(id))
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await page.getByLabel('Was ist zu tun?').fill('Von mir')
  await meanwhile()
  await page.getByRole('button', { name: 'Speichern' }).click()
}

async function open(page: Page, path: string): Promise<void> {
  // Only when the server begins to tell it of changes a page asks anew what it has begun with.
  const listens = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(path)
  await settled(page)
  await listens
  // What is still asked would tell of the other person's change before the owner's is sent.
  await page.waitForLoadState('networkidle')
}
