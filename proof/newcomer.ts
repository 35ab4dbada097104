import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, caught, figure, speed, type Figure, type Proof } from './proof.ts'

const root = new URL('..', import.meta.url).pathname
const minutes = 5
// Ports of its own, so that the newcomer does not find somebody else's servers already running.
const environment = { ...process.env, HAUSWART_PORT: '29000', CI: 'true' }

export const proof: Proof = {
  about: "a newcomer's path, literally: clone, the commands of the README, a running app",
  run: async ({ short, say }) => {
    const place = mkdtempSync(join(tmpdir(), 'newcomer-'))
    const house = join(place, 'hauswart')
    const commands = readmeCommands()
    say(`  ${commands.join('\n  ')}`)
    const started = performance.now()
    try {
      execFileSync('git', ['clone', '--quiet', root, house])
      for (const command of commands.filter(
        (line) =>
          !line.startsWith('git clone') && !line.startsWith('cd ') && !line.startsWith('npm run demo'),
      )) {
        // The short form has a minute: the packages are the ones already here.
        if (short && command.startsWith('npm ci'))
          symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
        else
          execFileSync('bash', ['-c', command], {
            cwd: house,
            env: environment,
            stdio: ['ignore', 'ignore', 'inherit'],
          })
      }
      const demo = commands.find((line) => line.startsWith('npm run demo'))
      const output = demo === undefined ? 'the README does not start the demo' : await runDemo(house, demo)
      const seconds = (performance.now() - started) / 1_000
      return [
        speed(atMost('seconds from clone to a running demo', seconds, minutes * 60)),
        ...(await looks(house, output)),
        caught('a README whose command does not exist', await wrongCommand(house)),
      ]
    } finally {
      // Like Ctrl-C in a terminal: everything the command has started hears it.
      if (running?.pid !== undefined) process.kill(-running.pid, 'SIGINT')
      await ended
      execFileSync(join(house, 'scripts/parts'), ['down'], { cwd: house, env: environment, stdio: 'ignore' })
      rmSync(place, { recursive: true, force: true })
    }
  },
}

let running: ChildProcess | undefined
let ended: Promise<unknown> = Promise.resolve()

/** The first block of commands in the README is what a newcomer types. */
function readmeCommands(): string[] {
  const block =
    readFileSync(join(root, 'README.md'), 'utf8').match(/```(?:sh|bash|console)\n([\s\S]*?)```/)?.[1] ?? ''
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function runDemo(house: string, command: string): Promise<string> {
  const child = spawn('bash', ['-c', `exec ${command}`], {
    cwd: house,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  running = child
  // Closed is later than ended: nobody holds its output any more.
  ended = new Promise((resolve) => child.on('close', resolve))
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Anmelden:')) setTimeout(() => resolve(output), 300)
    })
    child.on('exit', (code) => reject(new Error(`the demo ended with ${code}:\n${output}`)))
  })
}

async function looks(house: string, output: string): Promise<Figure[]> {
  const [, email, password] = output.match(/Anmelden: (\S+) \/ (.+)/) ?? []
  const authority = readFileSync(join(house, '.parts/edge/ca/rootCA.pem'))
  const login = await post('/rest/login', { email, password }, authority)
  const token = (JSON.parse(login) as { token?: string }).token ?? ''
  const answer = await post(
    '/graphql',
    { query: '{ realEstate { name city components(first: 50) { nodes { id } } } }' },
    authority,
    token,
  )
  const shown = (
    JSON.parse(answer) as {
      data?: { realEstate?: { name: string; city: string; components: { nodes: unknown[] } } }
    }
  ).data?.realEstate
  const text =
    shown === undefined
      ? answer.slice(0, 80)
      : `${shown.name}, ${shown.city}, ${shown.components.nodes.length} components`
  return [
    figure(
      'the demo house, read through TLS with the printed sign-in',
      text,
      'Lindenweg 14, Uster, at least 10 components',
      (shown?.components.nodes.length ?? 0) >= 10,
    ),
  ]
}

function post(path: string, body: unknown, ca: Buffer, token?: string): Promise<string> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const sent = request(
      { host: 'localhost', port: 29_009, path, method: 'POST', ca, headers },
      (response) => {
        let answer = ''
        response.on('data', (chunk: Buffer) => (answer += chunk.toString()))
        response.on('end', () => resolve(answer))
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

function wrongCommand(house: string): Promise<number> {
  return new Promise((resolve) => {
    spawn('bash', ['-c', 'npm run demonstration'], { cwd: house, env: environment, stdio: 'ignore' }).on(
      'exit',
      (code) => resolve(code === 0 ? 0 : 1),
    )
  })
}
