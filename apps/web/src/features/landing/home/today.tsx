import { IconCheck, IconClock } from '@tabler/icons-react'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { Section } from '#features/landing/section.tsx'
import styles from './today.module.css'

const texts = landingTexts.today

/** What can be used and what cannot yet: nobody should register for something that is not there. */
export function Today() {
  return (
    <Section title={texts.title} sentence={texts.sentence}>
      <div className={styles['columns']}>
        <Points title={texts.ready} points={texts.readyPoints} isReady />
        <Points title={texts.coming} points={texts.comingPoints} />
      </div>
    </Section>
  )
}

type PointsProps = {
  readonly title: string
  readonly points: readonly string[]
  readonly isReady?: boolean
}

function Points({ title, points, isReady = false }: PointsProps) {
  const Sign = isReady ? IconCheck : IconClock
  return (
    <div className={isReady ? styles['ready'] : styles['coming']}>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point} className={styles['point']}>
            <Sign className={styles['sign']} size={20} stroke={1.75} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
