import { protocolTexts } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { request } from '#device/net/graphql.ts'
import { AcceptanceProtocolsDocument } from '#gql/graphql.ts'
import { usePaper } from '#house/use-paper.ts'
import type { Acceptance } from './acceptance-words.ts'
import { acceptancesTexts } from './acceptances.texts.ts'

/** The protocol as a file. */
export const useProtocol = (realEstateId: string, { id, projectId, title, acceptedOn }: Acceptance) =>
  usePaper(realEstateId, {
    addressOf: async () => {
      const { realEstate } = await request(AcceptanceProtocolsDocument, { realEstateId, projectId })
      const found = realEstate?.acceptances.nodes.find((one) => one.id === id)
      if (found === undefined) throw new Error('no protocol of this acceptance')
      return found.protocolUrl
    },
    filed: {
      fileName: `${protocolTexts.title} ${acceptedOn}.pdf`,
      title: `${protocolTexts.title}: ${title}`,
      category: 'acceptance',
      datedOn: acceptedOn,
      projectIds: [projectId],
    },
    texts: acceptancesTexts.protocol,
  })
