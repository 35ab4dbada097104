import { isAwaited } from '@hauswart/domain/quotes/quote-request'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MergeCraftsmenDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { undoSent } from '#house/acts/undo.ts'
import { quoteRequestsQuery } from '#house/house-queries.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { useRows } from '#house/record/use-rows.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { SelectField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { tradeWords, townWords, type Craftsman } from '#features/craftsmen/craftsman-words.ts'
import styles from './merge-sheet.module.css'
import { mergeTexts as texts } from './merge.texts.ts'

type MergeSheetProps = {
  readonly realEstateId: string
  /** Who stays. */
  readonly craftsman: Craftsman
  readonly others: readonly Craftsman[]
  readonly proposed: string
  readonly onClose: () => void
}

/** Two entries become one. It moves what several pages show, so it is done on the server, at once and as one act. */
export function MergeSheet({ realEstateId, craftsman, others, proposed, onClose }: MergeSheetProps) {
  const [otherId, setOtherId] = useState(proposed)
  const [isJudged, setJudged] = useState(false)
  const { data: asked } = useQuery(quoteRequestsQuery(realEstateId))
  // What has not arrived yet cannot be joined there.
  const choices = others.filter(({ isWaiting }) => !isWaiting)
  const other = choices.find(({ id }) => id === otherId)
  const isAsked =
    asked?.realEstate?.quoteRequests.some((one) => one.craftsmanId === otherId && isAwaited(one)) === true
  const isSigned = (useRows(acceptances, realEstateId).data ?? []).some(
    (one) => one.craftsmanId === otherId && one.signatures.length > 0,
  )
  const { submit, isBusy, failure } = useSubmit(async (said: Said, idempotencyKey: string) => {
    const input = { ...said, idempotencyKey }
    await request(MergeCraftsmenDocument, { realEstateId, id: craftsman.id, input })
    const undo = () => void undoSent(realEstateId, idempotencyKey)
    toast({ text: texts.done(craftsman.company), tone: 'good', undo })
    onClose()
    void refreshHouse(realEstateId, 'craftsmen')
  })
  const save = async () => {
    setJudged(true)
    if (other === undefined || isAsked || isSigned) return
    const { id, version: otherVersion } = other
    const why = await submit({ expectedVersion: craftsman.version, otherId: id, otherVersion })
    if (why?.kind === 'conflict') await refreshHouse(realEstateId, 'craftsmen')
  }
  return (
    <Sheet
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <OnlineButton kind="primary" isBusy={isBusy} onClick={() => void save()}>
          {texts.open}
        </OnlineButton>
      }
    >
      <div className={styles['body']}>
        <SelectField
          label={texts.other}
          placeholder={texts.otherExample}
          data-autofocus
          options={choices.map((one) => ({ value: one.id, label: choiceOf(one) }))}
          error={isJudged && other === undefined ? texts.missing : undefined}
          value={otherId}
          onChange={({ target }) => setOtherId(target.value)}
        />
        <ul className={styles['what']}>
          {texts.what(craftsman.company).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isAsked && (
          <Notice tone="due" live="status">
            {texts.asked(other?.company ?? '')}
          </Notice>
        )}
        {isSigned && (
          <Notice tone="due" live="status">
            {texts.signed(other?.company ?? '')}
          </Notice>
        )}
        {failure?.kind === 'conflict' && (
          <Notice tone="due" live="alert">
            {texts.changed}
          </Notice>
        )}
        <SaveFailure failure={failure} />
      </div>
    </Sheet>
  )
}

type Said = { readonly expectedVersion: number; readonly otherId: string; readonly otherVersion: number }

/** Two may have the same name: what they do and where tells them apart. */
const choiceOf = (one: Craftsman): string =>
  [one.company, tradeWords(one), townWords(one)].filter(Boolean).join(' · ')
