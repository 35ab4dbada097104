import { setTimeout as sleep } from 'node:timers/promises'
import { victims } from './crash/kills.ts'
import { killAllPrograms } from './crash/programs.ts'
import { runRound, type Round } from './crash/round.ts'
import { openStack, type Stack } from './crash/stack.ts'
import { atLeast, atMost, caught, figure, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

/** Confirmed is never lost, nothing is booked twice: with kill -9 of every process in turn. */
export const proof: Proof = {
  about: 'kill -9 of server, worker, PostgreSQL and Redis loses no confirmed write and books nothing twice',
  run: async (options) => {
    const stack = await openStack()
    const leave = () => {
      killAllPrograms()
      stack.remove()
    }
    process.once('exit', leave)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(130))
    try {
      return [...(await crashes(stack, options)), ...(await controls(stack, options))]
    } finally {
      process.off('exit', leave)
      leave()
    }
  },
}

async function crashes(stack: Stack, { short, say }: ProofOptions): Promise<Figure[]> {
  const kills = Number(process.env['KILLS'] ?? (short ? 4 : 12))
  const enough = 100 * kills
  const round = await runRound(stack, {
    name: 'crash',
    clients: 16,
    servers: 2,
    hasLetters: true,
    during: async (killer, _admin, counts) => {
      await sleep(500)
      await killer.run(kills, short ? 1_000 : 3_000)
      await sleep(short ? 500 : 1_000)
      // How many are written in a second is not the question here; on a busy machine it takes longer.
      while (counts.acked < enough) await sleep(100)
    },
  })
  report(round, say)
  const { counts, findings, letters, killer } = round
  const workerKills = killer.done.get('worker') ?? 0
  return [
    atLeast(
      'kills -9',
      [...killer.done.values()].reduce((sum, count) => sum + count, 0),
      kills,
    ),
    atLeast('acknowledged writes', counts.acked, enough),
    none('lost', findings.lost.size),
    none('booked twice', findings.twice.size),
    none('nobody asked for', findings.phantom.size),
    none('values other than the last confirmed', findings.wrong.size),
    none('Rappen by which the books are off', findings.rappenOff),
    none('never answered', findings.unanswered),
    none('contradicting answers to one key', counts.mismatches.length),
    none('refusals nobody can explain', counts.surprises.length),
    none('processes that died by themselves', round.deaths),
    atLeast('answered from the key store', findings.fromKeyStore, 1),
    none('letters lost', letters.lost + letters.forgotten),
    none('letters still waiting', letters.stillQueued),
    atMost('letters received twice, same Message-ID', letters.duplicates, workerKills),
    none('letters that are not ours', letters.foreign),
    ...victims.map((victim) => recovery(round, victim, short)),
  ]
}

// Commits are answered before they are written down.
const forgetful = ['checkpoint', 'alter system set synchronous_commit = off', 'select pg_reload_conf()']
// A mere kill loses what is still in shared memory: the process that writes it down is held for a while.
const walWriter = `select pid from pg_stat_activity where backend_type = 'walwriter'`

/** Both faults are planted in one run, each has its own counter: a forgetful database and writers without keys. */
async function controls(stack: Stack, { short, say }: ProofOptions): Promise<Figure[]> {
  const { counts, findings } = await runRound(stack, {
    name: 'control',
    clients: 16,
    servers: 1,
    isNaive: true,
    hasLetters: false,
    during: async (_killer, admin) => {
      await sleep(short ? 1_500 : 3_000)
      for (const text of forgetful) await admin.query(text)
      const { rows } = await admin.query<{ pid: number }>(walWriter)
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
      await sleep(short ? 1_500 : 3_000)
      stack.kill('postgres')
      await stack.up(['postgres'])
    },
  })
  say(
    `control: ${counts.acked} acknowledged, one kill of PostgreSQL, ${counts.retries} retries under a new key`,
  )
  say(`         ${findings.lost.size} lost, ${findings.twice.size} booked twice\n`)
  return [
    caught('synchronous_commit=off loses confirmed writes', findings.lost.size),
    caught('retries under a new key are booked twice', findings.twice.size),
  ]
}

function recovery(round: Round, victim: (typeof victims)[number], short: boolean): Figure {
  const all = round.killer.recoveries.get(victim) ?? []
  const kills = round.killer.done.get(victim) ?? 0
  const worst = Math.max(0, ...all) / 1_000
  const isBack = all.length >= kills
  return figure(
    `back after a kill of ${victim}`,
    isBack ? `${worst.toFixed(1)} s` : 'never',
    short ? 'at all' : 'at most 60 s',
    isBack && (short || worst <= 60),
  )
}

function report(round: Round, say: (line: string) => void): void {
  const { counts, findings, letters } = round
  const codes = [...counts.codes].map(([code, count]) => `${code} ${count}`).join(', ')
  say(
    `${counts.acked} acknowledged in ${round.seconds.toFixed(0)} s, ${counts.refused} conflicts between neighbours`,
  )
  say(`${counts.retries} retries (${codes}), ${findings.fromKeyStore} answered from the key store`)
  say(
    `${letters.sent} letters sent, ${letters.duplicates} of them twice, queue empty after ${(round.drainMs / 1_000).toFixed(1)} s`,
  )
  for (const kind of ['lost', 'twice', 'phantom', 'wrong'] as const) {
    const examples = [...findings[kind]].slice(0, 5)
    if (examples.length > 0) say(`${kind}: ${examples.join(', ')}`)
  }
  for (const contradiction of counts.mismatches.slice(0, 5)) say(`contradiction: ${contradiction}`)
  for (const fault of round.faults.slice(0, 5)) say(`fault: ${fault.slice(0, 1_000)}`)
  if (counts.surprises.length > 0) say(`refused: ${counts.surprises.slice(0, 5).join(', ')}`)
  say('')
}
