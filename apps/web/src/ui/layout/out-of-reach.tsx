import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from './notice.tsx'

type OutOfReachProps = {
  readonly texts: { readonly failed: string; readonly offline: string; readonly retry: string }
  readonly onRetry: () => void
}

/** In the place of what could not be read: a fault with a line, a matter of course without one. */
export function OutOfReach({ texts, onRetry }: OutOfReachProps) {
  const { online } = useConnection()
  return (
    <Notice tone={online ? 'due' : 'info'} action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      {online ? texts.failed : texts.offline}
    </Notice>
  )
}
