import type { ReactNode } from 'react'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { Picture } from '#features/landing/picture.tsx'
import { Section } from '#features/landing/section.tsx'
import { sections } from '#features/landing/sections.ts'
import { ComponentPicture, HousePicture, TodosPicture } from './step-pictures.tsx'
import styles from './steps.module.css'

const texts = landingTexts.steps

export function Steps() {
  return (
    <Section id={sections.steps} title={texts.title} sentence={texts.sentence}>
      <ol className={styles['steps']}>
        <Step number={1} {...texts.house}>
          <HousePicture />
        </Step>
        <Step number={2} {...texts.components}>
          <ComponentPicture />
        </Step>
        <Step number={3} {...texts.todos}>
          <TodosPicture />
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = {
  readonly number: number
  readonly title: string
  readonly text: string
  readonly picture: string
  readonly children: ReactNode
}

function Step({ number, title, text, picture, children }: StepProps) {
  return (
    <li className={styles['step']}>
      <Picture name={picture} className={styles['stage']}>
        {children}
      </Picture>
      <div className={styles['words']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['text']}>{text}</p>
      </div>
    </li>
  )
}
