import { Agent, request, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setImmediate as breath } from 'node:timers/promises'
import type { Form } from './forms.ts'

/** One of the two ways in, seen from one line. */
export type Way = { readonly isSecure: boolean; readonly port: number; readonly from: string }
export type Answer = { readonly status: number; readonly text: string }

const kept = { keepAlive: true, maxSockets: 64 }
const [agent, secureAgent] = [new Agent(kept), new SecureAgent(kept)]
// Not a measure of speed: who has no answer by then will not get one.
const patience = 90_000

/** One request with a body; status 0 if there was no answer. */
export function knock(way: Way, token: string, form: Form): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' })
    const options: RequestOptions = {
      agent: way.isSecure ? secureAgent : agent,
      host: '127.0.0.1',
      port: way.port,
      localAddress: way.from,
      path: '/graphql',
      method: 'POST',
      timeout: patience,
      headers: {
        authorization: `Bearer ${token}`,
        'x-app-request': '1',
        'content-type': form.contentType,
        ...(form.pieces === undefined ? { 'content-length': form.body.length } : {}),
      },
    }
    const sent = way.isSecure ? secureRequest({ ...options, rejectUnauthorized: false }) : request(options)
    sent.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', none)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', none)
    void send(form, sent)
  })
}

async function send(form: Form, sent: ReturnType<typeof request>): Promise<void> {
  const { body, pieces = body.length + 1, breaksOffAt = body.length } = form
  for (let at = 0; at < breaksOffAt; at += pieces) {
    sent.write(body.subarray(at, Math.min(at + pieces, breaksOffAt)))
    if (pieces < body.length) await breath()
  }
  if (form.breaksOffAt === undefined) sent.end()
  else sent.destroy()
}
