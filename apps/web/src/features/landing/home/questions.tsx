import { IconChevronDown } from '@tabler/icons-react'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { Section } from '#features/landing/section.tsx'
import { sections } from '#features/landing/sections.ts'
import styles from './questions.module.css'

const texts = landingTexts.questions

export function Questions() {
  return (
    <Section id={sections.questions} title={texts.title}>
      <div className={styles['list']}>
        {texts.list.map(({ question, answer }) => (
          <details key={question} className={styles['item']}>
            <summary className={styles['question']}>
              {question}
              <IconChevronDown className={styles['sign']} size={20} stroke={1.75} aria-hidden="true" />
            </summary>
            <p className={styles['answer']}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
