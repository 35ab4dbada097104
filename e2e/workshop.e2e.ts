import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './browsers/axe.ts'
import { makeKeys } from './keys.ts'
import { sharedStage, type Stage } from './stage.ts'

// Every piece of the design system in every state, on one page. What owners get does not have it, so it has a build of
// its own; the weight of the pages is judged on theirs.
describe.runIf(process.env['WERKSTATT'] === 'on')('the workshop', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await sharedStage()
  })
  afterAll(() => stage?.close())

  /** Pieces that are loading do so for ever: it never comes to rest. */
  async function open(page: Page): Promise<void> {
    await page.goto('/werkstatt')
    await page.locator('main h1').waitFor()
  }

  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('axe finds nothing, %s at %i pixels', async (colorScheme, width) => {
    const page = await stage.guest({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } })
    await open(page)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('every piece is reached by Tab, and seen when it is', async () => {
    const page = await stage.guest()
    await open(page)
    const keys = makeKeys(page)
    const names: string[] = []
    while (names.length < 500) {
      const { name, isNowhere } = await keys.tab()
      // After the last piece the browser itself is next.
      if (isNowhere) break
      names.push(name)
    }
    const pieces = [
      'Löschen',
      'Passwort zeigen',
      'Kanton',
      'Kalender öffnen',
      'Einfamilienhaus',
      'Fotos wählen',
    ]
    pieces.push('Woher kommt diese Zahl?', 'Dialog öffnen', 'Weitere Aktionen')
    expect(pieces.filter((piece) => !names.some((name) => name.startsWith(piece)))).toEqual([])
    expect(keys.faults).toEqual(['/werkstatt «body»: the focus is nowhere'])
  })
})
