import { IconCheck, IconClock, IconWifiOff } from '@tabler/icons-react'
import { Pill } from '#ui/mark/pill.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { Picture } from '#features/landing/picture.tsx'
import styles from './cellar.module.css'

const texts = landingTexts.cellar

export function Cellar() {
  return (
    <section className={styles['cellar']}>
      <div>
        <h2 className={styles['title']}>{texts.title}</h2>
        <p className={styles['text']}>{texts.text}</p>
        <ul className={styles['points']}>
          {texts.points.map((point) => (
            <li key={point} className={styles['point']}>
              <IconCheck className={styles['check']} size={20} stroke={2} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Picture name={texts.picture} className={styles['phone']}>
        <p className={styles['offline']}>
          <IconWifiOff size={16} stroke={1.75} />
          {texts.offline}
        </p>
        <p className={styles['heading']}>{texts.heading}</p>
        <div className={styles['list']}>
          {texts.rows.map(({ title, note, pill }) => (
            <div key={title} className={styles['row']}>
              <span className={styles['words']}>
                <span className={styles['name']}>{title}</span>
                <span className={styles['note']}>{note}</span>
              </span>
              {pill === 'wartet' ? (
                <Pill icon={<IconClock size={14} stroke={1.75} />}>{pill}</Pill>
              ) : (
                <Pill tone="good" icon={<IconCheck size={14} stroke={2} />}>
                  {pill}
                </Pill>
              )}
            </div>
          ))}
        </div>
      </Picture>
    </section>
  )
}
