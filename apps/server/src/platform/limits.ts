import { mostPictureBytes, mostPicturePixels } from '@hauswart/domain/pictures/picture'

/** Every limit of the product in one place; this file is their documentation. Windows are in seconds. */
export const limits = {
  /** A request has to be here whole within its time, its head sooner; who is late is looked for every second. */
  door: { requestSeconds: 30, headSeconds: 10, lookEverySeconds: 1, readySeconds: 2 },
  /** How long a request waits for a connection, and one that says nothing is believed in: longer than a statement may take. */
  database: { waitSeconds: 5, silentSeconds: 7, silentSecondsAtNight: 70, connectSeconds: 10 },
  /** Counters and wake-ups of others: a process does without them rather than wait. */
  cache: { answerWithinMs: 250 },
  /** Pictures of the map provider. */
  maps: { answerWithinMs: 3_000 },
  /** The virus scanner has the last word about a file, and is asked again. */
  scanner: { answerWithinMs: 30_000 },
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
  /** Links for guests; whoever holds one opens it a few times, not a hundred. */
  guestLinks: { perPerson: { count: 60, window: 3_600 }, perLine: { count: 60, window: 900 } },
  /** Links beside a to-do in the letter of the day: looked at and pressed. */
  letterLinks: { perLine: { count: 60, window: 900 } },
  /** Letters with times to choose from: who sends them, for which house, to whom. */
  slotProposals: {
    perPerson: { count: 30, window: 3_600 },
    perHouse: { count: 30, window: 3_600 },
    perAddress: { count: 20, window: 86_400 },
  },
  /** Letters that ask for a quote, and reminders of them: who sends them, for which house, to whom. */
  quoteRequests: {
    perPerson: { count: 40, window: 3_600 },
    perHouse: { count: 40, window: 3_600 },
    perAddress: { count: 20, window: 86_400 },
  },
  /** Calendars that fetch by a secret address; services ask for many people from few lines. Entries are of one source. */
  calendarFeeds: {
    perPerson: { count: 30, window: 3_600 },
    perFeed: { count: 120, window: 3_600 },
    perLine: { count: 3_000, window: 900 },
    entries: 400,
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
    /**
     * A page costs 100 to 300 with all that is kept of a house: room for a person who opens one every two seconds. What
     * an answer may hold is taken beforehand: one that asks for all of a renovation holds 11,000 for a moment.
     */
    pointsPerMinute: 20_000,
    socketsPerUser: 5,
    /** At once, and over the life of one socket. */
    subscriptionsAtOnce: 50,
    subscriptionsPerSocket: 1_000,
    /** Of the same house, or the same bell, by one socket: each would be sent every change once more. */
    subscriptionsToSame: 1,
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
  /** Files in pieces of a megabyte: each costs a point, is in memory while it is taken in, and has to wait its turn. */
  uploads: {
    perPerson: { count: 1_200, window: 600 },
    atOncePerPerson: 2,
    /** Per process. */
    atOnce: 8,
    waiting: 40,
    /** Of a file that comes in one piece, as a form: it is in memory as a whole. */
    wholeBytes: 4 * 1_024 ** 2,
    /** Over all houses, of what somebody sent. */
    bytesPerPerson: 10 * 1_024 ** 3,
  },
  /** Megabytes that guests send by one line; how many files a request takes is said by the domain. */
  guestUploads: { perLine: { count: 300, window: 600 } },
  /** Files and pictures at night, for so long at a time: every one is compared with its hash once in so many nights. */
  fileCare: { sliceMs: 4_000, atOnce: 100, comparedTogether: 4, scrubNights: 30, begunAgain: 1_000 },
  /** Tools that unpack files of strangers: seconds of a core, memory and output. A plan of an architect takes a while. */
  tools: {
    look: { cpuSeconds: 10, memoryMb: 1_024, outputBytes: 1_024 * 1_024 },
    draw: { cpuSeconds: 20, memoryMb: 1_024, outputBytes: 64 * 1_024 * 1_024 },
    read: { cpuSeconds: 60, memoryMb: 1_024, outputBytes: 16 * 1_024 * 1_024 },
    /** Node asks for two gigabytes of addresses before it does anything; it uses few of them. */
    unpack: { cpuSeconds: 20, memoryMb: 3_072, outputBytes: 32 * 1_024 * 1_024, tasks: 512 },
    /** Pages whose text is read; fewer where it has to be recognised in a picture, which takes seconds each. */
    pages: 50,
    recognisedPages: 10,
    /** Pages that are looked at for the code of a bill. */
    codePages: 12,
  },
  /** What a file of a few kilobytes may unpack to. A blank page scanned finely is a hundred megabytes in a few bytes. */
  unpacked: {
    picturePixels: mostPicturePixels,
    pdf: { pages: 5_000, streamBytes: 256 * 1_024 ** 2, bytes: 1_024 ** 3 },
    office: { entries: 2_000, bytes: 200 * 1_024 ** 2, ratio: 100 },
    /** Parts of letters and sheets whose words are read, what comes of them, and of mails how deep and long they may be. */
    words: {
      bytes: 48 * 1_024 ** 2,
      letters: 5_000_000,
      pageLetters: 100_000,
      mail: { nesting: 50, headerBytes: 1_024 ** 2 },
    },
  },
  /** Versions of an object that are not the current one; what is purged leaves none. */
  objectVersions: { noncurrentDays: 30 },
  /** So often a file may be there when the worker or a tool dies; the next time it is refused unseen. */
  judgementsBroken: 2,
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
  /** Messages to browsers while no page is open; a service keeps them for a day for a device that is switched off. */
  push: {
    browsersPerPerson: 10,
    answerWithinMs: 10_000,
    keepSeconds: 86_400,
    tests: { count: 10, window: 3_600 },
  },
  /** Everything of a house as one ZIP: all its bytes leave the store. */
  houseExport: { perPerson: { count: 10, window: 3_600 } },
  /** Chosen papers as one ZIP. */
  papersZip: { perPerson: { count: 30, window: 3_600 } },
  /** Files for the tax return and for the sale, each in four forms. */
  taxFolder: { perPerson: { count: 40, window: 3_600 } },
  /** Houses whose analysis is looked at again: a job takes a few seconds and makes room, a night is not without end. */
  /** The trash is emptied for so long at a time, with so many entries looked up at once and gone in one transaction. */
  trash: { atOnce: 500, sliceMs: 4_000, perBite: 100 },
  snapshots: { atOnce: 25, sliceMs: 4_000, perNight: 500_000, secondsPerHouse: 10, memoryMb: 256 },
  /** A calendar asks by the days it shows; of one source a house has fewer than this in them. */
  dates: { days: 400, most: 2_000 },
  /** How long the mail server may say nothing. */
  mail: { silenceMs: 20_000 },
  /** What is due is looked for among so many people at once and told in bites; appointments by so many hours at once. */
  reminders: { peopleAtOnce: 2_000, toldAtOnce: 500, hoursAtOnce: 1, assignedMinutes: 3 },
  /** News of others wait so long for whoever reads them in the app, and leave together at such steps. */
  news: { waitMs: 120_000, windowMs: 300_000 },
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
