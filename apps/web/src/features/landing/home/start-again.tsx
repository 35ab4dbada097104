import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './start-again.module.css'

const texts = landingTexts.again

export function StartAgain() {
  return (
    <section className={styles['again']}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <p className={styles['sentence']}>{texts.sentence}</p>
      <LinkButton href={pathTo('register')} kind="primary" size="large" className={styles['go']}>
        {landingTexts.frame.start}
      </LinkButton>
    </section>
  )
}
