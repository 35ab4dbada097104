import type { MetaFunction } from 'react-router'
import { Benefits } from '#features/landing/benefits.tsx'
import { Cellar } from '#features/landing/cellar.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import { pageMeta } from '#features/landing/page-meta.ts'
import { Questions } from '#features/landing/questions.tsx'
import { Security } from '#features/landing/security.tsx'
import { StartAgain } from '#features/landing/start-again.tsx'
import { Steps } from '#features/landing/steps.tsx'
import { Today } from '#features/landing/today.tsx'

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
