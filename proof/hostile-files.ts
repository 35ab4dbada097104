import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment } from '../apps/server/test/database.ts'
import { openFiles } from '../apps/server/test/files.ts'
import { newId } from '../apps/server/test/world.ts'
import { launchChromium } from '../e2e/browsers/chromium.ts'
import { openAll, withNaive } from './hostile-files/browser.ts'
import { bombs } from './hostile-files/bombs.ts'
import { controls, loose } from './hostile-files/controls.ts'
import { cut, locked, names, scripts, stubs, viruses, wrongMagic } from './hostile-files/disguises.ts'
import type { Hostile } from './hostile-files/made.ts'
import { polyglots, runs } from './hostile-files/polyglots.ts'
import { timeBombs } from './hostile-files/time-bombs.ts'
import { verdicts, type Verdict } from './hostile-files/verdicts.ts'
import { peakOf, watchTools } from './hostile-files/watch.ts'
import { start } from './load/process.ts'
import { atLeast, atMost, caught, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

const bucket = { S3_BUCKET: 'hauswart-proof-hostile-files' }
type Files = Awaited<ReturnType<typeof openFiles>>

export const proof: Proof = {
  about:
    'hostile files are refused with a reason or handed out so that nothing of them runs; their tools stay in bounds',
  run: async (options) => {
    // Short: in this process, where the seconds a page that is drawn may take can be made fewer.
    if (options.short) loose.tools.draw.cpuSeconds = 3
    // Made first: it holds the process up, and a server of the same process closes connections that idle for so long.
    const hostile = await corpus(options.short)
    const files = await openFiles({ config: bucket, worker: options.short })
    const worker = options.short ? undefined : await startWorker(files)
    try {
      return await besiege(files, hostile, worker?.pid ?? process.pid, options)
    } finally {
      await worker?.stop('SIGKILL')
      await files.close()
    }
  },
}

const startWorker = ({ server }: Files) =>
  start(
    'apps/server/src/main.ts',
    [],
    { ...testEnvironment(server.database), ...bucket, LOG_LEVEL: 'info', MODE: 'worker' },
    'started',
  )

async function corpus(short: boolean): Promise<Hostile[]> {
  const seeds = (count: number) => Array.from({ length: short ? 1 : count }, (_, seed) => seed)
  const made = await Promise.all([
    ...seeds(4).map(polyglots),
    ...seeds(2).map((seed) => bombs(seed, short)),
    ...seeds(8).map(cut),
    ...seeds(2).map(viruses),
  ])
  const all = [
    ...made.flat(),
    ...seeds(3).flatMap(wrongMagic),
    ...names(),
    ...scripts(),
    ...locked(),
    ...stubs(),
    ...timeBombs(),
  ]
  return short ? all.filter(({ isShort }) => isShort) : all
}

async function besiege(
  files: Files,
  hostile: readonly Hostile[],
  worker: number,
  { short, say }: ProofOptions,
): Promise<Figure[]> {
  const idle = peakOf(worker)
  const watch = watchTools(worker)
  const sent: { file: Hostile; id: string }[] = []
  for (const file of hostile) sent.push({ file, id: await files.send(file.bytes, { name: file.name }) })
  await settled(files)
  watch.stop()
  const { taken } = watch
  const found = await verdicts(files, sent)
  tell(found, say)
  const ready = found.filter(({ state }) => state === 'ready')
  const wrong = found.filter(({ isAsSaid }) => !isAsSaid)
  const figures = [
    atLeast('hostile files', hostile.length, short ? 60 : 300),
    none('judged otherwise than they must be', wrong.length),
    none(
      'without a verdict',
      found.filter(({ state }) => state === 'arrived' || state === 'announced').length,
    ),
    none('refused and yet with bytes or a preview', found.filter(({ isLeft }) => isLeft).length),
    none('handed out without every header', ready.filter(({ isTame }) => !isTame).length),
    none('taken in beyond what was announced', await beyond(files)),
    atLeast('tools looked at', taken.tools.size, short ? 10 : 100),
    none('tools without their bounds', taken.unbound.size),
    atMost('memory of a tool, MB', taken.memoryMb, 1_024),
    atMost('seconds of a core a tool took', taken.cpuSeconds, short ? 21 : 61, 1),
    atMost('tasks of a tool', taken.tasks, 64),
    atMost('open files of a tool', taken.files, 64),
  ]
  // Only a worker of its own shows what files did to it; in this process are the files themselves.
  if (!short) figures.push(atMost('memory the worker took more than idle, MB', peakOf(worker) - idle, 250))
  return [
    ...figures,
    ...(await inBrowser(files, ready, short)),
    ...(await controls(files.server.parts, hostile)),
  ]
}

/** Until nothing is to be done any more, however long a busy machine takes. News wait five minutes for more of them. */
async function settled({ server }: Files): Promise<void> {
  for (;;) {
    const open = await server.admin(
      `select 1 from graphile_worker.jobs where task_identifier <> 'send_news'
       union all select 1 from app.file where state in ('announced', 'arrived')`,
    )
    if (open.length === 0) return
    await sleep(100)
  }
}

function tell(found: readonly Verdict[], say: (line: string) => void): void {
  const groups = Map.groupBy(found, ({ file }) => file.group)
  for (const [group, all] of groups) {
    const reasons = Map.groupBy(all, ({ refusal }) => refusal ?? 'ready')
    say(`  ${group}: ${[...reasons].map(([reason, some]) => `${some.length} ${reason}`).join(', ')}`)
  }
  for (const { file, state, refusal, isAsSaid, isLeft, isTame } of found)
    if (!isAsSaid || isLeft || !isTame)
      say(
        `  NOT HELD ${file.group}: ${file.what}: ${state} ${refusal ?? ''}, expected ${file.may.join(' or ')}${isTame ? '' : ', not tame'}${isLeft ? ', left' : ''}`,
      )
}

/** Two gigabytes announced, and two gigabytes sent where a kilobyte was announced: how many of them were taken in. */
async function beyond(files: Files): Promise<number> {
  const bytes = Buffer.from('ein Blatt')
  const huge = await files.announce({ id: newId() }, bytes, { size: 2 ** 31 })
  const place = { id: newId() }
  await files.announce(place, bytes)
  const answers = [huge.status]
  for (const length of [{ 'content-length': 2 ** 31 }, { 'transfer-encoding': 'chunked' }]) {
    const headers = { ...files.headersOf(place), ...length, 'content-digest': `sha-256=:${'A'.repeat(43)}=:` }
    answers.push(
      await new Promise<number>((resolve, reject) => {
        const sending = request(
          `${files.addressOf(place)}/0`,
          { method: 'PUT', headers, agent: false },
          (answer) => {
            resolve(answer.statusCode ?? 0)
            sending.destroy()
          },
        )
        sending.once('error', reject)
        sending.write(Buffer.alloc(64 * 1_024))
      }),
    )
  }
  await files.server.admin('delete from app.file where id = $1', [place.id])
  return answers.filter((status) => status !== 413 && status !== 400).length
}

async function inBrowser(files: Files, ready: readonly Verdict[], short: boolean): Promise<Figure[]> {
  const browser = await launchChromium()
  try {
    const shown = short ? ready.filter(({ file }) => file.group !== 'name').slice(0, 6) : ready
    // Asked by somebody else of the house: the owner has asked for nearly as much as anybody may in a minute.
    const reader = await files.world.person()
    await files.world.join(reader, files.house, 'reader')
    const fresh = await verdicts(files, shown, reader)
    const deeds = await openAll(
      browser,
      fresh.map(({ url }) => `${files.server.url}${url}`),
    )
    const naive = await withNaive(Buffer.from(`Guten Tag ${runs}`), (address) => openAll(browser, [address]))
    return [
      // All that were handed out; few would show nothing.
      atLeast('opened in a browser', deeds.opened, Math.max(shown.length, short ? 6 : 60)),
      none('dialogs they opened', deeds.dialogs),
      none('requests they made', deeds.requests),
      caught('the same without our headers', naive.dialogs + naive.requests),
    ]
  } finally {
    await browser.close()
  }
}
