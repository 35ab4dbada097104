/** No usable answer: network fault, timeout or a server in trouble. Whatever was sent may be sent again. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable'
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    details: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.status = details.status
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
