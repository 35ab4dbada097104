import { NewComponentInput } from '#features/components/components.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { createRealEstate } from './real-estate.create.service.ts'
import { NewFinanceInput } from './real-estate.finance.graphql.ts'
import { asHouse, houseFacts, RealEstateRef } from './real-estate.graphql.ts'

const CreateInput = builder.inputType('CreateRealEstateInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...houseFacts.adds(t),
    components: t.field({ type: [NewComponentInput], description: 'Höchstens 40 Bauteile' }),
    finance: t.field({ type: NewFinanceInput }),
  }),
})

builder.mutationFields((t) => ({
  createRealEstate: t.field({
    type: RealEstateRef,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: async (_root, args, ctx) => asHouse(await createRealEstate(ctx, args.input)),
  }),
}))
