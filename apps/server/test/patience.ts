import { limits } from '#platform/limits.ts'

// The product gives up on work that takes too long for an owner. On a busy machine that would be a verdict on the machine.
Object.assign(limits.report, { seconds: 500 })
Object.assign(limits.snapshots, { secondsPerHouse: 500 })
