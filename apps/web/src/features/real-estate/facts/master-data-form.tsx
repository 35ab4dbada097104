import type { ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { today } from '#device/text/format.ts'
import { houseFacts, type HouseRow } from '#house/nouns/sheets/house-facts.ts'
import type { Shown } from '#house/record/record.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { TabHead } from '#ui/layout/tab-head.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import {
  AddressFields,
  BuildingFields,
  EnergyFields,
  KindFields,
  MoreBuildingFields,
  RegisterFields,
  type Aside,
} from './house-fields.tsx'
import fieldStyles from './house-fields.module.css'
import { houseForm } from '#features/real-estate/house-values.ts'
import styles from './master-data-form.module.css'
import { typedOrigin } from './origins.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const thisYear = Number(today().slice(0, 4))
const asked = houseForm(thisYear)

type MasterDataFormProps = {
  readonly house: Shown<HouseRow>
  /** Compares the house with the register. */
  readonly registerAction: ReactNode
}

/** All facts of a house. Saved together, with or without a line, over what their owner saw. */
export function MasterDataForm({ house, registerAction }: MasterDataFormProps) {
  const { groups, labels, registerText, ...texts } = realEstateTexts.form
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...asked,
    record: houseFacts,
    realEstateId: house.id,
    row: house,
    edit: houseFacts.acts.update,
    onKept: () => toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' }),
  })
  const { isDirty } = form
  const stored = asked.valuesOf(house)
  const aside: Aside = (name) => (
    <OriginChip origin={typedOrigin(name, { origins: house.origins, stored, values: form.values })} />
  )
  return (
    <>
      <LeaveGuard isDirty={isDirty} coversSearch />
      <form className={styles['form']} {...form.form}>
        <TabHead sentence={texts.originText} actions={registerAction} />
        <FormSummary {...form.shown} />
        <Card title={groups.what}>
          <div className={fieldStyles['fields']}>
            <TextField label={labels.name} {...form.text('name')} />
            <KindFields form={form} aside={aside} />
          </div>
        </Card>
        <Card title={groups.address}>
          <AddressFields form={form} aside={aside} />
        </Card>
        <Card title={groups.building} sentence={texts.maybe}>
          <div className={fieldStyles['fields']}>
            <BuildingFields form={form} aside={aside} />
            <MoreBuildingFields form={form} aside={aside} />
          </div>
        </Card>
        <Card title={groups.energy} sentence={texts.energyText}>
          <EnergyFields form={form} aside={aside} />
        </Card>
        <Card title={groups.register} sentence={registerText}>
          <RegisterFields form={form} aside={aside} />
        </Card>
        <Card title={groups.note}>
          <TextArea label={labels.note} isLabelHidden isOptional {...form.text('note')} />
        </Card>
        <div className={styles['foot']} data-dirty={isDirty ? '' : undefined}>
          <SaveFailure failure={failure} />
          <div className={styles['actions']}>
            <output className={styles['state']}>{isDirty && texts.unsaved}</output>
            {isDirty && <Button onClick={() => form.reset()}>{texts.reset}</Button>}
            <Button kind="primary" type="submit" isBusy={isBusy} disabled={!isDirty}>
              {texts.save}
            </Button>
          </div>
        </div>
      </form>
    </>
  )
}
