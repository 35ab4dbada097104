import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

/** What a browser did with files beside fetching them: dialogs, requests of theirs, words of theirs. */
export type Deeds = { opened: number; dialogs: number; requests: number; downloads: number }

/** Opens each address as somebody would who was sent it, in a frame of a page, and as a script of that page. */
export async function openAll(browser: Browser, addresses: readonly string[]): Promise<Deeds> {
  const deeds: Deeds = { opened: 0, dialogs: 0, requests: 0, downloads: 0 }
  for (const address of addresses) {
    const context = await browser.newContext({ acceptDownloads: true })
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      deeds.dialogs += 1
      void dialog.dismiss()
    })
    page.on('download', () => void (deeds.downloads += 1))
    context.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      const isOurs = request.url() === address || pathname === '/stage' || pathname === '/favicon.ico'
      if (protocol.startsWith('http') && !isOurs) deeds.requests += 1
    })
    const stage = new URL('/stage', address).href
    await page.route(stage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>stage' }),
    )
    // What is for keeping breaks a visit off: that is an answer too.
    await page.goto(address, { waitUntil: 'load' }).catch(() => undefined)
    await page.goto(stage)
    await page.evaluate(embed, address)
    deeds.opened += 1
    await context.close()
  }
  return deeds
}

/** In every way a page can take it in; each is waited for until it has come or was refused. */
async function embed(address: string): Promise<void> {
  for (const [tag, attribute] of [
    ['iframe', 'src'],
    ['script', 'src'],
    ['img', 'src'],
  ] as const) {
    const element = document.createElement(tag)
    const settled = new Promise((resolve) => {
      element.addEventListener('load', resolve)
      element.addEventListener('error', resolve)
      // A frame whose file is kept instead of shown says nothing: two turns of the page are enough for a script to run.
      if (tag === 'iframe') setTimeout(resolve, 300)
    })
    element.setAttribute(attribute, address)
    document.body.append(element)
    await settled
  }
}

/** The same bytes from a server that trusts them: whoever looks must see that they run. */
export async function withNaive<Result>(
  bytes: Buffer,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url === '/file' ? bytes : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/file`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
