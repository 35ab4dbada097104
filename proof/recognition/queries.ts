import { makeChance, type Chance } from './chance.ts'
import type { Paper } from './paper.ts'

/** Two things an owner would type to find a paper again; each fits that paper alone. */
export function queriesFor(papers: readonly Paper[]): readonly (readonly string[])[] {
  const texts = papers.map(({ text }) => folded(text))
  const isOnlyIn = (at: number, words: readonly string[]) =>
    texts.every((text, other) => words.every((word) => text.includes(folded(word))) === (other === at))
  return papers.map((paper, at) => {
    const chance = makeChance(1_299_709 * (at + 1))
    const chosen: string[][] = []
    for (const slot of [0, 1]) {
      const found = [...wished(chance, paper, turnOf(at, slot)), ...anything(chance, paper)].find(
        (words) => isOnlyIn(at, words) && !chosen.some((before) => sameWords(before, words)),
      )
      if (found === undefined) throw new Error(`nothing leads to ${paper.name} alone`)
      chosen.push(found)
    }
    return chosen.map((words, slot) => typed(chance, words, turnOf(at, slot)))
  })
}

const sameWords = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()

// By fours, so that every way comes in both halves and on both media.
const turnOf = (at: number, slot: number) => Math.floor(at / 4) * 3 + (at % 4) * 2 + slot

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<=\d)[' ](?=\d)/g, '')

/** In turn: a word, a name with a word, part of a word, a number … */
function wished(chance: Chance, { memories }: Paper, turn: number): string[][] {
  const { subjects, parts, names, numbers } = memories
  const pairs = (left: readonly string[], right: readonly string[]) =>
    left.flatMap((one) => right.flatMap((other) => (one === other ? [] : [[one, other]])))
  const singles = (words: readonly string[]) => words.map((word) => [word])
  const ways = [
    () => [...singles(subjects), ...pairs(subjects, names)],
    () => pairs(names, subjects),
    () => pairs(parts, names),
    () => singles(numbers),
    () => pairs(subjects, subjects),
    () => [...singles(parts), ...pairs(names, parts)],
    () => pairs(names, names),
    () => pairs(parts, subjects),
  ]
  const found = ways[turn % ways.length]?.() ?? []
  return chance.some(found, found.length).toSorted((one, other) => one.length - other.length)
}

const anything = (chance: Chance, paper: Paper): string[][] => [
  ...[1, 2, 4, 5, 3].flatMap((turn) => wished(chance, paper, turn)),
  ...paper.memories.subjects.map((subject) => [...paper.memories.names.slice(0, 2), subject]),
]

/** One in twenty with a slip of the finger. */
function typed(chance: Chance, words: readonly string[], turn: number): string {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const isSlip = turn % 20 === 7 && longest.length > 6 && /^\p{L}+$/u.test(longest)
  return words.map((word) => (isSlip && word === longest ? slipped(chance, word) : word)).join(' ')
}

function slipped(chance: Chance, word: string): string {
  const at = chance.between(2, word.length - 3)
  const [before, one, two, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  return chance.pick([before + two + one + after, before + two + after, before + one + one + two + after])
}
