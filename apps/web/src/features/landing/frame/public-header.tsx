import { IconMenu2 } from '@tabler/icons-react'
import { pathTo } from '#device/routing/routes.ts'
import { Brand } from '#ui/mark/brand.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { contentId, sections } from '#features/landing/sections.ts'
import styles from './public-header.module.css'

const texts = landingTexts.frame
const places = [
  [sections.steps, texts.steps],
  [sections.security, texts.security],
  [sections.questions, texts.questions],
] as const

/** Plain links and a `<details>`: the pages for guests have no scripts. */
export function PublicHeader({ isSlim = false }: { readonly isSlim?: boolean }) {
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href={`#${contentId}`}>
        {texts.skip}
      </a>
      <div className={styles['bar']}>
        <Brand href={pathTo('home')} />
        {isSlim ? null : (
          <nav className={styles['wide']} aria-label={texts.navigation}>
            <Places />
          </nav>
        )}
        <div className={classes(styles['actions'], isSlim && styles['slim'])}>
          <span className={isSlim ? undefined : styles['signIn']}>
            <LinkButton href={pathTo('login')}>{texts.signIn}</LinkButton>
          </span>
          <span className={styles['start']}>
            <LinkButton href={pathTo('register')} kind="primary">
              {texts.start}
            </LinkButton>
          </span>
        </div>
        {isSlim ? null : (
          <details className={styles['menu']}>
            <summary className={styles['opener']}>
              <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
              <span className={styles['openerWord']}>{texts.menu}</span>
            </summary>
            <nav className={styles['panel']} aria-label={texts.navigation}>
              <Places />
              <div className={styles['menuActions']}>
                <div className={styles['menuSignIn']}>
                  <LinkButton href={pathTo('login')} isWide>
                    {texts.signIn}
                  </LinkButton>
                </div>
                <LinkButton href={pathTo('register')} kind="primary" isWide>
                  {texts.start}
                </LinkButton>
              </div>
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}

function Places() {
  return (
    <ul className={styles['places']}>
      {places.map(([id, name]) => (
        <li key={id}>
          <a className={styles['place']} href={`${pathTo('home')}#${id}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
