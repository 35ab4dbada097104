import { isAwaited } from '@hauswart/domain/quotes/quote-request'
import { longestScope } from '@hauswart/domain/quotes/quote-request.input'
import { addDays } from '@hauswart/domain/days/day'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { SendQuoteRequestsDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useToday } from '#device/use-today.ts'
import { quoteRequestsQuery, shareableDocumentsQuery } from '#house/house-queries.ts'
import { craftsmen as book } from '#house/nouns/craftsmen.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { useRows } from '#house/record/use-rows.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { askForm, type Asked } from './ask-values.ts'
import { FirmChoice } from './firm-choice.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'

const { sheet: texts } = quoteRequestsTexts
/** Three weeks: time for a visit and a calculation. */
const usualDays = 21

type AskSheetProps = {
  readonly realEstateId: string
  readonly project: Pick<ProjectRow, 'id' | 'title' | 'description'>
  /** Chosen already. */
  readonly firmId?: string | undefined
  readonly onClose: () => void
}

/** Asks firms for a quote. It reaches people, so it needs a connection and says what it does. */
export function AskSheet({ realEstateId, project, firmId, onClose }: AskSheetProps) {
  const today = useToday()
  const ids = useRef(new Map<string, string>())
  const firms = useRows(book, realEstateId).data ?? []
  const { data: asked } = useQuery(quoteRequestsQuery(realEstateId))
  const { data: papers } = useQuery(shareableDocumentsQuery(realEstateId))
  const waiting = new Set(
    asked?.realEstate?.quoteRequests.flatMap((one) =>
      one.projectId === project.id && isAwaited(one) && one.craftsmanId !== null ? [one.craftsmanId] : [],
    ),
  )
  const { submit, failure } = useSubmit(async (said: Asked, idempotencyKey: string) => {
    const input = { ...said, projectId: project.id, idempotencyKey }
    await request(SendQuoteRequestsDocument, { realEstateId, input })
    toast({ text: texts.sent(said.recipients.length), tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'quote-requests')
  })
  const asking = askForm(today, idOf)
  const form = useForm({
    ...asking,
    initial: asking.newValues({
      recipients: firms
        .filter(({ id, email }) => id === firmId && email !== null && !waiting.has(id))
        .map(({ id }) => id),
      scope: project.description ?? '',
      answerBy: addDays(today, usualDays),
    }),
    onSubmit: async (said) => ((await submit(said)) === undefined ? undefined : {}),
  })
  const documents = papers ?? []
  const { recipients, documentIds } = form.values
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <p>{texts.of(project.title)}</p>
      {firms.some(({ email }) => email !== null) ? (
        <FirmChoice
          firms={firms}
          waiting={waiting}
          chosen={recipients}
          error={form.value('recipients').error}
          onChange={(chosen) => form.set('recipients', chosen)}
        />
      ) : (
        <Notice action={<LinkButton to={pathTo('craftsmen')}>{texts.toBook}</LinkButton>}>
          {texts.nobody}
        </Notice>
      )}
      <TextArea
        label={texts.scope}
        hint={texts.scopeHint}
        rows={6}
        maxLength={longestScope}
        {...form.text('scope')}
      />
      <DateField label={texts.answerBy} min={addDays(today, 1)} {...form.value('answerBy')} />
      {documents.length > 0 && (
        <SeveralField
          label={texts.papers}
          isOptional
          placeholder={texts.papersExample}
          dropLabel={texts.dropPaper}
          options={documents.map(({ id, title }) => ({ value: id, label: title }))}
          value={documentIds}
          error={form.value('documentIds').error}
          onChange={(chosen) => form.set('documentIds', chosen)}
        />
      )}
      <Notice>{texts.note}</Notice>
    </FormSheet>
  )

  function idOf(craftsmanId: string): string {
    const known = ids.current.get(craftsmanId) ?? newId()
    ids.current.set(craftsmanId, known)
    return known
  }
}
