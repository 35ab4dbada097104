import { monthYear } from '#device/text/format.ts'
import styles from './development.module.css'
import { developmentTexts } from './development.texts.ts'
import type { LinePoint, ScoreLine } from './score-line.ts'

/** The line stretches with the card, dots and figures keep their size. Words beside it say the same. */
export function ScorePicture({ line: { points, path } }: { readonly line: ScoreLine }) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['frame']}>
        <svg className={styles['picture']} width="100%" height="100%" focusable="false">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            <polyline className={styles['line']} points={path} />
          </svg>
          {points.map(({ day, x, y }) => (
            <circle key={day} className={styles['dot']} cx={`${x}%`} cy={`${y}%`} r="4.5" />
          ))}
          <text
            className={styles['figure']}
            x={`${first.x}%`}
            y={`${first.y}%`}
            dy={besideLine(first, points[1])}
          >
            {first.score}
          </text>
          <text className={styles['latest']} x="100%" y={`${last.y}%`} dy={besideLine(last, points.at(-2))}>
            {last.score}
          </text>
        </svg>
      </div>
      <p className={styles['ends']}>
        <span>{monthYear(first.day)}</span>
        <span>{developmentTexts.now}</span>
      </p>
    </div>
  )
}

/** A figure stands on the side of its dot where the line does not go: below it if the next dot is higher. */
const besideLine = (own: LinePoint, next: LinePoint | undefined): number =>
  next !== undefined && next.y < own.y ? 20 : -11
