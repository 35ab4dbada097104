import type { Page } from 'playwright-core'
import { storageKeys } from '../apps/web/src/device/storage-keys.ts'

type Person = { readonly email: string; readonly password: string }

/**
 * Signs in by call, where the way through the sign-in page is not the subject: the browser gets its half of the refresh
 * token as cookie, and the other half goes where the app keeps it. Leaves the page on an address without the app.
 */
export async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/config.json')
  const { origin } = new URL(page.url())
  // As the browser itself would send it: only browsers get a cookie.
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const login = await page.request.post('/rest/login', { data: { email, password }, headers })
  if (!login.ok()) throw new Error(`/rest/login: ${login.status()} ${await login.text()}`)
  const { token, refreshToken } = (await login.json()) as { token: string; refreshToken: string }
  const user = await page.request.get('/rest/user', { headers: { authorization: `Bearer ${token}` } })
  const kept = {
    [storageKeys.refreshToken]: refreshToken,
    [storageKeys.user]: await user.text(),
    [storageKeys.authStrategy]: 'local',
  }
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, kept)
}
