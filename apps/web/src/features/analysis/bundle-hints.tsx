import type { BundleProposal } from '@hauswart/domain/analysis/analysis'
import { IconLink } from '@tabler/icons-react'
import { Card } from '#ui/card.tsx'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { Row, RowList } from '#ui/row-list.tsx'
import { analysisTexts } from './analysis.texts.ts'
import styles from './bundle-hints.module.css'

const texts = analysisTexts.bundles

type BundleHintsProps = {
  readonly bundles: readonly BundleProposal[]
  readonly canBundle: boolean
  readonly isBusy: boolean
  readonly onBundle: (bundle: BundleProposal) => void
}

/** What would be cheaper in one go, and the button that makes it so. */
export function BundleHints({ bundles, canBundle, isBusy, onBundle }: BundleHintsProps) {
  if (bundles.length === 0) return null
  return (
    <Card title={texts.title} sentence={texts.sentence}>
      <RowList>
        {bundles.map((bundle) => {
          const title = texts.saving(bundle.sentence)
          return (
            <Row
              key={bundle.entryKeys.join('+')}
              icon={<IconLink />}
              title={bundle.sentence}
              text={
                <span className={styles['text']}>
                  {texts.inYear(bundle.year)} <FigureValue figure={bundle.saving} title={title} isEstimate />
                  <FigureSource figure={bundle.saving} title={title} look="sign" />
                </span>
              }
              action={
                canBundle ? (
                  <OnlineButton size="small" isBusy={isBusy} onClick={() => onBundle(bundle)}>
                    {texts.make}
                    <span className="visually-hidden"> {bundle.sentence}</span>
                  </OnlineButton>
                ) : undefined
              }
            />
          )
        })}
      </RowList>
    </Card>
  )
}
