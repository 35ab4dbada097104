import { mostWords, type AddressQuery, type QueryWord } from './address-text.ts'
import { faintWeight } from './address-words.ts'
import type { Lists, Place, StreetIndex } from './street-index.ts'

export type FoundStreet = { readonly id: number; readonly name: string; readonly score: number } & Place

export type StreetSearch = {
  /** The streets that fit best, the best first, and none that fits much worse than the best. */
  find(query: AddressQuery, most: number): FoundStreet[]
}

// Whoever types «rue de» means nothing yet: what does not fit in here is not looked at.
const mostNames = 1 << 13
const mostCandidates = 1 << 14
const mostFaintNames = 500
const levels = 1_024
const highestScore = 1.2
// Below this more than half of what was typed is missing.
const leastScore = 0.35
const muchWorse = 0.3
const zipWeights = { whole: 1, bent: 0.6 }
const coverWeight = 0.1
/** Places whose streets are looked at even if none of their names fits: «14 8610 Uster». */
const likelyPlace = { least: 0.7, shareOfBest: 0.6 }
const mostPlaces = 30
const mostStreetsOfPlaces = 4_000

/**
 * Finds streets by words that may be unfinished, mistyped, exchanged or missing. Every word counts where it fits better,
 * in the name or in the place; a street's score is the weighted share of the query it explains.
 */
export function streetSearch(index: StreetIndex, mostMistakes = 2): StreetSearch {
  const places = index.places.length
  const roundOfPlace = new Int32Array(places)
  const touched = new Int32Array(places)
  const slotOfName = new Int32Array(index.names.length)
  const roundOfName = new Int32Array(index.names.length)
  const roundOfStreet = new Int32Array(index.streets)
  const nameOfSlot = new Int32Array(mostNames)
  const nameScores = new Float32Array(mostNames * mostWords)
  const nameCover = new Uint8Array(mostNames * mostWords)
  const placeScores = new Float32Array(places * mostWords)
  const zipScores = new Float32Array(places)
  const candidates = new Int32Array(mostCandidates)
  const scores = new Float32Array(mostCandidates)
  const weights = new Float32Array(mostWords)
  const histogram = new Int32Array(levels + 1)
  const hasFit = new Uint8Array(mostWords)
  const placesOfZip = groupByZip(index.zipOf)
  let round = 0
  let slots = 0
  let touches = 0
  let found = 0

  function fitWord(at: number, word: number, quality: number, length: number, mostOpen: number): void {
    const { starts, members } = index.namesOfWord
    for (let next = starts[word] as number; next < (starts[word + 1] as number); next += 1) {
      const name = members[next] as number
      if (roundOfName[name] !== round) {
        if (slots >= mostOpen) continue
        openSlot(name)
      }
      const cell = (slotOfName[name] as number) * mostWords + at
      if (quality <= (nameScores[cell] as number)) continue
      nameScores[cell] = quality
      nameCover[cell] = length
      hasFit[at] = 1
    }
    fitPlaces(at, word, quality)
  }

  function openSlot(name: number): void {
    roundOfName[name] = round
    slotOfName[name] = slots
    nameOfSlot[slots] = name
    nameScores.fill(0, slots * mostWords, (slots + 1) * mostWords)
    nameCover.fill(0, slots * mostWords, (slots + 1) * mostWords)
    slots += 1
  }

  function fitPlaces(at: number, word: number, quality: number): void {
    const { starts, members } = index.placesOfWord
    for (let next = starts[word] as number; next < (starts[word + 1] as number); next += 1) {
      const place = members[next] as number
      touch(place)
      const cell = place * mostWords + at
      if (quality > (placeScores[cell] as number)) placeScores[cell] = quality
    }
  }

  function touch(place: number): void {
    if (roundOfPlace[place] === round) return
    roundOfPlace[place] = round
    touched[touches] = place
    touches += 1
    zipScores[place] = 0
    placeScores.fill(0, place * mostWords, (place + 1) * mostWords)
  }

  /** Telling words open the list of names that are looked at; faint ones only if there is nothing else to go by. */
  function fitWords(words: readonly QueryWord[], isTelling: boolean, mostOpen: number): void {
    for (const [at, word] of words.entries()) {
      if ((weights[at] as number) >= 1 !== isTelling) continue
      const best = [0, 0]
      const visit = (one: number, quality: number, length: number) => {
        const isFaint = index.isFaint[one] as number
        if (quality > (best[isFaint] as number)) best[isFaint] = quality
        fitWord(at, one, quality, length, isTelling && isFaint === 1 ? 0 : mostOpen)
      }
      if (word.isNumber) index.words.findExact(word.text, visit)
      else index.words.find(word.text, mostMistakes, visit)
      // «Chemn» is not a rare word but a common one with a mistake.
      if (isTelling && (best[1] as number) > (best[0] as number)) weights[at] = faintWeight
    }
  }

  /** «linden weg» is «Lindenweg»: the joined word explains both. */
  function fitJoined(words: readonly QueryWord[]): void {
    for (let at = 0; at + 1 < words.length; at += 1) {
      const [one, two] = [words[at] as QueryWord, words[at + 1] as QueryWord]
      if (one.isNumber || two.isNumber || one.text.length < 2) continue
      index.words.find(one.text + two.text, Math.min(1, mostMistakes), (word, quality, length) => {
        if (quality < 0.75) return
        fitWord(at, word, 0.97 * quality, length, mostNames)
        fitWord(at + 1, word, 0.97 * quality, 0, mostNames)
      })
    }
  }

  function fitZip(zip: string | undefined): void {
    if (zip === undefined) return
    for (const [text, quality] of likeZip(zip)) {
      for (const place of placesOfZip.get(text) ?? []) {
        touch(place)
        zipScores[place] = quality
      }
    }
  }

  /** Streets of the likeliest places come along whatever their names are, so that small words can tell them apart. */
  function openNamesOf(likely: readonly number[]): void {
    const { starts, members } = index.streetsOfPlace
    for (const place of likely) {
      for (let next = starts[place] as number; next < (starts[place + 1] as number); next += 1) {
        const name = index.nameOf[members[next] as number] as number
        if (roundOfName[name] !== round && slots < mostNames) openSlot(name)
      }
    }
  }

  function lookAt(lists: Lists, list: number, words: number, zipWeight: number, share: number): void {
    for (let next = lists.starts[list] as number; next < (lists.starts[list + 1] as number); next += 1) {
      const street = lists.members[next] as number
      if (roundOfStreet[street] === round || found === mostCandidates) continue
      roundOfStreet[street] = round
      const name = index.nameOf[street] as number
      const own = roundOfName[name] === round ? (slotOfName[name] as number) : -1
      const place = index.placeOf[street] as number
      const isTouched = roundOfPlace[place] === round
      let sum = isTouched ? zipWeight * (zipScores[place] as number) : 0
      let cover = 0
      for (let at = 0; at < words; at += 1) {
        const byPlace = isTouched ? (placeScores[place * mostWords + at] as number) : 0
        const byName = own < 0 ? 0 : (nameScores[own * mostWords + at] as number)
        if (byName > byPlace) {
          sum += byName * (weights[at] as number)
          cover += nameCover[own * mostWords + at] as number
        } else sum += byPlace * (weights[at] as number)
      }
      const score =
        sum * share + coverWeight * Math.min(1, cover / Math.max(1, index.nameLength[name] as number))
      if (score < leastScore) continue
      candidates[found] = street
      scores[found] = score
      found += 1
    }
  }

  /** Places that fit well, the best first, with no more streets than there is time for. */
  function likeliestPlaces(words: number, zipWeight: number): number[] {
    const list: { place: number; sum: number }[] = []
    let highest = 0
    for (let next = 0; next < touches; next += 1) {
      const place = touched[next] as number
      let sum = zipWeight * (zipScores[place] as number)
      for (let at = 0; at < words; at += 1)
        sum += (placeScores[place * mostWords + at] as number) * (weights[at] as number)
      if (sum > highest) highest = sum
      if (sum >= likelyPlace.least) list.push({ place, sum })
    }
    const { starts } = index.streetsOfPlace
    let room = mostStreetsOfPlaces
    return list
      .filter(({ sum }) => sum >= likelyPlace.shareOfBest * highest)
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, mostPlaces)
      .flatMap(({ place }) => {
        room -= (starts[place + 1] as number) - (starts[place] as number)
        return room < 0 ? [] : [place]
      })
  }

  /** The best candidates: counted by score first, so that only they are sorted. */
  function bestOf(most: number): number[] {
    histogram.fill(0)
    let highest = 0
    for (let at = 0; at < found; at += 1) {
      const level = levelOf(scores[at] as number)
      histogram[level] = (histogram[level] as number) + 1
      if (level > highest) highest = level
    }
    const enough = Math.max(0, highest - levelOf(muchWorse))
    let lowest = highest
    for (
      let sum = histogram[highest] as number;
      lowest > enough && sum < most;
      sum += histogram[lowest] as number
    )
      lowest -= 1
    const chosen: number[] = []
    for (let at = 0; at < found; at += 1) if (levelOf(scores[at] as number) >= lowest) chosen.push(at)
    return chosen.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, most)
  }

  const rankOf = (at: number): number =>
    (scores[at] as number) +
    (index.sizeOfPlace[index.placeOf[candidates[at] as number] as number] as number) / 10_000

  return {
    find: ({ words, zip }, most) => {
      round += 1
      slots = 0
      touches = 0
      found = 0
      hasFit.fill(0)
      const zipWeight = zip === undefined ? 0 : /^\d{4}$/.test(zip) ? zipWeights.whole : zipWeights.bent
      for (const [at, { weight }] of words.entries()) weights[at] = weight
      fitZip(zip)
      fitWords(words, true, mostNames)
      fitJoined(words)
      const named = slots
      const likely = likeliestPlaces(words.length, zipWeight)
      openNamesOf(likely)
      fitWords(words, false, slots === 0 ? mostFaintNames : 0)
      // A house number counts as a word only where a name has it.
      for (const [at, { isNumber }] of words.entries()) if (isNumber && hasFit[at] === 0) weights[at] = 0
      look(named === 0 && likely.length === 0 ? slots : named, likely, words.length, zipWeight)
      return bestOf(most).map((at) => describe(candidates[at] as number, scores[at] as number))
    },
  }

  function look(named: number, likely: readonly number[], words: number, zipWeight: number): void {
    let sum = zipWeight
    for (let at = 0; at < words; at += 1) sum += weights[at] as number
    const share = sum === 0 ? 0 : 1 / sum
    for (const place of likely) lookAt(index.streetsOfPlace, place, words, zipWeight, share)
    for (let slot = 0; slot < named && found < mostCandidates; slot += 1)
      lookAt(index.streetsOfName, nameOfSlot[slot] as number, words, zipWeight, share)
  }

  function describe(street: number, score: number): FoundStreet {
    const place = index.places[index.placeOf[street] as number] as Place
    return {
      id: index.idOf[street] as number,
      name: index.names[index.nameOf[street] as number] ?? '',
      score,
      ...place,
    }
  }
}

const levelOf = (score: number): number => Math.min(levels, Math.floor((score / highestScore) * levels))

function groupByZip(zipOf: Int32Array): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, zip] of zipOf.entries()) {
    const same = places.get(String(zip))
    if (same === undefined) places.set(String(zip), [place])
    else same.push(place)
  }
  return places
}

/** Postal codes that may be meant: the typed one, those it begins, and those one digit away or with two exchanged. */
export function likeZip(typed: string): ReadonlyMap<string, number> {
  const meant = new Map<string, number>()
  const add = (zip: string) => (zip.length === 4 ? meant.set(zip, 0.6) : meant)
  const digits = '0123456789'.split('')
  for (let at = 0; at <= typed.length; at += 1) {
    const [head, tail] = [typed.slice(0, at), typed.slice(at)]
    add(head + tail.slice(1))
    add(head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2))
    for (const digit of digits) {
      add(head + digit + tail)
      if (tail !== '') add(head + digit + tail.slice(1))
    }
  }
  return meant.set(typed, 1)
}
