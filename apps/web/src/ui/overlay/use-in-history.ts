import { useEffectEvent, useLayoutEffect } from 'react'
import { keepInHistory } from './modal-history.ts'

/** While it is open, the browser's «back» asks to close it. */
export function useInHistory(isOpen: boolean, onClose: () => void): void {
  const ask = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? keepInHistory(() => ask()) : undefined), [isOpen])
}
