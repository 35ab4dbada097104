import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import type { Lifetime } from '@hauswart/domain/reference/lifetime'
import { SourceSheet } from '#ui/source-sheet.tsx'
import { componentsTexts } from './components.texts.ts'
import styles from './lifetime-line.module.css'

type LifetimeLineProps = {
  readonly lifetime: Lifetime | undefined
  /** Since when it has been there, if that is known. */
  readonly since?: number | undefined
}

/** How long such a component usually lasts, and who says so. */
export function LifetimeLine({ lifetime, since }: LifetimeLineProps) {
  const texts = componentsTexts.lifetime
  if (lifetime === undefined) return <p className={styles['line']}>{texts.none}</p>
  const { key, typical, source, checkedOn, verified } = lifetime
  const span = spanOf(lifetime)
  return (
    <div className={styles['line']}>
      <p>
        {texts.usual} <strong>{texts.years(span)}</strong>
      </p>
      <SourceSheet
        title={texts.title(componentLabels[key])}
        figure={texts.years(span)}
        inputs={[
          { label: texts.kind, value: componentLabels[key] },
          { label: texts.typical, value: texts.years(String(typical)) },
          ...(since === undefined ? [] : [{ label: texts.since, value: String(since) }]),
        ]}
        rule={verified ? texts.rule : `${texts.rule} ${texts.unverified}`}
        sources={[{ name: source, asOf: checkedOn }]}
      />
    </div>
  )
}

/** «25–40», or one number where both ends are the same. */
export const spanOf = ({ min, max }: Pick<Lifetime, 'min' | 'max'>): string =>
  min === max ? String(min) : `${min}–${max}`
