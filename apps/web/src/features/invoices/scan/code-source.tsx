import { invoiceOfCode, type CodeFacts, type WordsBeside } from '@hauswart/domain/invoices/invoice-of-code'
import type { TextFacts } from '@hauswart/domain/invoices/invoice-of-text'
import { mostFileBytes } from '@hauswart/domain/files/file'
import { IconQrcode, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { keepReader } from '#device/codes/keep-reader.ts'
import type { FileReading } from '#device/codes/read-file.ts'
import { copyOf } from '#device/photos/copy-file.ts'
import { fileBytes } from '#house/file-bytes.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './code-source.module.css'
import { PaperNotice } from './paper-notice.tsx'
import { scanTexts as texts } from './scan.texts.ts'

const loadCamera = () => import('./camera-dialog.tsx')
const CameraDialog = lazy(async () => ({ default: (await loadChunk(loadCamera)).CameraDialog }))

type Source = {
  readonly realEstateId: string
  readonly file: Parameters<typeof fileBytes>[1] & { readonly isRead: boolean }
  /** The text of its code, where the server has read it: then the file is not looked at here. */
  readonly code: string | undefined
  /** What its text tells: it counts where the code is silent. */
  readonly read: TextFacts
}

type CodeSourceProps = {
  readonly today: string
  /** A paper that is filed already: it is read at once. */
  readonly source: Source | undefined
  readonly paper: File | undefined
  readonly onRead: (facts: CodeFacts, code: string) => void
  /** The file the invoice was read from, or none. */
  readonly onPaper: (file: File | undefined) => void
}

type Outcome = { readonly tone: 'good' | 'due' | 'info'; readonly text: string }

/** Camera, photo, PDF or the text of a code: what is right in it goes into the fields, what is wrong is said. */
export function CodeSource({ today, source, paper, onRead, onPaper }: CodeSourceProps) {
  const [opened, setOpened] = useState<'camera' | 'text'>()
  const [isReading, setReading] = useState(source !== undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  function take(code: string, words: WordsBeside = {}): void {
    const read = invoiceOfCode(code, today, words)
    if ('faults' in read) return setOutcome({ tone: 'due', text: read.faults.join(' ') })
    setOutcome({ tone: 'good', text: read.facts.amountRappen === null ? texts.noAmount : texts.read })
    return onRead(read.facts, code.trim())
  }

  function settle(reading: Reading): void {
    setReading(false)
    if ('text' in reading) take(reading.text)
    else setOutcome(said[reading.fault])
  }

  async function readFile(chosen: File): Promise<void> {
    if (chosen.size > mostFileBytes) return setOutcome({ tone: 'due', text: texts.tooLarge })
    setReading(true)
    setOutcome(undefined)
    const file = await copyOf(chosen)
    const { readBillIn } = await loadChunk(() => import('#device/codes/read-file.ts'))
    const reading = file === undefined ? ({ fault: 'unreadable' } as const) : await readBillIn(file)
    settle(reading)
    return onPaper('fault' in reading && reading.fault === 'unreadable' ? undefined : file)
  }

  const read = useEffectEvent((reading: Reading, filed: Source) => {
    setReading(false)
    const { issuedOn, dueOn, number } = filed.read
    if ('text' in reading)
      take(reading.text, { issuedOn: issuedOn?.value, dueOn: dueOn?.value, number: number?.value })
    else setOutcome(reading.fault === 'no-code' ? wordsOf(filed) : said[reading.fault])
  })
  useEffect(() => {
    if (source === undefined) return undefined
    const gone = new AbortController()
    const load = async () => {
      const reading = await readFiled(source, gone.signal)
      if (!gone.signal.aborted) read(reading, source)
    }
    void load()
    return () => gone.abort()
  }, [source])
  // Fetched ahead: whoever stands in the cellar without a line wants to scan there too.
  useEffect(() => {
    void keepReader()
    void loadCamera().catch(() => undefined)
  }, [])

  return (
    <section className={styles['source']} aria-label={texts.title}>
      <p className={styles['sentence']}>{texts.sentence}</p>
      <div className={styles['ways']}>
        {hasCamera() && (
          <Button icon={<IconQrcode />} aria-haspopup="dialog" onClick={() => setOpened('camera')}>
            {texts.camera}
          </Button>
        )}
        <FileButton
          accept="image/*,application/pdf"
          icon={<IconUpload />}
          isDisabled={isReading}
          onFiles={([file]) => {
            if (file !== undefined) void readFile(file)
          }}
        >
          {texts.file}
        </FileButton>
        {opened !== 'text' && (
          <Button kind="quiet" onClick={() => setOpened('text')}>
            {texts.paste}
          </Button>
        )}
      </div>
      {opened === 'text' && (
        <TextArea
          label={texts.code}
          hint={texts.codeHint}
          isOptional
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => (target.value.trim() === '' ? setOutcome(undefined) : take(target.value))}
        />
      )}
      {isReading && <Notice live="status">{texts.reading}</Notice>}
      {outcome !== undefined && (
        <Notice tone={outcome.tone} live="status">
          {outcome.text}
        </Notice>
      )}
      {paper !== undefined && <PaperNotice text={texts.kept(paper.name)} onDrop={() => onPaper(undefined)} />}
      {opened === 'camera' && (
        <Suspense>
          <CameraDialog
            onClose={() => setOpened(undefined)}
            onFound={(code, still) => {
              setOpened(undefined)
              take(code)
              // A paper that is filed already needs no second picture.
              if (source === undefined && still !== undefined)
                onPaper(new File([still], texts.stillName, { type: still.type }))
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

type Reading = FileReading | { readonly fault: 'away' }

async function readFiled({ realEstateId, file, code }: Source, signal: AbortSignal): Promise<Reading> {
  if (code !== undefined) return { text: code }
  const [bytes, { readBillIn }] = await Promise.all([
    fileBytes(realEstateId, file, signal).catch(() => undefined),
    loadChunk(() => import('#device/codes/read-file.ts')),
  ])
  return bytes === undefined ? { fault: 'away' } : readBillIn(bytes)
}

/** What helps where a paper has no code. */
const wordsOf = ({ file, read }: Source): Outcome => ({
  tone: 'info',
  text:
    Object.keys(read).length > 0 ? texts.noCodeButWords : file.isRead ? texts.noCodeNoWords : texts.beingRead,
})

const said = {
  'no-code': { tone: 'info', text: texts.noCode },
  'no-reader': { tone: 'info', text: texts.noReader },
  unreadable: { tone: 'due', text: texts.unreadable },
  away: { tone: 'info', text: texts.away },
} as const satisfies Record<string, Outcome>

// Old browsers have none, and none has it on a page without encryption.
const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
