import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { benchApp } from './offline/bench-app.ts'
import { buildBench } from './offline/bench.ts'
import { launch } from './offline/browser.ts'
import { clash } from './offline/clash.ts'
import { earlierName, updateFromEarlier } from './offline/earlier.ts'
import { productScenarios } from './offline/product-scenarios.ts'
import { judge, openScene, tellWhere, type App, type Outcome, type Scene } from './offline/scene.ts'
import { offlineReload, scenarios, twoRunners, twoTabs, word, type Scenario } from './offline/scenarios.ts'
import { openStage } from './offline/stage.ts'
import { todosApp } from './offline/todos-app.ts'
import { otherApps, tour, tourNames } from './offline/tour.ts'
import { atLeast, caught, figure, type Figure, type Proof, type ProofOptions } from './proof.ts'

const web = new URL('../apps/web/', import.meta.url).pathname
/** Side by side, each with a server, a database and a line of its own. */
const lanes = 2
const everything = [...scenarios, ...productScenarios, clash]

type Drill = { readonly app: App; readonly scenario: Scenario }
const drillsOf = (app: App, wanted: readonly Scenario[]): Drill[] =>
  wanted.map((scenario) => ({ app, scenario }))
const nameOf = ({ app, scenario }: Drill): string => `${app.noun.name}: ${scenario.name}`
/** In the short form the others go on one tour together. Only to-dos have photos of their own. */
const allDrills = (isShort: boolean): Drill[] => [
  ...drillsOf(todosApp, everything),
  ...(isShort ? [] : otherApps).flatMap((app) =>
    drillsOf(
      app,
      everything.filter(({ hasPhoto }) => hasPhoto !== true),
    ),
  ),
]

type Run = { readonly name: string; readonly outcome: Outcome | undefined }

export const proof: Proof = {
  about:
    'what an owner confirmed arrives exactly once, whatever happens to line, tab, browser, session or server',
  run: async (options) => {
    if (!existsSync(`${web}build/site.json`))
      execFileSync(process.execPath, ['scripts/build.ts'], { cwd: web })
    const browser = await launch()
    const folders = [await buildBench(), ...Array.from({ length: lanes }, copyOfBuild)]
    try {
      const [bench = '', ...roots] = folders
      const rounds = options.short ? 1 : 10
      const drills = allDrills(options.short)
      // In the short form the lanes share the drills.
      const isOf = (lane: number) => (_: Drill, index: number) => !options.short || index % lanes === lane
      const [naive, ...own] = await Promise.all([
        run(
          browser,
          bench,
          drillsOf(benchApp, options.short ? [offlineReload, twoTabs, twoRunners] : scenarios),
          1,
          options,
        ),
        ...roots.map((root, lane) => run(browser, root, drills.filter(isOf(lane)), rounds, options)),
        runTour(browser, roots[0] ?? '', options),
      ])
      const runs = own.flat()
      const names = [...new Set([...drills.map(nameOf), ...tourNames, earlierName])]
      return [
        ...names.map((name) => summary(name, runs)),
        atLeast(
          'runs of each scenario',
          Math.min(...drills.map((one) => countOf(nameOf(one), runs))),
          options.short ? 1 : lanes * rounds,
        ),
        caught(
          'a queue in localStorage',
          naive.filter(({ outcome }) => outcome !== undefined && isBad(outcome)).length,
        ),
        caught('an entry of an earlier release that nobody can read', badOf(unreadable, runs)),
      ]
    } finally {
      await browser.close()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    }
  },
}

// Each lane releases versions of its own.
function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-web-'))
  cpSync(`${web}build`, folder, { recursive: true })
  return folder
}

async function run(
  browser: Browser,
  root: string,
  drills: readonly Drill[],
  rounds: number,
  { short, say }: ProofOptions,
): Promise<Run[]> {
  const stage = await openStage(root)
  const runs: Run[] = []
  let number = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      let scene: Scene | undefined
      for (const drill of drills) {
        const { app, scenario } = drill
        // A new device for each round and noun, and the scenarios one after another on it.
        if (scene?.app !== app) {
          await scene?.context.close()
          scene = await openScene(stage, app, browser, short)
        }
        number += 1
        let outcome: Outcome | undefined
        try {
          outcome = await judge(scene, await scenario.run(scene, `Probe ${word(number)}`))
        } catch (error) {
          say(`  ${nameOf(drill)}: ${String(error)}\n  ${await tellWhere(scene.page)}`)
          stage.line.set('open')
          await stage.startServer()
          await scene.context.setOffline(false)
          await scene.page.close()
          scene.page = await scene.open()
        }
        runs.push({ name: nameOf(drill), outcome })
      }
      await scene?.context.close()
    }
  } finally {
    await stage.close()
  }
  return runs
}

const unreadable = 'unreadable'
const badOf = (name: string, runs: readonly Run[]): number =>
  runs.filter((one) => one.name === name && one.outcome !== undefined && isBad(one.outcome)).length

/** On a stage of its own: it needs the line for longer than one drill. */
async function runTour(browser: Browser, root: string, { short, say }: ProofOptions): Promise<Run[]> {
  const stage = await openStage(root)
  try {
    const [first = todosApp] = otherApps
    const scene = await openScene(stage, first, browser, short)
    const told = await tour(scene, `Probe ${word(0)}`, say)
    await scene.context.close()
    return [
      ...told,
      { name: earlierName, outcome: await updateFromEarlier(stage, browser) },
      { name: unreadable, outcome: await updateFromEarlier(stage, browser, { unknown: true }) },
    ]
  } finally {
    await stage.close()
  }
}

const isBad = ({ lost, late, doubled, disordered }: Outcome): boolean =>
  lost + late + doubled + disordered > 0

const countOf = (name: string, runs: readonly Run[]): number => runs.filter((one) => one.name === name).length

function summary(name: string, runs: readonly Run[]): Figure {
  const own = runs.filter((one) => one.name === name).map(({ outcome }) => outcome)
  const sum = (pick: (outcome: Outcome) => number) =>
    own.reduce((total, outcome) => total + (outcome === undefined ? 0 : pick(outcome)), 0)
  const stuck = own.filter((outcome) => outcome === undefined).length
  const facts = [
    `${own.length} runs`,
    `${sum(({ lost }) => lost)} lost`,
    `${sum(({ late }) => late)} late`,
    `${sum(({ doubled }) => doubled)} doubled`,
    `${sum(({ disordered }) => disordered)} out of order`,
    ...(stuck > 0 ? [`${stuck} stuck`] : []),
  ]
  const isOk = own.length > 0 && own.every((outcome) => outcome !== undefined && !isBad(outcome))
  return figure(name, facts.join(', '), 'none lost, none doubled', isOk)
}
