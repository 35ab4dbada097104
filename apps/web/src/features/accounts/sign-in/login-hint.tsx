import { useLocation } from 'react-router'
import { readHint } from '#device/routing/return-target.ts'
import { useHydrated } from '#device/use-hydrated.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'

/** Why somebody stands here. The page written at build time knows no query, hence only afterwards. */
export function LoginHint() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const hint = isHydrated ? readHint(search) : undefined
  if (hint === undefined) return null
  const { title, text } = accountsTexts.hints[hint]
  return (
    <Notice tone={hint === 'abgelaufen' ? 'info' : 'good'} title={title} live="status">
      {text}
    </Notice>
  )
}
