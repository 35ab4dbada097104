import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { newId } from '../../apps/server/test/world.ts'
import { openAccount, openHouse, somebody } from '../../e2e/account.ts'
import { launchChromium } from '../../e2e/browsers/chromium.ts'
import { patience } from '../../e2e/browsers/driver.ts'
import { enter } from '../../e2e/enter.ts'
import { openSite } from '../../e2e/site.ts'
import { percentile } from '../load/client.ts'
import { atMost, figure, speed, type Figure, type ProofOptions } from '../proof.ts'
import { change, startProcess, tell } from './stage.ts'

const times = 10

/** The page of an owner stands open at one process; at the other something is recorded and something is told. */
export async function inBrowser({ say }: ProofOptions): Promise<Figure[]> {
  const site = await openSite()
  const parts = openParts(readConfig(testEnvironment(site.database)))
  const browser = await launchChromium()
  let far: Awaited<ReturnType<typeof startProcess>> | undefined
  try {
    const person = somebody('Vreni')
    await openAccount(site, person)
    // Not before: it has another letter box, and would send what the site's should.
    far = await startProcess(site)
    const house = await openHouse(site, person, 'Lindenweg')
    const page = await browser.newPage({ baseURL: site.url, locale: 'de-CH' })
    page.setDefaultTimeout(patience)
    await enter(page, person)
    const listens = page.waitForEvent('websocket')
    await page.goto('/to-dos')
    const socket = await listens
    const arrives = (what: string) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(what))
    await arrives('bellRang')
    const { token, userId } = await signIn(far.url, person, site)
    const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
    const shown = { news: [] as number[], todo: [] as number[], bell: [] as number[] }
    for (let at = 0; at < times; at += 1) {
      const title = `Dachrinne ${newId()}`
      const began = performance.now()
      const news = arrives('realEstateChanged')
      await change(far.url, { headers }, house, title)
      await news
      shown.news.push(performance.now() - began)
      await page.getByText(title).first().waitFor()
      shown.todo.push(performance.now() - began)
      const told = performance.now()
      await tell({ parts }, { userId })
      await page.getByRole('link', { name: 'Benachrichtigungen, 1 ungelesen' }).first().waitFor()
      shown.bell.push(performance.now() - told)
      // Read on another device, which is at the other process.
      const body = JSON.stringify({ idempotencyKey: newId() })
      await fetch(`${far.url}/notifications/read-all`, { method: 'POST', headers: headers(), body })
      await page.getByRole('link', { name: 'Benachrichtigungen', exact: true }).first().waitFor()
    }
    const [news, todo, bell] = [shown.news, shown.todo, shown.bell].map((all) =>
      percentile(all, 0.5),
    ) as Three
    say(`  in the browser, p50: heard after ${news.toFixed(0)} ms, shown after ${todo.toFixed(0)} ms`)
    const seen = shown.todo.length + shown.bell.length
    return [
      figure('of another process, seen in an open page', seen, String(2 * times), seen === 2 * times),
      speed(atMost('ms until a change is heard in the page, p50', news, 500)),
      // A page that has just asked anew waits five seconds before it does so again.
      speed(atMost('ms until it is seen, p50', todo, 6_000)),
      speed(atMost('ms until the bell rings, p50', bell, 1_000)),
    ]
  } finally {
    await browser.close()
    await parts.close()
    await far?.close()
    await site.close()
  }
}

type Three = [number, number, number]
type Named = { readonly email: string; readonly password: string }
type Site = Awaited<ReturnType<typeof openSite>>

async function signIn(url: string, { email, password }: Named, site: Site) {
  const answer = await fetch(`${url}/rest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  const [account] = await site.admin<{ id: string }>('select id from auth.account where email = $1', [email])
  return { token, userId: account?.id ?? '' }
}
