import { maxSignatures, signingSides, type Signature } from '@hauswart/domain/acceptances/acceptance'
import { signingSideLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '#ui/action/button.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { Checkbox, SelectField, TextField } from '#ui/input/field.tsx'
import { SignatureImage, SignaturePad } from '#ui/input/signature/signature-pad.tsx'
import { acceptancesTexts } from './acceptances.texts.ts'
import styles from './signature-fields.module.css'

const { signatures: texts } = acceptancesTexts
const sides = signingSides.map((value) => ({ value, label: signingSideLabels[value] }))

type SignatureFieldsProps = {
  readonly value: readonly Signature[]
  readonly error: string | undefined
  /** Who was there and has not signed yet: their names are proposed. */
  readonly people: readonly string[]
  readonly onChange: (signatures: readonly Signature[]) => void
}

/** Who stands for what is written above. */
export function SignatureFields({ value, error, people, onChange }: SignatureFieldsProps) {
  const id = useId()
  const [isSigning, setSigning] = useState(false)
  const next = people.find((name) => value.every((one) => one.name !== name))
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {texts.title}
      </h3>
      <p className={styles['intro']}>{texts.intro}</p>
      {value.length > 0 && (
        <ul className={styles['list']} aria-label={texts.list}>
          {value.map((one, at) => (
            <li key={`${String(at)} ${one.name}`} className={styles['one']}>
              {one.path !== null && <SignatureImage path={one.path} label={texts.of(one.name)} />}
              <span className={styles['words']}>
                <strong>{one.name}</strong>
                <span className={styles['note']}>
                  {[signingSideLabels[one.side], one.path === null ? texts.typed : undefined]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <IconButton
                label={texts.drop(one.name)}
                icon={<IconX size={18} stroke={1.75} />}
                onClick={() => onChange(value.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {isSigning ? (
        <NewSignature
          name={next ?? ''}
          side={value.some(({ side }) => side === 'owner') ? 'contractor' : 'owner'}
          onCancel={() => setSigning(false)}
          onTake={(signature) => {
            onChange([...value, signature])
            setSigning(false)
          }}
        />
      ) : (
        value.length < maxSignatures && (
          <div>
            <Button icon={<IconPlus />} onClick={() => setSigning(true)}>
              {texts.add}
            </Button>
          </div>
        )
      )}
    </section>
  )
}

type NewSignatureProps = Pick<Signature, 'name' | 'side'> & {
  readonly onTake: (signature: Signature) => void
  readonly onCancel: () => void
}

function NewSignature({ name: proposed, side: first, onTake, onCancel }: NewSignatureProps) {
  const id = useId()
  const [name, setName] = useState(proposed)
  const [side, setSide] = useState(first)
  const [path, setPath] = useState<string | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [isTried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const isUndrawn = !isTyped && path === null
  const take = () => {
    setTried(true)
    if (!isNameless && !isUndrawn) onTake({ name: name.trim(), side, path: isTyped ? null : path })
  }
  return (
    <div className={styles['new']}>
      <FieldPair>
        <TextField
          label={texts.name}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={isTried && isNameless ? texts.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={texts.side}
          options={sides}
          placeholder={null}
          value={side}
          onChange={({ target }) => setSide(signingSides.find((one) => one === target.value) ?? 'other')}
        />
      </FieldPair>
      {!isTyped && (
        <SignaturePad
          label={texts.pad}
          hint={texts.padHint}
          clearLabel={texts.clear}
          value={path}
          onChange={setPath}
        />
      )}
      <Checkbox label={texts.typed} checked={isTyped} onChange={({ target }) => setTyped(target.checked)} />
      <FieldError id={`${id}-error`} error={isTried && isUndrawn ? texts.drawFirst : undefined} />
      <div className={styles['actions']}>
        <Button onClick={take}>{texts.take}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
