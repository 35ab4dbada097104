import type { Locator, Page } from 'playwright-core'
import { patienceMs } from './browser.ts'
import { save, sheet } from './parts-apps.ts'
import { dropped, trashed } from './removal.ts'
import type { Act, App, Fact } from './scene.ts'

type FormApp = Pick<App, 'noun' | 'most'> & {
  readonly path: (house: string) => string
  /** What of the page shows it, where not all of it does. */
  readonly tab?: string
  /** Opens an empty form. */
  readonly add: string
  readonly fill: (form: Locator, title: string) => Promise<void>
  readonly saves?: string
  /** What the owner does with it once it is kept. */
  readonly also?: (page: Page) => Promise<void>
  readonly shows: (page: Page, title: string) => Locator
  /** It belongs to something and is taken out of it by this verb; else it goes into the trash. */
  readonly drops?: string
  readonly finish?: Act
  readonly fact: Omit<Fact, 'write'> & {
    /** On the way from the entry to its form. */
    readonly open?: string
    readonly label: string
    readonly inWords?: (value: string) => string
    readonly saves?: string
  }
}

/** One of several in a list, added and changed in a sheet: how most of a house is written down. */
export function formApp(told: FormApp): App {
  const { tab, add, fill, saves, also, fact, drops, finish, ...rest } = told
  const opener = (page: Page) =>
    page
      .getByRole('button', { name: add, exact: true })
      .or(page.getByRole('link', { name: add, exact: true }))
      .first()
  const { open, label, inWords = String, saves: savesFact, ...of } = fact
  return {
    ...rest,
    patienceMs,
    acts: {
      remove: drops === undefined ? trashed(fact.table, rest.shows) : dropped(drops, rest.shows),
      ...(finish && { finish }),
    },
    ready: async (page) => {
      if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click()
      await opener(page).waitFor()
    },
    offer: async (page, title) => {
      await opener(page).click()
      await fill(sheet(page), title)
      await save(page, saves)
      await also?.(page)
    },
    fact: {
      ...of,
      write: async (page, title, value) => {
        await rest.shows(page, title).click()
        if (open !== undefined) await page.getByRole('button', { name: open, exact: true }).first().click()
        await field(sheet(page), label).fill(inWords(value))
        await save(page, savesFact)
      },
    },
  }
}

export const field = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
