import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openDevice, patienceMs, type Device } from './browser.ts'
import { tellWhere, type Scene } from './scene.ts'
import { addAll, arrived, titles, until, type Scenario } from './scenarios.ts'
import { endSession, signIn } from './todos-app.ts'

const endedSession: Scenario = {
  name: 'session ends while sending, sign in again',
  run: async (scene, mark) => {
    const wanted = titles(mark, 8)
    await scene.context.setOffline(true)
    await addAll(scene, wanted)
    await scene.context.setOffline(false)
    await until(async () => (await arrived(scene, mark)) >= 1)
    await endSession(scene.stage.admin, scene.owner)
    await scene.page.reload()
    await scene.page.waitForURL(/anmelden/)
    await signIn(scene.page, scene.owner)
    return { sure: wanted }
  },
}

const otherPerson: Scenario = {
  name: 'another person in between',
  run: async (scene, mark) => {
    const [own = '', foreign = ''] = titles(mark, 2)
    const other = await scene.stage.owner()
    const { page } = scene
    scene.stage.line.set('lose-writes')
    await scene.add(page, own)
    await endSession(scene.stage.admin, scene.owner)
    await page.reload()
    await page.waitForURL(/anmelden/)
    scene.stage.line.set('open')
    await signIn(page, other)
    await page.goto(`${scene.stage.line.url}${scene.app.path(other.house)}`)
    await scene.app.ready(page)
    await scene.add(page, foreign)
    await until(async () => (await arrived({ ...scene, owner: other }, foreign)) === 1)
    const words = scene.app.noun.figures?.shown(own) ?? [own]
    if (await page.evaluate(isSeen, words)) throw new Error('a stranger sees the entry')
    if ((await arrived(scene, mark)) > 0) throw new Error('sent in the name of a stranger')
    await endSession(scene.stage.admin, other)
    await page.reload()
    await page.waitForURL(/anmelden/)
    await signIn(page, scene.owner)
    await page.goto(`${scene.stage.line.url}${scene.app.path(scene.owner.house)}`)
    await scene.app.ready(page)
    return { sure: [own] }
  },
}

/** Runs in the page: whether it says one of these, or holds it in a field. */
const isSeen = (words: readonly string[]): boolean => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const texts = [document.body.innerText, ...fields.map(({ value }) => value)]
  return words.some((one) => texts.some((text) => text.includes(one)))
}

const refused: Scenario = {
  name: 'refused, kept, tried again',
  run: async (scene, mark) => {
    const { stage, owner, page } = scene
    const setRole = (role: string) =>
      stage.admin.query('update app.membership set role = $2 where user_id = $1', [owner.userId, role])
    await scene.context.setOffline(true)
    await scene.add(page, mark)
    await setRole('reader')
    await scene.context.setOffline(false)
    await page
      .getByRole('button', { name: /braucht Sie/ })
      .first()
      .waitFor()
    await setRole('owner')
    await page.reload()
    await page
      .getByRole('button', { name: /braucht Sie/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
    await until(async () => (await arrived(scene, mark)) > 0)
    await page.keyboard.press('Escape')
    // With the answer the page reads the house anew, and that its person may write again.
    await scene.app.ready(page)
    return { sure: [mark] }
  },
}

/** A new version is put on the server while entries wait; the owner takes it. */
const update: Scenario = {
  name: 'app update while entries wait',
  run: async (scene, mark) => {
    const wanted = titles(mark, 2)
    const { page, stage } = scene
    stage.line.set('lose-writes')
    await addAll(scene, wanted)
    release(stage.webRoot, mark)
    await takeUpdate(page)
    await scene.app.ready(page)
    stage.line.set('open')
    return { sure: wanted }
  },
}

/** Once the page offers what was released meanwhile. */
export async function takeUpdate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Neu laden' })
  await until(async () => {
    // In the middle of a release there may be no whole worker to be had; the next look finds it. Nobody waits for
    // a look: one that meets another under way may never tell its end.
    await page.evaluate(() => {
      void navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(() => undefined)
    })
    await sleep(500)
    return button.isVisible()
  })
  const reloaded = page.waitForEvent('load')
  await button.click()
  await reloaded
}

function release(webRoot: string, version: string): void {
  const worker = join(webRoot, 'client/sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// ${version}`)
  for (const coding of ['br', 'gz']) rmSync(`${worker}.${coding}`, { force: true })
  const site = join(webRoot, 'site.json')
  writeFileSync(site, readFileSync(site))
}

const killedBrowser: Scenario = {
  name: 'browser killed right after the confirmation',
  run: async (scene, mark) => {
    const device = await openDevice()
    try {
      await onDevice(scene, device, mark)
    } finally {
      await device.remove()
    }
    return { sure: [mark] }
  },
}

async function onDevice({ stage, app, owner }: Scene, device: Device, mark: string): Promise<void> {
  const page = await device.context().newPage()
  await page.goto(`${stage.line.url}${app.path(owner.house)}`)
  await signIn(page, owner)
  await app.ready(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  stage.line.set('silent')
  await app.offer(page, mark)
  await app.shows(page, mark).waitFor()
  await device.kill()
  stage.line.set('open')
  await device.start()
  const again = await device.context().newPage()
  await again.goto(`${stage.line.url}${app.path(owner.house)}`)
  // A browser writes cookies late; one that was killed may have forgotten who was signed in. The entry stays.
  const door = again.getByRole('button', { name: 'Anmelden', exact: true })
  await until(async () => {
    if (await door.isVisible()) await signIn(again, owner)
    return (await stage.rows(owner.house, app.noun)).some(({ title }) => title === mark)
  }, patienceMs).catch(async (error: unknown) => {
    throw new Error(`${String(error)}; ${await tellWhere(again)}`)
  })
}

export const productScenarios: readonly Scenario[] = [
  endedSession,
  otherPerson,
  refused,
  update,
  killedBrowser,
]
