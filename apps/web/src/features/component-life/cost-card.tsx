import type { Analysis, AnalysisInput, ComponentAnalysis } from '@hauswart/domain/analysis/analysis'
import type { Figure as FigureData } from '@hauswart/domain/figures/figure'
import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { Figure, Figures } from '#ui/facts.tsx'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import { Notice } from '#ui/notice.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from './cost-card.module.css'
import { CostSheet } from './cost-sheet.tsx'

type CostCardProps = {
  readonly realEstateId: string
  readonly found: ComponentAnalysis
  readonly analysis: Analysis
  readonly input: AnalysisInput
  /** What the owner has entered. */
  readonly own: { readonly rappen: number; readonly version: number } | undefined
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

const texts = componentLifeTexts.cost

/** What a replacement costs, what comes back, and with what it goes together. */
export function CostCard(props: CostCardProps) {
  const { realEstateId, found, analysis, input, own, mayWrite, canSeeFinances } = props
  const [isOpen, setOpen] = useState(false)
  const { component, name, cost, subsidy, tax } = found
  const ends = input.references.find(({ key }) => key === 'tax.imputed_rent_ends')?.value
  const bundles = analysis.plan.bundles.filter(({ componentIds }) => componentIds.includes(component.id))
  return (
    <Card
      title={texts.title}
      action={
        mayWrite &&
        canSeeFinances && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {own === undefined ? texts.useOwn : texts.changeOwn}
          </button>
        )
      }
    >
      <Figures>
        <Tile
          label={own === undefined ? texts.replacement : texts.ownReplacement}
          figure={cost}
          title={texts.costTitle(name)}
          note={component.isShared ? texts.shared : own === undefined ? texts.today : texts.ownNote}
        />
        <Tile
          label={texts.subsidy(input.house.canton ?? '')}
          figure={subsidy}
          title={texts.subsidyTitle(name)}
          note={subsidy.value === 0 ? texts.subsidyNone : texts.subsidyNote}
        />
        <Tile
          label={ends === undefined ? texts.taxPlain : texts.tax(ends - 1)}
          figure={tax}
          title={texts.taxTitle(name)}
          note={texts.taxNote}
        />
      </Figures>
      {bundles.map(({ kind, sentence, saving }) => (
        <div key={kind} className={styles['hint']}>
          <Notice tone="info">
            {sentence} {texts.saves} <FigureValue figure={saving} title={texts.bundle} isEstimate />
            <FigureSource figure={saving} title={texts.bundle} look="sign" />
          </Notice>
        </div>
      ))}
      {!canSeeFinances && <p className={styles['quiet']}>{texts.noRight}</p>}
      {isOpen && (
        <CostSheet
          realEstateId={realEstateId}
          componentId={component.id}
          own={own}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

type TileProps = {
  readonly label: string
  readonly figure: FigureData
  readonly title: string
  readonly note: string
}

function Tile({ label, figure, title, note }: TileProps) {
  return (
    <Figure
      label={
        <span className={styles['label']}>
          {label}
          <FigureSource figure={figure} title={title} look="sign" />
        </span>
      }
      value={<FigureValue figure={figure} title={title} isEstimate={figure.value !== 0} />}
      note={figure.value === null ? undefined : note}
    />
  )
}
