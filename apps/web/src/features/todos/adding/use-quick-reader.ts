import { useEffect, useState } from 'react'
import type { QuickEntry, readQuickEntry } from './quick-entry.ts'

type Read = typeof readQuickEntry

const load = async (): Promise<Read> => (await import('./quick-entry.ts')).readQuickEntry

/** Understands the line. It comes when somebody begins to write: most who look at their list never do. */
export function useQuickReader(isWanted: boolean) {
  const [reader, setReader] = useState<{ readonly read: Read }>()
  useEffect(() => {
    if (!isWanted) return
    // Where it cannot come, the line is a title; nobody is kept from writing.
    load().then(
      (read) => setReader({ read }),
      () => undefined,
    )
  }, [isWanted])
  return {
    read: reader?.read ?? asTitle,
    /** For who was faster than it came. */
    readWhole: (): Promise<Read> =>
      reader === undefined ? load().catch(() => asTitle) : Promise.resolve(reader.read),
  }
}

const asTitle = (line: string): QuickEntry => ({
  title: line.trim(),
  dueOn: null,
  readings: [],
  reading: undefined,
  about: '',
  repeat: undefined,
  recurrence: null,
})
