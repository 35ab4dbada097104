import { IconDownload } from '@tabler/icons-react'
import { HouseExportDocument } from '#gql/graphql.ts'
import { download } from '#device/download.ts'
import { request } from '#device/net/graphql.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Card } from '#ui/layout/card.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { toolsTexts } from './tools.texts.ts'

/** The whole house as one file. Its address is asked for when somebody wants it, because it holds only a while. */
export function HouseExportCard({ realEstateId }: { readonly realEstateId: string }) {
  const { title, text, action, failed } = toolsTexts.takeAlong
  const { submit, isBusy } = useSubmit(async () => {
    const { realEstate } = await request(HouseExportDocument, { realEstateId })
    if (!realEstate) throw new Error('no such house')
    download(realEstate.houseExportUrl)
  })
  const takeAlong = async (): Promise<void> => {
    if ((await submit({})) !== undefined) toast({ text: failed, tone: 'due' })
  }
  return (
    <Card title={title} sentence={text}>
      <OnlineButton icon={<IconDownload />} isBusy={isBusy} onClick={() => void takeAlong()}>
        {action}
      </OnlineButton>
    </Card>
  )
}
