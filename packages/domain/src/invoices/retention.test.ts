import { expect, it } from 'vitest'
import { proposedRetention, type RetentionRecords } from './retention.ts'

const today = '2026-11-18'
const own = { projectId: 'bath', craftsmanId: 'huber' }
const none: RetentionRecords = { defects: [], acceptances: [], projects: [], canton: 'ZH' }
const defect = { ...own, state: 'notified', repairUntil: '2026-12-15' } as const
const accepted = { ...own, acceptedOn: '2026-09-15', result: 'with_defects' } as const

it.each([
  ['nothing is known', none, '2027-02-16', null],
  ['their defects are to be mended', { ...none, defects: [defect] }, '2026-12-15', 'defects'],
  [
    'the day to mend them is over',
    { ...none, defects: [{ ...defect, repairUntil: '2026-11-01' }] },
    '2027-02-16',
    'defects',
  ],
  [
    'the defects are mended, a lien is possible',
    { ...none, defects: [{ ...defect, state: 'repaired' }], acceptances: [accepted] },
    '2027-01-15',
    'lien',
  ],
  [
    'the defects are those of somebody else, the renovation ended lately',
    {
      ...none,
      defects: [{ ...defect, craftsmanId: 'kaiser' }],
      projects: [{ id: 'bath', finishedOn: '2026-10-01' }],
    },
    '2027-02-01',
    'lien',
  ],
  [
    'no lien is possible any more',
    { ...none, acceptances: [{ ...accepted, acceptedOn: '2026-05-01' }] },
    '2027-02-16',
    null,
  ],
] as const)('what is kept back where %s', (_why, records, until, reason) => {
  expect(proposedRetention(own, records, today)).toEqual({ until, reason })
})
