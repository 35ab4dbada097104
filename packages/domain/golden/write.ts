// Writes the golden results anew: `node packages/domain/golden/write.ts`. Read the difference before you keep it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { enginePin, writeEnginePin } from './engine-pin.ts'
import { goldenHouses } from './golden-houses.ts'
import { referenceRows } from './reference-rows.ts'
import { resultPage } from './result-page.ts'

const folder = new URL('results/', import.meta.url)
mkdirSync(folder, { recursive: true })
const rows = referenceRows()
for (const golden of goldenHouses)
  writeFileSync(new URL(`${golden.slug}.md`, folder), resultPage(golden, rows))
writeEnginePin(enginePin(rows))
