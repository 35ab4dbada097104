import { GraphqlError, Unreachable } from '#device/net/graphql.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { todosTexts } from './todos.texts.ts'

type TodosFailureProps = { readonly error: Error; readonly onAgain: () => void }

/** The list could not be read and there is no copy on the device; writing still works. */
export function TodosFailure({ error, onAgain }: TodosFailureProps) {
  const { title, text, offline, again, code } = todosTexts.failed
  const reason = error instanceof GraphqlError ? error.code : undefined
  return (
    <Notice
      tone="due"
      live="alert"
      title={title}
      action={
        <Button size="small" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {error instanceof Unreachable ? offline : text} {reason !== undefined && <small>{code(reason)}</small>}
    </Notice>
  )
}
