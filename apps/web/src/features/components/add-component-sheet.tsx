import { componentName } from '@hauswart/domain/real-estate/drawing'
import { useId, useState } from 'react'
import { today } from '#lib/format.ts'
import { request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { useCloseGuard } from '#ui/leave-guard.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { AddHouseComponentDocument } from '../../gql/graphql.ts'
import { ComponentFields } from './component-fields.tsx'
import styles from './component-sheet.module.css'
import { faultTexts, newValues, prepare, schemaOf, type ComponentFacts } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

type AddComponentSheetProps = {
  readonly realEstateId: string
  readonly buildYear: number | null
  /** What the owner came to add, if a link said so. */
  readonly catalogKey: string
  readonly onClose: () => void
}

export function AddComponentSheet({ realEstateId, buildYear, catalogKey, onClose }: AddComponentSheetProps) {
  const formId = useId()
  const thisYear = Number(today().slice(0, 4))
  // Made once: sent again after a lost answer it is still the same component.
  const [id] = useState(newId)
  const { submit, failure } = useSubmit(async (facts: ComponentFacts, idempotencyKey: string) => {
    await request(AddHouseComponentDocument, { realEstateId, input: { ...facts, id, idempotencyKey } })
    toast({
      text: componentsTexts.added(componentName({ ...facts, name: facts.name ?? null })),
      tone: 'good',
    })
    onClose()
    void refreshHouse(realEstateId, 'components')
  })
  const form = useForm({
    initial: newValues(catalogKey, buildYear),
    prepare,
    schema: schemaOf(thisYear),
    texts: faultTexts(thisYear),
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  const guard = useCloseGuard(form.isDirty, onClose)
  return (
    <>
      <Sheet
        title={componentsTexts.addTitle}
        isOpen
        onClose={guard.ask}
        actions={
          <OnlineButton kind="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {componentsTexts.save}
          </OnlineButton>
        }
      >
        <form id={formId} className={styles['body']} {...form.form}>
          <ComponentFields form={form} isNew />
          <SaveFailure failure={failure} />
        </form>
      </Sheet>
      {guard.dialog}
    </>
  )
}
