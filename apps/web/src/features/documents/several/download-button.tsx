import { maxSeveralDocuments, maxZipBytes } from '@hauswart/domain/documents/several-documents'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { DocumentsZipDocument } from '#gql/graphql.ts'
import { download } from '#device/download.ts'
import { request } from '#device/net/graphql.ts'
import { bytes } from '#device/text/format.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { actClass } from '#ui/list/selection-bar.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import type { Paper } from '#features/documents/paper.ts'
import { severalTexts as texts } from './several.texts.ts'

type DownloadButtonProps = { readonly realEstateId: string; readonly chosen: readonly Paper[] }

/** The chosen papers as one ZIP, written while it is sent; its address is asked for when somebody wants it. */
export function DownloadButton({ realEstateId, chosen }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const fetchAll = async (): Promise<void> => {
    const served = chosen.filter(({ file }) => file.state === 'ready')
    const refusal = refusalOf(served)
    if (refusal !== undefined) return void toast({ text: refusal, tone: 'due' })
    setBusy(true)
    try {
      const ids = served.map(({ id }) => id)
      const { realEstate } = await request(DocumentsZipDocument, { realEstateId, ids })
      if (!realEstate) throw new Error('no such house')
      download(realEstate.documentsZipUrl)
      toast({ text: texts.downloaded(served.length, chosen.length - served.length) })
    } catch {
      toast({ text: texts.downloadFailed, tone: 'due' })
    }
    setBusy(false)
  }
  return (
    <OnlineButton
      size="small"
      kind="quiet"
      className={actClass}
      icon={<IconDownload />}
      disabled={chosen.length === 0}
      isBusy={isBusy}
      onClick={() => void fetchAll()}
    >
      {texts.download}
    </OnlineButton>
  )
}

/** Why they cannot be taken along at once, in words. */
function refusalOf(served: readonly Paper[]): string | undefined {
  if (served.length === 0) return texts.nothingServed
  if (served.length > maxSeveralDocuments) return texts.tooMany(maxSeveralDocuments)
  const size = served.reduce((sum, { file }) => sum + file.sizeBytes, 0)
  return size > maxZipBytes ? texts.tooMuch(bytes(maxZipBytes)) : undefined
}
