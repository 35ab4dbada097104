import { limits } from '#platform/limits.ts'

// The product gives up on work that takes too long for an owner. On a busy machine that would be a verdict on the machine.
Object.assign(limits.report, { seconds: 500 })
Object.assign(limits.snapshots, { secondsPerHouse: 500 })
Object.assign(limits.door, { requestSeconds: 290, headSeconds: 290, readySeconds: 500 })
Object.assign(limits.database, { waitSeconds: 500, silentSeconds: 500, connectSeconds: 500 })
for (const asked of [limits.cache, limits.maps, limits.geoadmin, limits.push, limits.scanner])
  Object.assign(asked, { answerWithinMs: 290_000 })
