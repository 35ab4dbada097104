import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Photo } from './photo.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import { refusalWords } from '#house/refusal/refusal-words.ts'
import type { TodoPicture } from '#features/todos/todo.ts'
import styles from './todo-photos.module.css'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

type TodoPhotosProps = {
  readonly pictures: readonly TodoPicture[]
  readonly mayWrite: boolean
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (picture: TodoPicture) => void
  readonly onExpired: () => void
}

const texts = todosTexts.photo

export function TodoPhotos({ pictures, mayWrite, onAdd, onRemove, onExpired }: TodoPhotosProps) {
  const [openId, setOpenId] = useState<string>()
  const { take, isPreparing, faults } = usePhotoChoice(onAdd)
  const opened = pictures.find(({ id }) => id === openId)
  if (pictures.length === 0 && !mayWrite) return null
  return (
    <section className={styles['photos']} aria-label={todosTexts.facts.photos}>
      {pictures.length > 0 && (
        <ul className={styles['grid']}>
          {pictures.map((picture) => (
            <li key={picture.id} className={styles['item']}>
              <button
                type="button"
                className={styles['open']}
                aria-haspopup="dialog"
                aria-label={texts.open(picture.fileName)}
                onClick={() => setOpenId(picture.id)}
              >
                <Photo picture={picture} size="tile" alt="" onExpired={onExpired} />
              </button>
              <PhotoMark picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className={styles['actions']}>
          <PhotoButtons onFiles={take} />
        </div>
      )}
      <output className="visually-hidden">{isPreparing ? texts.preparing : ''}</output>
      {faults.map((text) => (
        <Notice key={text} tone="due" live="alert">
          {text}
        </Notice>
      ))}
      <Dialog
        title={opened?.fileName ?? texts.title}
        size="wide"
        isOpen={opened !== undefined}
        onClose={() => setOpenId(undefined)}
        actions={
          mayWrite && (
            <Button
              onClick={() => {
                setOpenId(undefined)
                if (opened !== undefined) onRemove(opened)
              }}
            >
              {texts.remove}
            </Button>
          )
        }
      >
        {opened?.refusal !== undefined && <Notice tone="due">{refusalWords(opened.refusal)}</Notice>}
        {opened !== undefined && (
          <Photo picture={opened} size="full" alt={texts.alt(opened.fileName)} onExpired={onExpired} />
        )}
      </Dialog>
    </section>
  )
}

function PhotoMark({ picture: { isWaiting, refusal } }: { readonly picture: TodoPicture }) {
  return <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} size="small" />
}
