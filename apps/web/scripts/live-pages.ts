import { readFileSync, writeFileSync } from 'node:fs'
import { pageFiles } from './plain-pages.ts'

/** Pages that are written at build time and then taken over: their words are there, so styles come before scripts. */
export function letWordsComeFirst(folder: string): void {
  for (const file of pageFiles(folder, 'live')) {
    const html = readFileSync(file, 'utf8')
    const patient = html.replaceAll(
      '<link rel="modulepreload"',
      '<link rel="modulepreload" fetchpriority="low"',
    )
    if (patient === html) throw new Error(`${file} names no scripts`)
    writeFileSync(file, patient)
  }
}
