import {
  IconBuildingCommunity,
  IconDeviceMobileCheck,
  IconDeviceFloppy,
  IconEyeOff,
  IconLock,
  IconTagOff,
} from '@tabler/icons-react'
import { pathTo } from '#device/routing/routes.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { Section } from '#features/landing/section.tsx'
import { sections } from '#features/landing/sections.ts'
import styles from './security.module.css'

const texts = landingTexts.security
const promises = [
  [IconTagOff, texts.leads],
  [IconEyeOff, texts.tracking],
  [IconLock, texts.neighbours],
  [IconDeviceFloppy, texts.saved],
  [IconDeviceMobileCheck, texts.signIn],
  [IconBuildingCommunity, texts.place],
] as const

export function Security() {
  return (
    <Section id={sections.security} title={texts.title} sentence={texts.sentence}>
      <ul className={styles['promises']}>
        {promises.map(([Icon, { title, text }]) => (
          <li key={title} className={styles['promise']}>
            <span className={styles['icon']}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
            </span>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles['more']}>
        <a className={styles['link']} href={pathTo('dataProtection')}>
          {texts.more}
        </a>
      </p>
    </Section>
  )
}
