import { appendFileSync, cpSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAccount, openHouse, somebody } from './account.ts'
import { launchProfile } from './browsers/chromium.ts'
import { patience, until } from './browsers/driver.ts'
import { builtWeb, openSite, type Site } from './site.ts'
import { openTab, settled, signIn, workerReady } from './stage.ts'

/** The app as somebody has it on the phone: a profile on the disk, signed in, with its worker. */
const folder = mkdtempSync(join(tmpdir(), 'installed-'))
const webRoot = join(folder, 'build')
const owner = somebody('Vreni')
let site: Site
let device: BrowserContext
let page: Page
beforeAll(async () => {
  cpSync(builtWeb, webRoot, { recursive: true })
  site = await openSite({ webRoot })
  await openAccount(site, owner)
  await openHouse(site, owner, 'Lindenweg 14', ['Boiler entkalken', 'Dachrinne reinigen'])
  device = await launchProfile(join(folder, 'profile'), { baseURL: site.url })
  device.setDefaultTimeout(patience)
  page = await device.newPage()
  await page.goto('/anmelden')
  await signIn(page, owner)
  await page.waitForURL('**/dashboard')
  await settled(page)
  await workerReady(page)
})
afterEach(() => site.start())
afterAll(async () => {
  await device?.close()
  await site?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

describe('the installed app', () => {
  test('has a manifest without fault, and nothing speaks against installing it', async () => {
    const devtools = await device.newCDPSession(page)
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect(url).toBe(`${site.url}/manifest.webmanifest`)
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  })

  test('has its icons, in the sizes it names', async () => {
    type Icon = { src: string; sizes: string; type: string }
    const icons = await page.evaluate(async () => {
      const manifest = (await (await fetch('/manifest.webmanifest')).json()) as { icons: Icon[] }
      return Promise.all(
        manifest.icons.map(async ({ src, sizes }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return { sizes, found: `${image.naturalWidth}x${image.naturalHeight}` }
        }),
      )
    })
    expect(icons.length).toBeGreaterThan(3)
    for (const { sizes, found } of icons) if (sizes !== 'any') expect(found).toBe(sizes)
  })

  test('is served by a worker at the root of the site', async () => {
    const worker = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready
      return { scope, state: active?.state, script: active?.scriptURL }
    })
    expect(worker).toEqual({ scope: `${site.url}/`, state: 'activated', script: `${site.url}/sw.js` })
  })
})

describe('without a server', () => {
  const goal = 1_000
  const rounds = 5

  /** Milliseconds from the tap to the first picture and to the heading. */
  async function start(path: string): Promise<{ paint: number; heading: number }> {
    const tab = await device.newPage()
    await tab.addInitScript(() => {
      const look = () => {
        if (document.querySelector('h1')?.checkVisibility() !== true) return requestAnimationFrame(look)
        document.documentElement.dataset['headingAt'] = String(performance.now())
        return 0
      }
      requestAnimationFrame(look)
    })
    await tab.goto(path, { waitUntil: 'commit' })
    const heading = await until('the heading', () =>
      tab.evaluate(() => document.documentElement.dataset['headingAt']),
    )
    const paint = await until('the first picture', () =>
      tab.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
    )
    await tab.close()
    return { paint, heading: Number(heading) }
  }

  test.each(['/dashboard', '/to-dos'])('%s starts within a second', async (path) => {
    await openTab(device, path).then((warm) => warm.close())
    await site.kill()
    const starts: { paint: number; heading: number }[] = []
    for (let round = 0; round < rounds; round += 1) starts.push(await start(path))
    const median = (pick: (one: (typeof starts)[number]) => number) =>
      Math.round(starts.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
    const [paint, heading] = [median(({ paint: at }) => at), median(({ heading: at }) => at)]
    process.stdout.write(`  ${path} without a server: first picture ${paint} ms, heading ${heading} ms\n`)
    expect(heading).toBeLessThan(goal)
  })
})

describe('a new version', () => {
  test('is offered, taken by a press, and costs nobody what they typed', async () => {
    const typing = await openTab(device, '/to-dos')
    const other = await openTab(device, '/dashboard')
    await typing.getByLabel('Neues To-do').fill('Angefangen und nicht gespeich')
    publishNewWorker()
    // The app looks for a new version when somebody comes back to it.
    await until('the offer', async () => {
      await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return other.getByText('Neue Version', { exact: true }).isVisible()
    })
    expect(await versionOf(other)).toBe('old')
    const reloaded = other.waitForEvent('load')
    await other.getByRole('button', { name: 'Neu laden' }).click()
    await reloaded
    await settled(other)
    await until('the new worker', async () => (await versionOf(other)) === 'new')
    expect(await typing.getByLabel('Neues To-do').inputValue()).toBe('Angefangen und nicht gespeich')
    await until('the new worker there too', async () => (await versionOf(typing)) === 'new')
    await typing.getByText('Neue Version', { exact: true }).waitFor()
    await Promise.all([typing.close(), other.close()])
  })

  /** As a release does: another worker, and the mark that the build is whole. */
  function publishNewWorker(): void {
    const file = join(webRoot, 'client/sw.js')
    for (const packed of ['.br', '.gz']) rmSync(`${file}${packed}`, { force: true })
    appendFileSync(
      file,
      `;self.addEventListener('message',({data,ports})=>{if(data==='version')ports[0].postMessage('new')})`,
    )
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(webRoot, 'site.json'), later, later)
  }

  const versionOf = (tab: Page): Promise<string> =>
    tab.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', ({ data }) => resolve(String(data)))
          port1.start()
          navigator.serviceWorker.controller?.postMessage('version', [port2])
          setTimeout(() => resolve('old'), 200)
        }),
    )
})

test('a photo shared by another app is kept on the device and shown, without a server too', async () => {
  const tab = await openTab(device, '/dashboard')
  await site.kill()
  // What the system does when somebody shares: a form sent to the address in the manifest.
  await tab.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { action: '/teilen', method: 'post', enctype: 'multipart/form-data', id: 'share' })
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const text = Object.assign(document.createElement('input'), { name: 'text', value: 'Riss an der Wand' })
    form.append(files, text)
    document.body.append(form)
  })
  const photo = await tab.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
  await tab.locator('#share input[type=file]').setInputFiles({
    name: 'riss.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  await tab.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit())
  await tab.waitForURL('**/teilen')
  await tab.getByRole('img', { name: 'Geteiltes Bild riss.png' }).waitFor()
  expect(await tab.getByLabel('Was ist zu tun?').inputValue()).toBe('Riss an der Wand')
  await tab.getByRole('button', { name: 'Speichern' }).click()
  await tab.waitForURL('**/to-dos**')
  await tab.getByRole('link', { name: 'Riss an der Wand' }).waitFor()
  await site.start()
  await until(
    'the to-do with its photo',
    async () => {
      const rows = await site.admin(
        'select 1 from app.todo t join app.picture p on p.real_estate_id = t.real_estate_id where t.title = $1',
        ['Riss an der Wand'],
      )
      return rows.length === 1
    },
    45_000,
  )
})
