import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from '#ui/classes.ts'
import { dismissToast, toastMs, toastStore, type Toast } from './toast-store.ts'
import styles from './toast.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export { toast } from './toast-store.ts'

const none: readonly Toast[] = []

/** Once per page, after the content. Reads out what is added and nothing twice. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  useUndoKey(toasts)
  return (
    <output className={styles['stack']} aria-atomic="false" aria-live="polite">
      {toasts.map((entry) => (
        <ToastLine key={entry.id} {...entry} />
      ))}
    </output>
  )
}

function ToastLine(entry: Toast) {
  const { id, text, tone, undo } = entry
  const line = useRef<HTMLSpanElement>(null)
  const ms = toastMs(entry)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const leave = () => {
      // Nobody loses a toast under the pointer or the focus.
      if (line.current?.parentElement?.matches(':hover, :focus-within') === true)
        timer = setTimeout(leave, 2_000)
      else dismissToast(id)
    }
    timer = setTimeout(leave, ms)
    return () => clearTimeout(timer)
  }, [id, ms])

  return (
    <span ref={line} className={classes(styles['toast'], styles[tone])}>
      {tone === 'good' && <IconCheck size={19} stroke={1.75} aria-hidden="true" />}
      {tone === 'due' && <IconAlertTriangle size={19} stroke={1.75} aria-hidden="true" />}
      <span className={styles['text']}>{text}</span>
      {undo !== undefined && (
        <button
          type="button"
          className={styles['undo']}
          onClick={() => {
            dismissToast(id)
            undo()
          }}
        >
          {uiTexts.undo}
        </button>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={uiTexts.close}
        onClick={() => dismissToast(id)}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  )
}

/** Ctrl Z takes back what the newest toast offers, so that nobody must hurry there with Tab. */
function useUndoKey(toasts: readonly Toast[]): void {
  useEffect(() => {
    const newest = toasts.findLast((entry) => entry.undo !== undefined)
    if (newest === undefined) return undefined
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]')
      if (isTyping || event.shiftKey || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      dismissToast(newest.id)
      newest.undo?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toasts])
}
