import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { componentName, type StatedComponent } from '@hauswart/domain/real-estate/drawing'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { today } from '#device/text/format.ts'
import { useConnection } from '#device/net/connection.ts'
import { components } from '#house/nouns/components.ts'
import { refusedCreation } from '#house/record/change.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Facts } from '#ui/list/facts.tsx'
import type { SelectOption } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { ComponentFields } from './component-fields.tsx'
import styles from './component-sheet.module.css'
import { componentForm, readable, type Component } from '#features/components/component-values.ts'
import { explain, factsLine } from '#features/components/component-words.ts'
import { componentsTexts } from '#features/components/components.texts.ts'
import { LifetimeLine } from '#features/components/catalog/lifetime-line.tsx'
import { removeComponent } from './remove-component.ts'
import { useLifetimes } from '#features/components/catalog/use-lifetimes.ts'

type ComponentSheetProps = {
  readonly realEstateId: string
  readonly judged: StatedComponent<Component>
  readonly rooms: readonly SelectOption[]
  /** The page of the component; nothing where the sheet stands on it. */
  readonly pagePath?: string | undefined
  readonly houseKind?: RealEstateKind | null | undefined
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** One component: what its state rests on, and its facts to change, or to read for those who may only read. */
export function ComponentSheet(props: ComponentSheetProps) {
  return props.mayWrite ? <EditSheet {...props} /> : <ReadSheet {...props} />
}

const thisYear = () => Number(today().slice(0, 4))

function ReadSheet({ judged, rooms, pagePath, onClose }: ComponentSheetProps) {
  const { component } = judged
  const values = componentForm(thisYear()).valuesOf(component)
  const room = rooms.find(({ value }) => value === component.roomId)
  const { labels } = componentsTexts
  const facts = (Object.keys(labels) as (keyof typeof labels)[])
    .filter(
      (name) => !['catalogKey', 'roomId'].includes(name) && values[name] !== '' && values[name] !== null,
    )
    .map((name) => ({ label: labels[name], value: readable(name, values[name]) }))
  return (
    <Sheet title={componentName(component)} isOpen onClose={onClose}>
      <Standing judged={judged} pagePath={pagePath} />
      <Facts facts={room === undefined ? facts : [{ label: labels.roomId, value: room.label }, ...facts]} />
    </Sheet>
  )
}

function EditSheet({ realEstateId, judged, rooms, pagePath, houseKind, onClose }: ComponentSheetProps) {
  const { component } = judged
  const name = componentName(component)
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...componentForm(thisYear()),
    record: components,
    realEstateId,
    row: component,
    edit: (seen, { catalogKey: _fixed, ...facts }) => components.acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? componentsTexts.saved(name) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    // First, or the address would name a component that is gone.
    onClose()
    void removeComponent(realEstateId, component)
  }
  return (
    <FormSheet
      title={name}
      form={form}
      saveLabel={componentsTexts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(component) === undefined
          ? { label: componentsTexts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <Standing judged={judged} pagePath={pagePath} />
      <ComponentFields form={form} rooms={rooms} houseKind={houseKind} />
    </FormSheet>
  )
}

function Standing({ judged, pagePath }: Pick<ComponentSheetProps, 'judged' | 'pagePath'>) {
  const lifetimes = useLifetimes()
  const { component, state, note } = judged
  return (
    <div className={styles['standing']}>
      <StatePill state={state}>{note}</StatePill>
      <p>
        {explain(component)}
        {pagePath !== undefined && (
          <AppLink className={styles['page']} to={pagePath}>
            {componentsTexts.toPage}
          </AppLink>
        )}
      </p>
      {component.name !== null && <p className={styles['kind']}>{componentLabels[component.catalogKey]}</p>}
      <p className={styles['kind']}>{factsLine(component)}</p>
      <LifetimeLine
        lifetime={lifetimes.get(component.catalogKey)}
        since={component.lastRenewedYear ?? component.installedYear}
      />
    </div>
  )
}

type GoneProps = { readonly onClose: () => void }

/** The address names a component that is not there any more. */
export function GoneComponentDialog({ onClose }: GoneProps) {
  const { gone } = componentsTexts
  const { online } = useConnection()
  return (
    <Dialog
      title={gone.title}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{gone.back}</Button>}
    >
      <p>{online ? gone.text : gone.notHere}</p>
    </Dialog>
  )
}
