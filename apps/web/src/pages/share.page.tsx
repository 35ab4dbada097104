import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useFiling } from '#features/documents/adding/use-filing.ts'
import { useHouseTodos } from '#features/todos/use-house-todos.ts'
import { ShareForm, type ShareTarget } from '#features/share/share-form.tsx'
import { shareTexts } from '#features/share/share.texts.ts'
import { SharedPapers } from '#features/share/shared-papers.tsx'
import { SharedPictures } from '#features/share/shared-pictures.tsx'
import { useShared, type Shared } from '#features/share/use-shared.ts'
import { useActiveHouse } from '#house/active-house.ts'
import { houseName } from '#house/house-choice.ts'
import { newId } from '#device/new-id.ts'
import { change } from '#house/record/change.ts'
import { todos as record } from '#house/nouns/todos.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useSession } from '#device/session/use-session.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { toast } from '#ui/overlay/toast.tsx'

export default function SharePage() {
  const { user } = useSession()
  return user === null ? null : <SharedWithUs key={user.id} userId={user.id} />
}

function SharedWithUs({ userId }: { readonly userId: string }) {
  const shared = useShared(userId)
  const house = useActiveHouse()
  const [query] = useSearchParams()
  const isLost = query.has('nicht')
  const { pictures, papers, refused, words } = shared
  const isSomething = pictures.length > 0 || papers.length > 0 || words !== ''
  return (
    <>
      <PageHead
        title={shareTexts.title}
        sentence={isSomething ? shareTexts.sentence(pictures.length, papers.length) : undefined}
      />
      {isLost && (
        <Notice tone="due" live="alert">
          {shareTexts.lost}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="soon"
          action={
            <Button size="small" onClick={() => void shared.forget(refused.map(({ id }) => id))}>
              {shareTexts.discardConfirm}
            </Button>
          }
        >
          {shareTexts.unusable(refused.map(({ name }) => name).join(', '))}
        </Notice>
      )}
      {isSomething && house === undefined && (
        <Notice action={<LinkButton to={pathTo('analysisCreate')}>{shareTexts.createHouse}</LinkButton>}>
          {shareTexts.noHouse}
        </Notice>
      )}
      {isSomething && house !== undefined && (
        <ShareCard shared={shared} realEstateId={house.id} houseLine={shareTexts.house(houseName(house))} />
      )}
      {shared.isLoading && (
        <Loading label={shareTexts.preparing}>
          <Skeleton shape="block" />
        </Loading>
      )}
      {!isSomething && !shared.isLoading && (
        <EmptyState
          title={shareTexts.emptyTitle}
          text={shareTexts.emptyText}
          action={<LinkButton to={pathTo('todos')}>{shareTexts.toTodos}</LinkButton>}
        />
      )}
    </>
  )
}

type ShareCardProps = {
  readonly shared: Shared
  readonly realEstateId: string
  readonly houseLine: string
}

const { acts } = record

function ShareCard({ shared, realEstateId, houseLine }: ShareCardProps) {
  const { pictures, papers, files, words, ids, forget } = shared
  const fileThem = useFiling(realEstateId)
  const navigate = useNavigate()
  const house = useHouseTodos(realEstateId, { isDoneWanted: false, selectedId: undefined })
  const todos = house.todos.filter(({ state }) => state === 'open')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // Made once: pressed again after a failure it is the same to-do with the same photos.
  const [newTodoId] = useState(newId)
  const [pictureIds] = useState(() => new Map(pictures.map(({ id }) => [id, newId()])))

  const save = async (target: ShareTarget) => {
    setIsBusy(true)
    const isPaper = 'isPaper' in target
    const kept = isPaper ? await filed(target.note) : (await keep(target)) ? ids : []
    // Only now: until the queue has them, this copy is the only one. If it stays, nothing is lost.
    await forget(kept).catch(() => undefined)
    if (kept.length < ids.length) return setIsBusy(false)
    await navigate(pathTo(isPaper ? 'toolsDocuments' : 'todos'))
  }
  /** What lies here already stays on this page until the owner leaves it out; words go along with the rest. */
  const filed = async (note: string | null): Promise<readonly number[]> => {
    const done = await fileThem(
      files.map(({ file }) => file),
      note,
    )
    if (done.length === files.length) return ids
    return files.filter(({ file }) => done.includes(file)).map(({ id }) => id)
  }
  const keep = async (target: Exclude<ShareTarget, { isPaper: true }>): Promise<boolean> => {
    const { note } = target
    const known = 'todoId' in target ? todos.find(({ id }) => id === target.todoId) : undefined
    const title = 'title' in target ? target.title : ''
    const todo = known ?? { id: newTodoId, title }
    const isNoted = known !== undefined && note !== known.note
    const fault = await change(realEstateId, [
      ...(known === undefined ? [acts.add({ title, note }, { id: newTodoId })] : []),
      ...(isNoted ? [acts.update(known, { note })] : []),
      ...pictures.map(({ id, file }) => acts.addPicture(todo, file, { id: pictureIds.get(id) ?? newId() })),
    ])
    if (fault === undefined) toast({ text: shareTexts.saved, tone: 'good' })
    else toast({ text: shareTexts.notSaved, tone: 'due' })
    return fault === undefined
  }
  const discard = async () => {
    setIsAsking(false)
    await forget(ids)
  }

  return (
    <Card title={houseLine}>
      <SharedPictures files={pictures} onLeaveOut={(id) => void forget([id])} />
      <SharedPapers files={papers} onLeaveOut={(id) => void forget([id])} />
      {house.mayWrite ? (
        <ShareForm
          words={words}
          files={files.length}
          isPaper={papers.length > 0}
          todos={todos}
          isBusy={isBusy}
          onSave={(target) => void save(target)}
          onDiscard={() => setIsAsking(true)}
        />
      ) : (
        <Notice
          tone="soon"
          action={
            <Button size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {shareTexts.discard}
            </Button>
          }
        >
          {shareTexts.readerOnly}
        </Notice>
      )}
      <ConfirmDialog
        title={shareTexts.discardQuestion}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void discard()}
        confirmLabel={shareTexts.discardConfirm}
        isDanger
      >
        <p>{shareTexts.discardText}</p>
      </ConfirmDialog>
    </Card>
  )
}
