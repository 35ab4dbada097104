import { IconCalendarCheck, IconChartHistogram, IconWifiOff } from '@tabler/icons-react'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './benefits.module.css'

const texts = landingTexts.benefits
const benefits = [
  [IconChartHistogram, texts.plan],
  [IconCalendarCheck, texts.todos],
  [IconWifiOff, texts.cellar],
] as const

export function Benefits() {
  return (
    <section className={styles['benefits']} aria-label={texts.title}>
      {benefits.map(([Icon, { title, text }]) => (
        <div key={title} className={styles['card']}>
          <Icon className={styles['icon']} size={27} stroke={1.75} aria-hidden="true" />
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
        </div>
      ))}
    </section>
  )
}
