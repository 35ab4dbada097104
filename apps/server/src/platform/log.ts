import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import { traceIds } from './telemetry.ts'

export type Log = Logger

// Bodies and headers are never logged; these paths are the net below that rule.
const secrets = [
  'password',
  'refreshToken',
  'token',
  'authorization',
  'cookie',
  '*.password',
  '*.refreshToken',
  '*.token',
  '*.authorization',
  '*.cookie',
]

export const makeLog = (config: Config): Log =>
  pino({
    level: config.LOG_LEVEL,
    base: { service: 'hauswart', mode: config.MODE },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets, censor: '[hidden]' },
    ...(config.TELEMETRY ? { mixin: traceIds } : {}),
  })
