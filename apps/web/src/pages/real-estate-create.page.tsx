import { useId, useState } from 'react'
import type { Trouble } from '#features/recording/creation/create-trouble.tsx'
import { DraftChoiceStep } from '#features/recording/draft/draft-choice-step.tsx'
import { DraftNotices } from '#features/recording/draft/draft-notices.tsx'
import { noAnswers } from '#features/recording/answers.ts'
import { isBegun, steps } from '#features/recording/draft/draft.ts'
import { GrowingHouse, GrowingHouseCaption } from '#features/recording/steps/growing-house.tsx'
import { Recorded } from '#features/recording/creation/recorded.tsx'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { StepAddress } from '#features/recording/steps/step-address.tsx'
import { StepComponents } from '#features/recording/steps/step-components.tsx'
import { StepEnergy } from '#features/recording/steps/step-energy.tsx'
import { StepFacts } from '#features/recording/steps/step-facts.tsx'
import { StepPurchase } from '#features/recording/steps/step-purchase.tsx'
import type { StepProps } from '#features/recording/step.ts'
import {
  useCreateHouse,
  type Recorded as RecordedHouse,
} from '#features/recording/creation/use-create-house.ts'
import { useRecording } from '#features/recording/draft/use-recording.ts'
import { useStepHistory } from '#features/recording/steps/use-step-history.ts'
import { StepsFrame } from '#features/shell/steps-frame.tsx'
import { selectHouse } from '#house/active-house.ts'
import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useSession } from '#device/session/use-session.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const { frame: texts, steps: words, factsByHand, choice, done } = recordingTexts

export default function RealEstateCreatePage() {
  const { user } = useSession()
  return user === null ? null : <Wizard key={user.id} userId={user.id} />
}

function Wizard({ userId }: { readonly userId: string }) {
  const { keeper, isOpen, draft, revision, place, isOffered, isResumed, clash, carried, rival } =
    useRecording(userId)
  const [recorded, setRecorded] = useState<RecordedHouse>()
  const formId = useId()
  const { online } = useConnection()
  const { create, isBusy, trouble } = useCreateHouse(keeper, (house) => {
    selectHouse(house.id)
    setRecorded(house)
  })
  const isOver = recorded !== undefined
  const { goTo, goBack } = useStepHistory({ draft, isOpen, isOver, onStep: keeper.goTo })
  const { answers } = recorded?.draft ?? draft
  const picture = {
    picture: <GrowingHouse answers={answers} />,
    caption: <GrowingHouseCaption answers={answers} />,
  }
  const all = steps.length
  if (!isOpen) return <Opening />
  if (carried !== '' || rival !== undefined)
    return (
      <StepsFrame
        step={1}
        steps={all}
        title={choice.title}
        sentence={choice.sentence}
        {...picture}
        next={null}
      >
        <DraftChoiceStep
          begun={rival?.draft.answers ?? answers}
          fresh={rival === undefined ? { ...noAnswers, search: carried } : answers}
          onChoose={keeper.decide}
        />
      </StepsFrame>
    )
  if (recorded !== undefined)
    return (
      <StepsFrame
        step={all + 1}
        steps={all}
        rest={done.rest}
        title={done.title}
        sentence={done.sentence(answers.name)}
        {...picture}
        next={
          <LinkButton kind="primary" size="large" to={pathTo('dashboard')}>
            {done.toOverview}
          </LinkButton>
        }
      >
        <Recorded recorded={recorded} />
      </StepsFrame>
    )

  const at = steps.indexOf(draft.step)
  const isByHand = draft.step === 'facts' && answers.egid === null
  const { title, sentence } = isByHand ? factsByHand : words[draft.step]
  const before = steps[at - 1]
  const after = steps[at + 1]
  const shared = {
    formId,
    draft,
    onChange: keeper.change,
    onTell: keeper.tell,
    onDone: () => {
      if (after !== undefined) goTo(after)
    },
  }
  return (
    <StepsFrame
      step={at + 1}
      steps={all}
      rest={words[draft.step].rest}
      title={title}
      sentence={sentence}
      {...picture}
      back={before !== undefined && <Button onClick={() => goBack(before)}>{texts.back}</Button>}
      note={isBegun(draft) && !isOffered && noteOf(place, online)}
      next={
        after === undefined ? (
          <OnlineButton kind="primary" size="large" type="submit" form={formId} isBusy={isBusy}>
            {texts.finish}
          </OnlineButton>
        ) : (
          <Button kind="primary" size="large" type="submit" form={formId}>
            {texts.next}
          </Button>
        )
      }
    >
      <DraftNotices isResumed={isResumed} clash={clash} onStartAgain={() => keeper.startAgain()} />
      <CurrentStep
        key={`${draft.id}.${revision}`}
        {...shared}
        trouble={trouble}
        isBusy={isBusy}
        onAddress={() => goBack('address')}
        onCreate={create}
      />
    </StepsFrame>
  )
}

type CurrentStepProps = StepProps & {
  readonly trouble: Trouble | undefined
  readonly isBusy: boolean
  readonly onAddress: () => void
  readonly onCreate: (hasMoney: boolean) => Promise<void>
}

function CurrentStep({ trouble, isBusy, onAddress, onCreate, ...shared }: CurrentStepProps) {
  switch (shared.draft.step) {
    case 'address':
      return <StepAddress {...shared} />
    case 'facts':
      return <StepFacts {...shared} onAddress={onAddress} />
    case 'energy':
      return <StepEnergy {...shared} />
    case 'components':
      return <StepComponents {...shared} />
    case 'purchase':
      return <StepPurchase {...shared} trouble={trouble} isBusy={isBusy} onDone={onCreate} />
  }
  return null
}

function noteOf(place: ReturnType<typeof useRecording>['place'], online: boolean): string {
  if (place === 'nowhere') return texts.notSaved
  return place === 'server' || online ? texts.saved : texts.savedHere
}

/** Until it is known whether something was begun elsewhere. */
function Opening() {
  return (
    <StepsFrame
      step={1}
      steps={steps.length}
      title={
        <>
          <span className="visually-hidden">{texts.loading}</span>
          <Skeleton shape="title" width="medium" />
        </>
      }
      picture={<GrowingHouse answers={noAnswers} />}
      next={null}
    >
      <Skeleton shape="field" />
    </StepsFrame>
  )
}
