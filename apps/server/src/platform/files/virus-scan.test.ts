import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { partsAt } from '#test/database.ts'
import { scanForVirus } from './virus-scan.ts'

const real = { host: '127.0.0.1', port: partsAt.clamd }
const bytes = (...chunks: Buffer[]) => Readable.from(chunks)
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

describe('the real scanner', () => {
  test('passes what is clean, also in many pieces', async () => {
    expect(await scanForVirus(real, bytes(Buffer.from('sauber')))).toBe('clean')
    expect(await scanForVirus(real, bytes(...Array.from({ length: 40 }, () => Buffer.alloc(100_000))))).toBe(
      'clean',
    )
  })

  test('finds what is not, also across pieces', async () => {
    expect(await scanForVirus(real, bytes(Buffer.from(eicar)))).toBe('infected')
    const [head, tail] = [eicar.slice(0, 40), eicar.slice(40)]
    expect(await scanForVirus(real, bytes(Buffer.alloc(70_000), Buffer.from(head), Buffer.from(tail)))).toBe(
      'infected',
    )
  })

  test('does not call clean what it could not look at', async () => {
    const pieces = Array.from({ length: 70 }, () => Buffer.alloc(1_024 * 1_024))
    // The scanner hangs up on what is too large; if its answer is lost on the way, it is asked again later.
    const verdict = await scanForVirus(real, bytes(...pieces)).catch((error: { code?: string }) => error.code)
    expect(['too_large', 'EPIPE', 'ECONNRESET']).toContain(verdict)
  })

  test('is not asked about half a file', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('halb')
        throw new Error('the store went away')
      })(),
    )
    await expect(scanForVirus(real, broken)).rejects.toThrow('the store went away')
  })
})

describe('a scanner that', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((one) => one.close()))

  async function scanner(answer: (socket: Socket) => void, patience = {}) {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
      socket.resume()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    open.push({
      close: () => {
        sockets.forEach((socket) => socket.destroy())
        server.close()
      },
    })
    return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, ...patience }
  }

  test.each([
    ['is unsure', "stream: Can't allocate memory ERROR\0"],
    ['talks of something else', 'PONG\0'],
    ['almost says OK', 'stream: OKAY\0'],
    ['breaks off before the end of its word', 'stream: OK'],
  ])('%s clears nothing', async (_what, reply) => {
    const away = await scanner((socket) => socket.end(reply))
    await expect(scanForVirus(away, bytes(Buffer.from('x')))).rejects.toThrow('the virus scanner')
  })

  test('gave up unpacking has found no virus: what it was asked is too large', async () => {
    const away = await scanner((socket) =>
      socket.end('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'),
    )
    expect(await scanForVirus(away, bytes(Buffer.from('x')))).toBe('too_large')
  })

  test.each([
    ['stream: Eicar FOUND', 'infected'],
    ['stream: OK', 'the virus scanner answered half a question'],
  ])('says «%s» and hangs up before it has everything is not waited for', async (reply, said) => {
    const away = await scanner((socket) => socket.end(`${reply}\0`))
    // As long as the scanner stays on the line there is more to come.
    async function* slowly() {
      yield Buffer.from('a')
      await new Promise(() => undefined)
    }
    const asked = scanForVirus(away, Readable.from(slowly())).catch((error: Error) => error.message)
    expect(await asked).toBe(said)
  })

  test('hangs up clears nothing', async () => {
    const away = await scanner((socket) => socket.destroy())
    await expect(scanForVirus(away, bytes(Buffer.from('x')))).rejects.toThrow(/hung up|ECONNRESET|EPIPE/)
  })

  test('is silent is not waited for', async () => {
    const away = await scanner(() => undefined, { timeoutMs: 300 })
    await expect(scanForVirus(away, bytes(Buffer.from('x')))).rejects.toThrow('late')
  })

  test('is away clears nothing', async () => {
    await expect(scanForVirus({ host: '127.0.0.1', port: 1 }, bytes(Buffer.from('x')))).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
