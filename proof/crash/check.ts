import { nameOf, type Facts } from './facts.ts'
import type { Intent, Invoke } from './journal.ts'
import type { Kind } from './operations.ts'

export type Findings = {
  /** Acknowledged, and not to be found in full. */
  readonly lost: Set<string>
  /** Booked more than once. */
  readonly twice: Set<string>
  /** In the database without anybody having asked for it. */
  readonly phantom: Set<string>
  /** Values that differ from the last acknowledged write, and the sum of Rappen by which the books are off. */
  readonly wrong: Set<string>
  readonly rappenOff: number
  readonly unanswered: number
  /** Retries whose wish had already been carried out: the key store gave the first answer again. */
  readonly fromKeyStore: number
}

const topics: Readonly<Record<Exclude<Kind, 'register'>, string>> = {
  createHouse: 'real_estate',
  addComponent: 'component',
  updateComponent: 'component',
  deleteComponent: 'component',
  restoreComponent: 'component',
  finance: 'finance',
  profile: 'profile',
}

/** Compares what clients wrote down with what the database holds. */
export function check(intents: readonly Intent[], facts: Facts): Findings {
  const findings = {
    lost: new Set<string>(),
    twice: new Set<string>(),
    phantom: new Set<string>(),
    wrong: new Set<string>(),
  }
  const versions = versionsByObject(facts)
  for (const intent of intents) {
    if (intent.attempts[0]?.kind === 'register') checkRegistration(intent, facts, findings)
    else checkWrite(intent, facts, versions, findings)
  }
  checkVersions(facts, versions, findings)
  checkPhantoms(intents, facts, findings)
  const last = lastWrites(intents)
  for (const [name, write] of last) {
    const row = facts.objects.get(name)
    if (row !== undefined && write.value !== undefined && row.value !== write.value) findings.wrong.add(name)
  }
  return { ...findings, rappenOff: rappenOff(last, facts), ...countAnswers(intents, facts) }
}

type Sets = Pick<Findings, 'lost' | 'twice' | 'phantom' | 'wrong'>
type Versions = ReadonlyMap<string, ReadonlyMap<number, number>>

function versionsByObject(facts: Facts): Versions {
  const all = new Map<string, Map<number, number>>()
  for (const { topic, object, version } of facts.news) {
    const name = nameOf(topic, object)
    const counts = all.get(name) ?? new Map<number, number>()
    all.set(name, counts.set(version, (counts.get(version) ?? 0) + 1))
  }
  return all
}

const nameOfAttempt = ({ kind, object }: Invoke): string =>
  nameOf(topics[kind as keyof typeof topics], object)

function checkWrite({ attempts, outcome }: Intent, facts: Facts, versions: Versions, found: Sets): void {
  const answered = attempts.at(-1)
  if (answered === undefined) return
  const booked = attempts.filter(({ key }) => facts.keys.has(key))
  if (booked.length > 1) found.twice.add(answered.intent)
  if (outcome?.event === 'refused' && booked.length > 0) found.phantom.add(answered.key)
  if (outcome?.event !== 'ok') return
  const name = nameOfAttempt(answered)
  const row = facts.objects.get(name)
  const version = outcome.version ?? 0
  const hasNews = answered.kind === 'profile' || versions.get(name)?.has(version) === true
  const isThere = row !== undefined && row.version >= version && (facts.audits.get(name) ?? 0) >= 1
  if (!facts.keys.has(answered.key) || !hasNews || !isThere) found.lost.add(answered.key)
}

function checkRegistration({ attempts, outcome }: Intent, facts: Facts, found: Sets): void {
  const email = attempts[0]?.object ?? ''
  const account = facts.accounts.get(email)
  if (outcome?.event === 'ok' && (account === undefined || account.letters === 0)) found.lost.add(email)
  if (account !== undefined && account.events !== 1) found.twice.add(email)
}

/** Every version of an object exists exactly once, has one audit row, and the row stands at the last of them. */
function checkVersions(facts: Facts, versions: Versions, found: Sets): void {
  for (const [name, row] of facts.objects) {
    const audits = facts.audits.get(name) ?? 0
    if (name.startsWith('profile')) {
      if (audits > row.version - 1) found.twice.add(name)
      if (audits < row.version - 1) found.lost.add(name)
      continue
    }
    const counts = versions.get(name) ?? new Map<number, number>()
    for (let version = 1; version <= row.version; version += 1) {
      const times = counts.get(version) ?? 0
      if (times === 0) found.lost.add(`${name} v${version}`)
      if (times > 1) found.twice.add(`${name} v${version}`)
    }
    if (audits > row.version || counts.size > row.version) found.twice.add(name)
    if (audits < row.version) found.lost.add(name)
  }
}

function checkPhantoms(intents: readonly Intent[], facts: Facts, found: Sets): void {
  const all = intents.flatMap(({ attempts }) => attempts)
  const keys = new Set(all.map(({ key }) => key))
  const emails = new Set(all.map(({ object }) => object))
  const names = new Set(all.filter(({ kind }) => kind !== 'register').map(nameOfAttempt))
  for (const key of facts.keys.keys()) if (!keys.has(key)) found.phantom.add(key)
  for (const email of facts.accounts.keys()) if (!emails.has(email)) found.phantom.add(email)
  for (const name of [...facts.objects.keys(), ...facts.audits.keys()]) {
    if (!names.has(name) && !name.startsWith('profile')) found.phantom.add(name)
  }
}

type Write = { readonly version: number; readonly value: string | undefined }

/** The value each object must have: the one of its highest acknowledged version that sets a value. */
function lastWrites(intents: readonly Intent[]): Map<string, Write> {
  const last = new Map<string, Write>()
  for (const { attempts, outcome } of intents) {
    const write = attempts.at(-1)
    if (write === undefined || write.kind === 'register' || outcome?.event !== 'ok') continue
    const value =
      write.rappen?.toString() ??
      (write.kind.startsWith('re') || write.kind.startsWith('de') ? undefined : write.text)
    const name = nameOfAttempt(write)
    const version = outcome.version ?? 0
    if (value !== undefined && version > (last.get(name)?.version ?? 0)) last.set(name, { version, value })
  }
  return last
}

function rappenOff(last: ReadonlyMap<string, Write>, facts: Facts): number {
  const isFinance = ([name]: readonly [string, unknown]) => name.startsWith('finance ')
  const sum = (values: readonly (string | null | undefined)[]) =>
    values.reduce((total, value) => total + BigInt(value ?? 0), 0n)
  const booked = sum([...facts.objects].filter(isFinance).map(([, row]) => row.value))
  const acknowledged = sum([...last].filter(isFinance).map(([, write]) => write.value))
  return Math.abs(Number(booked - acknowledged))
}

function countAnswers(
  intents: readonly Intent[],
  facts: Facts,
): { unanswered: number; fromKeyStore: number } {
  let unanswered = 0
  let fromKeyStore = 0
  for (const { attempts, outcome } of intents) {
    if (outcome === undefined || outcome.event === 'unknown') unanswered += 1
    const began = facts.keys.get(attempts.at(-1)?.key ?? '')
    if (outcome?.event === 'ok' && began !== undefined && outcome.attempts > 1 && began < outcome.sentAt)
      fromKeyStore += 1
  }
  return { unanswered, fromKeyStore }
}
