import type { UpcomingSource } from '@hauswart/domain/deadlines/source'
import {
  IconAlertTriangle,
  IconCalendar,
  IconFileDollar,
  IconFileText,
  IconHammer,
  IconPercentage,
  IconReceipt,
  IconRefresh,
  IconShieldCheck,
  IconSquare,
} from '@tabler/icons-react'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import type { UpcomingEntry } from './upcoming.ts'
import { whenWords } from './upcoming.texts.ts'

const signs: Readonly<Record<UpcomingSource, typeof IconSquare>> = {
  todo: IconSquare,
  maintenance: IconRefresh,
  measure: IconHammer,
  document: IconFileText,
  appointment: IconCalendar,
  defect: IconAlertTriangle,
  repair: IconAlertTriangle,
  warranty_notice: IconShieldCheck,
  warranty: IconShieldCheck,
  lien: IconShieldCheck,
  maker_warranty: IconShieldCheck,
  subsidy: IconFileText,
  permit: IconFileText,
  promise: IconFileText,
  invoice: IconReceipt,
  retention: IconReceipt,
  discount: IconPercentage,
  invoice_warranty: IconShieldCheck,
  quote: IconFileDollar,
}

/** The sign of where a date comes from; its word stands beside it. */
export function DateSign({ source }: { readonly source: UpcomingSource }) {
  const Sign = signs[source]
  return <Sign />
}

type WhenProps = {
  readonly entry: Pick<UpcomingEntry, 'on' | 'isWholeYear'>
  readonly today: string
}

/** Colour, sign and word say the same. */
export function When({ entry, today }: WhenProps) {
  const { words, state } = whenWords(entry, today)
  return state === 'later' ? <Pill>{words}</Pill> : <StatePill state={state}>{words}</StatePill>
}
