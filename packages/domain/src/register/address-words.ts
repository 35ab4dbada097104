// Spellings of words in addresses, folded: lower case, without accents. The lists are data; extend them freely.

/** Words that are written in more than one way. Each line is one word; its members find each other. */
const sameWords: readonly (readonly string[])[] = [
  ['strasse', 'str'],
  ['platz', 'pl'],
  ['place', 'pl'],
  ['gasse', 'g'],
  ['sankt', 'st', 'saint', 'san'],
  ['sainte', 'ste', 'santa'],
  ['chemin', 'ch', 'chem'],
  ['avenue', 'av', 'ave'],
  ['route', 'rte'],
  ['boulevard', 'bd', 'bvd', 'blvd'],
  ['faubourg', 'fbg'],
  ['impasse', 'imp'],
  ['sentier', 'sent'],
  ['passage', 'pass'],
  ['quai', 'q'],
  ['piazza', 'pza', 'p'],
  ['strada', 'str'],
  ['doktor', 'dr'],
  ['professor', 'prof'],
  ['general', 'gen', 'gal'],
  ['bei', 'b'],
]

/** Ends of compound words and how they are shortened with a full stop: «Bahnhofpl.», «Marktg.», «Lindenw.». */
export const shortEnds: Readonly<Record<string, string>> = {
  str: 'strasse',
  pl: 'platz',
  g: 'gasse',
  w: 'weg',
}

/** Second words that many write together with the first: «Zürcher Strasse», «Zürcherstrasse». */
export const joinedEnds: ReadonlySet<string> = new Set(
  'strasse weg platz gasse rain ring allee halde matte acker park steig hof'.split(' '),
)

// Kinds of ways and small words: half the country has them, so they say little about which street is meant.
const faintWords: ReadonlySet<string> = new Set(
  (
    'strasse str weg platz pl gasse ' +
    'rue chemin ch route rte avenue av place ruelle impasse sentier quai boulevard bd allee passage ' +
    'via viale vicolo piazza strada contrada salita ' +
    'de du des la le les en au aux et a d l sur sous pres ' +
    'di del della delle dei da al alla ai ' +
    'der die das den dem des im in am an auf bei zum zur beim vor unter ober st ste sankt saint sainte'
  ).split(' '),
)

export const faintWeight = 0.3

/** How much a word says about which street is meant. */
export const wordWeight = (word: string): number =>
  word.length < 3 || faintWords.has(word) ? faintWeight : 1

const spellings: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(sameWords.flat())].map((word) => [
    word,
    [...new Set(sameWords.filter((same) => same.includes(word)).flat())],
  ]),
)

/** Other ways to write a word, without the word itself. */
export const otherSpellings = (word: string): readonly string[] =>
  (spellings.get(word) ?? []).filter((other) => other !== word)
