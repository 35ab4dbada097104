import { pathTo, type RouteName } from '#device/routing/routes.ts'
import { Brand } from '#ui/mark/brand.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './public-footer.module.css'

const texts = landingTexts.frame
const legal = [
  ['conditions', texts.conditions],
  ['dataProtection', texts.dataProtection],
  ['impressum', texts.impressum],
] as const satisfies readonly (readonly [RouteName, string])[]

export function PublicFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <div className={styles['about']}>
          <Brand href={pathTo('home')} />
          <p className={styles['claim']}>
            {texts.claim} <span className={styles['promise']}>{texts.promise}</span>
          </p>
        </div>
        <nav aria-label={texts.legal}>
          <ul className={styles['links']}>
            {legal.map(([name, word]) => (
              <li key={name}>
                <a className={styles['link']} href={pathTo(name)}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
