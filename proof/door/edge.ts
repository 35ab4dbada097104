import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../load/free-port.ts'

export type Edge = { readonly port: number; stop(): Promise<void> }

/** The nginx of `ops/edge` in front of one program, on a port and in a folder of its own. */
export async function startEdge(appPort: number): Promise<Edge> {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'hauswart-edge-'))
  chmodSync(home, 0o755)
  mkdirSync(join(home, 'tmp'))
  const places: Readonly<Record<string, string>> = {
    HW_EDGE_DIR: home,
    HW_EDGE_LISTEN: `127.0.0.1:${port}`,
    HW_EDGE_ACCESS_LOG: join(home, 'access.log'),
    HW_APP_HOST: '127.0.0.1',
    HW_APP_PORT_1: String(appPort),
    HW_APP_PORT_2: String(appPort),
  }
  for (const name of ['nginx', 'site']) {
    const template = readFileSync(new URL(`../../ops/edge/${name}.conf.template`, import.meta.url), 'utf8')
    writeFileSync(
      join(home, `${name}.conf`),
      template.replaceAll(/\$\{(HW_\w+)\}/g, (_all, key: string) => places[key] ?? ''),
    )
  }
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  const files = ['-keyout', join(home, 'tls.key'), '-out', join(home, 'tls.pem')]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...files], { stdio: 'ignore' })
  const nginx = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  nginx.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const end = () => nginx.kill('SIGTERM')
  process.once('exit', end)
  while (!(await isHealthy(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${complaint}`)
    await sleep(50)
  }
  return {
    port,
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
      rmSync(home, { recursive: true })
    },
  }
}

const isHealthy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = {
      host: '127.0.0.1',
      port,
      path: '/nginx-health',
      rejectUnauthorized: false,
      agent: false,
    } as const
    request(asked, (answer) => resolve(answer.resume().statusCode === 200))
      .on('error', () => resolve(false))
      .end()
  })
