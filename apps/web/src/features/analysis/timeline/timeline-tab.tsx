import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { movedMeasures } from '@hauswart/domain/analysis/plan/plan-move'
import { useMemo, useState } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { DenseFigures } from '#ui/figure/figure.tsx'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { BundleHints } from '#features/analysis/measures/bundle-hints.tsx'
import { BundleQuestion } from '#features/analysis/measures/bundle-question.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import { EntrySheet } from './entry-sheet.tsx'
import { InflationChoice } from './inflation-choice.tsx'
import { entryId } from '#features/analysis/decisions/moves.ts'
import { PlanSums } from './plan-sums.tsx'
import { TimelineBoard } from './timeline-board.tsx'
import { TaxYears } from './tax-years.tsx'
import { columnsOf } from './timeline-layout.ts'
import { useFocusAfter } from '#features/analysis/use-focus-after.ts'
import { useMeasureActs } from '#features/analysis/decisions/use-measure-acts.ts'

const texts = analysisTexts.timeline

/** Thirty years as columns. What is moved is reckoned anew at once; letting go of it saves it. */
export function TimelineTab({ desk }: { readonly desk: Desk }) {
  const { analysis, input, withMeasures, mayWrite } = desk
  const acts = useMeasureActs(desk)
  const [moved, setMoved] = useState<{ readonly entry: PlanEntry; readonly year: number }>()
  const [opened, setOpened] = useState<string>()
  const focusAfter = useFocusAfter(input.measures, (id) =>
    document.querySelector<HTMLElement>(`[data-entry*="${CSS.escape(id)}"]`),
  )
  const shown = useMemo(
    () =>
      moved === undefined
        ? analysis
        : (withMeasures(movedMeasures(input.measures, moved.entry, moved.year, moved.entry.key)) ?? analysis),
    [analysis, input.measures, moved, withMeasures],
  )
  const columns = useMemo(() => columnsOf(analysis.plan), [analysis.plan])
  const entry = shown.plan.entries.find((one) => entryId(one) === opened)
  return (
    <div className={styles['stack']}>
      <Card title={texts.title} sentence={texts.sentence(mayWrite)} action={<InflationChoice desk={desk} />}>
        <DenseFigures>
          <PlanSums plan={shown.plan} names={desk.analysis.components} />
          <TimelineBoard
            plan={shown.plan}
            columns={columns}
            canMove={mayWrite}
            onPreview={(one, year) => setMoved(one === undefined ? undefined : { entry: one, year })}
            onMove={(one, year) => acts.move(one, year, () => setMoved(undefined))}
            onOpen={(one) => setOpened(entryId(one))}
          />
        </DenseFigures>
      </Card>
      {desk.canSeeFinances && <TaxYears taxes={shown.taxes} names={shown.components} />}
      <BundleHints
        bundles={shown.plan.bundles}
        canBundle={mayWrite}
        onBundle={({ componentIds, year }) => {
          acts.bundle(componentIds, year)
          if (componentIds[0] !== undefined) focusAfter(componentIds[0])
        }}
      />
      {entry !== undefined && (
        <EntrySheet
          key={opened}
          desk={desk}
          entry={entry}
          onMove={acts.move}
          onClose={() => setOpened(undefined)}
        />
      )}
      <BundleQuestion desk={desk} {...acts.question} />
    </div>
  )
}
