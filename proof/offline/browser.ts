import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

// The whole Chromium, where a process and a profile of its own are killed.
const executablePath = '/usr/bin/chromium'
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']

/** For one step of a drill; a machine that has much else to do is slow. */
export const patienceMs = 300_000
/** For a drill or a leg of a tour as a whole: many slow steps, and never for ever. */
export const wholeMs = 3 * patienceMs

/**
 * Whatever a drill waits for ends: a promise in a page that never settles has no limit of its own, and a proof that
 * hangs tells nobody which drill it was.
 */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${ms / 1_000} s`)), ms)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** The tab goes like one the system throws out of memory: no goodbye, nothing written. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  // The answer never comes.
  void devtools.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

/** A browser with a profile on the disk that can be killed and started again. */
export type Device = {
  context(): BrowserContext
  start(): Promise<void>
  /** kill -9 of the whole browser. */
  kill(): Promise<void>
  remove(): Promise<void>
}

export async function openDevice(): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'hauswart-device-'))
  let child: ChildProcess | undefined
  let browser: Browser | undefined
  async function kill(): Promise<void> {
    if (child === undefined) return
    // One that went by itself tells it no second time.
    const isGone = child.exitCode !== null || child.signalCode !== null
    const gone = isGone ? undefined : once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    child = undefined
    await browser?.close().catch(() => undefined)
  }
  async function start(): Promise<void> {
    const place = [
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--no-first-run',
      '--headless=new',
      // As wide as the others: a narrow one shows an entry in the place of its list.
      '--window-size=1280,800',
    ]
    const args = [...flags, ...place, 'about:blank']
    child = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const listening = new Promise<string>((resolve, reject) => {
      let output = ''
      child?.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, found] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
        if (found !== undefined) resolve(found)
      })
      child?.once('exit', () => reject(new Error(`no browser: ${output}`)))
    })
    browser = await chromium.connectOverCDP(await within(patienceMs, listening))
  }
  const killNow = () => void child?.kill('SIGKILL')
  process.once('exit', killNow)
  await start()
  return {
    context: () => {
      const [first] = browser?.contexts() ?? []
      if (first === undefined) throw new Error('the browser has no window')
      first.setDefaultTimeout(patienceMs)
      return first
    },
    start,
    kill,
    remove: async () => {
      process.off('exit', killNow)
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
