import { useOutbox } from '#device/outbox/use-outbox.ts'
import type { Paper } from './paper.ts'

/** The file of a paper where it has not left this device yet. */
export function useOwnFile({ id, file }: Pick<Paper, 'id' | 'file'>): Blob | undefined {
  const entries = useOutbox()
  const own = entries
    .filter(({ objectId }) => objectId === id)
    .map(({ variables }) => variables as { readonly file?: unknown; readonly facts?: { fileId?: unknown } })
    .find(({ facts }) => facts?.fileId === file.id)?.file
  return own instanceof Blob ? own : undefined
}
