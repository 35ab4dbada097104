import { editors, keyed, versioned, write, writesMoney, type Row, type Verdicts } from './permission-row.ts'
import { newId } from './world.ts'

const decides = (name: string, verdicts: Verdicts, facts: object = {}): Row =>
  write(
    `($house: ID!, $input: DecideInput!) { ${name}(realEstateId: $house, input: $input) { measure { version } } }`,
    verdicts,
    ({ house, component, measure }) => ({
      house,
      input: {
        ...keyed(),
        id: newId(),
        componentIds: [component],
        seen: [{ measureId: measure, version: 1 }],
        kind: 'renovation',
        year: 2031,
        ...facts,
      },
    }),
  )

const over = (name: string, input: string, verdicts: Verdicts, facts: object = {}): Row =>
  write(
    `($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { measure { version } } }`,
    verdicts,
    ({ house, measure }) => ({ house, id: measure, input: { ...versioned(1), ...facts } }),
  )

/** Acts over decisions and their to-dos. */
export const decisionPermissions: Readonly<Record<string, Row>> = {
  'Mutation.planMeasure': decides('planMeasure', writesMoney, { costRappen: 100 }),
  'Mutation.bundleMeasures': decides('bundleMeasures', editors),
  'Mutation.moveMeasure': over('moveMeasure', 'MoveMeasureInput', writesMoney, {
    year: 2033,
    costRappen: 100,
  }),
  'Mutation.withdrawMeasure': over('withdrawMeasure', 'VersionInput', editors),
}
