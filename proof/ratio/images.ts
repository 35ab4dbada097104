import { makeClock } from '../../apps/server/src/platform/clock.ts'
import { slice, type Shot } from '../load/client.ts'
import { ask, countryId } from '../load/country.ts'
import { ownerShots } from '../load/owners.ts'
import { atMost, caught, figure, none, speed, type Figure } from '../proof.ts'
import { openWatched, operations, variablesOf } from './capture.ts'
import { compare, type Program } from './cpu.ts'

// What undoing costs those who never undo: the write of this proof, and the smallest there is.
const most = { write: 1.12, smallest: 1.2 } as const
type Write = keyof typeof most
const writes = Object.keys(most) as Write[]
const rate = 400
const active = 800
const clock = makeClock()

/** Every house has a to-do under the identifier of the house, so that nobody has to look it up. */
const oneTodo = `insert into app.todo (real_estate_id, id, title, created_by)
  select id, id, 'Dachrinnen reinigen', created_by from app.real_estate on conflict do nothing`

/** Everything that keeps something, the planted fault too. */
const setKeepers = (state: 'enable' | 'disable') => `do $$ declare one record; begin
  for one in select tgrelid::regclass as place, tgname from pg_trigger
    where tgname in ('keep_before', 'keep_after', 'keep_too_much')
      and tgrelid in ('app.component'::regclass, 'app.todo'::regclass) loop
    execute format('alter table %s ${state} trigger %I', one.place, one.tgname);
  end loop; end $$`

/** The planted fault: whoever finishes a to-do keeps what else stands in the house too. */
const keepTooMuch = `create function app.keep_too_much() returns trigger language plpgsql as $$ begin
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    select app.act(), c.real_estate_id, c.id, 'component', false, app.act(), to_jsonb(c)
    from app.component c where c.real_estate_id = new.real_estate_id;
    return null;
  end $$;
  create trigger keep_too_much after update on app.todo for each row execute function app.keep_too_much();`

const finish = `mutation ($realEstateId: ID!, $id: ID!, $input: KeyInput!) {
  completeTodo(realEstateId: $realEstateId, id: $id, input: $input) { id version } }`
const reopen = finish.replace('completeTodo', 'reopenTodo')

/** The first time its to-do is finished, then it is opened again, and so on: each time the row changes. */
const smallest = (owner: number, time: number) => ({
  query: time % 2 === 0 ? finish : reopen,
  variables: {
    realEstateId: countryId('house', owner),
    id: countryId('house', owner),
    input: { idempotencyKey: clock.newId() },
  },
})
const added = (owner: number) => ({
  query: operations.write,
  variables: variablesOf('write', owner, () => clock.newId()),
})
const asked = (name: Write, owner: number, time: number) =>
  name === 'write' ? added(owner) : smallest(owner, time)

const imagesIn = (database: string): number => Number(ask(database, 'select count(*) from app.row_image'))

/** The same program, its tables with and without what keeps their rows, in turns. */
export async function measureImages(
  database: string,
  environment: Record<string, string>,
  port: number,
  { pid, application }: Pick<Program<string>, 'pid' | 'application'>,
  say: (line: string) => void,
): Promise<Figure[]> {
  ask(database, oneTodo)
  const shot = inTurn(environment, port)
  const turns = (state: 'enable' | 'disable', name: string): Program<Write> => ({
    name,
    pid,
    application,
    shot,
    // Changed tables are planned anew.
    turn: async () => {
      ask(database, setKeepers(state))
      await slice({ milliseconds: 300, connections: 16 }, () => shot('write'))
      await slice({ milliseconds: 300, connections: 16 }, () => shot('smallest'))
    },
  })
  const programs = [turns('disable', 'without'), turns('enable', 'image')] as const
  const figures: Figure[] = []
  for (const operation of writes) {
    const { ratio, failed } = await compare(database, programs, { operation, rate }, say)
    figures.push(
      speed(atMost(`${operation}: CPU with image / without`, ratio, most[operation], 2)),
      none(`${operation}: failed requests of these`, failed),
    )
  }
  ask(database, keepTooMuch)
  const planted = await compare(database, programs, { operation: 'smallest', rate, rounds: 4 }, say)
  say(`  planted    an image of everything in the house: ${planted.ratio.toFixed(2)}`)
  return [...figures, caught('an image of everything in the house', planted.ratio > most.smallest ? 1 : 0)]
}

/** One owner after the other, so that nobody meets themselves. */
function inTurn(environment: Record<string, string>, port: number): (operation: Write) => Shot {
  const headersOf = ownerShots(environment, port)
  const sent: Record<Write, number> = { write: 0, smallest: 0 }
  return (operation) => {
    const at = sent[operation]++
    const owner = 1 + (at % active)
    const body = JSON.stringify(asked(operation, owner, Math.floor(at / active)))
    return { ...headersOf('write', owner), body }
  }
}

/** An image is a row of its own that no statement of the program asks for. */
export async function countImages(database: string): Promise<Figure[]> {
  ask(database, oneTodo)
  const watched = await openWatched(database)
  // A program looks at the register once, when it is first asked.
  await watched.ask(9, added(9))
  let time = 0
  async function count(operation: Write): Promise<{ statements: number; images: number }> {
    const before = imagesIn(database)
    const seen = await watched.ask(9, asked(operation, 9, time++))
    return { statements: seen.flat().length, images: imagesIn(database) - before }
  }
  const figures: Figure[] = []
  for (const operation of writes) {
    ask(database, setKeepers('disable'))
    const without = await count(operation)
    ask(database, setKeepers('enable'))
    const kept = await count(operation)
    figures.push(
      none(`${operation}: statements more for its image`, kept.statements - without.statements),
      figure(
        `${operation}: images without and with what keeps them`,
        `${without.images} and ${kept.images}`,
        '0 and 1',
        without.images === 0 && kept.images === 1,
      ),
    )
  }
  ask(database, keepTooMuch)
  const planted = await count('smallest')
  await watched.close()
  return [...figures, caught('an image of everything in the house', planted.images > 1 ? 1 : 0)]
}
