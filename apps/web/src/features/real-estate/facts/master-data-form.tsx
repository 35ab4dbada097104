import type { ReactNode } from 'react'
import { today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { TabHead } from '#ui/layout/tab-head.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateRealEstateDocument } from '#gql/graphql.ts'
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
import {
  faultTexts,
  prepare,
  readable,
  schemaOf,
  valuesOf,
  type HouseFacts,
} from '#features/real-estate/house-values.ts'
import styles from './master-data-form.module.css'
import { typedOrigin } from './origins.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const thisYear = Number(today().slice(0, 4))
const schema = schemaOf(thisYear)

type MasterDataFormProps = {
  readonly house: HouseFacts
  /** Compares the house with the register. */
  readonly registerAction: ReactNode
}

/** All facts of a house. Saved together, over the version they were read at. */
export function MasterDataForm({ house, registerAction }: MasterDataFormProps) {
  const { groups, labels, registerText, ...texts } = realEstateTexts.form
  const record = useRecordForm({
    record: house,
    valuesOf,
    prepare,
    schema,
    texts: faultTexts(thisYear),
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateRealEstate } = await request(UpdateRealEstateDocument, { id: house.id, input })
      return updateRealEstate.version
    },
    onSaved: () => {
      toast({ text: texts.saved, tone: 'good' })
      void refreshHouse(house.id, 'facts')
    },
  })
  const { form, isBusy, failure } = record
  const { isDirty } = form
  const stored = valuesOf(house)
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
            <OnlineButton kind="primary" type="submit" isBusy={isBusy} disabled={!isDirty}>
              {texts.save}
            </OnlineButton>
          </div>
        </div>
      </form>
      <RecordConflicts record={record} labels={labels} wordsOf={readable} />
    </>
  )
}
