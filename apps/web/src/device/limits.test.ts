import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasCookieOptIn, themeColour } from './limits.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('[S9.3] the theme colour stands in the manifest, in every page and in the tokens', () => {
  expect(themeColour).toBe('#B4270C')
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({ theme_color: themeColour })
  expect(read('src/app/root.tsx')).toContain('<meta name="theme-color" content={themeColour} />')
  expect(read('src/ui/tokens.css')).toContain(`--brick: light-dark(${themeColour.toLowerCase()},`)
})

test('[S9.4] nothing asks for consent, because no cookie needs it', () => {
  expect(hasCookieOptIn).toBe(false)
})
