import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Copy = {
  readonly folder: string
  /** Bytes of a file as a browser gets it with gzip. */
  gzipBytes(path: string): number
  read(path: string): string
  addBallast(): Promise<void>
  /** As it was built. */
  restore(): Promise<void>
  remove(): void
}

// The setting of the server, for a build that lies elsewhere.
const built = process.env['WEB_ROOT'] ?? new URL('../../apps/web/build', import.meta.url).pathname

/** The built web app in a place where it may be spoiled. */
export function openCopy(): Copy {
  if (!existsSync(`${built}/site.json`)) throw new Error('the web app is not built: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-built-'))
  cpSync(built, folder, { recursive: true })
  const client = (path: string) => join(folder, 'client', path)
  /** The server looks for a newer build once a second. */
  const noticed = async () => {
    const now = new Date()
    utimesSync(join(folder, 'site.json'), now, now)
    await pause(1_200)
  }
  const packed = (path: string) => (existsSync(client(`${path}.gz`)) ? client(`${path}.gz`) : client(path))
  return {
    folder,
    gzipBytes: (path) => readFileSync(packed(path)).length,
    read: (path) => readFileSync(client(path), 'utf8'),
    addBallast: async () => {
      // Random, so that it weighs the same compressed; and it is not only read but run.
      const script = `self.ballast="${randomBytes(225_000).toString('base64')}";for(let t=performance.now()+250;performance.now()<t;);`
      writeFileSync(client('assets/ballast.js'), script)
      for (const page of ['index.html', '__spa-todos.html']) {
        const html = readFileSync(client(page), 'utf8')
        writeFileSync(
          client(page),
          html.replace('</head>', '<script src="/assets/ballast.js"></script></head>'),
        )
        for (const coding of ['br', 'gz']) rmSync(client(`${page}.${coding}`), { force: true })
      }
      await noticed()
    },
    restore: async () => {
      cpSync(built, folder, { recursive: true })
      await noticed()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
