import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../apps/server/src/features/files/files.reading.service.ts'
import { inFolder } from '../../apps/server/src/platform/files/confined.ts'
import { suggest } from '../../packages/domain/src/files/suggest.ts'
import type { Paper } from './paper.ts'

type Made = { readonly paper: Paper; readonly bytes: Buffer }
const tools = {
  pdf: { mediaType: 'application/pdf', argv: ['pdftotext', 'original', '-'] },
  photo: { mediaType: 'image/jpeg', argv: ['tesseract', 'original', '-', '--psm', '6', '-l', 'deu'] },
} as const

/** Seconds of the processor that reading takes with us, by those that the bare tool takes for the same pages. */
export async function costOf(medium: Paper['medium'], made: readonly Made[], today: string) {
  const { mediaType, argv } = tools[medium]
  let [ours, bare] = [0, 0]
  for (const { bytes } of made)
    await inFolder(async (folder) => {
      const path = join(folder, 'original')
      writeFileSync(path, bytes, { mode: 0o644 })
      const read = async () => {
        const { pages: texts } = await readText(
          mediaType,
          { folder, path, sha256: '', size: bytes.length },
          null,
        )
        const pages = texts.map((body, at) => ({ page: at + 1, body }))
        suggest(pages, today)
      }
      ours += await spent(read)
      const [tool, ...rest] = argv
      const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1' }
      bare += await spent(() =>
        execFileSync(tool, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    })
  return { ours: ours / made.length, bare: bare / made.length, ratio: ours / bare }
}

async function spent(work: () => unknown): Promise<number> {
  const before = processorSeconds()
  await work()
  return processorSeconds() - before
}

/** Of this program and of all it has waited for. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  const ofChildren = Number(fields[13]) + Number(fields[14])
  return (user + system) / 1_000_000 + ofChildren / 100
}
