import {
  editors,
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  versioned,
  write,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

export const makerWarrantyPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.makerWarranties': field('makerWarranties { nodes { id } }', members),
  'Mutation.addMakerWarranty': write(
    '($id: ID!, $input: AddMakerWarrantyInput!) { addMakerWarranty(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, component }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        componentId: component,
        title: 'Wärmepumpe',
        startsOn: '2026-05-04',
        years: 5,
      },
    }),
  ),
  'Mutation.updateMakerWarranty': inHouse(
    'updateMakerWarranty',
    'UpdateMakerWarrantyInput',
    editors,
    'makerWarranty',
    () => ({ ...versioned(1), years: 10 }),
  ),
  'Mutation.deleteMakerWarranty': inHouse(
    'deleteMakerWarranty',
    'VersionInput',
    editors,
    'makerWarranty',
    () => versioned(1),
  ),
  'Mutation.restoreMakerWarranty': inHouse(
    'restoreMakerWarranty',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'makerWarranty',
    () => versioned(1),
  ),
}
