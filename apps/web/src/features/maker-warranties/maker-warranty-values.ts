import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import {
  addMakerWarrantyInput,
  updateMakerWarrantyInput,
} from '@hauswart/domain/maker-warranties/maker-warranty.input'
import * as z from 'zod/mini'
import type { MakerWarrantyRow } from '#house/nouns/maker-warranties.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { makerWarrantiesTexts } from './maker-warranties.texts.ts'

/** A warranty as its forms hold it; an empty text is no answer. */
export type MakerWarrantyValues = {
  readonly componentId: string
  readonly title: string
  readonly maker: string
  readonly startsOn: string | null
  readonly years: number | null
  readonly documentId: string
  readonly note: string
}

export const newValues = (componentId: string, startsOn: string): MakerWarrantyValues => ({
  componentId,
  title: '',
  maker: '',
  startsOn,
  years: null,
  documentId: '',
  note: '',
})

export const valuesOf = (row: MakerWarrantyRow): MakerWarrantyValues => ({
  componentId: row.componentId,
  title: row.title,
  maker: row.maker ?? '',
  startsOn: row.startsOn,
  years: row.years,
  documentId: row.documentId ?? '',
  note: row.note ?? '',
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const prepare = ({ maker, documentId, note, ...values }: MakerWarrantyValues): object => ({
  ...values,
  maker: orNull(maker),
  documentId: orNull(documentId),
  note: orNull(note),
})

export const addSchema = z.omit(addMakerWarrantyInput, { id: true, projectId: true })
export const editSchema = z.extend(
  z.omit(updateMakerWarrantyInput, { expectedVersion: true, projectId: true }),
  z.pick(addMakerWarrantyInput, { title: true, startsOn: true, years: true }).shape,
)

const { required, tooLong } = fieldFaults
const { wrongDay, wrongYears } = makerWarrantiesTexts.form

export const faultTexts: FaultTexts<MakerWarrantyValues> = {
  componentId: required,
  title: (value) => (value.trim() === '' ? required : tooLong(120)),
  maker: tooLong(120),
  startsOn: wrongDay,
  years: wrongYears,
  documentId: required,
  note: tooLong(2_000),
}
