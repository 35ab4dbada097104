import { makeJwt, refusal } from '#device/test-browser.ts'

export const vreni = {
  id: 'user-1',
  email: 'vreni@kunde.test',
  firstName: 'Vreni',
  lastName: 'Muster',
  phone: null,
  scope: ['user'],
}
export const credentials = { email: vreni.email, password: 'vier rote Ziegel am Kamin' }

/** The authentication service as far as a browser sees it: generations that rotate, and faults on demand. */
export function makeAuthServer() {
  let generation = 0
  let issued = 0
  const fault = { refresh: 0, user: undefined as unknown, logout: 0, loseAnswer: false }
  const attempts: (string | null)[] = []
  const tokens = () => {
    issued += 1
    const token = makeJwt({ sid: 'sid', iat: 1_000, exp: 1_060, jti: issued })
    return { token, refreshToken: `sid.${generation}.seal` }
  }
  return {
    fault,
    attempts,
    serve: (request: Request, body: Record<string, unknown>): Response => {
      const path = new URL(request.url).pathname
      if (path === '/rest/login')
        return body['password'] === credentials.password
          ? Response.json(tokens())
          : refusal(401, 'CREDENTIALS_WRONG')
      if (path === '/rest/user') return Response.json(fault.user ?? vreni)
      if (path === '/rest/logout')
        return fault.logout === 0 ? new Response(null, { status: 204 }) : refusal(fault.logout, 'INTERNAL')
      attempts.push(request.headers.get('x-refresh-attempt'))
      if (fault.refresh !== 0) return refusal(fault.refresh, 'SESSION_EXPIRED')
      generation += 1
      if (!fault.loseAnswer) return Response.json(tokens())
      fault.loseAnswer = false
      throw new TypeError('connection reset')
    },
  }
}
