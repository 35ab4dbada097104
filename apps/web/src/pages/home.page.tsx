import type { MetaFunction } from 'react-router'
import { Benefits } from '#features/landing/home/benefits.tsx'
import { Cellar } from '#features/landing/home/cellar.tsx'
import { Hero } from '#features/landing/home/hero.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { pageMeta } from '#features/landing/page-meta.ts'
import { Questions } from '#features/landing/home/questions.tsx'
import { Security } from '#features/landing/home/security.tsx'
import { StartAgain } from '#features/landing/home/start-again.tsx'
import { Steps } from '#features/landing/home/steps.tsx'
import { Today } from '#features/landing/home/today.tsx'

const { title, description } = landingTexts.meta

export const meta: MetaFunction = () => pageMeta(title, description)

export default function HomePage() {
  return (
    <>
      <Hero />
      <Benefits />
      <Steps />
      <Cellar />
      <Security />
      <Today />
      <Questions />
      <StartAgain />
    </>
  )
}
