import { ChunkError } from '#device/chunk-guard.ts'

export type ErrorKind = 'notFound' | 'offline' | 'notLoaded' | 'failed'
export type ErrorFacts = { readonly kind: ErrorKind; readonly status: number; readonly message: string }

/** What an error means for the reader. Whatever carries no status of its own is a 500. */
export function errorFacts(error: unknown, isOnline: boolean): ErrorFacts {
  const status = statusOf(error)
  // spec §8
  if (status === 404) return { kind: 'notFound', status, message: 'This page could not be found' }
  const message = messageOf(error)
  if (error instanceof ChunkError) return { kind: isOnline ? 'notLoaded' : 'offline', status, message }
  return { kind: 'failed', status, message }
}

function statusOf(error: unknown): number {
  const { status } = asObject(error)
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600
    ? status
    : 500
}

function messageOf(error: unknown): string {
  const { message, statusText } = asObject(error)
  const text = [message, statusText].find((one) => typeof one === 'string' && one !== '')
  return typeof text === 'string' ? text : typeof error === 'string' ? error : ''
}

const asObject = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number somebody can read out on the phone: no letters that look alike. */
export function errorNumber(random: Uint8Array): string {
  const signs = Array.from(random, (byte) => letters[byte % letters.length] ?? '')
  return `${signs.slice(0, 4).join('')}-${signs.slice(4, 8).join('')}`
}
