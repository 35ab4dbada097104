import { journalMarks } from '@hauswart/domain/journal/journal-entry'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addJournalEntry,
  getJournalEntries,
  setJournalEntryDeleted,
  updateJournalEntry,
  type JournalEntry,
} from './journal.service.ts'

const MarkEnum = builder.enumType('JournalMark', {
  description: 'Ob der Eintrag zeigt, wie es vor oder nach der Arbeit aussah',
  values: journalMarks,
})

const facts = graphqlFacts<JournalEntry>()({
  projectId: needed('ID', { changes: false }),
  happenedOn: needed('Day'),
  body: optional('String', 'Keiner, wo nur fotografiert wurde'),
  mark: optional(MarkEnum),
})

export const JournalEntryRef = builder.objectRef<JournalEntry>('JournalEntry').implement({
  description: 'Was an einem Tag auf der Baustelle einer Renovation war',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    createdBy: t.exposeID('createdBy', { description: 'Die Person, die ihn geschrieben hat' }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<JournalEntry>>('JournalEntryPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [JournalEntryRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  journalEntries: t.field({
    ...eager,
    type: PageRef,
    description: 'Das Journal aller Renovationen oder einer, der neuste Tag zuerst',
    args: { first: t.arg.int(), after: t.arg.string(), projectId: t.arg.id() },
    resolve: (house, args, ctx) => getJournalEntries(ctx, house.key, args),
  }),
}))

const AddInput = builder.inputType('AddJournalEntryInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateJournalEntryInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  addJournalEntry: t.field({
    type: JournalEntryRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addJournalEntry(ctx, args.realEstateId, args.input),
  }),
  updateJournalEntry: t.field({
    type: JournalEntryRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateJournalEntry(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteJournalEntry: t.field({ type: JournalEntryRef, ...trash(setJournalEntryDeleted, true) }),
  restoreJournalEntry: t.field({ type: JournalEntryRef, ...trash(setJournalEntryDeleted, false) }),
}))
