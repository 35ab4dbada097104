import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { backends } from '#device/net/backends.ts'
import { prefetchFile, prefetchPage, runPage, whenIdle } from '#device/routing/prefetch.ts'
import { returnTarget } from '#device/routing/return-target.ts'

/**
 * While somebody types, the files of the page that signing in leads to are fetched. Gives what to call when the form is
 * sent: it runs the app's code meanwhile, and gives what to call with the token, to ask what the page begins with.
 */
export function useNextPage(): () => (token: string) => void {
  const { search } = useLocation()
  useEffect(() => whenIdle(() => void fetchAhead(returnTarget(search)).catch(() => undefined)), [search])
  return () => {
    runPage(returnTarget(search))
    const code = import('#house/offline/first-answers.ts').catch(() => undefined)
    return (token) => void code.then((first) => first?.askWhileSigningIn(token))
  }
}

async function fetchAhead(path: string): Promise<void> {
  const product = await backends.address('product')
  await prefetchPage(path)
  await prefetchFile(`${product}/reference/values`)
}
