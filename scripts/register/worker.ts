import { rmSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { cantons } from './country.ts'
import { writeCanton } from './write-canton.ts'
import { zipOne } from './zip-file.ts'

type Task = { readonly code: string; readonly folder: string; readonly scale: number; readonly seed: number }

parentPort?.on('message', ({ code, folder, scale, seed }: Task) => {
  void (async () => {
    const canton = cantons.find((one) => one.code === code)
    if (canton === undefined) throw new Error(`no canton ${code}`)
    const plain = `${folder}/${code.toLowerCase()}.sqlite`
    rmSync(plain, { force: true })
    const written = writeCanton(plain, canton, scale, seed)
    await zipOne(plain, 'data.sqlite', `${folder}/${code.toLowerCase()}.zip`)
    rmSync(plain)
    parentPort?.postMessage(written, [])
  })()
})
