import type { Page } from 'playwright-core'
import { dossierPath, type DossierView } from '../apps/web/src/house/paths/dossier-paths.ts'
import { settled } from './stage.ts'

/** A view of a house's record, ready to be used. */
export async function open(page: Page, houseId: string, view: DossierView): Promise<void> {
  await page.goto(dossierPath(houseId, view))
  await settled(page)
}
export const sheet = (page: Page) => page.locator('dialog[open]').last()
export const saved = (page: Page, words: string) => page.getByText(words).first().waitFor()
