import type { GraphQLFieldResolver } from 'graphql'
import {
  requireMember,
  scopeCalls,
  sessionCall,
  type Context,
} from '../../apps/server/src/platform/db/access.ts'
import { sql } from '../../apps/server/src/platform/db/db-wire.ts'
import { componentColumns } from '../../apps/server/src/features/components/components.table.ts'
import { realEstateColumns } from '../../apps/server/src/features/real-estate/real-estate.table.ts'
import type { Surface } from '../../apps/server/test/surface.ts'
import type { Tenant } from './tenants.ts'

/** A fault as it could slip into the product, planted in the running server and taken out again. */
export type Fault = {
  readonly name: string
  readonly oracle: 'canary' | 'fingerprint' | 'links'
  readonly plant: (surface: Surface, tenants: readonly Tenant[]) => Promise<() => Promise<void> | void>
}

type Resolver = GraphQLFieldResolver<{ key?: string }, Context, Record<string, string>>

/** Puts a resolver in the place of the real one; returns how to put the real one back. */
function replace(surface: Surface, type: string, name: string, resolve: Resolver): () => void {
  const owner = surface.schema.getType(type)
  const field = owner !== undefined && 'getFields' in owner ? owner.getFields()[name] : undefined
  if (field === undefined || !('args' in field))
    throw new Error(`${type}.${name} is gone: plant this fault elsewhere`)
  const real = field.resolve
  field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>
  return () => {
    if (real === undefined) delete field.resolve
    else field.resolve = real
  }
}

const resolverWithoutScope: Fault = {
  name: 'a resolver that looks an id up without asking whose it is',
  oracle: 'canary',
  plant: async (surface) =>
    replace(
      surface,
      'Query',
      'realEstate',
      async (_parent, { id }) =>
        (
          await surface.server.admin(`select ${realEstateColumns} from app.real_estate r where r.id = $1`, [
            id,
          ])
        )[0] ?? null,
    ),
}

const sharedCache: Fault = {
  name: 'a cache that all users share',
  oracle: 'canary',
  plant: async (surface, tenants) => {
    const field = surface.schema.getType('RealEstate')
    const real =
      field !== undefined && 'getFields' in field
        ? (field.getFields()['members'] as { resolve: Resolver }).resolve
        : undefined
    let kept: unknown
    const undo = replace(surface, 'RealEstate', 'members', (...given) => (kept ??= real?.(...given)))
    await tenants.at(-1)?.owner.data('query Warm { realEstate { id members { firstName } } }')
    return undo
  },
}

const everyComponent = sql(`select ${componentColumns} from app.component c limit 90`)

const rowSecurityOff: Fault = {
  name: 'row security switched off under a query without its house',
  oracle: 'canary',
  plant: async (surface) => {
    await surface.server.admin('alter table app.component disable row level security')
    const undo = replace(surface, 'RealEstate', 'components', async (house, _args, ctx) => ({
      nodes: await ctx.reads.rows(requireMember(ctx, house.key, 'read'), everyComponent),
      nextCursor: null,
    }))
    return async () => {
      undo()
      await surface.server.admin('alter table app.component enable row level security')
    }
  },
}

const linkPart = sql('insert into app.leak_link (real_estate_id, part_id) values (app.house(), $1)')

// The check of a foreign key sees past row security: only a key that contains the house keeps houses apart.
const plainForeignKey: Fault = {
  name: 'a foreign key without the house',
  oracle: 'links',
  plant: async (surface) => {
    await surface.server.admin(`
      create table app.leak_part (id uuid primary key, real_estate_id uuid not null);
      insert into app.leak_part select distinct on (id) id, real_estate_id from app.component order by id, created_at;
      create table app.leak_link (real_estate_id uuid not null, part_id uuid not null references app.leak_part (id));
      alter table app.leak_part enable row level security;
      alter table app.leak_link enable row level security;
      create policy house on app.leak_part to hauswart_app using (real_estate_id = app.house());
      create policy house on app.leak_link to hauswart_app using (real_estate_id = app.house()) with check (real_estate_id = app.house());
      grant select on app.leak_part to hauswart_app;
      grant select, insert on app.leak_link to hauswart_app`)
    const undo = replace(
      surface,
      'Mutation',
      'updateComponent',
      async (_parent, { realEstateId, id }, ctx) => {
        if (ctx.identity === undefined) return null
        const scope = requireMember(ctx, realEstateId, 'write')
        await ctx.database.run([
          sessionCall(ctx.identity),
          ...scopeCalls(scope, true),
          { statement: linkPart, values: [id] },
        ])
        return null
      },
    )
    return async () => {
      undo()
      await surface.server.admin('drop table app.leak_link; drop table app.leak_part')
    }
  },
}

const writeWithoutScope: Fault = {
  name: 'a write that trusts the id it was given',
  oracle: 'fingerprint',
  plant: async (surface) =>
    replace(surface, 'Mutation', 'archiveRealEstate', async (_parent, { id }) => {
      await surface.server.admin(`update app.real_estate set note = 'taken over' where id = $1`, [id])
      return null
    }),
}

export const faults: readonly Fault[] = [
  resolverWithoutScope,
  sharedCache,
  rowSecurityOff,
  plainForeignKey,
  writeWithoutScope,
]
