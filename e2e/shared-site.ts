import type { TestProject } from 'vitest/node'
import { openSite, type Site } from './site.ts'

let site: Site | undefined

/** One site for all journeys that do not need one of their own; opened before the first and closed after the last. */
export async function setup(project: TestProject): Promise<void> {
  site = await openSite()
  const { url, database, letters } = site
  project.provide('site', { url, database, letters })
}

export const teardown = async (): Promise<void> => site?.close()
