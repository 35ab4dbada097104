// Planted faults. `no-lock`: a refresh that reads, decides and writes without holding the row. `no-mark`: one that takes
// the generation before at any time and gives the current one for it, as if every late copy were a lost answer.
import { createServer } from 'node:http'
import { Pool } from 'pg'
import {
  readRefreshToken,
  sealGeneration,
} from '../../apps/server/src/features/accounts/accounts.tokens.service.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'

const config = readConfig()
const isForgiving = process.argv[2] === 'no-mark'
const pool = new Pool({ connectionString: config.DATABASE_AUTH_URL, max: 10 })

async function refresh(text: string): Promise<{ status: number; body: object }> {
  const token = readRefreshToken(config, text)
  if (token === undefined) return { status: 401, body: {} }
  const { rows } = await pool.query<{ generation: number; revoked: boolean }>(
    'select generation, revoked_at is not null as revoked from auth.session where id = $1',
    [token.sessionId],
  )
  const row = rows[0]
  if (row === undefined || row.revoked) return { status: 401, body: {} }
  if (isForgiving && row.generation === token.generation + 1) return given(token.sessionId, row.generation)
  if (row.generation !== token.generation) {
    await pool.query("update auth.session set revoked_at = now(), revoked_reason = 'reuse' where id = $1", [
      token.sessionId,
    ])
    return { status: 401, body: {} }
  }
  await pool.query(
    'update auth.session set generation = generation + 1, rotated_at = clock_timestamp() where id = $1',
    [token.sessionId],
  )
  return given(token.sessionId, token.generation + 1)
}

const given = (sessionId: string, generation: number) => ({
  status: 200,
  body: { token: 'x', refreshToken: sealGeneration(config, sessionId, generation) },
})

createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    void refresh((JSON.parse(text) as { refreshToken: string }).refreshToken).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
}).listen(config.PORT, '127.0.0.1', () => process.stdout.write('ready\n'))
