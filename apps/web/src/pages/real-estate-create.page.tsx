import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lastStep } from '#features/real-estate/draft.ts'
import { GrowingHouse, GrowingHouseCaption } from '#features/real-estate/growing-house.tsx'
import { ResumedDraft } from '#features/real-estate/resumed-draft.tsx'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { StepAddress } from '#features/real-estate/step-address.tsx'
import { StepBuilding } from '#features/real-estate/step-building.tsx'
import { StepConfirm } from '#features/real-estate/step-confirm.tsx'
import { readAddress } from '#features/real-estate/typed-address.ts'
import { useCreateHouse } from '#features/real-estate/use-create-house.ts'
import { useDraft } from '#features/real-estate/use-draft.ts'
import { StepsFrame } from '#features/shell/steps-frame.tsx'
import { selectHouse } from '#lib/active-house.ts'
import { pathTo } from '#lib/routes.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { toast } from '#ui/toast.tsx'

const texts = realEstateTexts.steps

export default function RealEstateCreatePage() {
  const { user } = useSession()
  return user === null ? null : <Wizard key={user.id} userId={user.id} />
}

function Wizard({ userId }: { readonly userId: string }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [start] = useState(() => readAddress(search.get('adresse') ?? ''))
  const { draft, isKept, isResumed, goTo, change, startAgain, end } = useDraft(userId, start)
  const formId = useId()
  const { submit, isBusy, failure } = useCreateHouse(end, (id, name) => {
    selectHouse(id)
    toast({ text: texts.welcome(name), tone: 'good' })
    void navigate(pathTo('dashboard'))
  })
  const { step, values } = draft
  const shared = { formId, values, onChange: change }
  return (
    <StepsFrame
      step={step}
      steps={lastStep}
      rest={texts.rest[step - 1]}
      title={texts.titles[step - 1]}
      sentence={texts.sentences[step - 1]}
      picture={<GrowingHouse values={values} />}
      caption={<GrowingHouseCaption values={values} />}
      back={step > 1 && <Button onClick={() => goTo(step - 1)}>{texts.back}</Button>}
      note={isKept ? texts.savedShort : undefined}
      next={
        step < lastStep ? (
          <Button kind="primary" size="large" type="submit" form={formId}>
            {texts.next}
          </Button>
        ) : (
          <OnlineButton kind="primary" size="large" type="submit" form={formId} isBusy={isBusy}>
            {texts.finish}
          </OnlineButton>
        )
      }
    >
      {isResumed && <ResumedDraft onStartAgain={startAgain} />}
      {step === 1 && <StepAddress key={draft.id} {...shared} onDone={() => goTo(2)} />}
      {step === 2 && <StepBuilding key={draft.id} {...shared} onDone={() => goTo(3)} />}
      {step === 3 && (
        <StepConfirm
          key={draft.id}
          {...shared}
          failure={failure}
          onBack={goTo}
          onDone={async (input) => (await submit({ id: draft.id, key: draft.key, input })) === undefined}
        />
      )}
    </StepsFrame>
  )
}
