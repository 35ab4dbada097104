import { GraphqlError, Unreachable } from '#device/net/graphql.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'

export type ListFailureTexts = {
  readonly title: string
  readonly text: string
  readonly offline: string
  readonly again: string
  readonly code: (code: string) => string
}

type ListFailureProps = {
  readonly texts: ListFailureTexts
  readonly error: Error
  readonly onAgain: () => void
}

/** A list could not be read and there is no copy on the device; writing still works. */
export function ListFailure({ texts, error, onAgain }: ListFailureProps) {
  const reason = error instanceof GraphqlError ? error.code : undefined
  return (
    <Notice
      tone="due"
      live="alert"
      title={texts.title}
      action={
        <Button size="small" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    >
      {error instanceof Unreachable ? texts.offline : texts.text}{' '}
      {reason !== undefined && <small>{texts.code(reason)}</small>}
    </Notice>
  )
}
