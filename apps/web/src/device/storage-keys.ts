/** Every name under which the app keeps something on the device, and why. A new one is added here first. */
export const storageKeys = {
  /** localStorage: which house is selected, so that addresses stay clean and the choice survives a restart. */
  house: 'hauswart.house',
  /** sessionStorage: when this tab last reloaded for missing code, so that it cannot reload without end. */
  chunkReload: 'hauswart.chunk-reload',
  /** sessionStorage: the secret of an invitation's link, which leaves the address at once; gone when it is answered. */
  invitation: 'hauswart.invitation',
  /** sessionStorage: written by React Router before a reload: how far each page was scrolled. */
  scrollPositions: 'react-router-scroll-positions',
  /** sessionStorage: the same as noted while somebody read; when a page goes, notices may already have moved it. */
  scrollPlaces: 'hauswart.scroll-places',
  /** localStorage: the strategy of the specification's auth state. */
  authStrategy: 'auth.strategy',
  /** localStorage: half A of the refresh token; worthless without the cookie, hence script-readable is enough. */
  refreshToken: 'auth._refresh_token.local',
  /** localStorage: until when some tab holds a living access token (never the token itself): others ask it first. */
  tokenExpiration: 'auth._token_expiration.local',
  /** localStorage: name of the running refresh, repeated after a lost answer, else it would look like theft. */
  refreshAttempt: 'auth._refresh_attempt.local',
  /** localStorage: who is signed in, so that a start without network knows. */
  user: 'auth.user',
  /** localStorage: that the session ended by itself; the sign-in page then says so. */
  sessionEnded: 'auth.ended',
  /** localStorage: whose session ended by itself, so that the sign-in page has the address; gone at sign-in or sign-out. */
  lastEmail: 'auth.lastEmail',
  /** localStorage: token of a sign-out the server has not heard of; after its minute it is good for nothing else. */
  pendingLogout: 'auth.pendingLogout',
  /** localStorage: last good addresses of the backends, for a start without network. */
  backends: 'hauswart.backends',
  /** localStorage: when the server last answered; offline pages say how old their data is. */
  lastContact: 'hauswart.last-contact',
  /** BroadcastChannel: new access tokens, and that somebody signed in or out. */
  sessionChannel: 'auth.session',
  /** Web Lock: only one tab refreshes at a time. */
  refreshLock: 'auth.refresh',
  /** IndexedDB: confirmed changes on their way to the server. Nothing but sending or discarding empties it. */
  outbox: 'hauswart-outbox',
  /** Web Lock: one runner over all tabs, or two would send the same house out of order. */
  outboxLock: 'hauswart-outbox',
  /** BroadcastChannel: tells the other tabs that entries came, went or were refused. */
  outboxNews: 'hauswart-outbox',
  /** IndexedDB: answers of the server as last seen, per person; emptied at sign-out. */
  cache: 'hauswart-cache',
  /** localStorage: when the offline copy of a house was last complete, per person and house. */
  offlinePack: 'hauswart.offline-pack',
  /** localStorage: how many components waited for a decision when last computed, per person and house; gone at sign-out. */
  dueCount: 'hauswart.due-count',
  /** localStorage: how many documents waited to be filed when last seen, per person and house; gone at sign-out. */
  reviewCount: 'hauswart.review-count',
  /** Cache Storage: smaller copies of photos seen here, for looking at them offline; emptied at sign-out. */
  photoCopies: 'hauswart-photos',
  /** Cache Storage: papers looked at here, for reading them offline; emptied at sign-out. */
  fileCopies: 'hauswart-papers',
  /** Cache Storage: the code that draws papers, from its first use on; too heavy to be fetched ahead for everybody. */
  viewer: 'hauswart-viewer',
  /** IndexedDB: photos and words another app shared with us, until the owner says what they are for. */
  shared: 'hauswart-shared',
  /** localStorage: `light` or `dark`; missing means as the system says. */
  theme: 'hauswart.theme',
  /** localStorage: `grid` where papers are to stand there by their first pages; missing means as a list. */
  documentsLook: 'hauswart.documents-look',
  /** Cache Storage: the last config.json, so that the app starts without a connection. */
  configCache: 'hauswart-config',
  /** localStorage: the address a guest typed, until the house is being recorded; gone after a week or at sign-out. */
  carriedAddress: 'hauswart.carried-address',
  /** localStorage: a house being recorded, per person, so that a crash loses nothing; gone when recorded or signed out. */
  houseDraft: 'hauswart.house-draft',
} as const
