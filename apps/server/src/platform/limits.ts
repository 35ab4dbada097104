import { mostPictureBytes } from '@hauswart/domain/pictures/picture'

/** Every limit of the product in one place; this file is their documentation. Windows are in seconds. */
export const limits = {
  /** A request has to be here whole within its time, its head sooner; who is late is looked for every second. */
  door: { requestSeconds: 30, headSeconds: 10, lookEverySeconds: 1, readySeconds: 2 },
  login: {
    perAccount: { count: 10, window: 900 },
    perAddress: { count: 30, window: 900 },
    /** IPv4 /24 or IPv6 /48: whoever has many lines has them side by side. Known browsers are not counted. */
    perArea: { count: 150, window: 900 },
    /** After perAccount is used up each try is delayed, doubling from the first to the last value. */
    delaySeconds: [1, 30],
    /** Failures in a row after which a password alone no longer signs in: a mail code is asked for. */
    consecutiveFailures: 100,
    /** Per process; networks take turns, and known browsers have a place of their own. */
    hashes: { atOnce: 2, reserved: 1, waiting: 20 },
  },
  register: { perAddress: { count: 5, window: 3_600 }, perArea: { count: 25, window: 3_600 } },
  /** Letters to one account: one more is written if no earlier one is good for so many minutes still. */
  letterGoodMinutes: 5,
  forgot: { perAccount: { count: 3, window: 3_600 }, perAddress: { count: 10, window: 3_600 } },
  /** Rotations only. 30 a minute on average; the long window lets a burst of page loads through. */
  refresh: { perSession: { count: 300, window: 600 } },
  sessionsPerUser: 20,
  /** Letters to people an owner names: who sends them, for which house, to whom. People and open invitations in all. */
  invitations: {
    perPerson: { count: 20, window: 3_600 },
    perHouse: { count: 20, window: 3_600 },
    perPersonAndAddress: { count: 5, window: 86_400 },
    perAddress: { count: 20, window: 86_400 },
    perLine: { count: 30, window: 900 },
    peoplePerHouse: 30,
  },
  graphql: {
    bodyBytes: 256 * 1_024,
    /** Texts are remembered once judged; a comment must not make them large. */
    documentLength: 16 * 1_024,
    tokens: 1_000,
    /** With every fragment written out where it is spread. */
    selections: 2_000,
    depth: 8,
    aliases: 15,
    directives: 10,
    batch: 10,
    first: 100,
    cost: 5_000,
    pointsPerMinute: 6_000,
    socketsPerUser: 5,
    /** At once, and over the life of one socket. */
    subscriptionsAtOnce: 50,
    subscriptionsPerSocket: 1_000,
    socketMessageBytes: 64 * 1_024,
  },
  upload: {
    files: 10,
    bytes: mostPictureBytes,
    /** Dots of one picture: `mostPicturePixels` of the domain. */
    bytesPerHouse: 10 * 1_024 ** 3,
    /** One every two seconds: a night has room for them. */
    remadePerNight: 5_000,
  },
  /** Reports are made on request in threads of their own; one takes a second of a core. */
  report: {
    perPerson: { count: 30, window: 3_600 },
    /** Per process; of one person one is made and one waits. */
    atOnce: 2,
    waiting: 20,
    seconds: 30,
    memoryMb: 256,
    /** What was just made is handed out again while nothing of it has changed. */
    kept: { count: 20, seconds: 60 },
    /** More than a house has; a report of more says that it leaves some out. */
    components: 500,
  },
  /** Houses whose analysis is looked at again: a job takes a few seconds and makes room, a night is not without end. */
  /** The trash is emptied for so long at a time, with so many entries looked up at once and gone in one transaction. */
  trash: { atOnce: 500, sliceMs: 4_000, perBite: 100 },
  snapshots: { atOnce: 25, sliceMs: 4_000, perNight: 500_000, secondsPerHouse: 10, memoryMb: 256 },
  /** Per line, signed in or not. Somebody who types quickly asks three times a second, for half a minute. */
  addresses: { perLine: { count: 120, window: 60 } },
  buildings: { perLine: { count: 60, window: 60 } },
  /** The federal geoportal: failures in a row after which it is left alone, and for how long; how long answers keep. */
  geoadmin: {
    answerWithinMs: 2_000,
    failures: 5,
    pauseSeconds: 30,
    bytes: 1_024 * 1_024,
    keepSearchSeconds: 24 * 3_600,
    keepBuildingSeconds: 30 * 24 * 3_600,
  },
} as const

export type Window = { readonly count: number; readonly window: number }
