/** The session is over and was reset. Expected, hence never logged; who gets it lets go of what it wanted. */
export class SessionGone extends Error {
  override readonly name = 'SessionGone'

  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.') // spec §8
  }
}

/** The user call answered something that is no user. */
export class UserAnswerError extends Error {
  override readonly name = 'UserAnswerError'
}
