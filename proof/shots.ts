import { mkdirSync, rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { caught, figure, none, type Proof } from './proof.ts'
import { openDemo, screens, settled } from './web/demo.ts'
import { allPages, allPlaces } from './web/pages.ts'
import { crowding } from './web/crowding.ts'
import { walkWizard } from './web/wizard.ts'

const folder = new URL('../shots', import.meta.url).pathname
const narrow = { width: 320, height: 700 }

export const proof: Proof = {
  about:
    'pictures of every page at 1440 and 390 px in light and dark, with nothing cut or overlapping (shots/)',
  run: async ({ short, say }) => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const demo = await openDemo()
    const found = new Set<string>()
    let pictures = 0
    try {
      for (const who of ['guest', 'owner'] as const) {
        for (const scheme of short ? (['light'] as const) : (['light', 'dark'] as const)) {
          const context = await demo.context(who, { colorScheme: scheme, reducedMotion: 'reduce' })
          const page = await context.newPage()
          const look = async (name: string) => {
            for (const [size, viewport] of Object.entries({ ...screens, narrow })) {
              await page.setViewportSize(viewport)
              // Pictures and lists may load what the other width did not need.
              await settled(page)
              await page.screenshot({
                path: `${folder}/${name}-${size}-${scheme}.png`,
                fullPage: size !== 'narrow',
              })
              pictures += 1
              for (const fault of await page.evaluate(crowding))
                found.add(`${name} ${size} ${scheme}: ${fault}`)
            }
          }
          const places = short ? allPages(demo) : await allPlaces(demo)
          for (const { name, path } of places.filter((one) => one.who === who)) {
            await page.goto(path)
            await settled(page)
            await look(name)
          }
          if (who === 'owner' && !short) await walkWizard(page, look)
          await context.close()
        }
      }
      for (const one of found) say(`  ${one}`)
      const page = await (await demo.context('guest')).newPage()
      return [
        figure('pictures taken', pictures, 'every page, three widths', pictures > 60),
        none('pages that are cut, overflow or overlap', found.size),
        caught('a word wider than the screen', await planted(page, 'wide')),
        caught('two labels on top of each other', await planted(page, 'overlap')),
      ]
    } finally {
      await demo.close()
    }
  },
}

async function planted(page: Page, kind: 'wide' | 'overlap'): Promise<number> {
  await page.setViewportSize(narrow)
  await page.goto('/impressum')
  await page.evaluate((fault) => {
    const make = () => {
      const button = document.createElement('button')
      button.textContent =
        fault === 'wide' ? 'Liegenschaftsentwässerungsanlagenverordnung'.repeat(3) : 'Speichern'
      button.style.position = fault === 'wide' ? 'static' : 'absolute'
      button.style.top = '200px'
      button.style.whiteSpace = 'nowrap'
      document.body.append(button)
    }
    make()
    make()
  }, kind)
  return (await page.evaluate(crowding)).length
}
