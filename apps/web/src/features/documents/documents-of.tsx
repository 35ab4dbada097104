import { useNavigate } from 'react-router'
import { documents } from '#house/nouns/documents.ts'
import { documentPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { AddButtons } from './adding/add-buttons.tsx'
import { AddingNotices } from './adding/adding-notices.tsx'
import { useAdding } from './adding/use-adding.ts'
import { documentsTexts } from './documents.texts.ts'
import { PapersCard } from './papers-card.tsx'
import styles from './papers-card.module.css'
import { useDocumentActions } from './use-document-actions.ts'

const { linked } = documentsTexts
const none = { componentIds: linked.ofComponent, projectIds: linked.ofProject, todoIds: linked.ofTodo }

type DocumentsOfProps = {
  readonly realEstateId: string
  /** What they belong to, by the fact that says so. */
  readonly link: keyof typeof none
  readonly id: string
  /** Not while the thing itself stays as it is: a house in the archive. */
  readonly isReadOnly?: boolean | undefined
}

/** The papers that belong to one thing, and the way to put some down there, with or without a line. */
export function DocumentsOf({ realEstateId, link, id, isReadOnly = false }: DocumentsOfProps) {
  const { data = [] } = useRows(documents, realEstateId)
  const { mayWrite } = useRole(realEstateId)
  const actions = useDocumentActions(realEstateId)
  const navigate = useNavigate()
  const adding = useAdding({
    papers: data,
    add: async (files) => void (await actions.add(files, { [link]: [id] })),
  })
  // Not only empty: a copy on a device may be older than this fact.
  const papers = data.filter((paper) => (paper[link] ?? []).includes(id))
  return (
    <PapersCard papers={papers} none={none[link]}>
      <AddingNotices adding={adding} onOpen={(known) => void navigate(documentPath(known))} />
      {mayWrite && !isReadOnly && (
        <div className={styles['add']}>
          <AddButtons onFiles={adding.take} />
        </div>
      )}
    </PapersCard>
  )
}
