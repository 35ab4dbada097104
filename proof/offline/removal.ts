import type { Act, App } from './scene.ts'

/** Opens it, and says that it goes. */
const pressed =
  (shows: App['shows'], label: string): Act['do'] =>
  async (page, title) => {
    await shows(page, title).click()
    await page.getByRole('button', { name: label, exact: true }).last().click()
    await shows(page, title).waitFor({ state: 'detached' })
  }

/** Goes into the trash. */
export const trashed = (table: string, shows: App['shows']): Act => ({
  verb: `${table}.delete`,
  leaves: 't.deleted_at is not null',
  isOfferedBack: true,
  do: pressed(shows, 'Löschen'),
})

/** Belongs to something, stays there unseen, and nobody offers it back. */
export const dropped = (verb: string, shows: App['shows']): Act => ({
  verb,
  leaves: 'not t.is_active',
  do: pressed(shows, 'Entfernen'),
})
