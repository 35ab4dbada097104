import {
  consumptionUnits,
  energyCarriers,
  type ConsumptionUnit,
  type EnergyCarrier,
} from '@hauswart/domain/analysis/model/analysis-profile'
import { consumptionUnitLabels } from '@hauswart/domain/analysis/model/analysis-profile.labels'
import { energyCarrierLabels } from '@hauswart/domain/analysis/heat/energy.labels'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { useConnection } from '#device/net/connection.ts'
import { number } from '#device/text/format.ts'
import { analysisProfile, type ProfileRow } from '#house/nouns/analysis/answers.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { SelectField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { choiceOf, figureFact, formFacts, type ValuesOf } from '#ui/form/form-facts.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { SaveRow } from '#ui/form/save-row.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import styles from '#features/analysis/forms.module.css'

const texts = analysisTexts.consumption
const most = 10_000_000

/** All three or none: an amount without its unit says nothing. */
const schema = z
  .object({
    consumptionCarrier: z.nullable(z.enum(energyCarriers)),
    consumptionAmount: z.nullable(z.number().check(z.positive(), z.maximum(most))),
    consumptionUnit: z.nullable(z.enum(consumptionUnits)),
  })
  .check(
    z.refine(
      ({ consumptionCarrier: carrier, consumptionAmount: amount }) => amount === null || carrier !== null,
      {
        path: ['consumptionCarrier'],
      },
    ),
    z.refine(({ consumptionUnit: unit, consumptionAmount: amount }) => amount === null || unit !== null, {
      path: ['consumptionUnit'],
    }),
  )

const consumptionForm = formFacts<ProfileRow>()(
  {
    consumptionCarrier: choiceOf(energyCarriers),
    consumptionAmount: figureFact(fieldFaults.between('1', number(most))),
    consumptionUnit: choiceOf(consumptionUnits),
  },
  schema,
)

/** The units a carrier is bought in, the usual one first. */
const unitsOf: Record<EnergyCarrier, readonly ConsumptionUnit[]> = {
  oil: ['litre', 'kwh'],
  gas: ['kwh', 'm3'],
  electricity: ['kwh'],
  pellets: ['kg', 'kwh'],
  wood: ['stere', 'kwh'],
  district: ['kwh'],
}

/** What the house really uses in a year; with it the analysis reckons from the meter instead of from a table. */
export function ConsumptionForm({ desk }: { readonly desk: Desk }) {
  const { house, profile, mayWrite } = desk
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...consumptionForm,
    record: analysisProfile,
    realEstateId: house.id,
    row: profile,
    edit: analysisProfile.acts.update,
    onKept: () => toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' }),
  })
  const { consumptionCarrier: carrier } = form.values
  if (!mayWrite) return <p className={styles['quiet']}>{wordsOf(consumptionForm.valuesOf(profile))}</p>
  const units = carrier === '' ? consumptionUnits : unitsOf[carrier]
  return (
    <>
      <LeaveGuard isDirty={form.isDirty} coversSearch />
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <FieldPair>
          <SelectField
            label={texts.carrier}
            options={energyCarriers.map((value) => ({ value, label: energyCarrierLabels[value] }))}
            {...form.text('consumptionCarrier')}
            onChange={({ target }) => {
              const next = energyCarriers.find((one) => one === target.value) ?? ''
              form.set('consumptionCarrier', next)
              if (next !== '') form.set('consumptionUnit', unitsOf[next][0] ?? '')
            }}
          />
          <NumberField label={texts.amount} {...form.value('consumptionAmount')} />
          <SelectField
            label={texts.unit}
            options={units.map((value) => ({ value, label: consumptionUnitLabels[value] }))}
            {...form.text('consumptionUnit')}
          />
        </FieldPair>
        <SaveRow failure={failure} isBusy={isBusy}>
          {texts.save}
        </SaveRow>
      </form>
    </>
  )
}

type Consumption = ValuesOf<typeof consumptionForm>

function wordsOf({ consumptionAmount, consumptionCarrier, consumptionUnit }: Consumption): string {
  if (consumptionAmount === null || consumptionCarrier === '' || consumptionUnit === '') return texts.nothing
  return texts.words(
    energyCarrierLabels[consumptionCarrier],
    number(consumptionAmount),
    consumptionUnitLabels[consumptionUnit],
  )
}
