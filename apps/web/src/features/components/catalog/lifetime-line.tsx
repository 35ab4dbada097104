import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { SourceSheet } from '#ui/overlay/source-sheet.tsx'
import { componentsTexts } from '#features/components/components.texts.ts'
import styles from './lifetime-line.module.css'

type LifetimeLineProps = {
  readonly lifetime: ReferenceValue | undefined
  /** Since when it has been there, if that is known. */
  readonly since?: number | undefined
}

/** How long such a component usually lasts, and who says so. */
export function LifetimeLine({ lifetime, since }: LifetimeLineProps) {
  const texts = componentsTexts.lifetime
  if (lifetime === undefined) return <p className={styles['line']}>{texts.none}</p>
  const { value: typical, source, checkedOn, isVerified } = lifetime
  const key = lifetime.key.slice('lifetime.'.length) as ComponentKey
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
        rule={isVerified ? texts.rule : `${texts.rule} ${texts.unverified}`}
        sources={[{ name: source, asOf: checkedOn }]}
      />
    </div>
  )
}

/** «25–40», or one number where both ends are the same. */
export function spanOf({ value, min, max }: Pick<ReferenceValue, 'value' | 'min' | 'max'>): string {
  const [from, to] = [min ?? value, max ?? value]
  return from === to ? String(from) : `${from}–${to}`
}
