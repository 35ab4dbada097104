import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/** The secret of a link from a letter. It leaves the address at once: histories and screens are read by others. */
export function useLinkToken(pathWithout: string): string | undefined {
  const { token } = useParams()
  const [kept] = useState(token)
  useEffect(() => {
    if (token !== undefined) history.replaceState(history.state, '', pathWithout)
  }, [token, pathWithout])
  return kept
}
