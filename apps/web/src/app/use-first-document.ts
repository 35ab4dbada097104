import { useEffect, useState } from 'react'

let isTakenOver = false

/**
 * True for the document as it was written at build time. Should the root itself fail, React makes the document
 * anew, and must then leave out every script: the page's policy forbids making them, and they ran already.
 */
export function useFirstDocument(): boolean {
  const [isFirst] = useState(() => !isTakenOver)
  useEffect(() => {
    isTakenOver = true
  }, [])
  return isFirst
}
