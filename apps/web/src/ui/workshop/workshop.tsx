import { useEffect, useState } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Toasts } from '#ui/overlay/toast.tsx'
import { WorkshopCharts } from './workshop-charts.tsx'
import { WorkshopContent } from './workshop-content.tsx'
import { WorkshopForm } from './workshop-form.tsx'
import { Group } from './workshop-group.tsx'
import { WorkshopInputs } from './workshop-inputs.tsx'
import { WorkshopOverlays } from './workshop-overlays.tsx'
import styles from './workshop.module.css'
import { workshopTexts as texts } from './workshop.texts.ts'

/** Every piece in every state, to look at and to test. */
export function Workshop() {
  const [theme, setTheme] = useState<string>('system')
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', theme)
  }, [theme])
  return (
    <main className={styles['page']}>
      <title>{texts.title}</title>
      <PageHead
        title={texts.title}
        sentence={texts.sentence}
        trail={texts.trail}
        pill={<StatePill state="due">{texts.states.due}</StatePill>}
        actions={
          <>
            <Button>{texts.later}</Button>
            <Button kind="primary">{texts.saveAnd}</Button>
          </>
        }
      />
      <ChoiceChips
        look="pills"
        label={texts.theme}
        options={texts.themes}
        value={theme}
        onChange={setTheme}
      />
      <WorkshopInputs />
      <Group title={texts.groups.form}>
        <Card>
          <WorkshopForm onDirty={setDirty} />
          <LeaveGuard isDirty={isDirty} />
        </Card>
        <LinkButton to={pathTo('login')}>{texts.leave}</LinkButton>
      </Group>
      <WorkshopContent />
      <WorkshopCharts />
      <WorkshopOverlays />
      <Toasts />
    </main>
  )
}
