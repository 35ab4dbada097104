import { documentCategories } from '@hauswart/domain/documents/document'
import { severalDocumentsActs } from '@hauswart/domain/documents/several-documents'
import { KeyEnum } from '#features/components/components.graphql.ts'
import { FileRef } from '#features/files/files.graphql.ts'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addDocument,
  documentAmount,
  documentFile,
  editDocument,
  getDocument,
  getDocumentCounts,
  getDocuments,
  setDocumentDeleted,
  type Document,
  type DocumentCounts,
} from './documents.service.ts'
import { changeDocuments } from './documents.several.service.ts'
import {
  addDocumentVersion,
  getVersions,
  useDocumentVersion,
  versionFile,
  type DocumentVersion,
} from './documents.versions.service.ts'

const CategoryEnum = builder.enumType('DocumentCategory', { values: documentCategories })

const ComponentRef = builder.objectRef<Document['components'][number]>('DocumentComponent').implement({
  description: 'Ein Bauteil, zu dem eine Unterlage gehört',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    catalogKey: t.expose('catalogKey', { type: KeyEnum }),
  }),
})

const TodoRef = builder.objectRef<Document['todos'][number]>('DocumentTodo').implement({
  description: 'Ein To-do, zu dem eine Unterlage gehört',
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
})

const ProjectLinkRef = builder.objectRef<Document['projects'][number]>('DocumentProject').implement({
  description: 'Eine Renovation, zu der eine Unterlage gehört',
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
})

const MeasureLinkRef = builder.objectRef<Document['measures'][number]>('DocumentMeasure').implement({
  description: 'Ein Entscheid, zu dem eine Unterlage gehört',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { nullable: true, description: 'Leer: er heisst wie seine Bauteile' }),
    componentIds: t.exposeIDList('componentIds'),
  }),
})

const VersionRef = builder.objectRef<DocumentVersion>('DocumentVersion').implement({
  description: 'Eine Datei, die eine Unterlage hat oder hatte',
  fields: (t) => ({
    file: t.field({ type: FileRef, resolve: (version, _args, ctx) => versionFile(ctx, version) }),
    addedAt: t.expose('addedAt', { type: 'Instant' }),
    addedBy: t.exposeString('addedBy', { nullable: true, description: 'Wer sie abgelegt hat' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})

const facts = graphqlFacts<Document>()({
  title: needed('String'),
  isFiled: needed('Boolean', { fields: false, adds: 'Abgelegt; braucht eine Kategorie' }),
  category: optional(CategoryEnum, 'Nie leer, wenn sie abgelegt ist'),
  datedOn: optional('Day', 'Der Tag, der darauf steht'),
  sender: optional('String', 'Von wem sie kommt'),
  amountRappen: optional('Rappen', { fields: false, inputs: 'Braucht das Finanzrecht' }),
  validUntil: optional('Day'),
  keepUntil: optional('Day', 'Wie lange man sie besser aufbewahrt; nur ein Hinweis'),
  note: optional('String'),
  tags: defaulted(['String']),
  componentIds: defaulted(['ID'], { fields: false, inputs: 'Alle, zu denen sie gehört' }),
  todoIds: defaulted(['ID'], { fields: false, inputs: 'Alle, zu denen sie gehört' }),
  projectIds: defaulted(['ID'], { fields: false, inputs: 'Alle Renovationen, zu denen sie gehört' }),
  measureIds: defaulted(['ID'], { fields: false, inputs: 'Alle Entscheide, zu denen sie gehört' }),
})

const DocumentRef = builder.objectRef<Document>('Document').implement({
  description: 'Eine Unterlage einer Immobilie: eine Datei und was man von ihr weiss',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    amountRappen: t.field({
      type: 'Rappen',
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: (document, _args, ctx) => documentAmount(ctx, document),
    }),
    filedAt: t.expose('filedAt', {
      type: 'Instant',
      nullable: true,
      description: 'Leer: noch zu prüfen',
    }),
    isFiled: t.boolean({ resolve: ({ filedAt }) => filedAt !== null }),
    components: t.expose('components', { type: [ComponentRef] }),
    componentIds: t.idList({ resolve: ({ components }) => components.map(({ id }) => id) }),
    todos: t.expose('todos', { type: [TodoRef] }),
    todoIds: t.idList({ resolve: ({ todos }) => todos.map(({ id }) => id) }),
    projects: t.expose('projects', { type: [ProjectLinkRef] }),
    projectIds: t.idList({ resolve: ({ projects }) => projects.map(({ id }) => id) }),
    measures: t.expose('measures', { type: [MeasureLinkRef] }),
    measureIds: t.idList({ resolve: ({ measures }) => measures.map(({ id }) => id) }),
    file: t.field({ type: FileRef, resolve: (document, _args, ctx) => documentFile(ctx, document) }),
    earlierFileIds: t.exposeIDList('earlierFileIds', {
      description: 'Dateien, die sie vorher hatte, die letzte zuletzt',
    }),
    earlierHashes: t.exposeStringList('earlierHashes', {
      description: 'SHA-256 der angenommenen davon, hexadezimal: daran wird dieselbe Datei wieder erkannt',
    }),
    versions: t.field({
      type: [VersionRef],
      description: 'Alle ihre Dateien, die aktuelle zuerst',
      resolve: (document, _args, ctx) => getVersions(ctx, document),
    }),
    quote: t.string({
      nullable: true,
      description: 'Bei einer Suche die Stelle, an der das Gesuchte steht',
      resolve: ({ quote }) => quote ?? null,
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Document>>('DocumentPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [DocumentRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const DrawerRef = builder.objectRef<DocumentCounts['byCategory'][number]>('DocumentCategoryCount').implement({
  fields: (t) => ({ category: t.expose('category', { type: CategoryEnum }), count: t.exposeInt('count') }),
})

const CountsRef = builder.objectRef<DocumentCounts>('DocumentCounts').implement({
  description: 'Wie viele Unterlagen eine Immobilie hat, ohne den Papierkorb',
  fields: (t) => ({
    toReview: t.exposeInt('toReview', { description: 'Noch nicht abgelegt' }),
    total: t.exposeInt('total'),
    byCategory: t.expose('byCategory', {
      type: [DrawerRef],
      description: 'Nur Abgelegtes, ohne leere Fächer',
    }),
  }),
})

const listArgs = builder.args((t) => ({
  first: t.int(),
  after: t.string(),
  isDeleted: t.boolean(),
  category: t.field({ type: CategoryEnum }),
  isFiled: t.boolean({ description: 'Ohne Angabe beide; false sind jene, die zu prüfen sind' }),
  componentId: t.id(),
  todoId: t.id(),
  projectId: t.id(),
  measureId: t.id(),
  search: t.string({
    description: 'Worte in Titel, Absender, Schlagworten, Notiz und Text der Datei; ab zwei Zeichen',
  }),
}))

builder.objectFields(RealEstateRef, (t) => ({
  documents: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Unterlagen, zuletzt Abgelegtes zuerst',
    args: listArgs,
    resolve: (house, args, ctx) => getDocuments(ctx, house.key, args),
  }),
  document: t.field({
    ...eager,
    type: DocumentRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getDocument(ctx, house.key, args.id),
  }),
  documentCounts: t.field({
    ...eager,
    type: CountsRef,
    resolve: (house, _args, ctx) => getDocumentCounts(ctx, house.key),
  }),
}))

builder.queryFields((t) => ({
  documentations: t.field({
    type: PageRef,
    description: 'Die Unterlagen einer Immobilie; ohne realEstateId der zuerst erfassten',
    args: { realEstateId: t.arg.id(), ...listArgs },
    resolve: (_root, { realEstateId, ...args }, ctx) => getDocuments(ctx, realEstateId ?? undefined, args),
  }),
}))

const AddInput = builder.inputType('AddDocumentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    fileId: t.field({
      type: 'UUID',
      required: true,
      description: 'Eine Datei, die ganz angekommen ist und zu keiner anderen Unterlage gehört',
    }),
    ...facts.adds(t),
  }),
})

const EditInput = builder.inputType('EditDocumentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

const VersionInput = builder.inputType('DocumentVersionInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    fileId: t.field({ type: 'UUID', required: true }),
  }),
})

const SeveralActEnum = builder.enumType('SeveralDocumentsAct', { values: severalDocumentsActs })
const ChangeSeveralInput = builder.inputType('ChangeDocumentsInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true }),
    act: t.field({ type: SeveralActEnum, required: true }),
    category: t.field({ type: CategoryEnum, description: 'In welchen Ordner sie abgelegt werden' }),
    tags: t.stringList({ description: 'Was sie zu ihren Stichwörtern dazu erhalten' }),
    withoutTags: t.stringList({ description: 'Welche Stichwörter sie verlieren' }),
    componentId: t.field({ type: 'UUID', description: 'Zu welchem Bauteil sie dazu gehören' }),
    todoId: t.field({ type: 'UUID', description: 'Zu welchem To-do sie dazu gehören' }),
    projectId: t.field({ type: 'UUID', description: 'Zu welcher Renovation sie dazu gehören' }),
    measureId: t.field({ type: 'UUID', description: 'Zu welchem Entscheid sie dazu gehören' }),
  }),
})

builder.mutationFields((t) => ({
  addDocument: t.field({
    type: DocumentRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addDocument(ctx, args.realEstateId, args.input),
  }),
  editDocument: t.field({
    type: DocumentRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: EditInput, required: true }),
    },
    resolve: (_root, args, ctx) => editDocument(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  addDocumentVersion: t.field({
    type: DocumentRef,
    description: 'Gibt einer Unterlage eine neue Datei; was sie vorher hatte, bleibt lesbar',
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: VersionInput, required: true }),
    },
    resolve: (_root, args, ctx) => addDocumentVersion(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  useDocumentVersion: t.field({
    type: DocumentRef,
    description: 'Macht eine frühere Datei einer Unterlage wieder zur aktuellen',
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: VersionInput, required: true }),
    },
    resolve: (_root, args, ctx) => useDocumentVersion(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  changeDocuments: t.field({
    type: [DocumentRef],
    description: 'Eine Handlung an mehreren Unterlagen, als eine rückgängig zu machen',
    args: {
      realEstateId: t.arg.id({ required: true }),
      input: t.arg({ type: ChangeSeveralInput, required: true }),
    },
    resolve: (_root, args, ctx) => changeDocuments(ctx, args.realEstateId, args.input),
  }),
  trashDocument: t.field({ type: DocumentRef, ...trash(setDocumentDeleted, true) }),
  restoreDocument: t.field({ type: DocumentRef, ...trash(setDocumentDeleted, false) }),
}))
