const everyMs = 2_000

/** Tells how an import comes along: rows, rows per second, how long it may still take. */
export function makeReport(say: (line: string) => void, bytesInAll: number) {
  const started = performance.now()
  let lastSaid = started
  let rows = 0
  let resumed = 0
  const shares = new Map<string, { bytes: number; share: number }>()

  const seconds = () => (performance.now() - started) / 1_000
  const perSecond = () => Math.round(rows / Math.max(0.001, seconds()))

  function tell(): void {
    const done = [...shares.values()].reduce((sum, { bytes, share }) => sum + bytes * share, 0) - resumed
    const part = Math.min(1, done / Math.max(1, bytesInAll - resumed))
    const left = part > 0.01 ? `, about ${Math.ceil((seconds() / part) * (1 - part))} s left to read` : ''
    say(`${group(rows)} rows, ${group(perSecond())} rows/s, ${Math.floor(part * 100)} %${left}`)
  }

  return {
    /** What an earlier run has read of a file. */
    skip(file: { checksum: string; bytes: number }): void {
      shares.set(file.checksum, { bytes: file.bytes, share: 1 })
      resumed += file.bytes
    },
    heard(file: { checksum: string; bytes: number }, count: number, share: number): void {
      rows += count
      shares.set(file.checksum, { bytes: file.bytes, share })
      if (performance.now() - lastSaid < everyMs) return
      lastSaid = performance.now()
      tell()
    },
    step: (text: string) => say(`${text} (${seconds().toFixed(1)} s)`),
    /** Rows read in this run. */
    rows: () => rows,
    seconds,
    perSecond,
  }
}
export type Report = ReturnType<typeof makeReport>

export const group = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, "'")
