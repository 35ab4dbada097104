import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { useConnection } from '#device/net/connection.ts'
import { components } from '#house/nouns/components.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { Button } from '#ui/action/button.tsx'
import type { SelectOption } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { useCloseGuard } from '#ui/form/leave-guard.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CatalogPicker } from '#features/components/catalog/catalog-picker.tsx'
import { ComponentFields } from './component-fields.tsx'
import styles from './component-sheet.module.css'
import {
  begun,
  componentForm,
  isSharedAtFirst,
  type ComponentFacts,
} from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'
import { LifetimeLine } from '#features/components/catalog/lifetime-line.tsx'
import { useLifetimes } from '#features/components/catalog/use-lifetimes.ts'

type AddComponentSheetProps = {
  readonly realEstateId: string
  readonly house: { readonly kind: RealEstateKind | null; readonly buildYear: number | null }
  /** What the owner came to add, if a link said so. */
  readonly catalogKey: string
  readonly roomId: string
  readonly rooms: readonly SelectOption[]
  readonly devicesOnly: boolean
  readonly onClose: () => void
}

/** First what it is, out of the catalogue; then its facts. */
export function AddComponentSheet(props: AddComponentSheetProps) {
  const { realEstateId, house, catalogKey, roomId, rooms, devicesOnly, onClose } = props
  const formId = useId()
  const thisYear = Number(today().slice(0, 4))
  const lifetimes = useLifetimes()
  // Made once for each kind: saved again after a failure it is still the same component.
  const [ids] = useState(() => new Map<string, string>())
  const { online } = useConnection()
  const [failure, setFailure] = useState<Failure>()
  const keep = async (facts: ComponentFacts) => {
    const id = ids.get(facts.catalogKey) ?? newId()
    ids.set(facts.catalogKey, id)
    const fault = await change(realEstateId, [components.acts.add(facts, { id })])
    setFailure(notKept(fault))
    if (fault !== undefined) return {}
    const name = componentName({ ...facts, name: facts.name ?? null })
    toast({ text: online ? componentsTexts.added(name) : savingTexts.keptHere, tone: 'good' })
    onClose()
    return undefined
  }
  const asked = componentForm(thisYear)
  const form = useForm({
    ...asked,
    initial: asked.newValues(begun(catalogKey, house, roomId)),
    onSubmit: keep,
  })
  const guard = useCloseGuard(form.isDirty, onClose)
  const body = useRef<HTMLDivElement>(null)
  /** The step that was just answered is gone; the focus goes on with the next one. */
  const pick = (key: ComponentKey | '') => {
    flushSync(() => {
      form.set('catalogKey', key)
      form.set('isShared', isSharedAtFirst(house.kind, key))
    })
    body.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }
  const kind = form.values.catalogKey
  const { addTitle, devices, catalog, save } = componentsTexts
  return (
    <>
      <Sheet
        title={devicesOnly ? devices.addTitle : addTitle}
        isOpen
        onClose={guard.ask}
        actions={
          kind === '' ? undefined : (
            <Button kind="primary" type="submit" form={formId} isBusy={form.isBusy}>
              {save}
            </Button>
          )
        }
      >
        <div ref={body}>
          {kind === '' ? (
            <CatalogPicker devicesOnly={devicesOnly} onPick={pick} />
          ) : (
            <form id={formId} className={styles['body']} {...form.form}>
              <div className={styles['chosen']}>
                <div className={styles['chosen-head']}>
                  <strong>{componentLabels[kind]}</strong>
                  <Button size="small" onClick={() => pick('')}>
                    {catalog.other}
                  </Button>
                </div>
                <LifetimeLine lifetime={lifetimes.get(kind)} />
              </div>
              <FormSummary {...form.shown} />
              <ComponentFields key={kind} form={form} rooms={rooms} houseKind={house.kind} />
              <SaveFailure failure={failure} />
            </form>
          )}
        </div>
      </Sheet>
      {guard.dialog}
    </>
  )
}
