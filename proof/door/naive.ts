// The planted fault: a reader of forms that listens to its parser once, as the one we had.
import { createServer } from 'node:http'
import busboy from 'busboy'
import { readConfig } from '../../apps/server/src/platform/config.ts'

createServer((request, response) => {
  const answer = (status: number) => response.headersSent || response.writeHead(status).end('{}')
  try {
    const parser = busboy({ headers: request.headers })
    parser.on('file', (_name, stream) => stream.on('error', () => undefined).resume())
    parser.once('error', () => {
      answer(400)
      parser.destroy()
      request.unpipe(parser)
      setImmediate(() => request.resume())
    })
    parser.once('close', () => answer(200))
    request.pipe(parser)
  } catch {
    answer(400)
  }
}).listen(readConfig().PORT, '127.0.0.1', () => process.stdout.write('ready\n'))
