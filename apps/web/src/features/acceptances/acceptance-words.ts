import type { AcceptanceResult } from '@hauswart/domain/acceptances/acceptance'
import { warrantyEnds } from '@hauswart/domain/acceptances/warranty-end'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import { day } from '#device/text/format.ts'
import type { AcceptanceRow } from '#house/nouns/acceptances.ts'
import type { Shown } from '#house/record/record.ts'
import type { State } from '#ui/mark/pill.tsx'
import { acceptancesTexts } from './acceptances.texts.ts'

export type Acceptance = Shown<AcceptanceRow>

export const toneOfResult: Readonly<Record<AcceptanceResult, State>> = {
  clean: 'good',
  with_defects: 'soon',
  refused: 'due',
}

const { line: texts } = acceptancesTexts

/** When it was, with whom, what was found and who signed. */
export function aboutLine(acceptance: Acceptance, company: string | undefined): string {
  const { result, acceptedOn, defectIds, signatures } = acceptance
  const when = result === 'refused' ? texts.refused : texts.accepted
  return [
    when(day(acceptedOn)),
    company,
    defectIds.length === 0 ? undefined : texts.defects(defectIds.length),
    texts.signed(signatures.length),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Until when whoever did the work answers for it, by which article. */
export function warrantyLine(acceptance: AcceptanceRow, canton: Canton | null): string {
  const { notice, limitation } = warrantyEnds(acceptance, canton)
  const end = notice ?? limitation
  return end === null ? texts.none : texts.warranty(day(end.lastDay), end.article)
}
