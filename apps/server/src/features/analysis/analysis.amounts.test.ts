import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'

const { server, world } = await openWorld()

type Caller = { readonly house: string; readonly role: 'owner' | 'editor' | 'reader' }

/** Calls the function as the data service would, in a house and a role, without the finance right. */
const drop = ({ house, role }: Caller, object: string, kind: string) =>
  server.admin(`do $$ begin
    perform set_config('app.real_estate_id', '${house}', true), set_config('app.role', '${role}', true),
      set_config('app.finances', 'off', true);
    set local role hauswart_app;
    perform app.drop_amount('${object}', '${kind}');
  end $$`)

const kindsOf = async (house: string) =>
  (
    await server.admin<{ kind: string }>('select kind from app.amount where real_estate_id = $1 order by 1', [
      house,
    ])
  ).map(({ kind }) => kind)

async function priced() {
  const owner = await world.person()
  const house = await world.house(owner)
  const component = await world.component(owner, house)
  const measure = await world.measure(owner, house, component, { costRappen: 300 })
  const event = await world.event(owner, house, component, { costRappen: 100 })
  return { house, measure, event, other: await world.house(await world.person()) }
}

describe('an amount that is no longer true', () => {
  it('goes for an editor who may not see it, in the own house alone', async () => {
    const { house, measure, other } = await priced()
    await drop({ house: other, role: 'owner' }, measure, 'measure_cost')
    expect(await kindsOf(house)).toEqual(['event_cost', 'measure_cost'])
    await drop({ house, role: 'editor' }, measure, 'measure_cost')
    expect(await kindsOf(house)).toEqual(['event_cost'])
  })

  it('stays for a reader, and what was paid stays for everybody', async () => {
    const { house, measure, event } = await priced()
    await drop({ house, role: 'reader' }, measure, 'measure_cost')
    await drop({ house, role: 'owner' }, event, 'event_cost')
    expect(await kindsOf(house)).toEqual(['event_cost', 'measure_cost'])
  })
})
