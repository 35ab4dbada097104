import { appendFileSync, cpSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAccount, openHouse, somebody } from './account.ts'
import { launchProfile } from './browsers/chromium.ts'
import { patience, until } from './browsers/driver.ts'
import { builtWeb, openSite, type Site } from './site.ts'
import { addTodo, openTab, settled, signIn, workerReady } from './stage.ts'

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
  test('[S1.13] has a manifest without fault, and nothing speaks against installing it', async () => {
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

  test('[S1.14] is served by a worker at the root of the site', async () => {
    const worker = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready
      return { scope, state: active?.state, script: active?.scriptURL }
    })
    expect(worker).toEqual({ scope: `${site.url}/`, state: 'activated', script: `${site.url}/sw.js` })
  })
})

describe('without a server', () => {
  test.each(['/dashboard', '/to-dos'])('%s starts all the same', async (path) => {
    await openTab(device, path).then((warm) => warm.close())
    await site.kill()
    const tab = await openTab(device, path)
    expect(await tab.locator('h1').first().isVisible()).toBe(true)
    await tab.close()
  })

  test('[S2.1] an English name leads to its German path, and stays under /de where it was asked for there', async () => {
    await site.kill()
    const tab = await device.newPage()
    for (const prefix of ['', '/de']) {
      await tab.goto(`${prefix}/todos?eintrag=neu`)
      expect(tab.url()).toBe(`${site.url}${prefix}/to-dos?eintrag=neu`)
    }
    await tab.close()
  })
})

describe('a new version', () => {
  test('is offered, taken by a press, and costs nobody what they typed', async () => {
    const typing = await openTab(device, '/to-dos')
    const picking = await openTab(device, '/to-dos')
    const other = await openTab(device, '/dashboard')
    await typing.getByLabel('Neues To-do').fill('Angefangen und nicht gespeich')
    const day = await pickDay(picking)
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
    // Picked with the pointer, without a key.
    await picking.getByText('Neue Version', { exact: true }).waitFor()
    expect(await picking.getByLabel(/^Fällig am/).inputValue()).toBe(day)
    await Promise.all([typing.close(), picking.close(), other.close()])
  })

  /** Opens a to-do and chooses its day in the calendar. */
  async function pickDay(tab: Page): Promise<string> {
    await tab.getByRole('link', { name: 'Dachrinne reinigen' }).click()
    await tab.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
    await tab.getByRole('button', { name: 'Kalender öffnen' }).click()
    await tab.locator('[data-day]').nth(10).click()
    const day = () => tab.getByLabel(/^Fällig am/).inputValue()
    await expect.poll(day).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
    return day()
  }

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
          // One that does not know the question never answers.
          setTimeout(() => resolve('old'), 2_000)
        }),
    )
})

describe('what another app shares', () => {
  type Shared = { readonly text: string; readonly photo?: { name: string; mimeType: string; buffer: Buffer } }

  /** What the system does when somebody shares: a form sent to the address in the manifest. */
  async function share(tab: Page, { text, photo }: Shared): Promise<void> {
    await tab.evaluate((words) => {
      const form = document.createElement('form')
      Object.assign(form, { action: '/teilen', method: 'post', enctype: 'multipart/form-data', id: 'share' })
      const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
      const area = Object.assign(document.createElement('textarea'), { name: 'text', value: words })
      form.append(files, area)
      document.body.append(form)
    }, text)
    if (photo === undefined) await tab.evaluate(() => document.querySelector('#share input')?.remove())
    else await tab.locator('#share input[type=file]').setInputFiles(photo)
    await tab.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit())
    await tab.waitForURL('**/teilen')
  }

  const title = (tab: Page) => tab.getByLabel('Was ist zu tun?')

  test('a photo is kept on the device and shown, without a server too', async () => {
    const tab = await openTab(device, '/dashboard')
    await site.kill()
    const buffer = await tab.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
    await share(tab, { text: 'Riss an der Wand', photo: { name: 'riss.png', mimeType: 'image/png', buffer } })
    await tab.getByRole('img', { name: 'Geteiltes Bild riss.png' }).waitFor()
    await expect.poll(() => title(tab).inputValue()).toBe('Riss an der Wand')
    await tab.getByRole('button', { name: 'Speichern' }).click()
    await tab.waitForURL('**/to-dos**')
    await tab.getByRole('link', { name: 'Riss an der Wand' }).waitFor()
    await site.start()
    await until('the to-do with its photo', async () => (await photosOf('Riss an der Wand')).length === 1)
    await tab.close()
  })

  test('a PDF goes to the papers, with its words as a note, without a server too', async () => {
    const tab = await openTab(device, '/dashboard')
    await site.kill()
    const buffer = Buffer.from('%PDF-1.4 Police')
    const photo = { name: 'Police Mobiliar.pdf', mimeType: 'application/pdf', buffer }
    await share(tab, { text: 'Von der Versicherung', photo })
    await tab.getByText('Diese Datei kommt zu Ihren Unterlagen.').waitFor()
    await tab.getByText('Police Mobiliar.pdf', { exact: true }).waitFor()
    await tab.getByRole('button', { name: 'Speichern' }).click()
    await tab.waitForURL('**/tools/meine-unterlagen**')
    await tab.getByText('Police Mobiliar').first().waitFor()
    await site.start()
    const papers = () =>
      site.admin<{ title: string; note: string }>(
        "select title, note from app.document where title like 'Police%'",
      )
    await until('the paper', async () => (await papers()).length === 1)
    expect(await papers()).toEqual([{ title: 'Police Mobiliar', note: 'Von der Versicherung' }])
    await tab.close()
  })

  test('a text alone becomes a to-do, and nothing of it is lost', async () => {
    const tab = await openTab(device, '/dashboard')
    await share(tab, { text: 'Offerte Malerin\nGuten Tag\nhttps://malerin.example/offerte' })
    await expect.poll(() => title(tab).inputValue()).toBe('Offerte Malerin')
    await tab.getByRole('button', { name: 'Speichern' }).click()
    await tab.waitForURL('**/to-dos**')
    const note = async () =>
      (await site.admin<{ note: string }>("select note from app.todo where title = 'Offerte Malerin'"))[0]
        ?.note
    await until('the to-do', async () => (await note()) !== undefined)
    expect(await note()).toBe('Guten Tag\nhttps://malerin.example/offerte')
    await tab.close()
  })

  test('a large photo is made smaller, and goes to a to-do that still waits itself', async () => {
    const tab = await openTab(device, '/to-dos')
    const large = await tab.evaluate(noise)
    const photo = { name: 'gross.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') }
    expect(photo.buffer.length).toBeGreaterThan(5_000_000)
    await site.kill()
    await addTodo(tab, 'Wartet noch')
    await share(tab, { text: '', photo })
    await tab.getByRole('radio', { name: 'Bestehendes To-do' }).check()
    await tab.getByLabel('To-do', { exact: true }).selectOption({ label: 'Wartet noch' })
    await tab.getByRole('button', { name: 'Speichern' }).click()
    await tab.waitForURL('**/to-dos**')
    await site.start()
    await until('the photo', async () => (await photosOf('Wartet noch')).length === 1)
    const [stored] = await photosOf('Wartet noch')
    expect(stored?.mime).toBe('image/jpeg')
    expect(stored?.bytes).toBeLessThan(4 * 1_024 * 1_024)
    await tab.close()
  })

  test('a reader is told, and keeps what was shared', async () => {
    const setRole = (role: string) => site.admin('update app.membership set role = $1', [role])
    // A page that asks for nothing: an answer under way would be kept after the others were forgotten.
    const tab = await openTab(device, '/impressum')
    await setRole('reader')
    // What the tests before have read is younger than half a minute and would not be asked anew.
    await tab.evaluate(forgetAnswers)
    await tab.goto(`${site.url}/dashboard`)
    await settled(tab)
    await share(tab, { text: 'Nur gelesen' })
    await tab.getByText('Sie haben bei dieser Immobilie Leserecht').waitFor()
    expect(await title(tab).count()).toBe(0)
    await tab.goto(`${site.url}/impressum`)
    await setRole('owner')
    await tab.evaluate(forgetAnswers)
    await tab.goto(`${site.url}/teilen`)
    await title(tab).waitFor()
    await tab.getByRole('button', { name: 'Nicht ablegen' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Nicht ablegen' }).click()
    await tab.getByText('Nichts geteilt').waitFor()
    await tab.close()
  })

  type Photo = { readonly bytes: number; readonly mime: string }
  const photosOf = (todo: string) =>
    site.admin<Photo>(
      'select p.bytes::int as bytes, p.mime from app.todo t join app.picture p on p.todo_id = t.id where t.title = $1',
      [todo],
    )

  /** Runs in the page: a picture that does not let itself be packed, as base64. */
  async function noise(): Promise<string> {
    const canvas = new OffscreenCanvas(1_600, 1_200)
    const context = canvas.getContext('2d')
    const image = new ImageData(canvas.width, canvas.height)
    const words = new Uint32Array(image.data.buffer)
    for (let at = 0; at < words.length; at += 16_000) crypto.getRandomValues(words.subarray(at, at + 16_000))
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    context?.putImageData(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
    return btoa(text)
  }
})

/** Runs in the page: empties the copy of what was read. */
const forgetAnswers = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('hauswart-cache')
    opening.addEventListener('error', () => reject(new Error('no cache')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const [store = ''] = database.objectStoreNames
      const emptying = database.transaction(store, 'readwrite')
      emptying.objectStore(store).clear()
      emptying.addEventListener('complete', () => {
        database.close()
        resolve()
      })
    })
  })
