import type { App } from './scene.ts'
import { todoNoun } from './todos-app.ts'

/** The bench page, operated like any other. */
export const benchApp: App = {
  noun: todoNoun,
  path: () => '/to-dos',
  patienceMs: 4_000,
  ready: async (page) => {
    await page.locator('body[data-ready]').waitFor()
  },
  offer: async (page, title, photo) => {
    await page.locator('#title').fill(title)
    if (photo !== undefined) await page.locator('#photo').setInputFiles(photo)
    await page.locator('button').click()
  },
  shows: (page, title) => page.locator('li', { hasText: title }).first(),
}
