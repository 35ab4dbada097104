import { useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import styles from './conflict-dialog.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type ConflictField = {
  readonly name: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}
type Side = 'mine' | 'theirs'

type ConflictDialogProps = {
  readonly texts: {
    readonly title: string
    readonly text: string
    readonly mine: string
    readonly theirs: string
    readonly allMine: string
    readonly allTheirs: string
    readonly save: string
  }
  readonly fields: readonly ConflictField[]
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onResolve: (theirs: readonly string[]) => void
}

/** Two people changed the same: for each field one of the two versions stays. */
export function ConflictDialog({ texts, fields, isBusy, onClose, onResolve }: ConflictDialogProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const setAll = (side: Side) => setSides(Object.fromEntries(fields.map(({ name }) => [name, side])))
  const sideOf = (name: string): Side => sides[name] ?? 'mine'
  const theirs = fields.map(({ name }) => name).filter((name) => sideOf(name) === 'theirs')
  return (
    <Dialog
      title={texts.title}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => onResolve(theirs)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{texts.text}</p>
        {fields.length > 1 && (
          <div className={styles['all']}>
            <Button size="small" onClick={() => setAll('mine')}>
              {texts.allMine}
            </Button>
            <Button size="small" onClick={() => setAll('theirs')}>
              {texts.allTheirs}
            </Button>
          </div>
        )}
        {fields.map(({ name, label, mine, theirs: other }) => (
          <ChoiceChips
            key={name}
            label={label}
            look="equal"
            value={sideOf(name)}
            onChange={(side: Side) => setSides({ ...sides, [name]: side })}
            options={[
              { value: 'mine', label: version(texts.mine, mine) },
              { value: 'theirs', label: version(texts.theirs, other) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}

function version(name: string, value: ReactNode): ReactNode {
  return (
    <span className={styles['version']}>
      <span className={styles['name']}>{name}</span>
      <span>{value}</span>
    </span>
  )
}
