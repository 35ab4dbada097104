import { graphqlList, graphqlPart } from '#device/cache/query.ts'
import {
  DocumentVersionsDocument,
  FileAddressDocument,
  FindDocumentsDocument,
  HouseDocumentsDocument,
} from '#gql/graphql.ts'
import { houseKey } from './parts.ts'

/** Every document of a house, without those in the trash. */
export const documentsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'documents'),
    HouseDocumentsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.documents,
  )

/** Documents in whose words or scanned text something stands, with the place; only the server has those texts. */
export const foundDocumentsQuery = (realEstateId: string, search: string) =>
  graphqlPart(
    houseKey(realEstateId, 'documents', 'found', search),
    FindDocumentsDocument,
    { realEstateId, search },
    ({ realEstate }) => realEstate?.documents.nodes ?? [],
  )

/** The files of a paper over time; asked anew when it has got another. */
export const versionsQuery = (realEstateId: string, id: string, fileIds: readonly string[]) =>
  graphqlPart(
    houseKey(realEstateId, 'documents', 'versions', id, ...fileIds),
    DocumentVersionsDocument,
    { realEstateId, id },
    ({ realEstate }) => realEstate?.document?.versions ?? [],
  )

/** What was asked before it was read may lack its first page. */
type AskedFile = { readonly id: string; readonly isRead: boolean }

/** Where a file and its first page can be had just now: addresses are good for a minute. */
export const fileQuery = (realEstateId: string, { id, isRead }: AskedFile) =>
  graphqlPart(
    houseKey(realEstateId, 'documents', 'file', id, isRead),
    FileAddressDocument,
    { realEstateId, fileId: id },
    ({ realEstate }) => realEstate?.file ?? null,
  )
