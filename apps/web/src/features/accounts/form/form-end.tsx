import { useConnection } from '#device/net/connection.ts'
import { useHydrated } from '#device/use-hydrated.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import type { Faults } from './field-faults.ts'

const { failures: texts, faults: sentences } = accountsTexts

type FormEndProps = {
  readonly submit: string
  readonly isBusy: boolean
  readonly faults: Faults
  readonly failure: string | undefined
  /** Said as long as there is no connection, before anybody tries. */
  readonly offline?: string | undefined
}

/** What went wrong, and the one button. It stays usable offline: whether there is a line only a try can tell. */
export function FormEnd({ submit, isBusy, faults, failure, offline = texts.offline }: FormEndProps) {
  const { online } = useConnection()
  const isLive = useHydrated()
  const count = Object.keys(faults).length
  // «No connection» is over as soon as there is one.
  const shown = online && failure === texts.offline ? undefined : failure
  return (
    <>
      <div role="alert" className="visually-hidden">
        {count > 1 && sentences.several(count)}
      </div>
      {shown !== undefined && (
        <Notice tone="due" live="alert">
          {shown}
        </Notice>
      )}
      {!online && shown === undefined && (
        <Notice tone="soon" live="status">
          {offline}
        </Notice>
      )}
      <Button kind="primary" size="large" isWide isBusy={isBusy} type={isLive ? 'submit' : 'button'}>
        {submit}
      </Button>
    </>
  )
}
