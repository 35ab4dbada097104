import { mostFileBytes } from '@hauswart/domain/files/file'
import type { GuestFileKind } from '@hauswart/domain/quotes/guest-file'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { newId } from '#device/new-id.ts'
import { RestError } from '#device/net/rest.ts'
import { copyOf } from '#device/photos/copy-file.ts'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestFile } from './guest-calls.ts'
import type { GuestFileToSend } from './guest-upload.ts'

const { files: texts } = guestLinksTexts

/** A file on its way, or why it stopped. */
type Sending = GuestFileToSend & { readonly fault?: string; readonly canGoOn?: boolean }

const lookAgainMs = 3_000

/** Sends one file at a time, and looks what became of it until that is known. */
export function useGuestFile(files: readonly GuestFile[], onSent: () => Promise<unknown>) {
  const [sending, setSending] = useState<Sending>()
  const [fault, setFault] = useState<string>()

  async function send(one: GuestFileToSend): Promise<void> {
    setSending({ id: one.id, file: one.file, sentAs: one.sentAs })
    try {
      const { sendAsGuest } = await loadChunk(() => import('./guest-upload.ts'))
      await sendAsGuest(one)
      await onSent()
      setSending(undefined)
    } catch (error) {
      setSending({ ...one, ...failureOf(error) })
      // A link that has ended says so in the place of the page.
      if (error instanceof RestError) await onSent()
    }
  }

  async function choose(chosen: File, sentAs: GuestFileKind): Promise<void> {
    setSending(undefined)
    setFault(undefined)
    if (chosen.size > mostFileBytes) return setFault(texts.tooLarge)
    const file = await copyOf(chosen)
    if (file === undefined || file.size === 0) return setFault(texts.unreadable)
    return send({ id: newId(), file, sentAs })
  }

  const isJudged = files.every(({ state }) => state !== 'arrived')
  const look = useEffectEvent(() => void onSent())
  useEffect(() => {
    if (isJudged) return undefined
    const timer = setInterval(look, lookAgainMs)
    return () => clearInterval(timer)
  }, [isJudged])

  return { sending, fault, choose, goOn: send, drop: () => setSending(undefined) }
}

function failureOf(error: unknown): Pick<Sending, 'fault' | 'canGoOn'> {
  if (!(error instanceof RestError)) return { fault: texts.cut, canGoOn: true }
  if (error.code === 'LIMIT_REACHED') return { fault: texts.full }
  if (error.code === 'FILE_TOO_LARGE') return { fault: texts.tooLarge }
  if (error.code === 'RATE_LIMITED') return { fault: texts.busy, canGoOn: true }
  return { fault: texts.failed, canGoOn: true }
}
