import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Every so many-th piece meets a store that will not take it; the piece after it arrives. */
const everyPiece = 7
/** As often as the client of the store tries by itself: whoever sent the piece hears of it. */
const refusals = 3

/** The line to the store, on which some pieces fail and the next succeed. */
export async function openStoreLine(store: string) {
  const agent = new Agent({ keepAlive: true })
  const pieces = new Map<string, { readonly nth: number; tries: number }>()
  let failed = 0
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    if (method === 'PUT' && url.includes('/quarantine/') && isUnlucky(url)) {
      failed += 1
      asked.resume()
      asked.once('end', () => answer.writeHead(500).end())
      return
    }
    const onward = request(new URL(url, store), { method, headers, agent }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.on('error', () => answer.destroy())
      said.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.on('error', () => onward.destroy())
    answer.on('close', () => void (answer.writableFinished || onward.destroy()))
    asked.pipe(onward)
  })
  function isUnlucky(url: string): boolean {
    const name = url.replace(/\?.*$/, '')
    const piece = pieces.get(name) ?? { nth: pieces.size, tries: 0 }
    pieces.set(name, piece)
    piece.tries += 1
    return piece.nth % everyPiece === 0 && piece.tries <= refusals
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed: () => failed,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
