import { setTimeout as sleep } from 'node:timers/promises'
import { crash, patienceMs } from './browser.ts'
import type { Scene, Told } from './scene.ts'

export type Scenario = {
  readonly name: string
  readonly hasPhoto?: boolean
  /** Does its worst, and ends with a good line. `mark` begins every title of this run. */
  run(scene: Scene, mark: string): Promise<Told>
}

export const titles = (mark: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${mark} ${word(index)}`)

const atMost = ({ most = Infinity }: Scene['app'], count: number): number => Math.min(most, count)

// The page reads days out of numbers and some words; syllables mean nothing to it.
export const word = (number: number): string =>
  [Math.floor(number / 400), Math.floor(number / 20) % 20, number % 20]
    .map((digit) => syllables[digit])
    .join('')
const syllables = 'ba be bi bo bu da de di do du fa fe fi fo fu ka ke ki ko ku'.split(' ')

/** One after another, each confirmed before the next is written. */
export async function addAll(scene: Scene, wanted: readonly string[]): Promise<void> {
  for (const title of wanted) await scene.add(scene.page, title)
}

export async function until(condition: () => Promise<boolean>, ms = patienceMs): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('did not come so far')
    await sleep(20)
  }
}

export const arrived = async ({ stage, owner, app }: Scene, mark: string): Promise<number> =>
  (await stage.rows(owner.house, app.noun)).filter(({ title }) => title.startsWith(mark)).length

export const offlineReload: Scenario = {
  name: 'offline, reload, online again',
  run: async (scene, mark) => {
    await scene.context.setOffline(true)
    await scene.add(scene.page, mark)
    await scene.page.reload()
    await scene.app.ready(scene.page)
    await scene.context.setOffline(false)
    return { sure: [mark] }
  },
}

const crashedTab: Scenario = {
  name: 'tab crashes 150 ms after the click',
  run: async (scene, mark) => {
    scene.stage.line.set('silent')
    await scene.app.offer(scene.page, mark)
    const isTold = await scene.app
      .shows(scene.page, mark)
      .waitFor({ timeout: 150 })
      .then(
        () => true,
        () => false,
      )
    await crash(scene.page)
    scene.stage.line.set('open')
    scene.page = await scene.open()
    return isTold ? { sure: [mark] } : { sure: [], maybe: [mark] }
  },
}

export const lostAnswer: Scenario = {
  name: 'server commits, answer lost',
  run: async (scene, mark) => {
    const { line } = scene.stage
    const before = line.lost()
    line.set('lose-answers')
    await scene.add(scene.page, mark)
    await until(async () => line.lost() > before)
    line.set('open')
    return { sure: [mark] }
  },
}

export const closedInFlight: Scenario = {
  name: 'tab closed while the request is under way',
  run: async (scene, mark) => {
    scene.stage.line.set('silent')
    await scene.add(scene.page, mark)
    await sleep(200)
    await scene.page.close()
    scene.stage.line.set('open')
    scene.page = await scene.open()
    return { sure: [mark] }
  },
}

const falseLine: Scenario = {
  name: 'a line that only pretends, restart, second tab',
  run: async (scene, mark) => {
    scene.stage.line.set('silent')
    await scene.add(scene.page, mark)
    await sleep(scene.isShort ? 1_000 : 20_000)
    await scene.page.close()
    scene.page = await scene.open()
    const second = await scene.open()
    await sleep(300)
    scene.stage.line.set('open')
    await until(async () => (await arrived(scene, mark)) > 0).catch(() => undefined)
    await second.close()
    return { sure: [mark] }
  },
}

export const twoTabs: Scenario = {
  name: 'two tabs offline, one entry each',
  run: async (scene, mark) => {
    const [one = '', two = ''] = titles(mark, 2)
    const second = await scene.open()
    await scene.context.setOffline(true)
    await scene.add(second, one)
    await scene.page.bringToFront()
    await scene.add(scene.page, two)
    await scene.context.setOffline(false)
    await until(async () => (await arrived(scene, mark)) >= 2, 5_000).catch(() => undefined)
    await second.close()
    return { sure: [one, two] }
  },
}

const manyOffline: Scenario = {
  name: 'many entries offline, reload, online: in order',
  run: async (scene, mark) => {
    const wanted = titles(mark, atMost(scene.app, scene.isShort ? 12 : 30))
    await scene.context.setOffline(true)
    await addAll(scene, wanted)
    await scene.page.reload()
    await scene.app.ready(scene.page)
    await scene.context.setOffline(false)
    return { sure: wanted }
  },
}

export const twoRunners: Scenario = {
  name: 'two tabs send at once, answers get lost',
  run: async (scene, mark) => {
    const wanted = titles(mark, 8)
    const { line } = scene.stage
    const before = line.lost()
    const second = await scene.open()
    await scene.page.bringToFront()
    await scene.context.setOffline(true)
    await addAll(scene, wanted)
    line.set('lose-answers')
    await scene.context.setOffline(false)
    await until(async () => line.lost() > before + 1)
    line.set('open')
    await until(async () => (await arrived(scene, mark)) >= wanted.length, 8_000).catch(() => undefined)
    await second.close()
    return { sure: wanted }
  },
}

const photo: Scenario = {
  name: '8 MB photo offline, reload',
  hasPhoto: true,
  run: async (scene, mark) => {
    const before = (await scene.stage.pictures(scene.owner.house)).length
    const buffer = Buffer.alloc(8_000_000, mark)
    // Begins like a photo, says its size and cannot be made smaller.
    buffer.set(Buffer.from('ffd8ffc00011080100010003012200021101031101', 'hex'))
    await scene.context.setOffline(true)
    await scene.add(scene.page, mark, { name: 'keller.jpg', mimeType: 'image/jpeg', buffer })
    await scene.page.reload()
    await scene.app.ready(scene.page)
    await scene.context.setOffline(false)
    return { sure: [mark], photos: before + 1 }
  },
}

const killedServer: Scenario = {
  name: 'server killed while it takes them in',
  run: async (scene, mark) => {
    const wanted = titles(mark, atMost(scene.app, 10))
    await scene.context.setOffline(true)
    await addAll(scene, wanted)
    await scene.context.setOffline(false)
    await until(async () => (await arrived(scene, mark)) >= 2)
    await scene.stage.killServer()
    await scene.stage.startServer()
    return { sure: wanted }
  },
}

export const scenarios: readonly Scenario[] = [
  offlineReload,
  crashedTab,
  lostAnswer,
  closedInFlight,
  falseLine,
  twoTabs,
  manyOffline,
  twoRunners,
  photo,
  killedServer,
]
