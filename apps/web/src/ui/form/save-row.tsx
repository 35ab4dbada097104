import type { ReactNode } from 'react'
import type { Failure } from './use-submit.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from './save-failure.tsx'

type SaveRowProps = {
  readonly failure: Failure | undefined
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The end of a form in a page: why it was not saved, and the button that saves. */
export function SaveRow({ failure, isBusy, children }: SaveRowProps) {
  return (
    <>
      <SaveFailure failure={failure} />
      <div>
        <OnlineButton type="submit" kind="primary" isBusy={isBusy}>
          {children}
        </OnlineButton>
      </div>
    </>
  )
}
