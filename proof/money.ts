import { randomInt } from 'node:crypto'
import { startServer, type TestServer } from '../apps/server/test/server.ts'
import { bookFaults, keepBooks, unevenIn, type Books } from './money/books.ts'
import { floatsRefused, lintFaults } from './money/lint.ts'
import { spreadAll, spreadFaults } from './money/spread.ts'
import { atLeast, caught, none, type Figure, type Proof } from './proof.ts'

const spread = { short: 3_000, long: 200_000 }
const invoices = { short: 40, long: 2_000 }

export const proof: Proof = {
  about: 'lines, discounts, payments, subsidies and years sum to the Rappen, whatever is done and undone',
  run: async ({ short, say }) => {
    // CI walks the same way every time; by hand it is another one, and its number names it.
    const seed = short ? 16 : randomInt(1_000_000)
    const [many, kept] = short ? [spread.short, invoices.short] : [spread.long, invoices.long]
    const { wrong, seen } = spreadAll(seed, many)
    say(`  seed ${seed}`)
    for (const one of wrong.slice(0, 10)) say(`  WRONG ${one}`)
    const server = await startServer()
    try {
      const books = await keepBooks(server, seed, kept)
      const uneven = await unevenIn(books)
      for (const one of uneven.slice(0, 10)) say(`  WRONG ${one}`)
      const lint = await floatsRefused()
      return [
        none(`of ${many} invoices spread over lines and years: a Rappen astray`, wrong.length),
        atLeast('of them in francs', seen['CHF'] ?? 0, many / 2),
        atLeast('of them in euros', seen['EUR'] ?? 0, many / 10),
        none(`of ${kept} invoices recorded, paid and undone over HTTP: uneven`, uneven.length),
        atLeast('acts on them', books.acts, kept),
        atLeast('undos among them', books.undos, kept / 4),
        none('places on the way of money with a fraction', lint.here),
        ...spreadFaults.map((fault) => caught(fault.name, spreadAll(seed, 500, fault.spread).wrong.length)),
        ...(await bookControls(server, books)),
        ...lintFaults.map((fault, at) => caught(`lint: ${fault}`, lint.planted[at] ?? 0)),
      ]
    } finally {
      await server.close()
    }
  },
}

/** One after the other on the same books: each must be seen beyond those before it. */
async function bookControls(server: TestServer, books: Books): Promise<Figure[]> {
  const figures: Figure[] = []
  let before = (await unevenIn(books)).length
  for (const { name, plant } of bookFaults) {
    for (const statement of plant) await server.admin(statement)
    const now = (await unevenIn(books)).length
    figures.push(caught(name, now - before))
    before = now
  }
  return figures
}
