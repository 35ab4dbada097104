import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { journalMarks, type JournalMark } from '@hauswart/domain/journal/journal-entry'
import { updateJournalEntryInput } from '@hauswart/domain/journal/journal-entry.input'
import * as z from 'zod/mini'
import type { JournalRow } from '#house/nouns/journal.ts'
import { dayFact, formFacts, optionalLine, own, ruled, type ValuesOf } from '#ui/form/form-facts.ts'
import { journalTexts } from './journal.texts.ts'

const schema = z
  .object({
    happenedOn: z.nonoptional(updateJournalEntryInput.shape.happenedOn),
    body: z.nonoptional(updateJournalEntryInput.shape.body),
    mark: z.nullable(z.enum(journalMarks)),
    photos: z.int(),
  })
  .check((context) => {
    const { body, photos } = context.value
    if (body === null && photos === 0)
      context.issues.push({ code: 'custom', path: ['body'], input: context.value, message: 'empty' })
  })

const { required, tooLong } = fieldFaults
const { wrongDay, empty } = journalTexts.form

/** An entry as its forms hold it; what was chosen as `plain` shows neither before nor after. */
export const entryForm = formFacts<JournalRow>()(
  {
    happenedOn: dayFact(wrongDay),
    body: optionalLine(ruled(empty, tooLong(5_000))),
    mark: own<JournalMark | 'plain', JournalMark | null>({
      blank: 'plain',
      read: (mark) => mark ?? 'plain',
      write: (mark) => (mark === 'plain' ? null : mark),
      fault: required,
    }),
    // How many photos it has, as whoever has it open knows: with one an entry needs no words.
    photos: own({ blank: 0, read: () => 0, write: (count) => count, fault: required }),
  },
  schema,
)
export type EntryValues = ValuesOf<typeof entryForm>
