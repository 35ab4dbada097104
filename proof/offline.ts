import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { benchApp } from './offline/bench-app.ts'
import { buildBench } from './offline/bench.ts'
import { launch } from './offline/browser.ts'
import { productScenarios } from './offline/product-scenarios.ts'
import { judge, openScene, tellWhere, type App, type Outcome } from './offline/scene.ts'
import { offlineReload, scenarios, twoRunners, twoTabs, word, type Scenario } from './offline/scenarios.ts'
import { openStage } from './offline/stage.ts'
import { todosApp } from './offline/todos-app.ts'
import { atLeast, caught, figure, type Figure, type Proof, type ProofOptions } from './proof.ts'

const web = new URL('../apps/web/', import.meta.url).pathname
/** Side by side, each with a server, a database and a line of its own. */
const lanes = 2
const everything = [...scenarios, ...productScenarios]

type Run = { readonly scenario: string; readonly outcome: Outcome | undefined }

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
      // In the short form the lanes share the scenarios.
      const isOf = (lane: number) => (_: Scenario, index: number) => !options.short || index % lanes === lane
      const [naive, ...own] = await Promise.all([
        drill(
          browser,
          bench,
          benchApp,
          options.short ? [offlineReload, twoTabs, twoRunners] : scenarios,
          1,
          options,
        ),
        ...roots.map((root, lane) =>
          drill(browser, root, todosApp, everything.filter(isOf(lane)), rounds, options),
        ),
      ])
      const runs = own.flat()
      return [
        ...everything.map(({ name }) => summary(name, runs)),
        atLeast(
          'runs of each scenario',
          Math.min(...everything.map(({ name }) => countOf(name, runs))),
          options.short ? 1 : lanes * rounds,
        ),
        caught(
          'a queue in localStorage',
          naive.filter(({ outcome }) => outcome !== undefined && isBad(outcome)).length,
        ),
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

async function drill(
  browser: Browser,
  root: string,
  app: App,
  wanted: readonly Scenario[],
  rounds: number,
  { short, say }: ProofOptions,
): Promise<Run[]> {
  const stage = await openStage(root)
  const runs: Run[] = []
  let number = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      // A new device for each round, and the scenarios one after another on it.
      const scene = await openScene(stage, app, browser, short)
      for (const scenario of wanted) {
        number += 1
        let outcome: Outcome | undefined
        try {
          outcome = await judge(scene, await scenario.run(scene, `Probe ${word(number)}`))
        } catch (error) {
          say(`  ${scenario.name}: ${String(error)}\n  ${await tellWhere(scene.page)}`)
          stage.line.set('open')
          await stage.startServer()
          await scene.context.setOffline(false)
          await scene.page.close()
          scene.page = await scene.open()
        }
        runs.push({ scenario: scenario.name, outcome })
      }
      await scene.context.close()
    }
  } finally {
    await stage.close()
  }
  return runs
}

const isBad = ({ lost, late, doubled, disordered }: Outcome): boolean =>
  lost + late + doubled + disordered > 0

const countOf = (name: string, runs: readonly Run[]): number =>
  runs.filter(({ scenario }) => scenario === name).length

function summary(name: string, runs: readonly Run[]): Figure {
  const own = runs.filter(({ scenario }) => scenario === name).map(({ outcome }) => outcome)
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
