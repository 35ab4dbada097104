import styles from './value-band.module.css'

type Mark = { readonly value: number; readonly words: string }

type ValueBandProps = {
  /** «Geschätzter Wert», read before the figures. */
  readonly label: string
  readonly low: Mark
  readonly best: Mark
  readonly high: Mark
  /** A fixed point to compare with: what was paid. */
  readonly compare?: (Mark & { readonly label: string }) | undefined
}

/** A value as what it is: a range with a likely middle, not one exact number. */
export function ValueBand({ label, low, best, high, compare }: ValueBandProps) {
  const values = [low.value, high.value, ...(compare === undefined ? [] : [compare.value])]
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const room = (to - from) * 0.14 || 1
  const at = (value: number) => `${(((value - from + room) / (to - from + 2 * room)) * 100).toFixed(2)}%`
  const band = Number.parseFloat(at(high.value)) - Number.parseFloat(at(low.value))
  return (
    <div className={styles['place']}>
      <svg className={styles['picture']} width="100%" height="78" aria-hidden="true" focusable="false">
        <rect className={styles['track']} y="34" width="100%" height="12" rx="6" />
        <rect className={styles['band']} x={at(low.value)} y="34" width={`${band}%`} height="12" rx="6" />
        <text className={styles['figure']} x={at(best.value)} y="18">
          {best.words}
        </text>
        <line className={styles['best']} x1={at(best.value)} x2={at(best.value)} y1="26" y2="54" />
        <text className={styles['end']} x={at(low.value)} y="68">
          {low.words}
        </text>
        <text className={styles['end']} x={at(high.value)} y="68">
          {high.words}
        </text>
        {compare !== undefined && (
          <circle className={styles['compare']} cx={at(compare.value)} cy="40" r="6" />
        )}
      </svg>
      {compare !== undefined && (
        <p className={styles['legend']} aria-hidden="true">
          <svg width="14" height="14" focusable="false">
            <circle className={styles['compare']} cx="7" cy="7" r="5" />
          </svg>
          {compare.label}: {compare.words}
        </p>
      )}
      <p className="visually-hidden">
        {label}: {low.words} – {high.words}, {best.words}
        {compare !== undefined && `; ${compare.label}: ${compare.words}`}
      </p>
    </div>
  )
}
