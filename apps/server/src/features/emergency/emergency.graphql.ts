import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getEmergencySheet, updateEmergencySheet, type EmergencySheet } from './emergency.service.ts'

const ContactRef = builder.objectRef<EmergencyContact>('EmergencyContact').implement({
  description: 'Wen man im Notfall anruft',
  fields: (t) => ({
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    note: t.exposeString('note', { nullable: true }),
  }),
})

const SheetRef = builder.objectRef<EmergencySheet>('EmergencySheet').implement({
  description: 'Das Notfallblatt einer Immobilie',
  fields: (t) => ({
    mainWater: t.exposeString('mainWater', { nullable: true }),
    fuseBox: t.exposeString('fuseBox', { nullable: true }),
    heatingOff: t.exposeString('heatingOff', { nullable: true }),
    gasTap: t.exposeString('gasTap', { nullable: true }),
    keys: t.exposeString('keys', { nullable: true }),
    contacts: t.expose('contacts', { type: [ContactRef] }),
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

const ContactInput = builder.inputType('EmergencyContactInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    phone: t.string({ required: true }),
    note: t.string(),
  }),
})

const UpdateInput = builder.inputType('UpdateEmergencySheetInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    mainWater: t.string(),
    fuseBox: t.string(),
    heatingOff: t.string(),
    gasTap: t.string(),
    keys: t.string(),
    contacts: t.field({ type: [ContactInput], description: 'Ersetzt die ganze Liste' }),
  }),
})

builder.mutationFields((t) => ({
  updateEmergencySheet: t.field({
    type: SheetRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, args, ctx) => updateEmergencySheet(ctx, args.realEstateId, args.input),
  }),
}))
