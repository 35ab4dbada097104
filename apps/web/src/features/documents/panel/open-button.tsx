import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { fileQuery } from '#house/document-queries.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'

const texts = documentsTexts.file

type OpenButtonProps = {
  readonly realEstateId: string
  readonly file: { readonly id: string; readonly isRead: boolean }
}

/** Its address is asked for when somebody wants it, because it holds only a while. */
export function OpenButton({ realEstateId, file }: OpenButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    // At once, or the browser takes it for one that nobody asked for.
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const told = await fileQuery(realEstateId, file).ask(new AbortController().signal)
      const url = told?.url ?? undefined
      if (url === undefined) throw new Error('no address')
      if (tab === null) location.assign(url)
      else tab.location.href = url
    } catch {
      tab?.close()
      toast({ text: texts.openFailed, tone: 'due' })
    }
    setBusy(false)
  }
  return (
    <OnlineButton size="small" icon={<IconExternalLink />} isBusy={isBusy} onClick={() => void open()}>
      {texts.open}
    </OnlineButton>
  )
}
