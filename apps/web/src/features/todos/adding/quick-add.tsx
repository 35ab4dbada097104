import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/input/field.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { begunLine, keepBegunLine } from './begun-line.ts'
import { ChosenPhotos } from '#house/photos/chosen-photos.tsx'
import { PhotoButtons } from '#house/photos/photo-buttons.tsx'
import { photosTexts } from '#house/photos/photos.texts.ts'
import { QuickDay } from './quick-day.tsx'
import { QuickRepeat } from './quick-repeat.tsx'
import type { DayChoice, RepeatChoice } from './quick-entry.ts'
import { useQuickReader } from './use-quick-reader.ts'
import styles from './quick-add.module.css'
import { unsaid, type TodoFacts } from '#features/todos/todo.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { usePhotoChoice } from '#house/photos/use-photo-choice.ts'
import type { NotSavedReason } from '#house/record/change.ts'

type QuickAddProps = {
  /** Whose begun line is kept: of a house, or of something in it. */
  readonly of: string
  readonly today: string
  /** Why somebody came here: to write, or to take a photo. */
  readonly start: 'write' | 'photo' | undefined
  readonly onStarted: () => void
  readonly onAdd: (facts: TodoFacts, photos: readonly File[]) => Promise<NotSavedReason | undefined>
}

const longest = 200
const texts = todosTexts.add

/** One line, one key: what is to be done, with the day in the same words. */
export function QuickAdd({ of, today, start, onStarted, onAdd }: QuickAddProps) {
  const [line, setLineHere] = useState(() => begunLine(of))
  const setLine = (text: string) => {
    setLineHere(text)
    keepBegunLine(of, text)
  }
  const [choice, setChoice] = useState<DayChoice>()
  const [repeatChoice, setRepeatChoice] = useState<RepeatChoice>()
  const [isDayOpen, setDayOpen] = useState(false)
  // Unfolds when somebody begins, and stays so: nothing below may jump away under a finger.
  const [hasBegun, setBegun] = useState(line !== '')
  const isOpen = hasBegun || start !== undefined
  const hintId = useId()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { take, isPreparing, faults, forgetFaults } = usePhotoChoice((files) =>
    setPhotos((before) => [...before, ...files]),
  )
  const form = useRef<HTMLFormElement>(null)
  const { read, readWhole } = useQuickReader(isOpen)
  const entry = read(line, today, choice, repeatChoice)
  const { reading, dueOn } = entry
  const readOut = reading !== undefined && dueOn !== null ? texts.dueFrom(reading.words, dueOn) : ''
  const focusLine = () => form.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus()

  useStart(start, () => {
    focusLine()
    // Without a tap just before, the browser does not open its camera; then the button is there.
    if (start === 'photo') form.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()
    onStarted()
  })

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || isPreparing) return
    const { title, dueOn: on, recurrence, repeat } = (await readWhole())(line, today, choice, repeatChoice)
    const problem =
      title === ''
        ? texts.missing
        : title.length > longest
          ? texts.tooLong
          : repeat !== undefined && recurrence === null
            ? texts.needsDay
            : undefined
    setFault(problem)
    setSaid('')
    if (problem !== undefined) return focusLine()
    setBusy(true)
    const facts = { ...unsaid, title, dueOn: on, recurrence }
    const reason = await onAdd(facts, photos)
    setBusy(false)
    setNotSaved(reason)
    if (reason !== undefined) return
    setLine('')
    setChoice(undefined)
    setRepeatChoice(undefined)
    setDayOpen(false)
    setPhotos([])
    forgetFaults()
    setSaid(texts.done)
    focusLine()
  }

  return (
    <div className={styles['place']}>
      <form
        ref={form}
        className={classes(styles['form'], !isOpen && styles['folded'])}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles['line']}>
          <TextField
            label={texts.label}
            placeholder={texts.placeholder}
            aria-describedby={isOpen ? hintId : undefined}
            value={line}
            error={fault}
            autoComplete="off"
            enterKeyHint="done"
            onFocus={() => setBegun(true)}
            onChange={(event) => {
              setLine(event.target.value)
              setFault(undefined)
              setSaid('')
            }}
          />
          <Button kind="primary" type="submit" icon={<IconPlus />} isBusy={isBusy || isPreparing}>
            {texts.submit}
          </Button>
        </div>
        {isOpen && (
          <p id={hintId} className={styles['hint']}>
            {texts.hint}
          </p>
        )}
        <div className={styles['chips']}>
          <QuickRepeat entry={entry} onChoice={setRepeatChoice} />
          <QuickDay
            entry={entry}
            isOpen={isDayOpen}
            onOpen={setDayOpen}
            onChoice={(next) => setChoice({ about: entry.about, ...next })}
          />
        </div>
        <ChosenPhotos files={photos} onChange={setPhotos} />
        {faults.map((text) => (
          <Notice key={text} tone="due" live="alert">
            {text}
          </Notice>
        ))}
        {notSaved !== undefined && (
          <Notice tone="due" live="alert" title={todosTexts.notSaved}>
            {savingTexts.notKept[notSaved]}
          </Notice>
        )}
        {isOpen && (
          <div className={styles['actions']}>
            <PhotoButtons kind="quiet" onFiles={take} />
            {entry.readings.length === 0 && !isDayOpen && entry.dueOn === null && (
              <Button kind="quiet" size="small" icon={<IconCalendarPlus />} onClick={() => setDayOpen(true)}>
                {texts.addDay}
              </Button>
            )}
          </div>
        )}
        <output className="visually-hidden">{isPreparing ? photosTexts.preparing : said || readOut}</output>
      </form>
    </div>
  )
}

function useStart(start: QuickAddProps['start'], begin: () => void): void {
  const act = useEffectEvent(begin)
  useEffect(() => {
    if (start !== undefined) act()
  }, [start])
}
