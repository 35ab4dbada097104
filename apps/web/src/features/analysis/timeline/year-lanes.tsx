import { classes } from '#ui/classes.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './timeline-board.module.css'
import { freeRuns } from './timeline-layout.ts'

/** The ground the cards lie on: where a year begins, and where nothing is planned for some years. */
export function YearLanes({ isFree }: { readonly isFree: readonly boolean[] }) {
  const begins = new Set(freeRuns(isFree))
  return (
    <div className={styles['lanes']} aria-hidden="true">
      {isFree.map((free, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a lane is its place
        <span key={at} className={classes(styles['lane'], free && styles['free'])}>
          {begins.has(at) && <span className={styles['nothing']}>{analysisTexts.timeline.free}</span>}
        </span>
      ))}
    </div>
  )
}
