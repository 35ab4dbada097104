import { makeApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { oneByOne } from './one-by-one.ts'

const config = readConfig()
const parts = openParts(config)
const app = await makeApp({ ...parts, database: oneByOne(parts.database) })
await app.listen({ host: config.HOST, port: config.PORT })
process.stdout.write('ready\n')
