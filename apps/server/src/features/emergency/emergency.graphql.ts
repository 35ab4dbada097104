import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getEmergencySheet, updateEmergencySheet, type EmergencySheet } from './emergency.service.ts'

const contactFacts = graphqlFacts<EmergencyContact>()({
  name: needed('String'),
  phone: needed('String'),
  note: optional('String'),
})
const ContactRef = builder.objectRef<EmergencyContact>('EmergencyContact').implement({
  description: 'Wen man im Notfall anruft',
  fields: contactFacts.fields,
})
const ContactInput = builder.inputType('EmergencyContactInput', { fields: contactFacts.adds })

const facts = graphqlFacts<EmergencySheet>()({
  mainWater: optional('String'),
  fuseBox: optional('String'),
  heatingOff: optional('String'),
  gasTap: optional('String'),
  keys: optional('String'),
  contacts: defaulted(
    { fields: [ContactRef], inputs: [ContactInput] },
    { inputs: 'Ersetzt die ganze Liste' },
  ),
})
const SheetRef = builder.objectRef<EmergencySheet>('EmergencySheet').implement({
  description: 'Das Notfallblatt einer Immobilie',
  fields: (t) => ({
    ...facts.fields(t),
    version: t.exposeInt('version', { description: '0, solange nichts erfasst ist' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  emergencySheet: t.field({
    ...eager,
    type: SheetRef,
    resolve: (house, _args, ctx) => getEmergencySheet(ctx, house.key),
  }),
}))

const UpdateInput = builder.inputType('UpdateEmergencySheetInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  updateEmergencySheet: t.field({
    type: SheetRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, args, ctx) => updateEmergencySheet(ctx, args.realEstateId, args.input),
  }),
}))
