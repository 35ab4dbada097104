import {
  addMakerWarrantyInput,
  updateMakerWarrantyInput,
} from '@hauswart/domain/maker-warranties/maker-warranty.input'
import * as z from 'zod/mini'
import type { MakerWarrantyRow } from '#house/nouns/maker-warranties.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalLine,
  reference,
  requiredLine,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { makerWarrantiesTexts } from './maker-warranties.texts.ts'

const addSchema = z.omit(addMakerWarrantyInput, { id: true, projectId: true })
export const editSchema = z.extend(
  z.omit(updateMakerWarrantyInput, { expectedVersion: true, projectId: true }),
  z.pick(addMakerWarrantyInput, { title: true, startsOn: true, years: true }).shape,
)

const { wrongDay, wrongYears } = makerWarrantiesTexts.form

/** A warranty as its forms hold it. */
export const makerWarrantyForm = formFacts<MakerWarrantyRow>()(
  {
    componentId: kept(''),
    title: requiredLine(120),
    maker: optionalLine(120),
    startsOn: dayFact(wrongDay),
    years: figureFact(wrongYears),
    documentId: reference(),
    note: optionalLine(2_000),
  },
  addSchema,
)
export type MakerWarrantyValues = ValuesOf<typeof makerWarrantyForm>
