import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, each named by its rule and where it stands. None of our pages has a frame of its own: so it
 * is asked in one piece and for violations only, which takes a quarter of the time.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(stopMoving)
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const found = await builder.include(within).withTags(tags).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id} ${target.join(' ')}`),
  )
}

/** Runs in the page: half faded in a word has half its contrast, and what comes in takes its time on a slow machine. */
function stopMoving(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
