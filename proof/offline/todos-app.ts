import type { Page } from 'playwright-core'
import { patienceMs } from './browser.ts'
import { trashed } from './removal.ts'
import type { App } from './scene.ts'
import { rowsOf, type Owner } from './stage.ts'

export const todoNoun = rowsOf('todo', 'title')

/** The product's own page of to-dos, operated as its owner does. */
export const todosApp: App = {
  noun: todoNoun,
  path: () => '/to-dos',
  fact: {
    table: 'todo',
    column: 'note',
    named: 'title',
    mine: 'Der Schlüssel liegt beim Nachbarn',
    theirs: 'Der Schlüssel liegt im Milchkasten',
    write: async (page, title, value) => {
      await todosApp.shows(page, title).click()
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
      await page.getByLabel('Notiz').fill(value)
      await page.getByRole('button', { name: 'Speichern' }).click()
    },
  },
  acts: {
    finish: {
      verb: 'todo.complete',
      leaves: "t.state = 'done'",
      isOfferedBack: true,
      do: async (page, title) => {
        await page.getByRole('checkbox', { name: `«${title}» erledigt` }).click()
        await todosApp.shows(page, title).waitFor({ state: 'detached' })
      },
    },
    remove: trashed('todo', (page, title) => todosApp.shows(page, title)),
  },
  // The server lets a person ask so much a minute and no more; an entry may have to wait for the next.
  patienceMs,
  ready: async (page) => {
    await page.getByLabel('Neues To-do').waitFor()
    // The list has been read, from the server or from the device.
    await page.locator('#inhalt').getByText('Wird geladen').waitFor({ state: 'detached' })
  },
  offer: async (page, title, photo) => {
    await page.getByLabel('Neues To-do').fill(title)
    if (photo !== undefined) {
      await page.locator('form input[type=file]:not([capture])').setInputFiles(photo)
      await page.getByRole('button', { name: `Foto ${photo.name} entfernen` }).waitFor()
    }
    await page
      .getByRole('button', { name: 'Erfassen', exact: true })
      .and(page.locator('[type=submit]'))
      .click()
  },
  shows: (page, title) => page.getByRole('link', { name: title, exact: true }),
}

/** Through the door everybody uses; ends where the person came from. */
export async function signIn(page: Page, { email, password }: Owner): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  // Only once the app has taken the page over can it be sent.
  await page.locator('form [type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/anmelden'))
}

/** As if somebody had signed the device out from afar. */
export const endSession = (
  admin: { query(text: string, values: unknown[]): Promise<unknown> },
  { userId }: Owner,
) =>
  admin.query(
    "update auth.session set revoked_at = now(), revoked_reason = 'logout' where user_id = $1 and revoked_at is null",
    [userId],
  )
