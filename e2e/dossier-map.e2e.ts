import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './browsers/driver.ts'
import { open } from './dossier.ts'
import { openMapProvider, type MapProvider } from './map-provider.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let provider: MapProvider
beforeAll(async () => {
  provider = await openMapProvider()
  stage = await openStage({ config: provider.config })
})
afterAll(async () => {
  await stage?.close()
  provider?.close()
})

const place = 'update app.real_estate set east = 2696500, north = 1245300 where id = $1'

test('the map comes when it is asked for, through our server alone', async () => {
  const { page, houseId } = await stage.member()
  await stage.site.admin(place, [houseId])
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.text().startsWith('POLICY') && refused.push(message.text()))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      // oxlint-disable-next-line no-console -- runs in the page; the console is how it reaches us
      console.info(`POLICY ${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  await open(page, houseId, 'overview')
  const isMapCode = (url: string) => /assets\/map(-view|libre)/.test(url)
  expect(asked.filter(isMapCode)).toEqual([])
  await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  await page.getByRole('button', { name: 'Näher heran' }).waitFor()
  await page.getByText('© Kartenmacher').waitFor()
  await until('a tile', async () => provider.asked.some((path) => path.startsWith('/v1/tiles/')))
  const home = new URL(stage.site.url).host
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).host !== home)).toEqual([])
  expect(asked.filter((url) => url.includes('schluessel'))).toEqual([])
  expect(refused).toEqual([])
  // Uster lies in this tile of the world.
  const tiles = provider.asked.flatMap((path) => /tiles\/(\d+)\/(\d+)\/(\d+)/.exec(path)?.slice(1) ?? [])
  expect(tiles.slice(0, 3).map(Number)).toEqual([18, expect.closeTo(137_417, -1), expect.closeTo(91_826, -1)])
})

test('the map is not offered where nobody set up a provider', async () => {
  const bare = await openStage()
  try {
    const { page, houseId } = await bare.member()
    await bare.site.admin(place, [houseId])
    await open(page, houseId, 'overview')
    await page.getByRole('heading', { name: 'Lage' }).waitFor()
    await page.locator('main').getByText('8610 Uster').first().waitFor()
    expect(await page.getByRole('button', { name: /Karte/ }).count()).toBe(0)
  } finally {
    await bare.close()
  }
})
