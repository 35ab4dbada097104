import { protocolTexts } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { download } from '#device/download.ts'
import { request } from '#device/net/graphql.ts'
import { AcceptanceProtocolsDocument } from '#gql/graphql.ts'
import { documents } from '#house/nouns/documents.ts'
import { change } from '#house/record/change.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Acceptance } from './acceptance-words.ts'
import { acceptancesTexts } from './acceptances.texts.ts'

const { protocol: texts } = acceptancesTexts

/** The protocol as a file: its address is asked for when somebody wants it, because it holds only a while. */
export function useProtocol(realEstateId: string, { id, projectId, title, acceptedOn }: Acceptance) {
  const addressOf = async (): Promise<string> => {
    const { realEstate } = await request(AcceptanceProtocolsDocument, { realEstateId, projectId })
    const found = realEstate?.acceptances.nodes.find((one) => one.id === id)
    if (found === undefined) throw new Error('no protocol of this acceptance')
    return found.protocolUrl
  }
  const fetching = useSubmit(async () => download(await addressOf()))
  const filing = useSubmit(async () => {
    const answer = await fetch(await addressOf())
    if (!answer.ok) throw new Error('no protocol came')
    const file = new File([await answer.blob()], `${protocolTexts.title} ${acceptedOn}.pdf`, {
      type: 'application/pdf',
    })
    const facts = { title: `${protocolTexts.title}: ${title}`.slice(0, 200), category: 'acceptance' as const }
    const added = documents.acts.add(file, { ...facts, datedOn: acceptedOn, isFiled: true })
    if ((await change(realEstateId, [added])) !== undefined) throw new Error('the protocol was not kept')
  })
  return {
    isFetching: fetching.isBusy,
    isFiling: filing.isBusy,
    fetchProtocol: async (): Promise<void> => {
      if ((await fetching.submit({})) !== undefined) toast({ text: texts.failed, tone: 'due' })
    },
    fileProtocol: async (): Promise<void> => {
      const isKept = (await filing.submit({})) === undefined
      toast(isKept ? { text: texts.filed, tone: 'good' } : { text: texts.notFiled, tone: 'due' })
    },
  }
}
