import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addition, pictureAddition } from '#features/todos/todo-changes.ts'
import { ShareForm, type ShareTarget } from '#features/share/share-form.tsx'
import { shareTexts } from '#features/share/share.texts.ts'
import { SharedPictures } from '#features/share/shared-pictures.tsx'
import { useShared } from '#features/share/use-shared.ts'
import { useActiveHouse } from '#lib/active-house.ts'
import { houseName } from '#lib/house-choice.ts'
import { todosQuery } from '#lib/house-queries.ts'
import { newId } from '#lib/new-id.ts'
import { enqueueAll } from '#lib/outbox/outbox.ts'
import { pathTo } from '#lib/routes.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { toast } from '#ui/toast.tsx'

export default function SharePage() {
  const { user } = useSession()
  return user === null ? null : <Share key={user.id} userId={user.id} />
}

function Share({ userId }: { readonly userId: string }) {
  const shared = useShared(userId)
  const house = useActiveHouse()
  const [query] = useSearchParams()
  const isLost = query.has('nicht')
  const { pictures, refused } = shared
  return (
    <>
      <PageHead
        title={shareTexts.title}
        sentence={pictures.length === 0 ? undefined : shareTexts.sentence(pictures.length)}
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
          {shareTexts.wrongType(refused.map(({ file }) => file.name).join(', '))}
        </Notice>
      )}
      {pictures.length > 0 && house === undefined && (
        <Notice action={<LinkButton to={pathTo('analysisCreate')}>{shareTexts.createHouse}</LinkButton>}>
          {shareTexts.noHouse}
        </Notice>
      )}
      {pictures.length > 0 && house !== undefined && (
        <ShareCard
          shared={shared}
          place={{ realEstateId: house.id }}
          houseLine={shareTexts.house(houseName(house))}
        />
      )}
      {pictures.length === 0 && !shared.isLoading && (
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
  readonly shared: ReturnType<typeof useShared>
  readonly place: { readonly realEstateId: string }
  readonly houseLine: string
}

function ShareCard({ shared: { pictures, all, forget }, place, houseLine }: ShareCardProps) {
  const navigate = useNavigate()
  const { data: todos = [] } = useQuery(todosQuery(place.realEstateId, 'open'))
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // Made once: pressed again after a failure it is the same to-do with the same photos.
  const [newTodoId] = useState(newId)
  const [pictureIds] = useState(() => new Map(pictures.map(({ id }) => [id, newId()])))

  const save = async (target: ShareTarget) => {
    setIsBusy(true)
    try {
      await keep(target)
      // Only now: until the queue has them, this copy is the only one. If it stays, nothing is lost.
      await forget(all.map(({ id }) => id)).catch(() => undefined)
      toast({ text: shareTexts.saved, tone: 'good' })
      await navigate(pathTo('todos'))
    } catch {
      toast({ text: shareTexts.notSaved, tone: 'due' })
      setIsBusy(false)
    }
  }
  const keep = (target: ShareTarget) => {
    const isNew = 'title' in target
    const id = isNew ? newTodoId : target.todoId
    const title = isNew ? target.title : (todos.find((todo) => todo.id === id)?.title ?? '')
    const facts = { title, note: null, dueOn: null, componentId: null }
    return enqueueAll([
      ...(isNew ? [addition(place, id, facts)] : []),
      ...pictures.map(({ id: shared, file }) =>
        pictureAddition(place, { id, title }, { id: pictureIds.get(shared) ?? newId(), file }),
      ),
    ])
  }
  const discard = async () => {
    setIsAsking(false)
    await forget(all.map(({ id }) => id))
  }

  return (
    <Card title={houseLine}>
      <SharedPictures files={pictures} onLeaveOut={(id) => void forget([id])} />
      <ShareForm
        text={pictures.at(0)?.text ?? ''}
        todos={todos}
        isBusy={isBusy}
        onSave={(target) => void save(target)}
        onDiscard={() => setIsAsking(true)}
      />
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
