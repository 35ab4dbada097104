import { taxTotalLabel, taxYearTexts } from '@hauswart/domain/analysis/money/tax.labels'
import type { ComponentAnalysis, TaxOutlook } from '@hauswart/domain/analysis/model/analysis'
import { listed } from '@hauswart/domain/analysis/model/analysis.labels'
import { Card } from '#ui/layout/card.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import type { Figure } from '@hauswart/domain/figures/figure'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './tax-years.module.css'

const texts = analysisTexts.taxes

type TaxYearsProps = { readonly taxes: TaxOutlook; readonly names: readonly ComponentAnalysis[] }

/** What the works of each year save in taxes together, and where two years would save more. */
export function TaxYears({ taxes, names }: TaxYearsProps) {
  const { years, until, total } = taxes
  if (years.length === 0) return null
  const label = taxTotalLabel(until)
  return (
    <Card title={taxYearTexts.title} sentence={taxYearTexts.sentence(taxes)}>
      <ul className={styles['list']}>
        {years.map(({ year, componentIds, saving, advice }) => (
          <li key={year} className={styles['year']}>
            <p className={styles['line']}>
              <span className={styles['works']}>
                <strong>{year}</strong>{' '}
                {listed(
                  names
                    .filter(({ component }) => componentIds.includes(component.id))
                    .map(({ name }) => name),
                )}
              </span>
              <Saving figure={saving} title={texts.inYear(year)} />
            </p>
            {advice !== null && (
              <p className={styles['advice']}>
                {advice.sentence}
                {advice.saving !== null && (
                  <>
                    {' '}
                    {texts.more} <Saving figure={advice.saving} title={texts.moreIn(year)} />
                  </>
                )}
              </p>
            )}
          </li>
        ))}
        {(years.length > 1 || total.rules.some(({ id }) => id === 'tax.open')) && (
          <li className={styles['year']}>
            <p className={styles['line']}>
              <span className={styles['works']}>{label}</span>
              <Saving figure={total} title={label} />
            </p>
          </li>
        )}
      </ul>
    </Card>
  )
}

const Saving = ({ figure, title }: { readonly figure: Figure; readonly title: string }) => (
  <span className={styles['saving']}>
    <FigureValue figure={figure} title={title} isEstimate />
    <FigureSource figure={figure} title={title} look="sign" />
  </span>
)
