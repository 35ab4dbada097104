import { typingMistakes } from './edit-distance.ts'

/** One way to write a word, folded to letters and digits. */
export type Spelling = { readonly text: string; readonly word: number }

/** Hears of a word that fits, how well (0 to 1), and how long it is. */
export type Visit = (word: number, quality: number, length: number) => void

export type WordList = {
  readonly bytes: number
  /** Every word that is, begins with, or but for typing mistakes would be what was typed. */
  find(typed: string, mostMistakes: number, visit: Visit): void
  /** Only the word itself. */
  findExact(typed: string, visit: Visit): void
}

// Mistakes are looked for in the beginnings of words: few entries, and an unfinished word is found as well.
const beginning = 7
const mostDropped = 2
const longest = 64
const sliceOfWork = 500

/** How many mistakes are taken for one in a word of this length; more would make other words of it. */
const mistakesIn = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2)

/**
 * Lays the spellings out in typed arrays: sorted bytes for beginnings, and for mistakes a hash of every beginning with
 * up to two letters left out. Two words one mistake apart agree in one of these. Yields so that others may work between.
 */
export function* buildWordList(spellings: readonly Spelling[]): Generator<void, WordList> {
  const sorted = yield* sortByText(spellings)
  const starts = new Int32Array(sorted.length + 1)
  const words = new Int32Array(sorted.length)
  for (const [at, { text, word }] of sorted.entries()) {
    starts[at + 1] = (starts[at] as number) + text.length
    words[at] = word
    if (at % sliceOfWork === 0) yield
  }
  const bytes = new Uint8Array(starts[sorted.length] as number)
  for (const [at, { text }] of sorted.entries()) {
    writeBytes(text, bytes, starts[at] as number)
    if (at % sliceOfWork === 0) yield
  }
  const groups = yield* groupByBeginning(sorted)
  const { buckets, members } = yield* hashBeginnings(bytes, starts, groups)
  return reader({ bytes, starts, words, groups, buckets, members })
}

type Layout = {
  readonly bytes: Uint8Array
  readonly starts: Int32Array
  readonly words: Int32Array
  /** The first spelling of each run with the same beginning. */
  readonly groups: Int32Array
  /** Groups by hash: those of one bucket stand together in `members`. */
  readonly buckets: Int32Array
  readonly members: Int32Array
}

// Sorting everything at once would hold up the process; letter by letter it does not.
function* sortByText(spellings: readonly Spelling[]): Generator<void, Spelling[]> {
  const byLetter = new Map<string, Spelling[]>()
  for (const [at, spelling] of spellings.entries()) {
    const key = spelling.text.slice(0, 2)
    const same = byLetter.get(key)
    if (same === undefined) byLetter.set(key, [spelling])
    else same.push(spelling)
    if (at % sliceOfWork === 0) yield
  }
  const sorted: Spelling[] = []
  for (const key of [...byLetter.keys()].toSorted()) {
    const same = byLetter.get(key) ?? []
    for (const spelling of same.toSorted((a, b) =>
      a.text < b.text ? -1 : a.text > b.text ? 1 : a.word - b.word,
    ))
      sorted.push(spelling)
    yield
  }
  return sorted
}

function writeBytes(text: string, into: Uint8Array, start: number): number {
  const length = Math.min(text.length, into.length - start)
  for (let at = 0; at < length; at += 1) into[start + at] = text.charCodeAt(at)
  return length
}

function* groupByBeginning(sorted: readonly Spelling[]): Generator<void, Int32Array> {
  const first: number[] = []
  let last: string | undefined
  for (const [at, { text }] of sorted.entries()) {
    const start = text.slice(0, beginning)
    if (start !== last) first.push(at)
    last = start
    if (at % sliceOfWork === 0) yield
  }
  first.push(sorted.length)
  return new Int32Array(first)
}

function* hashBeginnings(
  bytes: Uint8Array,
  starts: Int32Array,
  groups: Int32Array,
): Generator<void, Pick<Layout, 'buckets' | 'members'>> {
  const count = groups.length - 1
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, count * 16)))
  const buckets = new Int32Array(size + 1)
  const each = (group: number, act: (bucket: number) => void) => {
    const at = groups[group] as number
    const start = starts[at] as number
    const length = Math.min(beginning, (starts[at + 1] as number) - start)
    eachHash(bytes, start, length, Math.min(mostDropped, mistakesIn(length + 1)), (hash) =>
      act(hash & (size - 1)),
    )
  }
  for (let group = 0; group < count; group += 1) {
    each(group, (bucket) => (buckets[bucket + 1] = (buckets[bucket + 1] as number) + 1))
    if (group % sliceOfWork === 0) yield
  }
  for (let bucket = 0; bucket < size; bucket += 1)
    buckets[bucket + 1] = (buckets[bucket + 1] as number) + (buckets[bucket] as number)
  yield
  const members = new Int32Array(buckets[size] as number)
  const filled = buckets.slice(0, size)
  for (let group = 0; group < count; group += 1) {
    each(group, (bucket) => {
      members[filled[bucket] as number] = group
      filled[bucket] = (filled[bucket] as number) + 1
    })
    if (group % sliceOfWork === 0) yield
  }
  return { buckets, members }
}

/** The hashes of a beginning with none, one or two of its letters left out. */
function eachHash(
  bytes: Uint8Array,
  start: number,
  length: number,
  dropped: number,
  act: (hash: number) => void,
): void {
  act(hashWithout(bytes, start, length, -1, -1))
  if (dropped === 0) return
  for (let one = 0; one < length; one += 1) {
    act(hashWithout(bytes, start, length, one, -1))
    if (dropped > 1)
      for (let two = one + 1; two < length; two += 1) act(hashWithout(bytes, start, length, one, two))
  }
}

// FNV-1a, stirred at the end because only the low bits are used.
function hashWithout(bytes: Uint8Array, start: number, length: number, one: number, two: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) {
    if (at !== one && at !== two) hash = Math.imul(hash ^ (bytes[start + at] as number), 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

function reader(layout: Layout): WordList {
  const { bytes, starts, words, groups, buckets, members } = layout
  const count = words.length
  const mask = buckets.length - 2
  const typed = new Uint8Array(longest)
  const seen = new Int32Array(Math.max(1, groups.length))
  let round = 0

  /** The first spelling that does not stand before what was typed. */
  function lowerBound(length: number): number {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, length) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Below zero if the spelling stands before the typed word; zero if it begins with it. */
  function compare(at: number, length: number): number {
    const start = starts[at] as number
    const end = starts[at + 1] as number
    for (let place = 0; place < length; place += 1) {
      if (start + place >= end) return -1
      const difference = (bytes[start + place] as number) - (typed[place] as number)
      if (difference !== 0) return difference
    }
    return 0
  }

  function visitExact(length: number, visit: Visit): void {
    for (let at = lowerBound(length); at < count && compare(at, length) === 0; at += 1) {
      if ((starts[at + 1] as number) - (starts[at] as number) > length) return
      visit(words[at] as number, 1, length)
    }
  }

  function visitBeginnings(length: number, visit: Visit): void {
    for (let at = lowerBound(length); at < count && compare(at, length) === 0; at += 1) {
      const whole = (starts[at + 1] as number) - (starts[at] as number)
      visit(words[at] as number, whole === length ? 1 : beginningQuality(length, whole), whole)
    }
  }

  function visitMistaken(length: number, most: number, visit: Visit): boolean {
    let hasFound = false
    round += 1
    eachHash(typed, 0, Math.min(length, beginning), most, (hash) => {
      const bucket = hash & mask
      for (let at = buckets[bucket] as number; at < (buckets[bucket + 1] as number); at += 1) {
        const group = members[at] as number
        if (seen[group] === round) continue
        seen[group] = round
        if (visitGroup(group, length, most, visit)) hasFound = true
      }
    })
    return hasFound
  }

  function visitGroup(group: number, length: number, most: number, visit: Visit): boolean {
    let hasFound = false
    for (let at = groups[group] as number; at < (groups[group + 1] as number); at += 1) {
      const start = starts[at] as number
      const end = starts[at + 1] as number
      const mistakes = typingMistakes(typed, length, bytes, start, end, most)
      const whole = mistakes >> 4
      const unfinished = mistakes & 15
      if (whole > 0 && whole <= most) {
        visit(words[at] as number, mistakenQuality(whole, length), end - start)
        hasFound = true
      } else if (whole > most && unfinished > 0 && unfinished <= most && length >= 4 + unfinished)
        visit(words[at] as number, 0.75 * mistakenQuality(unfinished, length), end - start)
    }
    return hasFound
  }

  return {
    bytes: [bytes, starts, words, groups, buckets, members, seen].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    ),
    find: (text, mostMistakes, visit) => {
      const length = writeBytes(text, typed, 0)
      // One letter begins thousands of words.
      if (length < 2) return visitExact(length, visit)
      visitBeginnings(length, visit)
      const most = Math.min(mostMistakes, mistakesIn(length))
      if (most === 0) return
      // A word one mistake away is far likelier than one two mistakes away.
      const hasFound = visitMistaken(length, 1, visit)
      if (!hasFound && most > 1) visitMistaken(length, most, visit)
    },
    findExact: (text, visit) => {
      const length = writeBytes(text, typed, 0)
      for (let at = lowerBound(length); at < count && compare(at, length) === 0; at += 1)
        if ((starts[at + 1] as number) - (starts[at] as number) === length)
          visit(words[at] as number, 1, length)
        else return
    },
  }
}

const beginningQuality = (length: number, whole: number): number => 0.75 + (0.15 * length) / whole

const mistakenQuality = (mistakes: number, length: number): number =>
  mistakes === 2 ? 0.6 : length < 4 ? 0.4 : length < 6 ? 0.7 : 0.8
