import type { ReactNode } from 'react'
import type { Failure } from './use-submit.ts'
import { Button } from '#ui/action/button.tsx'
import { SaveFailure } from './save-failure.tsx'

type SaveRowProps = {
  readonly failure: Failure | undefined
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The end of a form in a page that keeps on the device: why it was not kept, and the button that saves. */
export function SaveRow({ failure, isBusy, children }: SaveRowProps) {
  return (
    <>
      <SaveFailure failure={failure} />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {children}
        </Button>
      </div>
    </>
  )
}
