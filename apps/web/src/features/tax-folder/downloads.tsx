import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { TaxFileFormat } from '#gql/graphql.ts'
import { download } from '#device/download.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Card } from '#ui/layout/card.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './tax-folder.module.css'
import { taxFolderWords as words } from './tax-folder.texts.ts'

type DownloadsProps = {
  readonly text: string
  /** Asked when somebody wants it, because an address holds only a while. */
  readonly addressOf: (format: TaxFileFormat) => Promise<string | undefined>
}

const formats: readonly TaxFileFormat[] = ['pdf', 'xlsx', 'csv', 'zip']

/** The same as files to take along. */
export function Downloads({ text, addressOf }: DownloadsProps) {
  const [wanted, setWanted] = useState<TaxFileFormat>()
  const { submit, isBusy } = useSubmit(async ({ format }: { readonly format: TaxFileFormat }) => {
    const url = await addressOf(format)
    if (url === undefined) throw new Error('no such house')
    download(url)
  })
  const take = async (format: TaxFileFormat): Promise<void> => {
    setWanted(format)
    if ((await submit({ format })) !== undefined) toast({ text: words.takeFailed, tone: 'due' })
  }
  return (
    <Card title={words.take} sentence={text}>
      <div className={styles['actions']}>
        {formats.map((format) => (
          <OnlineButton
            key={format}
            kind={format === 'pdf' ? 'primary' : 'secondary'}
            icon={<IconDownload />}
            isBusy={isBusy && wanted === format}
            onClick={() => void take(format)}
          >
            {words.formats[format]}
          </OnlineButton>
        ))}
      </div>
    </Card>
  )
}
