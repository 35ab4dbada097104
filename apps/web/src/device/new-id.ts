import { uuid7 } from '@hauswart/domain/ids/uuid7'

/** Identifiers and idempotency keys are made here, on the device, so that a repeated write is the same write. */
export const newId = (): string => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
