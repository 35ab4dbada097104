import { useEffect, useState } from 'react'
import { discardedWith } from '#device/outbox/entry.ts'
import { describeEntry } from '#device/outbox/outbox.ts'
import { ownEntries } from '#device/outbox/snapshot.ts'
import { conflictOf } from '#house/record/conflict.ts'
import type { NameOf } from '#house/record/declaration/facts.ts'
import { verbOf, type HouseRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'
import { settle, tryAgain } from '#house/record/settle.ts'
import { Button } from '#ui/action/button.tsx'
import { ConflictDialog } from '#ui/form/conflict-dialog.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Facts } from '#ui/list/facts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './refusal-dialog.module.css'
import { refusalTexts } from './refusal.texts.ts'
import { clashFields } from './clash-fields.ts'
import { factInWords } from './fact-in-words.ts'
import { refusalWords } from './refusal-words.ts'

type RefusalDialogProps = {
  readonly record: HouseRecord
  /** All that waits of the record, and of that the refused one. */
  readonly waiting: readonly Entry[]
  readonly root: Entry
  readonly nameOf: NameOf
  readonly onClose: () => void
}

const texts = refusalTexts

/** What the server did not take: the owner sees both sides and says what shall be. Until then nothing is given up. */
export function RefusalDialog({ record, waiting, root, nameOf, onClose }: RefusalDialogProps) {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => focusPage, [])
  const conflict = conflictOf(record, waiting, root)
  const { kind, pairs, current, family } = conflict
  const show = (fact: string, value: unknown) => factInWords(record, fact, value, nameOf)
  const labels = Object.entries(record.facts)
  const listed = (facts: Loose, named = labels) =>
    named.flatMap(([fact, label]) =>
      facts[fact] === undefined ? [] : [{ label, value: show(fact, facts[fact]) }],
    )

  // What is settled leaves the device, and the dialog with it: closed before, the notice below would still offer it.
  const resolve = (dropped: ReadonlySet<string> | 'all') =>
    finish(settle(record, conflict, dropped), () => undefined)

  async function finish(act: Promise<boolean>, onDone: () => void): Promise<void> {
    setBusy(true)
    if (await act) return onDone()
    setBusy(false)
    toast({ text: savingTexts.notKept.act, tone: 'due' })
  }

  if (kind === 'facts' && pairs.length > 0)
    return (
      <ConflictDialog
        texts={savingTexts.conflict}
        fields={clashFields(record, conflict, nameOf)}
        isBusy={isBusy}
        onClose={onClose}
        onResolve={(theirs) => void resolve(new Set(theirs))}
      />
    )
  const title = (current && record.title(current)) ?? root.variables.title
  const isGivenUp = kind === 'refused' || kind === 'replaced'
  const lost = isGivenUp ? discardedWith(ownEntries(), root).length - family.length : 0
  const views = {
    facts: {
      title: savingTexts.conflict.title,
      text: texts.same,
      facts: [],
      no: undefined,
      yes: { label: texts.understood, act: () => resolve(new Set()) },
    },
    gone: {
      title: texts.goneTitle,
      text: texts.gone(title),
      facts: listed(conflict.written),
      no: { label: texts.discard, act: () => resolve('all') },
      yes: { label: texts.bringBack, act: () => resolve(new Set()) },
    },
    changed: {
      title: texts.changedTitle,
      text: texts.changed(title),
      facts: listed(current ?? {}),
      no: { label: texts.keep, act: () => resolve('all') },
      yes: { label: texts.removeAnyway, act: () => resolve(new Set()) },
    },
    replaced: {
      title: texts.changedTitle,
      text: texts.replaced(describeEntry(root) ?? ''),
      facts: listed(current ?? {}, Object.entries(overOf(record, root))),
      no: { label: texts.keep, act: () => resolve('all') },
      yes: { label: texts.replaceAnyway, act: () => resolve(new Set()) },
    },
    refused: {
      title: texts.plainTitle,
      text: `${describeEntry(root) ?? ''}: ${refusalWords(root)}`,
      facts: listed(conflict.written),
      no: { label: texts.discard, act: () => resolve('all') },
      yes: { label: texts.retry, act: () => finish(tryAgain(conflict), onClose) },
    },
  }
  const { no, yes, ...view } = views[kind]
  return (
    <Dialog
      title={view.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {no !== undefined && (
            <Button isBusy={isBusy} onClick={() => void no.act()}>
              {no.label}
            </Button>
          )}
          <Button kind="primary" isBusy={isBusy} onClick={() => void yes.act()}>
            {yes.label}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{view.text}</p>
        {view.facts.length > 0 && <Facts facts={view.facts} />}
        {lost > 0 && <p>{kind === 'replaced' ? texts.keepWith(lost) : texts.discardWith(lost)}</p>}
      </div>
    </Dialog>
  )
}

/** What a change puts something else in the place of, in words. */
function overOf(
  record: HouseRecord,
  { op, variables: { before = {} } }: Entry,
): Readonly<Record<string, string>> {
  const seen = Object.entries(record.facts).filter(([name]) => name in before)
  return { ...verbOf(record, op)?.verb.over, ...Object.fromEntries(seen) }
}

/** The dialog leaves with what it was about, and with the button that opened it: the focus would fall off the page. */
const focusPage = () =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
  )
