import { performance } from 'node:perf_hooks'
import { isDeepStrictEqual } from 'node:util'
import type { readQrBill } from '@hauswart/domain/qr-bills/read-qr-bill'
import type { writeQrBill } from '@hauswart/domain/qr-bills/write-qr-bill'
import { takeSlip } from './naive.ts'
import { payloadOf } from './slips.ts'
import { countSigns } from './work.ts'

/** What is judged: the product, or the product with a fault planted in it. */
export type Subject = { readonly read: typeof readQrBill; readonly write: typeof writeQrBill }

export type Verdict = {
  crashed: number
  /** Taken though the clerk would not, and the other way round. */
  takenWrongly: number
  refusedWrongly: number
  changedOnTheWay: number
  taken: number
  mostSigns: number
  slowestMs: number
  readonly codes: Set<string>
}

export function judge(subject: Subject, many: number): Verdict {
  const verdict: Verdict = {
    crashed: 0,
    takenWrongly: 0,
    refusedWrongly: 0,
    changedOnTheWay: 0,
    taken: 0,
    mostSigns: 0,
    slowestMs: 0,
    codes: new Set(),
  }
  for (let number = 0; number < many; number += 1) judgeOne(subject, payloadOf(number), verdict)
  return verdict
}

function judgeOne({ read, write }: Subject, payload: string, verdict: Verdict): void {
  try {
    const reading = read(payload)
    verdict.slowestMs = Math.max(verdict.slowestMs, Math.min(timed(read, payload), timed(read, payload)))
    verdict.mostSigns = Math.max(
      verdict.mostSigns,
      countSigns(() => void read(payload)),
    )
    const slip = takeSlip(payload)
    if ('faults' in reading) {
      for (const { code } of reading.faults) verdict.codes.add(code)
      if (slip !== undefined || reading.faults.length === 0) verdict.refusedWrongly += 1
      return
    }
    verdict.taken += 1
    if (slip === undefined) verdict.takenWrongly += 1
    else if (!isKept(reading.bill, slip.text, { read, write })) verdict.changedOnTheWay += 1
  } catch {
    verdict.crashed += 1
  }
}

/** Twice is enough: the machine may look away once. */
function timed(read: Subject['read'], payload: string): number {
  const started = performance.now()
  read(payload)
  return performance.now() - started
}

/** Written back it is the same slip and says the same; an address of two free lines is refused, and that by name. */
function isKept(
  bill: Parameters<Subject['write']>[0],
  text: string | undefined,
  { read, write }: Subject,
): boolean {
  const writing = write(bill)
  if (text === undefined)
    return 'faults' in writing && writing.faults.every(({ code }) => code === 'combined_address')
  return 'payload' in writing && writing.payload === text && isDeepStrictEqual(read(text), { bill })
}
