import { projectMoves } from '../../packages/domain/src/projects/project-moves.ts'
import type { Stage } from '../undo/stage.ts'
import { halvesOfClosing } from './closing.ts'
import { walk } from './walk.ts'

type Fault = { readonly name: string; readonly hits: (stage: Stage, seed: number) => Promise<number> }

const between = (from: string, to: string) => projectMoves.find((way) => way.from === from && way.to === to)

/** Another line in the table of the product while the walk goes on. */
const inTable = (name: string, from: string, to: string, other: object): Fault => ({
  name,
  hits: async (stage, seed) => {
    const way = between(from, to) ?? {}
    const real = { ...way }
    Object.assign(way, other)
    try {
      return (await walk(stage, { seed, steps: 500, isAlone: true })).wrong.length
    } finally {
      for (const key of Object.keys(other)) delete (way as Record<string, unknown>)[key]
      Object.assign(way, real)
    }
  },
})

export const faults: readonly Fault[] = [
  inTable('a step asks for nothing', 'planning', 'offers', { needs: [] }),
  inTable('the work begins at red without a word', 'awarded', 'underway', { reason: undefined }),
  inTable('whoever writes opens what is closed', 'closed', 'acceptance', { by: 'write' }),
  inTable('any kind jumps over the quotes', 'idea', 'underway', { only: undefined }),
  {
    name: 'of two at once the later one wins',
    hits: async (stage, seed) => {
      // The version everybody has seen stays the same for ever.
      await stage.server.admin(`create function app.planted() returns trigger language plpgsql as $$ begin
          new.version := old.version; return new; end $$;
        create trigger planted before update on app.project for each row execute function app.planted()`)
      try {
        return (await walk(stage, { seed, steps: 60 })).wrong.length
      } finally {
        await stage.server.admin('drop trigger planted on app.project; drop function app.planted()')
      }
    },
  },
  { name: 'closing commits halfway', hits: async (stage) => (await halvesOfClosing(stage, true)).halves },
]
