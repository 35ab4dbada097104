import { spawn } from 'node:child_process'
import { freePort } from '../../proof/load/free-port.ts'
import { findScript, insist, until, untilShown, type Driver } from './driver.ts'

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Runs in the page on a list: picks the entry with this name as somebody does. */
const chooseScript = `(list, name) => {
  const option = [...list.options].find((one) => one.text.trim() === name)
  list.value = option.value
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
}`

/** The real WebKit, the nearest thing to an iPhone here, driven by the W3C protocol. */
export async function webkitDriver(): Promise<Driver> {
  const [port, display] = [await freePort(), `:${90 + Math.floor(Math.random() * 900)}`]
  const screen = spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' })
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const leave = () => {
    program.kill()
    screen.kill()
  }
  process.once('exit', leave)
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (typeof value?.error === 'string') throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const options = { binary: browser, args: ['--automation'] }
  const session = (await until('WebKit', () =>
    call('POST', '/session', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } },
    }),
  )) as { sessionId: string }
  const here = `/session/${session.sessionId}`
  const evaluate = (script: string): Promise<unknown> =>
    call('POST', `${here}/execute/sync`, { script: `return (${script})`, args: [] })
  const find = (kind: string, name: string) =>
    until(`${kind} «${name}» in WebKit`, async () => {
      const found = await evaluate(`(${findScript})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`)
      return found === null ? null : String(Object.values(found as object)[0])
    })
  return {
    engine: 'webkit',
    goto: async (url) => void (await call('POST', `${here}/url`, { url })),
    fill: async (label, text) => {
      const element = await find('field', label)
      await call('POST', `${here}/element/${element}/clear`, {})
      await call('POST', `${here}/element/${element}/value`, { text })
    },
    press: (name) =>
      insist(`press «${name}»`, async () =>
        call('POST', `${here}/element/${await find('control', name)}/click`, {}),
      ),
    choose: async (label, option) => {
      const list = `(${findScript})('field', ${JSON.stringify(label)})`
      await find('field', label)
      await evaluate(`(${chooseScript})(${list}, ${JSON.stringify(option)})`)
    },
    reload: async () => void (await call('POST', `${here}/refresh`, {})),
    sees: (text) => untilShown(text, 'WebKit', evaluate),
    path: async () => new URL(String(await call('GET', `${here}/url`))).pathname,
    evaluate: <Value>(script: string) => evaluate(script) as Promise<Value>,
    close: async () => {
      await call('DELETE', here).catch(() => undefined)
      leave()
      process.off('exit', leave)
    },
  }
}
