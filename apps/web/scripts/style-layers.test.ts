import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { preprocessCSS, resolveConfig } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { demandLayers, inLayer, joinLayers, layerOf, styleLayers, unlayered } from './style-layers.ts'

const folder = mkdtempSync(`${tmpdir()}/layers-`)
afterAll(() => rmSync(folder, { recursive: true }))

test('a stylesheet belongs to the layer of its folder', () => {
  const src = '/somewhere/apps/web/src'
  expect(layerOf(`${src}/ui/tokens.css`)).toBe('tokens')
  expect(layerOf(`${src}/ui/base.css`)).toBe('base')
  expect(layerOf(`${src}/ui/overlay/modal.module.css`)).toBe('ui.piece')
  expect(layerOf(`${src}/ui/overlay/sheet.module.css`)).toBe('ui')
  expect(layerOf(`${src}/ui/charts/life-bar.module.css`)).toBe('ui')
  expect(layerOf(`${src}/features/todos/list/todo-row.module.css`)).toBe('app')
  expect(layerOf(`${src}/app/shell-skeleton.module.css`)).toBe('app')
  expect(layerOf('/somewhere/node_modules/maplibre-gl/dist/maplibre-gl.css')).toBe('vendor')
  expect(() => layerOf('/somewhere/else.css')).toThrow('no layer')
})

test('the screens win over the design system, whichever sheet comes first', () => {
  const sheets = [inLayer('.note{color:red}', 'app'), inLayer('p.note:hover{color:blue}', 'ui')]
  for (const sheet of sheets) expect(sheet).toMatch(/^@layer tokens,base,vendor,ui.piece,ui,app;/)
  expect(joinLayers(sheets)).toBe('@layer ui{p.note:hover{color:blue}\n}@layer app{.note{color:red}\n}')
})

test('every stylesheet of the app can stand in a layer, with its lines where they were', () => {
  const files = globSync(new URL('../src/**/*.css', import.meta.url).pathname)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) expect(unlayered(inLayer('.a{color:red}', layerOf(file)))).toEqual([])
  expect(inLayer('.a{}\n.b{}', 'ui').split('\n')[1]).toBe('.b{}')
  expect(() => inLayer('@import "other.css";', 'app')).toThrow('imports')
})

test('the names of a CSS module survive the layer', async () => {
  const css = inLayer('.card{color:red}', 'app')
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  const { code, modules } = await preprocessCSS(css, `${folder}/a.module.css`, config)
  expect(modules).toHaveProperty('card')
  expect(code).toContain(`.${modules?.['card']}`)
})

test('sheets asked for as a file or as text stay as they are', () => {
  const { transform } = styleLayers()
  if (typeof transform !== 'function') throw new Error('the plugin has another form')
  const run = (id: string) => transform.call({} as never, '.a{}', `/x/apps/web/src/ui/a.module.css${id}`)
  expect(run('')).toMatchObject({ code: expect.stringContaining('@layer ui{.a{}') })
  expect(run('?inline')).toMatchObject({ code: expect.stringContaining('@layer ui{.a{}') })
  expect(run('?url')).toBeUndefined()
})

test('a rule outside the layers stops the build', () => {
  const clean = '@layer tokens,base,vendor;@layer ui{.a{color:red}@media print{.a{color:#000}}}@layer app;'
  expect(unlayered(clean)).toEqual([])
  expect(unlayered(`${clean}.b{color:red}@media print{.c{color:red}}@layer other{.d{color:red}}`)).toEqual([
    '.b',
    '@media print',
    '@layer other',
  ])
  const assets = `${folder}/assets`
  mkdirSync(assets)
  expect(() => demandLayers(folder)).toThrow('no stylesheets')
  writeFileSync(`${assets}/a.css`, clean)
  expect(() => demandLayers(folder)).not.toThrow()
  writeFileSync(`${assets}/b.css`, '.b{color:red}')
  expect(() => demandLayers(folder)).toThrow('«.b» is in no layer')
})
