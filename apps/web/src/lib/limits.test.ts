import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { placeholderOf, srcSetOf } from '#ui/picture-sources.ts'
import { hasCookieOptIn, imageBreakpoints, imagePlaceholder, themeColour } from './limits.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('[S9.3] the theme colour stands in the manifest, in every page and in the tokens', () => {
  expect(themeColour).toBe('#B4270C')
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({ theme_color: themeColour })
  expect(read('src/app/root.tsx')).toContain('<meta name="theme-color" content={themeColour} />')
  expect(read('src/ui/tokens.css')).toContain(`--brick: light-dark(${themeColour.toLowerCase()},`)
})

test('[S9.12] pictures come in the widths of the breakpoints', () => {
  expect(imageBreakpoints).toEqual({ xs: 320, sm: 575, md: 767, lg: 991, xl: 1_199, xxl: 1_399 })
  const widths = srcSetOf((width) => `/p-${width}`).match(/\d+(?=w)/g)
  expect(widths?.map(Number)).toEqual(Object.values(imageBreakpoints))
})

test('[S9.12] a placeholder has 10x10 dots at quality 50', async () => {
  expect(imagePlaceholder).toEqual({ width: 10, height: 10, quality: 50 })
  const asked: unknown[] = []
  const bitmap = { close: () => undefined }
  vi.stubGlobal('createImageBitmap', (_photo: Blob, size: object) => {
    asked.push(size)
    return Promise.resolve(bitmap)
  })
  class Canvas {
    constructor(...size: number[]) {
      asked.push(size)
    }
    getContext = () => null
    convertToBlob = (form: object) => {
      asked.push(form)
      return Promise.resolve(new Blob())
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  await placeholderOf(new Blob())
  expect(asked).toEqual([
    { resizeWidth: 10, resizeHeight: 10 },
    [10, 10],
    { type: 'image/jpeg', quality: 0.5 },
  ])
  vi.unstubAllGlobals()
})

test('[S9.4] nothing asks for consent, because no cookie needs it', () => {
  expect(hasCookieOptIn).toBe(false)
})
