import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../e2e/browsers/chromium.ts'
import { acted } from './offline/acts.ts'
import { benchApp } from './offline/bench-app.ts'
import { buildBench } from './offline/bench.ts'
import { patienceMs, wholeMs, within } from './offline/browser.ts'
import { clash } from './offline/clash.ts'
import { earlierName, updateFromEarlier } from './offline/earlier.ts'
import { builtNames, forgetfulName, updateFromBuild } from './offline/from-earlier.ts'
import { productScenarios } from './offline/product-scenarios.ts'
import { judge, openScene, tellWhere, type App, type Outcome, type Scene } from './offline/scene.ts'
import { offlineReload, scenarios, twoRunners, twoTabs, word, type Scenario } from './offline/scenarios.ts'
import { openStage, type Stage } from './offline/stage.ts'
import { todosApp } from './offline/todos-app.ts'
import { otherApps, tourNames, toursFor, undriven, unthrown, walk, type Tour } from './offline/tour.ts'
import { caught, figure, type Figure, type Proof, type ProofOptions } from './proof.ts'

const web = new URL('../apps/web/', import.meta.url).pathname
/** Side by side, each with a server, a database and a line of its own; in a drill everybody waits for somebody. */
const lanesOf = (isShort: boolean): number => (isShort ? 2 : 3)
const everything = [...scenarios, ...productScenarios, clash]
const ofTodos = [...everything, acted]
/** Only to-dos have photos of their own; where there is nothing to finish and nothing goes, nothing is done to it. */
const ofOthers = ({ acts }: App): Scenario[] =>
  ofTodos.filter((one) => one.hasPhoto !== true && (one !== acted || Object.keys(acts ?? {}).length > 0))
/** Drills whose names hold one of these, and nothing else: `ONLY='defect,room: both wrote'`. No verdict of the whole. */
const only = process.env['ONLY']?.split(',')
const isAsked = (name: string): boolean => only === undefined || only.some((words) => name.includes(words))

type Drill = { readonly app: App; readonly scenario: Scenario; readonly round: number }
const drillsOf = (app: App, wanted: readonly Scenario[], rounds = 1): Drill[] =>
  Array.from({ length: rounds }, (_, round) => wanted.map((scenario) => ({ app, scenario, round }))).flat()
const nameOf = ({ app, scenario }: Drill): string => `${app.noun.name}: ${scenario.name}`

/** To-dos go again and again. In the short form the others go on tours. */
const allDrills = (isShort: boolean): Drill[] =>
  isShort
    ? drillsOf(todosApp, ofTodos)
    : [
        ...drillsOf(todosApp, ofTodos, Number(process.env['ROUNDS'] ?? 3)),
        ...otherApps.flatMap((app) => drillsOf(app, ofOthers(app))),
      ]

type Run = { readonly name: string; readonly outcome: Outcome | undefined }

export const proof: Proof = {
  about:
    'what an owner confirmed arrives exactly once, whatever happens to line, tab, browser, session or server',
  run: async (options) => {
    if (!existsSync(`${web}build/site.json`))
      execFileSync(process.execPath, ['scripts/build.ts'], { cwd: web })
    const browser = await launchChromium()
    const drills = allDrills(options.short).filter((drill) => isAsked(nameOf(drill)))
    const fromBuild = !options.short && builtNames.some(isAsked)
    const walked = toursFor(isAsked, earlierName)
    const lanes = Math.max(1, Math.min(lanesOf(options.short), drills.length))
    const [bench, released] = [await buildBench(), copyOfBuild()]
    const roots = Array.from({ length: lanes }, copyOfBuild)
    try {
      const [naive, ...own] = await Promise.all([
        run(
          browser,
          bench,
          only === undefined
            ? drillsOf(benchApp, options.short ? [offlineReload, twoTabs, twoRunners] : scenarios)
            : [],
          options,
        ),
        // The lanes share the drills.
        ...roots.map((root, lane) =>
          run(
            browser,
            root,
            drills.filter((_, index) => index % lanes === lane),
            options,
          ),
        ),
        fromBuild ? updateFromBuild(browser, released, options.say) : [],
        ...walked.map((tour) => runTour(browser, roots[0] ?? '', tour, options)),
      ])
      const runs = own.flat()
      const planned = [
        ...drills.map(nameOf),
        ...walked.flatMap(tourNames),
        earlierName,
        ...(fromBuild ? builtNames : []),
      ].filter(isAsked)
      const each = [...new Set(planned)].map((name) => summary(name, [name], planned, runs))
      if (only !== undefined) return each
      return [
        ...each,
        summary('all of it', planned, planned, runs),
        figure('nouns that no drill writes', undriven.length, 'none', undriven.length === 0),
        figure('nouns that no drill throws away', unthrown.length, 'none', unthrown.length === 0),
        caught(
          'a queue in localStorage',
          naive.filter(({ outcome }) => outcome !== undefined && isBad(outcome)).length,
        ),
        caught('an entry of an earlier release that nobody can read', badOf(unreadable, runs)),
        ...(fromBuild ? [caught('an update that forgets what waits', badOf(forgetfulName, runs))] : []),
      ]
    } finally {
      await browser.close()
      for (const folder of [bench, released, ...roots]) rmSync(folder, { recursive: true, force: true })
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
  { short, say }: ProofOptions,
): Promise<Run[]> {
  if (drills.length === 0) return []
  const stage = await openStage(root)
  const runs: Run[] = []
  let at: { readonly scene: Scene; readonly round: number } | undefined
  const leave = async () => {
    const { scene } = at ?? {}
    at = undefined
    if (scene !== undefined) await within(patienceMs, scene.context.close())
  }
  try {
    for (const [number, drill] of drills.entries()) {
      const { app, scenario, round } = drill
      let outcome: Outcome | undefined
      try {
        // A new device for each round and noun, and the scenarios one after another on it.
        if (at?.scene.app !== app || at.round !== round || app.most !== undefined) await leave()
        // Long waits and long lists try the queue, which knows no nouns.
        at ??= { scene: await openScene(stage, app, browser, short || app !== todosApp), round }
        const { scene } = at
        const told = await within(wholeMs, scenario.run(scene, `Probe ${word(number)}`))
        outcome = await judge(scene, told)
      } catch (error) {
        say(
          `  ${nameOf(drill)}: ${String(error)}\n  ${at === undefined ? '' : await tellWhere(at.scene.page)}`,
        )
        stage.line.set('open')
        await stage.startServer()
        await leave()
      }
      runs.push({ name: nameOf(drill), outcome })
      // Whoever watches for an hour wants to know at once, and whoever finds it broken off, where it was.
      // The planted queue drills the same noun, and its losses are meant.
      const who = app === benchApp ? 'planted, ' : ''
      say(`  ${new Date().toISOString().slice(11, 19)} ${who}${nameOf(drill)} ${JSON.stringify(outcome)}`)
    }
    await leave()
  } finally {
    await stage.close()
  }
  return runs
}

const unreadable = 'unreadable'
const badOf = (name: string, runs: readonly Run[]): number =>
  runs.filter((one) => one.name === name && one.outcome !== undefined && isBad(one.outcome)).length

/** On a stage of its own: it needs the line for longer than one drill. */
async function runTour(
  browser: Browser,
  root: string,
  tour: Tour,
  { short, say }: ProofOptions,
): Promise<Run[]> {
  const stage = await openStage(root)
  try {
    const scene = await openScene(stage, tour.apps[0] ?? todosApp, browser, short)
    const told = tour.apps.length === 0 ? [] : await walk(scene, tour, `Probe ${word(0)}`, say)
    await within(patienceMs, scene.context.close())
    return tour.hasEarlier === true ? [...told, ...(await runEarlier(stage, browser))] : told
  } finally {
    await stage.close()
  }
}

const runEarlier = async (stage: Stage, browser: Browser): Promise<Run[]> => [
  { name: earlierName, outcome: await within(wholeMs, updateFromEarlier(stage, browser)) },
  { name: unreadable, outcome: await within(wholeMs, updateFromEarlier(stage, browser, { unknown: true })) },
]

const isBad = ({ lost, late, doubled, disordered }: Outcome): boolean =>
  lost + late + doubled + disordered > 0

/** What was planned of it ran, came to its end, and brought every entry once and in order. */
function summary(
  what: string,
  names: readonly string[],
  planned: readonly string[],
  runs: readonly Run[],
): Figure {
  const own = runs.filter(({ name }) => names.includes(name)).map(({ outcome }) => outcome)
  const wanted = planned.filter((name) => names.includes(name)).length
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
  const isOk = own.length === wanted && own.every((outcome) => outcome !== undefined && !isBad(outcome))
  return figure(what, facts.join(', '), `${wanted} runs, none lost, none doubled`, isOk)
}
