import { mostFileBytes } from '@hauswart/domain/files/file'
import { documentsTexts } from '#features/documents/documents.texts.ts'

const endings = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'docx', 'xlsx', 'txt', 'eml']
export const accepted = endings.map((ending) => `.${ending}`).join(',')
export const mostAtOnce = 20

type Chosen = { readonly files: readonly File[]; readonly faults: readonly string[] }

/** What can be taken of the files somebody chose or dropped, and why not the others. The server looks at the content. */
export function sortFiles(chosen: readonly File[]): Chosen {
  const [some, rest] = [chosen.slice(0, mostAtOnce), chosen.slice(mostAtOnce)]
  const wrong = some.filter(({ name }) => !endings.includes(endingOf(name)))
  const known = some.filter((file) => !wrong.includes(file))
  const empty = known.filter(({ size }) => size === 0)
  const large = known.filter(({ size }) => size > mostFileBytes)
  const { wrongType, empty: isEmpty, tooLarge, tooMany } = documentsTexts.add
  return {
    files: known.filter((file) => !empty.includes(file) && !large.includes(file)),
    faults: [
      ...(wrong.length > 0 ? [wrongType(namesOf(wrong))] : []),
      ...(empty.length > 0 ? [isEmpty(namesOf(empty))] : []),
      ...(large.length > 0 ? [tooLarge(namesOf(large))] : []),
      ...(rest.length > 0 ? [tooMany(mostAtOnce)] : []),
    ],
  }
}

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''
const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ')
