import type { Page } from 'playwright-core'
import { pathTo } from '../apps/web/src/device/routing/routes.ts'
import { violations } from '../e2e/browsers/axe.ts'
import { atLeast, caught, none, type Proof } from './proof.ts'
import { openDemo, screens, settled, type Demo, type Visitor } from './web/demo.ts'
import { openDecisions } from './web/decisions.ts'
import { openEverything, openPaper, openSearch } from './web/openings.ts'
import { allPages, allPlaces } from './web/pages.ts'
import { walkWizard } from './web/wizard.ts'

type Round = { readonly scheme: 'light' | 'dark'; readonly size: keyof typeof screens }
const allRounds: readonly Round[] = [
  { scheme: 'light', size: 'desktop' },
  { scheme: 'dark', size: 'desktop' },
  { scheme: 'light', size: 'phone' },
  { scheme: 'dark', size: 'phone' },
]
/** The short form looks at each page once, in turn light on a desktop and dark on a phone. */
const shortRounds: readonly Round[] = [
  { scheme: 'light', size: 'desktop' },
  { scheme: 'dark', size: 'phone' },
]
/** Pages whose dialogs the short form opens too. */
const fullOfDialogs = /^\/(dashboard|to-dos)$/

export const proof: Proof = {
  about: 'axe finds nothing on any page, in light and dark, open dialogs included',
  run: async ({ short, say }) => {
    const demo = await openDemo()
    try {
      const found = new Set<string>()
      const pages = allPages(demo).length
      let looks = 0
      for (const who of ['guest', 'owner'] as const) {
        const rounds = short ? shortRounds : allRounds
        // Two at a time: the machine of CI has two cores.
        for (let at = 0; at < rounds.length; at += 2) {
          const pair = rounds.slice(at, at + 2)
          const counts = await Promise.all(pair.map((round) => walk(demo, who, round, short, found)))
          looks += counts.reduce((sum, count) => sum + count, 0)
        }
      }
      for (const scheme of short ? [] : (['light', 'dark'] as const))
        looks += await decide(demo, scheme, found)
      for (const round of short ? [] : allRounds) looks += await record(demo, round, found)
      for (const one of found) say(`  ${one}`)
      return [
        atLeast('looks at pages and open dialogs', looks, pages * (short ? 1 : allRounds.length)),
        none('violations', found.size),
        caught('a field without a label', await planted(demo)),
      ]
    } finally {
      await demo.close()
    }
  },
}

async function walk(
  demo: Demo,
  who: Visitor,
  round: Round,
  short: boolean,
  found: Set<string>,
): Promise<number> {
  const context = await demo.context(who, {
    viewport: screens[round.size],
    colorScheme: round.scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  let looks = 0
  const walked = { known: new Set<string>(), isDeep: !short }
  const places = short ? allPages(demo) : await allPlaces(demo)
  const pages = places.filter((one) => one.who === who)
  for (const [turn, { name, path }] of pages.entries()) {
    const isMyTurn = turn % 2 === Number(round.scheme === 'dark')
    if (short && !isMyTurn && !fullOfDialogs.test(path)) continue
    const look = async (what: string) => {
      looks += 1
      for (const fault of await violations(page))
        found.add(`${name} ${what} ${round.scheme} ${round.size}: ${fault}`)
    }
    await page.goto(path)
    await settled(page)
    await look('')
    if (path === pathTo('toolsDocuments')) {
      await openPaper(page, look)
      await page.goto(path)
      await settled(page)
    }
    if (short && !(round.scheme === 'dark' && fullOfDialogs.test(path))) continue
    await openEverything(page, look, walked)
    if (path === '/dashboard') await openSearch(page, look)
  }
  await context.close()
  return looks
}

/** By themselves: two at a time would decide about the same to-do. */
async function decide(demo: Demo, scheme: Round['scheme'], found: Set<string>): Promise<number> {
  const context = await demo.context('owner', { colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const looks = await openDecisions(demo, page, async (what) => {
    for (const fault of await violations(page)) found.add(`${what} ${scheme}: ${fault}`)
  })
  await context.close()
  return looks
}

/** One after the other: a person has one draft. */
async function record(demo: Demo, { scheme, size }: Round, found: Set<string>): Promise<number> {
  const context = await demo.context('owner', {
    viewport: screens[size],
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const looks = await walkWizard(page, async (what) => {
    for (const fault of await violations(page)) found.add(`${what} ${scheme} ${size}: ${fault}`)
  })
  await context.close()
  return looks
}

async function planted(demo: Demo): Promise<number> {
  const context = await demo.context('guest')
  const page = await context.newPage()
  await page.goto('/anmelden')
  await settled(page)
  const count = await lookAtPlanted(page)
  await context.close()
  return count
}

/**
 * The app takes over a page that was written before it came, and throws out what it does not know. When it does is
 * its own affair: a look counts if the field was there until its end.
 */
async function lookAtPlanted(page: Page): Promise<number> {
  for (let tries = 0; tries < 10; tries += 1) {
    const field = await page.evaluateHandle(() => {
      const input = document.createElement('input')
      document.querySelector('main')?.append(input)
      return input
    })
    const count = (await violations(page)).filter((fault) => fault.startsWith('label ')).length
    if (await field.evaluate((input) => input.isConnected)) return count
  }
  return 0
}
