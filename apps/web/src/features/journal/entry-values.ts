import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { journalMarks, type JournalMark } from '@hauswart/domain/journal/journal-entry'
import { updateJournalEntryInput } from '@hauswart/domain/journal/journal-entry.input'
import * as z from 'zod/mini'
import type { JournalRow } from '#house/nouns/journal.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { journalTexts } from './journal.texts.ts'

/** An entry as its forms hold it; what was chosen as `plain` shows neither before nor after. */
export type EntryValues = {
  readonly happenedOn: string | null
  readonly body: string
  readonly mark: JournalMark | 'plain'
  /** How many photos it has: with one an entry needs no words. */
  readonly photos: number
}

export const newValues = (today: string): EntryValues => ({
  happenedOn: today,
  body: '',
  mark: 'plain',
  photos: 0,
})

/** The number of its photos is no fact of an entry: whoever has it open knows how many there are now. */
export const valuesOf = ({ happenedOn, body, mark }: JournalRow): EntryValues => ({
  happenedOn,
  body: body ?? '',
  mark: mark ?? 'plain',
  photos: 0,
})

export const prepare = ({ happenedOn, body, mark, photos }: EntryValues): object => ({
  happenedOn,
  body: body.trim() === '' ? null : body,
  mark: mark === 'plain' ? null : mark,
  photos,
})

export const schema = z
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

export const faultTexts: FaultTexts<EntryValues> = {
  happenedOn: journalTexts.form.wrongDay,
  body: (_value, { code }) => (code === 'custom' ? journalTexts.form.empty : tooLong(5_000)),
  mark: required,
  photos: required,
}
