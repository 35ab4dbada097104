import type {
  Analysis,
  AnalysisInput,
  ComponentAnalysis,
  EnergySaving,
} from '@hauswart/domain/analysis/model/analysis'
import {
  savingCostLabel,
  savingLabels,
  savingNote,
  savingTitle,
} from '@hauswart/domain/analysis/model/saving.labels'
import { decidedEntry } from '@hauswart/domain/analysis/model/waiting'
import type { Figure as FigureData } from '@hauswart/domain/figures/figure'
import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { useState } from 'react'
import type { ComponentCostRow } from '#house/nouns/analysis/component-costs.ts'
import { Card } from '#ui/layout/card.tsx'
import { Figures } from '#ui/list/facts.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import styles from './cost-card.module.css'
import { taxNote } from './tax-note.ts'
import { CostSheet } from './cost-sheet.tsx'

type CostCardProps = {
  readonly realEstateId: string
  readonly found: ComponentAnalysis
  readonly analysis: Analysis
  readonly input: AnalysisInput
  /** What the owner has entered. */
  readonly own: ComponentCostRow
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

const texts = componentLifeTexts.cost

/** What a replacement costs, what comes back, and with what it goes together. */
export function CostCard(props: CostCardProps) {
  const { realEstateId, found, analysis, input, own, mayWrite, canSeeFinances } = props
  const [isOpen, setOpen] = useState(false)
  const { component, name, cost, subsidy, tax, saving } = found
  const isOwn = own.costRappen !== null
  const decided = decidedEntry(analysis, component.id)
  const bundles = analysis.plan.bundles.filter(({ componentIds }) => componentIds.includes(component.id))
  return (
    <Card
      title={texts.title}
      action={
        mayWrite &&
        canSeeFinances && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {isOwn ? texts.changeOwn : texts.enterOwn}
          </button>
        )
      }
    >
      <Figures>
        <Tile
          label={isOwn ? texts.ownReplacement : texts.replacement}
          figure={cost}
          title={texts.costTitle(name)}
          note={component.isShared ? texts.shared : isOwn ? texts.ownNote : texts.today}
          isExact={isOwn}
        />
        <Tile
          label={texts.subsidy(input.house.canton ?? '')}
          figure={subsidy}
          title={texts.subsidyTitle(name)}
          note={subsidy.value === 0 ? texts.subsidyNone : texts.subsidyNote}
        />
        <Tile
          label={taxLabel(input, found.paidIn)}
          figure={tax}
          title={texts.taxTitle(name)}
          note={taxNote(found)}
        />
      </Figures>
      {saving !== undefined && <Saving saving={saving} name={name} />}
      {decided !== undefined && (
        <div className={styles['hint']}>
          <Notice tone="info">
            {texts.decidedCost(decided.title, decided.year)}{' '}
            <FigureValue figure={decided.cost} title={texts.decidedTitle(name)} />
            <FigureSource figure={decided.cost} title={texts.decidedTitle(name)} look="sign" />
          </Notice>
        </div>
      )}
      {bundles.map(({ kind, sentence, saving: spared }) => (
        <div key={kind} className={styles['hint']}>
          <Notice tone="info">
            {sentence} {texts.saves} <FigureValue figure={spared} title={texts.bundle} isEstimate />
            <FigureSource figure={spared} title={texts.bundle} look="sign" />
          </Notice>
        </div>
      ))}
      {!canSeeFinances && <p className={styles['quiet']}>{texts.noRight}</p>}
      {isOpen && (
        <CostSheet realEstateId={realEstateId} name={name} own={own} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

/** What it saves in a year: money, energy and CO₂; one tile is enough where nothing is known. */
function Saving({ saving, name }: { readonly saving: EnergySaving; readonly name: string }) {
  const tiles = [
    [savingCostLabel(saving), saving.cost],
    [savingLabels.energy, saving.energy],
    [savingLabels.co2Alone, saving.co2],
  ] as const
  return (
    <div className={styles['saving']}>
      <Figures>
        {tiles
          .filter(([, { value }], at) => at === 0 || value !== null)
          .map(([label, figure]) => (
            <Tile
              key={label}
              label={label}
              figure={figure}
              title={savingTitle(label, name)}
              note={savingNote}
              isBare
            />
          ))}
      </Figures>
    </div>
  )
}

/** The law changes: which side of the change counts stands above the figure. */
function taxLabel({ references, house, today }: AnalysisInput, year: number | null): string {
  const book = referenceBook(references, { canton: house.canton, on: today })
  const ends = book.get('tax.imputed_rent_ends')?.value
  if (ends === undefined || year === null || house.usage === 'rented') return texts.taxPlain
  return year < ends ? texts.tax(ends - 1) : texts.taxAfter(ends)
}

type TileProps = {
  readonly label: string
  readonly figure: FigureData
  readonly title: string
  readonly note: string
  /** The label says per when. */
  readonly isBare?: boolean
  /** Somebody's word, not an estimate. */
  readonly isExact?: boolean
}

function Tile({ figure, note, isExact = false, ...tile }: TileProps) {
  return (
    <FigureTile
      {...tile}
      figure={figure}
      isEstimate={figure.value !== 0 && !isExact}
      words={isOpen(figure) ? texts.open : undefined}
      note={figure.value === null ? figure.rules.at(-1)?.text : note}
    />
  )
}

/** Nothing is missing in the tables: it hangs on an answer of the owner, or on an office. */
const isOpen = ({ value, rules }: FigureData): boolean =>
  value === null &&
  rules.some(({ id }) => id.startsWith('tax.')) &&
  !rules.some(({ id }) => id === 'tax.no_row')
