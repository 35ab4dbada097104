import {
  AddTodoPictureDocument,
  DeleteTodoPictureDocument,
  RestoreTodoPictureDocument,
} from '#gql/graphql.ts'
import { restores, trashes, uploads } from '#house/record/verbs.ts'

/** The photos of a noun, as they hang on its rows; `owner` names the row in the input. */
export const picturesOf = (owner: 'todoId' | 'journalEntryId' | 'defectId') => ({
  blank: () => ({
    state: 'received',
    url: null,
    width: null,
    height: null,
    widths: [],
    placeholder: null,
  }),
  verbs: {
    addPicture: uploads(AddTodoPictureDocument, owner),
    // It is only looked at by the server, or made the house's picture: nobody's words get lost.
    deletePicture: trashes(DeleteTodoPictureDocument, { isAnyway: true }),
    restorePicture: restores(RestoreTodoPictureDocument),
  },
})

/** What changes of photos are called to their owner. */
export const pictureWords = {
  addPicture: (name: string) => `Foto zu ${name} hinzufügen`,
  deletePicture: (name: string) => `Foto von ${name} löschen`,
  restorePicture: (name: string) => `Foto von ${name} zurückholen`,
}
