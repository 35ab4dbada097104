import { savingTexts } from './saving.texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

type RecordConflictsProps<Name extends string> = {
  /** What `useRecordForm` answers. */
  readonly record: {
    readonly clashes: readonly { readonly name: Name; readonly mine: unknown; readonly theirs: unknown }[]
    readonly isBusy: boolean
    readonly resolve: (keepTheirs: readonly string[]) => void
    readonly postpone: () => void
  }
  readonly labels: Readonly<Record<Name, string>>
  readonly wordsOf: (name: Name, value: unknown) => string
}

/** Asks field by field what shall be, where somebody else changed the same record meanwhile. */
export function RecordConflicts<Name extends string>(props: RecordConflictsProps<Name>) {
  const { record, labels, wordsOf } = props
  if (record.clashes.length === 0) return null
  return (
    <ConflictDialog
      texts={savingTexts.conflict}
      fields={record.clashes.map(({ name, mine, theirs }) => ({
        name,
        label: labels[name],
        mine: wordsOf(name, mine),
        theirs: wordsOf(name, theirs),
      }))}
      isBusy={record.isBusy}
      onClose={record.postpone}
      onResolve={record.resolve}
    />
  )
}
