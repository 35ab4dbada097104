import type { BundleProposal } from '@hauswart/domain/analysis/model/analysis'
import { IconLink } from '@tabler/icons-react'
import { Card } from '#ui/layout/card.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Button } from '#ui/action/button.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './bundle-hints.module.css'

const texts = analysisTexts.bundles

type BundleHintsProps = {
  readonly bundles: readonly BundleProposal[]
  readonly canBundle: boolean
  readonly onBundle: (bundle: BundleProposal) => void
}

/** What would be cheaper in one go, and the button that makes it so. */
export function BundleHints({ bundles, canBundle, onBundle }: BundleHintsProps) {
  if (bundles.length === 0) return null
  return (
    <Card title={texts.title} sentence={texts.sentence}>
      <ul className={styles['list']}>
        {bundles.map((bundle) => {
          const title = texts.saving(bundle.sentence)
          return (
            <li key={bundle.entryKeys.join('+')} className={styles['bundle']}>
              <div className={styles['words']}>
                <p className={styles['sentence']}>{bundle.sentence}</p>
                <p className={styles['text']}>
                  {texts.inYear(bundle.year)}
                  <FigureValue figure={bundle.saving} title={title} isEstimate />
                  <FigureSource figure={bundle.saving} title={title} look="sign" />
                </p>
              </div>
              {canBundle && (
                <Button size="small" icon={<IconLink />} onClick={() => onBundle(bundle)}>
                  {texts.make}
                  <span className="visually-hidden"> {bundle.sentence}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
