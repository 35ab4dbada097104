import { fileRefusals, fileStates, suggestionFields, type FileSuggestion } from '@hauswart/domain/files/file'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { mustFind } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { fileAddress, filePlaceholder, getFile, previewAddress, type File } from './files.service.ts'
import { addWholeFile } from './files.uploads.service.ts'

const StateEnum = builder.enumType('FileState', { values: fileStates })
const RefusalEnum = builder.enumType('FileRefusal', { values: fileRefusals })
const FieldEnum = builder.enumType('FileSuggestionField', { values: suggestionFields })

const SuggestionRef = builder.objectRef<FileSuggestion>('FileSuggestion').implement({
  description: 'Ein Vorschlag, der in einer Datei gelesen wurde',
  fields: (t) => ({
    field: t.expose('field', { type: FieldEnum }),
    value: t.exposeString('value'),
    reason: t.exposeString('reason', { description: 'Warum: «weil …»' }),
    page: t.exposeInt('page'),
    quote: t.exposeString('quote', { description: 'Die Stelle, an der es steht' }),
  }),
})

export const FileRef = builder.objectRef<File>('File').implement({
  description: 'Eine Datei einer Immobilie, wie sie geschickt wurde',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.exposeString('sha256'),
    mediaType: t.exposeString('mediaType', {
      nullable: true,
      description: 'Was die Datei ist; erst wenn sie geprüft ist',
    }),
    state: t.expose('state', { type: StateEnum }),
    refusal: t.expose('refusal', { type: RefusalEnum, nullable: true }),
    pageCount: t.exposeInt('pageCount', { nullable: true }),
    isRead: t.exposeBoolean('isRead', {
      description: 'Nichts wird mehr gelesen: was sie hergibt, steht in «suggestions»',
    }),
    unreadPages: t.exposeInt('unreadPages', {
      description: 'Seiten, in denen nichts gelesen wurde, weil es zu viele sind',
    }),
    url: t.string({
      nullable: true,
      description: 'Adresse zum Öffnen, eine Minute lang; erst wenn die Datei geprüft ist',
      resolve: (file, _args, ctx) => fileAddress(ctx, file),
    }),
    previewUrl: t.string({
      nullable: true,
      description:
        'Adresse der ersten Seite als Bild, mit «&width=320» und jeder anderen der «previewWidths»',
      resolve: (file, _args, ctx) => previewAddress(ctx, file),
    }),
    previewWidths: t.expose('previewWidths', { type: ['Int'] }),
    placeholder: t.string({
      nullable: true,
      description: 'Zehn mal zehn Bildpunkte als «data:»-Adresse, bis das Bild da ist',
      resolve: (file) => filePlaceholder(file),
    }),
    suggestions: t.field({
      type: [SuggestionRef],
      // A newer worker may know fields this program does not: it tells what it knows.
      resolve: ({ suggestions }) => suggestions.filter(({ field }) => suggestionFields.includes(field)),
    }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  file: t.field({
    ...eager,
    type: FileRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getFile(ctx, house.key, args.id),
  }),
}))

builder.mutationFields((t) => ({
  addFile: t.field({
    type: FileRef,
    description:
      'Nimmt eine kleine Datei in einem Stück auf (bis 4 MB, als multipart); grössere kommen stückweise über «/uploads». Erst eine Unterlage macht sie sichtbar.',
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({
        required: true,
        description: 'Vom Gerät gewählt: dieselbe noch einmal ist dieselbe Datei',
      }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_root, { realEstateId, id, file }, ctx) => {
      await addWholeFile(ctx, realEstateId, id, file)
      return mustFind((await getFile(ctx, realEstateId, id)) ?? undefined)
    },
  }),
}))
