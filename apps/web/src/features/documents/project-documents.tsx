import { useNavigate } from 'react-router'
import { documents } from '#house/nouns/documents.ts'
import { documentPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { AddButtons } from './adding/add-buttons.tsx'
import { AddingNotices } from './adding/adding-notices.tsx'
import { useAdding } from './adding/use-adding.ts'
import { documentsTexts } from './documents.texts.ts'
import { PapersCard } from './linked-documents.tsx'
import styles from './linked-documents.module.css'
import { useDocumentActions } from './use-document-actions.ts'

type ProjectDocumentsProps = { readonly realEstateId: string; readonly projectId: string }

/** The papers that belong to a renovation, and the way to put some down there, with or without a line. */
export function ProjectDocuments({ realEstateId, projectId }: ProjectDocumentsProps) {
  const { data = [] } = useRows(documents, realEstateId)
  const { mayWrite } = useRole(realEstateId)
  const actions = useDocumentActions(realEstateId)
  const navigate = useNavigate()
  const adding = useAdding({
    papers: data,
    add: async (files) => void (await actions.add(files, { projectIds: [projectId] })),
  })
  // Not only empty: a copy on a device may be older than this fact.
  const papers = data.filter(({ projectIds }) => (projectIds ?? []).includes(projectId))
  return (
    <PapersCard papers={papers} none={documentsTexts.linked.ofProject}>
      <AddingNotices adding={adding} onOpen={(id) => void navigate(documentPath(id))} />
      {mayWrite && (
        <div className={styles['add']}>
          <AddButtons onFiles={adding.take} />
        </div>
      )}
    </PapersCard>
  )
}
