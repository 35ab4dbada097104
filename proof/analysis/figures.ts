import type { Locator, Page } from 'playwright-core'
import { analysisPath, analysisViews } from '../../apps/web/src/house/paths/analysis-paths.ts'
import { componentPath } from '../../apps/web/src/house/paths/places.ts'
import { uiTexts } from '../../apps/web/src/ui/ui.texts.ts'
import { screens, settled, type Demo } from '../web/demo.ts'

const shortPerPage = 10

type Explained = {
  readonly figures: number
  readonly silent: readonly string[]
  /** How many faults were found where somebody forgot the question of a figure. */
  readonly planted: number
}

/** Opens the question of every figure on every view of the analysis, on the page of a component and on the Übersicht. */
export async function explainAll(demo: Demo, short: boolean): Promise<Explained> {
  const context = await demo.context('owner', { viewport: screens.desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const silent: string[] = []
  let figures = 0
  for (const { name, path } of await places(demo, short)) {
    await page.goto(path)
    await settled(page)
    await page
      .locator('[data-figure]')
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined)
    const all = page.locator('main [data-figure]:visible')
    const count = await all.count()
    // The short form asks every second or third; a kind of figure that is silent is silent everywhere.
    const step = short ? Math.max(1, Math.ceil(count / shortPerPage)) : 1
    for (let at = 0; at < count; at += step) {
      figures += 1
      const fault = await explain(page, all.nth(at))
      if (fault !== undefined) silent.push(`${name} figure ${at + 1}: ${fault}`)
    }
  }
  const planted = await withoutQuestion(page)
  await context.close()
  return { figures, silent, planted }
}

async function places({ site, houseId }: Demo, short: boolean) {
  const rows = await site.admin<{ id: string }>(
    'select id from app.component where real_estate_id = $1 and deleted_at is null order by id limit $2',
    [houseId, short ? 1 : 20],
  )
  return [
    ...analysisViews.map((view) => ({ name: view, path: analysisPath(view) })),
    ...rows.map(({ id }) => ({ name: `component ${id}`, path: componentPath(id) })),
    { name: 'overview', path: '/dashboard' },
  ]
}

/** What is wrong with the explanation of a figure; nothing if it names its inputs and its rule. */
async function explain(page: Page, place: Locator): Promise<string | undefined> {
  const title = (await place.getAttribute('data-figure')) ?? ''
  const words = ((await place.textContent()) ?? '').trim().slice(0, 60)
  const button = page.locator(questionOf(title))
  if (title === '' || (await button.count()) === 0) return `«${words}» (${title}) has no question`
  await button.first().click()
  const sheet = page.locator('dialog[open]').last()
  await sheet.waitFor()
  const answer = (await sheet.innerText()).trim()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  const missing = [uiTexts.sourceInputs, uiTexts.sourceRule].filter((heading) => !answer.includes(heading))
  return missing.length > 0 ? `«${words}» (${title}) lacks ${missing.join(', ')}` : undefined
}

const questionOf = (title: string): string => `main [data-figure-source=${JSON.stringify(title)}]:visible`

async function withoutQuestion(page: Page): Promise<number> {
  await page.goto(analysisPath('components'))
  await settled(page)
  const figure = page.locator('main [data-figure]:visible').first()
  await figure.waitFor()
  const title = (await figure.getAttribute('data-figure')) ?? ''
  await page.locator(questionOf(title)).evaluateAll((all) => all.forEach((one) => one.remove()))
  return (await explain(page, figure)) === undefined ? 0 : 1
}
