import { GraphqlError, request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { DiscardHouseDraftDocument, HouseDraftDocument, SaveHouseDraftDocument } from '#gql/graphql.ts'
import type { StoredDraft } from './draft-choice.ts'
import { DraftConflict, type DraftServer } from './draft-keeper.ts'
import { draftText, readStored } from './draft.ts'

/** The copy on the server by GraphQL. Sent again after a lost answer, the same content is the same write. */
export function makeDraftServer(): DraftServer {
  let attempt: { readonly content: string; readonly key: string } | undefined
  return {
    read: async () => {
      const { me } = await request(HouseDraftDocument, {})
      return storedOf(me?.houseDraft)
    },
    save: async (draft, expectedVersion) => {
      const facts = { id: draft.id, step: draft.step, values: draftText(draft), expectedVersion }
      const content = JSON.stringify(facts)
      if (attempt?.content !== content) attempt = { content, key: newId() }
      try {
        const input = { ...facts, idempotencyKey: attempt.key }
        return (await request(SaveHouseDraftDocument, { input })).saveHouseDraft.version
      } catch (error) {
        if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') throw error
        const current = storedOf(error.current)
        const { id } = asRecord(error.current)
        // Written by a version of the app that nobody here understands: it must not stand in the way for ever.
        if (current === undefined && typeof id === 'string') await discardDraft(id)
        throw new DraftConflict(current)
      }
    },
    discard: discardDraft,
  }
}

export async function discardDraft(id: string): Promise<void> {
  await request(DiscardHouseDraftDocument, { id, input: { idempotencyKey: newId() } })
}

function storedOf(row: unknown): StoredDraft | undefined {
  const { id, step, values, version } = asRecord(row)
  if (typeof id !== 'string' || typeof step !== 'string' || typeof values !== 'string') return undefined
  const draft = readStored({ id, step, values })
  return draft === undefined || typeof version !== 'number' ? undefined : { draft, version }
}
