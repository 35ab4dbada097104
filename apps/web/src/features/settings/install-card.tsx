import { Card } from '#ui/layout/card.tsx'
import styles from './settings.module.css'
import { settingsTexts } from './settings.texts.ts'

/** How the app comes onto the home screen; every browser hides it somewhere else. */
export function InstallCard() {
  const { title, installed, text, apple, android, desktop } = settingsTexts.install
  const isInstalled = globalThis.matchMedia('(display-mode: standalone)').matches
  if (isInstalled)
    return (
      <Card title={title}>
        <p className={styles['text']}>{installed}</p>
      </Card>
    )
  return (
    <Card title={title}>
      <div className={styles['stack']}>
        <p className={styles['text']}>{text}</p>
        <ul className={styles['ways']}>
          <li>{apple}</li>
          <li>{android}</li>
          <li>{desktop}</li>
        </ul>
      </div>
    </Card>
  )
}
