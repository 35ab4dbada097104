import {
  editors,
  everyone,
  keyed,
  no,
  outside,
  rest,
  signedIn,
  versioned,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

const someone = () => ({
  firstName: 'Vreni',
  lastName: 'Muster',
  email: `${newId()}@kunde.test`,
  password: 'sieben bunte Vögel 41',
  termsVersion: '1',
})
const unknownLink = 'x'.repeat(43)
const loan = {
  valueRappen: 100_000_000,
  debtRappen: 60_000_000,
  incomeRappen: 15_000_000,
  interestRate: [5, 100],
  maintenanceRate: [1, 100],
  limit: [1, 3],
  amortisation: { rule: 'share_of_debt', rate: [1, 100] },
}

/** Who may use which route. */
export const routePermissions: Readonly<Record<string, Row>> = {
  'GET /health/live': rest(everyone('ok'), () => '/health/live'),
  'GET /health/ready': rest(everyone('ok'), () => '/health/ready'),
  'GET /config.json': rest(everyone('ok'), () => '/config.json'),
  'POST /rest/login': rest(
    everyone('CREDENTIALS_WRONG'),
    () => '/rest/login',
    () => ({ email: `${newId()}@kunde.test`, password: 'falsch' }),
  ),
  'POST /rest/refresh': rest(
    everyone('UNAUTHENTICATED'),
    () => '/rest/refresh',
    () => ({ refreshToken: 'x' }),
  ),
  'GET /rest/logout': rest(signedIn('ok'), () => '/rest/logout'),
  'GET /rest/user': rest(signedIn('ok'), () => '/rest/user'),
  'POST /rest/register': rest(everyone('ok'), () => '/rest/register', someone),
  'POST /rest/confirm': rest(
    everyone('LINK_INVALID'),
    () => '/rest/confirm',
    () => ({ token: unknownLink }),
  ),
  'POST /rest/resend-confirmation': rest(everyone('ok'), () => '/rest/resend-confirmation', someone),
  'POST /rest/forgot-password': rest(everyone('ok'), () => '/rest/forgot-password', someone),
  'POST /rest/new-password': rest(
    everyone('LINK_INVALID'),
    () => '/rest/new-password',
    () => ({ ...someone(), token: unknownLink }),
  ),
  // Holding an open letter is the permission, whoever holds it.
  'POST /rest/invitation': rest(
    everyone('LINK_INVALID'),
    () => '/rest/invitation',
    () => ({ token: unknownLink }),
  ),
  'POST /rest/invitation/refuse': rest(
    everyone('LINK_INVALID'),
    () => '/rest/invitation/refuse',
    () => ({ token: unknownLink }),
  ),
  'GET /rest/sessions': rest(signedIn('ok'), () => '/rest/sessions'),
  'POST /rest/sessions/:id/end': rest(
    signedIn('NOT_FOUND'),
    ({ session }) => `/rest/sessions/${session}/end`,
    () => ({}),
  ),
  'POST /rest/sessions/end-others': rest(
    signedIn('ok'),
    () => '/rest/sessions/end-others',
    () => ({}),
  ),
  'POST /product/calculations/affordability': rest(
    everyone('ok'),
    () => '/product/calculations/affordability',
    () => loan,
  ),
  'GET /product/catalog/components': rest(everyone('ok'), () => '/product/catalog/components'),
  'GET /product/addresses': rest(everyone('ok'), () => '/product/addresses?q=lindenweg'),
  'GET /product/buildings/:egid': rest(everyone('NOT_FOUND'), () => '/product/buildings/190123456'),
  'GET /product/reference/values': rest(everyone('ok'), () => '/product/reference/values'),
  'GET /notifications': rest(signedIn('ok'), () => '/notifications'),
  'POST /notifications/:id/read': rest(
    signedIn('NOT_FOUND'),
    ({ notification }) => `/notifications/${notification}/read`,
    keyed,
  ),
  'POST /notifications/read-all': rest(signedIn('ok'), () => '/notifications/read-all', keyed),
  // Holding a letter is the permission to have no more of them.
  'GET /notifications/unsubscribe': rest(
    everyone('LINK_INVALID'),
    () => '/notifications/unsubscribe?person=x',
  ),
  'POST /notifications/unsubscribe': rest(
    everyone('LINK_INVALID'),
    () => '/notifications/unsubscribe?person=x',
    () => ({}),
  ),
  // A sealed link of a letter is the permission for one act on one to-do.
  'GET /notifications/act': rest(everyone('LINK_INVALID'), () => '/notifications/act?what=x&seal=x'),
  'POST /notifications/act': rest(
    everyone('LINK_INVALID'),
    () => '/notifications/act?what=x&seal=x',
    () => ({}),
  ),
  'GET /notifications/settings': rest(signedIn('ok'), () => '/notifications/settings'),
  'PUT /notifications/settings': rest(
    signedIn('ok'),
    () => '/notifications/settings',
    () => ({ ...versioned(0), digest: 'off', digestHour: 7, quietFrom: 21, quietTo: 7, switchedOff: [] }),
  ),
  'GET /notifications/push': rest(signedIn('ok'), () => '/notifications/push'),
  'POST /notifications/push': rest(
    signedIn('ok'),
    () => '/notifications/push',
    () => ({
      ...keyed(),
      id: newId(),
      endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
      p256dh: 'x'.repeat(87),
      auth: 'x'.repeat(22),
    }),
  ),
  'POST /notifications/push/test': rest(signedIn('ok'), () => '/notifications/push/test', keyed),
  'POST /notifications/push/:id/remove': rest(
    signedIn('ok'),
    ({ notification }) => `/notifications/push/${notification}/remove`,
    keyed,
  ),
  // Texts are for the web server that holds the key, whoever looks at its pages.
  'GET /content/articles': rest(everyone('UNAUTHENTICATED'), () => '/content/articles'),
  'GET /content/articles/:slug': rest(everyone('UNAUTHENTICATED'), () => '/content/articles/x'),
  'GET /content/pages/:slug': rest(everyone('UNAUTHENTICATED'), () => '/content/pages/x'),
  'GET /maps/*': rest(signedIn('NOT_CONFIGURED'), () => '/maps/style.json'),
  // Here the seal in the address is the permission; whoever has none has no role either.
  'GET /files/:realEstateId/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, picture }) => `/files/${house}/${picture}`,
  ),
  'GET /files/:realEstateId/originals/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, picture }) => `/files/${house}/originals/${picture}`,
  ),
  'GET /files/:realEstateId/analysis.pdf': rest(
    everyone('LINK_INVALID'),
    ({ house }) => `/files/${house}/analysis.pdf`,
  ),
  'GET /files/:realEstateId/acceptances/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, acceptance }) => `/files/${house}/acceptances/${acceptance}`,
  ),
  'GET /files/:realEstateId/defect-letters/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, defect }) => `/files/${house}/defect-letters/${defect}`,
  ),
  'GET /files/:realEstateId/invoice-letters/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, invoice }) => `/files/${house}/invoice-letters/${invoice}`,
  ),
  'GET /files/:realEstateId/project-reports/:id': rest(
    everyone('LINK_INVALID'),
    ({ house, project }) => `/files/${house}/project-reports/${project}`,
  ),
  'GET /files/:realEstateId/hausakte.zip': rest(
    everyone('LINK_INVALID'),
    ({ house }) => `/files/${house}/hausakte.zip`,
  ),
  'GET /files/:realEstateId/unterlagen.zip/*': rest(
    everyone('LINK_INVALID'),
    ({ house }) => `/files/${house}/unterlagen.zip/AaHc5KAwfdG1T9wPpns4xQ`,
  ),
  'GET /files/:realEstateId/steuern/:name': rest(
    everyone('LINK_INVALID'),
    ({ house }) => `/files/${house}/steuern/2026-payment.pdf`,
  ),
  'PUT /uploads/:realEstateId/:id': rest(
    editors,
    ({ house }) => `/uploads/${house}/${newId()}`,
    () => ({ name: 'Rechnung.pdf', size: 1, sha256: 'a'.repeat(64) }),
  ),
  // Nobody announced it.
  'PUT /uploads/:realEstateId/:id/:n': rest(
    [...outside, no, no, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    ({ house }) => `/uploads/${house}/${newId()}/0`,
    () => ({}),
  ),
  'POST /uploads/:realEstateId/:id/end': rest(
    [...outside, no, no, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    ({ house }) => `/uploads/${house}/${newId()}/end`,
    () => ({}),
  ),
  // The link, or the cookie it was turned into, is the permission.
  'PUT /uploads/guest/:id': rest(
    everyone('LINK_INVALID'),
    () => `/uploads/guest/${newId()}`,
    () => ({ name: 'Offerte.pdf', size: 1, sha256: 'a'.repeat(64), sentAs: 'offer' }),
  ),
  'PUT /uploads/guest/:id/:n': rest(
    everyone('LINK_INVALID'),
    () => `/uploads/guest/${newId()}/0`,
    () => ({}),
  ),
  'POST /uploads/guest/:id/end': rest(
    everyone('LINK_INVALID'),
    () => `/uploads/guest/${newId()}/end`,
    () => ({}),
  ),
  'POST /rest/guest/question': rest(
    everyone('LINK_INVALID'),
    () => '/rest/guest/question',
    () => ({ message: 'Wie hoch?' }),
  ),
  'POST /rest/guest': rest(
    everyone('LINK_INVALID'),
    () => '/rest/guest',
    () => ({ token: 'x'.repeat(43) }),
  ),
  'POST /rest/guest/answer': rest(
    everyone('LINK_INVALID'),
    () => '/rest/guest/answer',
    () => ({ choice: 0 }),
  ),
  'POST /rest/guest/quote': rest(
    everyone('LINK_INVALID'),
    () => '/rest/guest/quote',
    () => ({ quote: null }),
  ),
  'GET /rest/guest': rest(everyone('LINK_INVALID'), () => '/rest/guest'),
  'GET /rest/guest/:documentId': rest(everyone('LINK_INVALID'), ({ document }) => `/rest/guest/${document}`),
  // Holding the address is the permission.
  'GET /rest/calendar/:secret': rest(everyone('LINK_INVALID'), () => `/rest/calendar/${unknownLink}.ics`),
  // Pages are the same for everyone; here no web app is built.
  'GET /*': rest(everyone('NOT_FOUND'), () => '/dashboard'),
  'HEAD /*': rest(everyone('404'), () => '/dashboard'),
  'POST /teilen': rest(everyone('NOT_FOUND'), () => '/teilen'),
}
