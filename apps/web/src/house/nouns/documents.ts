import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { day, money } from '#device/text/format.ts'
import { documentsQuery } from '#house/document-queries.ts'
import { namesOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { blankFile, documentVerbs } from './verbs/document-verbs.ts'

export type { DocumentRow } from '#house/document-row.ts'

export const documents = defineRecord({
  noun: 'document',
  lists: { all: documentsQuery },
  // The newest first, as they were named.
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Titel', ''],
    category: ['Ordner', null, documentCategoryLabels],
    datedOn: ['Datum', null, day],
    sender: ['Absender', null],
    amountRappen: ['Betrag', null, money],
    validUntil: ['Gültig bis', null, day],
    keepUntil: ['Aufbewahren bis', null, day],
    note: ['Notiz', null],
    tags: ['Stichwörter', [], (tags: readonly string[]) => tags.join(', ')],
    componentIds: ['Bauteile', [], namesOr('…')],
    todoIds: ['To-dos', [], namesOr('…')],
    projectIds: ['Renovationen', [], namesOr('…')],
    measureIds: ['Entscheide', [], namesOr('…')],
    isFiled: ['Abgelegt', false],
  },
  blank: (at) => ({
    earlierFileIds: [],
    earlierHashes: [],
    filedAt: null,
    createdAt: at,
    updatedAt: at,
    file: blankFile,
  }),
  verbs: documentVerbs,
  words: {
    ...usualWords('Unterlage'),
    add: (name) => `Unterlage ${name} ablegen`,
    version: (name) => `Neue Version von ${name} ablegen`,
    reuse: (name) => `Frühere Version von ${name} zur aktuellen machen`,
    several: (name) => `${name} ändern`,
  },
})
