import { joinedEnds, otherSpellings, wordWeight } from './address-words.ts'
import { foldSpelledOut, foldText, wordsOf } from './address-text.ts'
import { buildWordList, type Spelling, type WordList } from './word-list.ts'

/** A street in one place, as the register derives it from its entrances. */
export type Street = {
  readonly id: number
  readonly name: string
  readonly zip: number
  readonly place: string
  readonly municipalityNumber: number
  readonly municipality: string
  readonly canton: string
  readonly entrances: number
}

/** A list of lists in two arrays: the members of n stand from `starts[n]` to before `starts[n + 1]`. */
export type Lists = { readonly starts: Int32Array; readonly members: Int32Array }

/** All streets of the country, small enough for the memory of every process. */
export type StreetIndex = {
  readonly streets: number
  readonly bytes: number
  readonly words: WordList
  /** 1 for words that half the country has. */
  readonly isFaint: Uint8Array
  readonly namesOfWord: Lists
  readonly placesOfWord: Lists
  readonly streetsOfName: Lists
  readonly streetsOfPlace: Lists
  /** Letters in all words of a name. */
  readonly nameLength: Uint8Array
  readonly idOf: Int32Array
  readonly nameOf: Int32Array
  readonly placeOf: Int32Array
  /** Between equals the larger municipality comes first. */
  readonly sizeOfPlace: Float32Array
  readonly zipOf: Int32Array
  readonly names: readonly string[]
  readonly places: readonly Place[]
}

export type Place = Pick<Street, 'zip' | 'place' | 'municipalityNumber' | 'canton'>

const sliceOfWork = 2_000

/** Takes streets one by one; `finish` lays them out, in steps between which others may work. */
export function streetIndexBuilder() {
  const words = new Map<string, number>()
  const spellings: Spelling[] = []
  const names = nouns()
  const places = nouns()
  const placeFacts: Place[] = []
  const entrances = new Map<number, number>()
  const nameLength: number[] = []
  const isFaint: number[] = []
  const ids: number[] = []
  const nameOf: number[] = []
  const placeOf: number[] = []

  function wordOf(text: string, spelledOut: string): number {
    const known = words.get(text)
    if (known !== undefined) return known
    const word = words.size
    words.set(text, word)
    isFaint.push(wordWeight(text) < 1 ? 1 : 0)
    for (const other of new Set([text, spelledOut, ...otherSpellings(text)]))
      spellings.push({ text: other, word })
    return word
  }

  const wordsIn = (text: string, withJoined: boolean): number[] => {
    const folded = wordsOf(foldText(text))
    const spelledOut = wordsOf(foldSpelledOut(text))
    const own = folded.map((word, at) => wordOf(word, spelledOut[at] ?? word))
    const joined = withJoined
      ? folded.flatMap((word, at) =>
          joinedEnds.has(folded[at + 1] ?? '')
            ? [wordOf(word + folded[at + 1], (spelledOut[at] ?? word) + (spelledOut[at + 1] ?? ''))]
            : [],
        )
      : []
    return [...own, ...joined]
  }

  return {
    add: (street: Street): void => {
      const name = names.of(street.name, () => {
        nameLength.push(Math.min(255, wordsOf(foldText(street.name)).join('').length))
        return wordsIn(street.name, true)
      })
      const { zip, place, municipality, municipalityNumber, canton } = street
      const where = places.of(`${zip} ${place} ${municipalityNumber}`, () => {
        placeFacts.push({ zip, place, municipalityNumber, canton })
        return [...new Set(wordsIn(`${place} ${municipality} ${canton}`, false))]
      })
      ids.push(street.id)
      nameOf.push(name)
      placeOf.push(where)
      entrances.set(municipalityNumber, (entrances.get(municipalityNumber) ?? 0) + street.entrances)
    },

    *finish(): Generator<void, StreetIndex> {
      const list = yield* buildWordList(spellings)
      const namesOfWord = yield* turned(words.size, listed(names.words))
      const placesOfWord = yield* turned(words.size, listed(places.words))
      const streetsOfName = yield* turned(names.words.length, alone(nameOf))
      const streetsOfPlace = yield* turned(places.words.length, alone(placeOf))
      const sizeOfPlace = Float32Array.from(placeFacts, ({ municipalityNumber }) =>
        Math.log2(1 + (entrances.get(municipalityNumber) ?? 0)),
      )
      const arrays = {
        isFaint: new Uint8Array(isFaint),
        nameLength: new Uint8Array(nameLength),
        idOf: new Int32Array(ids),
        nameOf: new Int32Array(nameOf),
        placeOf: new Int32Array(placeOf),
        sizeOfPlace,
        zipOf: Int32Array.from(placeFacts, ({ zip }) => zip),
      }
      const lists = { namesOfWord, placesOfWord, streetsOfName, streetsOfPlace }
      const bytes = [
        ...Object.values(arrays),
        ...Object.values(lists).flatMap((one) => [one.starts, one.members]),
      ]
      return {
        ...arrays,
        ...lists,
        streets: ids.length,
        bytes: list.bytes + bytes.reduce((sum, { byteLength }) => sum + byteLength, 0),
        words: list,
        names: names.texts,
        places: placeFacts,
      }
    },
  }
}

/** Names or places: each once, numbered, with its words. */
function nouns() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const words: number[][] = []
  return {
    texts,
    words,
    of: (text: string, read: () => number[]): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const number = texts.length
      numbers.set(text, number)
      texts.push(text)
      words.push(read())
      return number
    },
  }
}

/** What each of many has. */
type Holdings = { readonly count: number; of(owner: number): readonly number[] }

const listed = (lists: readonly (readonly number[])[]): Holdings => ({
  count: lists.length,
  of: (owner) => lists[owner] as readonly number[],
})

// One list for all, because a list for each of a hundred thousand is work for the collector.
function alone(values: readonly number[]): Holdings {
  const one = [0]
  return {
    count: values.length,
    of: (owner) => {
      one[0] = values[owner] as number
      return one
    },
  }
}

/** From "what does each have" to "who has it". */
function* turned(size: number, has: Holdings): Generator<void, Lists> {
  const starts = new Int32Array(size + 1)
  for (let owner = 0; owner < has.count; owner += 1) {
    for (const member of has.of(owner)) starts[member + 1] = (starts[member + 1] as number) + 1
    if (owner % sliceOfWork === 0) yield
  }
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number)
  yield
  const filled = starts.slice(0, size)
  const members = new Int32Array(starts[size] as number)
  for (let owner = 0; owner < has.count; owner += 1) {
    for (const member of has.of(owner)) {
      members[filled[member] as number] = owner
      filled[member] = (filled[member] as number) + 1
    }
    if (owner % sliceOfWork === 0) yield
  }
  return { starts, members }
}
