import type { ProjectTemplate } from '@hauswart/domain/projects/project-template'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddProject } from '#features/projects/create/use-add-project.ts'
import { WizardQuestions, type WizardStep } from '#features/projects/create/wizard-steps.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { projectForm } from '#features/projects/sheet/project-values.ts'
import { useStartFacts } from '#features/projects/use-start-facts.ts'
import { StepsFrame } from '#features/shell/steps-frame.tsx'
import { HouseStart } from '#house/house-start.tsx'
import { decidedIn } from '#house/paths/decided.ts'
import { useRole } from '#house/use-role.ts'
import { pathTo } from '#device/routing/routes.ts'
import { Button } from '#ui/action/button.tsx'

const { wizard: texts } = projectsTexts

export default function ProjectCreatePage() {
  return <HouseStart texts={projectsTexts}>{(id) => <Wizard key={id} realEstateId={id} />}</HouseStart>
}

function Wizard({ realEstateId }: { readonly realEstateId: string }) {
  const { canSeeFinances } = useRole(realEstateId)
  const { components } = useStartFacts(realEstateId)
  const [step, setStep] = useState<WizardStep>(0)
  const decided = decidedIn(useSearchParams()[0])
  const [values, setValues] = useState(() =>
    projectForm.newValues(decided && { title: decided.title, componentIds: decided.componentIds }),
  )
  const [template, setTemplate] = useState<ProjectTemplate>()
  const add = useAddProject(realEstateId, { canSeeFinances, measureId: decided?.measureId })
  const formId = useId()
  const isLast = step === 3
  return (
    <StepsFrame
      step={step + 1}
      steps={texts.steps.length}
      title={texts.steps[step].title}
      sentence={texts.steps[step].sentence}
      laterTo={pathTo('projects')}
      back={step > 0 && <Button onClick={() => setStep((step - 1) as WizardStep)}>{texts.back}</Button>}
      next={
        <Button kind="primary" size="large" type="submit" form={formId}>
          {isLast ? texts.finish : texts.next}
        </Button>
      }
    >
      <WizardQuestions
        key={step}
        formId={formId}
        step={step}
        values={values}
        template={template}
        components={components}
        canSeeFinances={canSeeFinances}
        onTemplate={(name, proposed) => {
          setTemplate(name)
          setValues(proposed)
        }}
        onDone={async (said) => {
          setValues(said)
          if (isLast) await add(said)
          else setStep((step + 1) as WizardStep)
        }}
      />
    </StepsFrame>
  )
}
