import { cpSync, mkdtempSync } from 'node:fs'
import { benchApp } from './bench-app.ts'
import { buildBench } from './bench.ts'
import { launch } from './browser.ts'
import { judge, openScene } from './scene.ts'
import { scenarios, word } from './scenarios.ts'
import { productScenarios } from './product-scenarios.ts'
import { todosApp } from './todos-app.ts'
import { openStage } from './stage.ts'
const t0 = performance.now()
const say = (...a: unknown[]) => console.log(Math.round(performance.now() - t0), ...a)
const [kind = 'own', rounds = '1', only = ''] = process.argv.slice(2)
let folder = mkdtempSync('/tmp/offline/root-')
if (kind === 'app') cpSync('/tmp/offline/build', folder, { recursive: true })
else folder = await buildBench(kind === 'naive' ? 'naive' : 'own')
const stage = await openStage(folder)
say('stage')
const browser = await launch()
const scene = await openScene(stage, kind === 'app' ? todosApp : { ...benchApp, patienceMs: kind === 'naive' ? 2500 : 35_000 }, browser, true)
scene.page.on('pageerror', (e) => say('pageerror', e.message))
scene.page.on('console', (m) => m.type() === 'error' && !m.text().includes('Failed to load resource') && say('console', m.text().slice(0, 300)))
say('scene')
let n = 0
for (let round = 1; round <= Number(rounds); round += 1)
for (const scenario of kind === 'app' ? [...scenarios, ...productScenarios] : scenarios) {
  if (!scenario.name.includes(only)) continue
  const at = performance.now()
  try {
    const told = await scenario.run(scene, `Probe ${word(n++)}`)
    const ran = performance.now() - at
    const outcome = await judge(scene, told)
    say(scenario.name, outcome, told.maybe, Math.round(ran), Math.round(performance.now() - at - ran))
  } catch (error) {
    say(scenario.name, 'FAILED', error)
    await scene.page.screenshot({ path: `/tmp/offline/fail-${n}.png` }).catch(() => undefined)
    stage.line.set('open'); await scene.context.setOffline(false)
  }
}
await browser.close()
await stage.close()
