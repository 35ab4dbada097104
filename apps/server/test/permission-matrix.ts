import { newId, plainHouse } from './world.ts'

export const roles = [
  'guest',
  'stranger',
  'reader',
  'reader+finance',
  'editor',
  'editor+finance',
  'owner',
] as const
export type Role = (typeof roles)[number]

/** `ok` or the code of the refusal, one per role, in the order of `roles`. */
export type Verdicts = readonly [string, string, string, string, string, string, string]

/** What a row may point at: a house of somebody else; every write has one of its own. */
export type Target = {
  readonly house: string
  readonly component: string
  readonly room: string
  readonly todo: string
  readonly picture: string
  readonly notification: string
  readonly session: string
}

export type Row = { readonly verdicts: Verdicts; readonly ask: (target: Target) => Question }
export type Question =
  | { readonly query: string; readonly variables: Record<string, unknown>; readonly hasFile?: boolean }
  | { readonly path: string; readonly body?: unknown }

const everyone = (verdict: string): Verdicts => [
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
]
const signedIn = (verdict: string): Verdicts => [
  'UNAUTHENTICATED',
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
]
const outside = ['UNAUTHENTICATED', 'NOT_FOUND'] as const
const no = 'FORBIDDEN'

// After guest and stranger: reader, reader with finances, editor, editor with finances, owner.
const members: Verdicts = [...outside, 'ok', 'ok', 'ok', 'ok', 'ok']
const editors: Verdicts = [...outside, no, no, 'ok', 'ok', 'ok']
const owners: Verdicts = [...outside, no, no, no, no, 'ok']
const seesMoney: Verdicts = [...outside, no, 'ok', no, 'ok', 'ok']
const writesMoney: Verdicts = [...outside, no, no, no, 'ok', 'ok']

const keyed = () => ({ idempotencyKey: newId() })
const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })

const field = (selection: string, verdicts: Verdicts): Row => ({
  verdicts,
  ask: ({ house }) => ({
    query: `query Field($id: ID) { realEstate(id: $id) { id ${selection} } }`,
    variables: { id: house },
  }),
})

/** A mutation on a house or on something in it, with the version it has. */
function write(
  call: string,
  verdicts: Verdicts,
  variables: (target: Target) => Record<string, unknown>,
): Row {
  return { verdicts, ask: (target) => ({ query: `mutation Write${call}`, variables: variables(target) }) }
}

const onHouse = (name: string, input: string, verdicts: Verdicts, facts: () => object): Row =>
  write(
    `($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { version } }`,
    verdicts,
    ({ house }) => ({ id: house, input: facts() }),
  )

const sheet = (name: string, input: string, facts: () => object): Row =>
  write(
    `($id: ID!, $input: ${input}!) { ${name}(realEstateId: $id, input: $input) { version } }`,
    editors,
    ({ house }) => ({ id: house, input: facts() }),
  )

const inHouse = (
  name: string,
  input: string,
  verdicts: Verdicts,
  thing: 'component' | 'room' | 'todo' | 'picture',
  facts: () => object,
): Row =>
  write(
    `($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { version } }`,
    verdicts,
    (target) => ({
      house: target.house,
      id: target[thing],
      input: facts(),
    }),
  )

const rest = (verdicts: Verdicts, path: (target: Target) => string, body?: () => unknown): Row => ({
  verdicts,
  ask: (target) => ({ path: path(target), ...(body === undefined ? {} : { body: body() }) }),
})

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

/** Who may do what. A new operation, field with its own resolver or route without a row fails the test. */
export const permissionMatrix: Readonly<Record<string, Row>> = {
  'Query.me': { verdicts: everyone('ok'), ask: () => ({ query: '{ me { id } }', variables: {} }) },
  'Profile.houseDraft': {
    verdicts: everyone('ok'),
    ask: () => ({ query: '{ me { houseDraft { values } } }', variables: {} }),
  },
  'Query.realEstate': field('name', members),
  'Query.realEstates': {
    verdicts: signedIn('ok'),
    ask: () => ({ query: '{ realEstates { nodes { id } } }', variables: {} }),
  },
  'RealEstate.members': field('members { userId }', members),
  'RealEstate.components': field('components { nodes { id } }', members),
  'RealEstate.component': field('component(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'RealEstate.origins': field('origins { field }', members),
  'RealEstate.roomList': field('roomList { id }', members),
  'RealEstate.emergencySheet': field('emergencySheet { keys contacts { phone } }', members),
  'RealEstate.condominium': field('condominium { managerName }', members),
  'RealEstate.todos': field('todos { nodes { id } }', members),
  'RealEstate.todo': field('todo(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'Todo.pictures': field('todos { nodes { pictures(first: 5) { id } } }', members),
  'RealEstate.pictures': field('pictures { nodes { id } }', members),
  'Picture.url': field('pictures { nodes { url } }', members),
  'RealEstate.finance': field('finance { purchasePriceRappen }', seesMoney),
  'RealEstate.history': field('history { nodes { id } }', owners),

  'Mutation.createRealEstate': write(
    '($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }',
    signedIn('ok'),
    () => ({ input: { ...plainHouse, ...keyed(), id: newId() } }),
  ),
  'Mutation.updateRealEstate': onHouse('updateRealEstate', 'UpdateRealEstateInput', editors, () => ({
    ...versioned(1),
    name: 'Neu',
  })),
  'Mutation.archiveRealEstate': onHouse('archiveRealEstate', 'VersionInput', owners, () => versioned(1)),
  'Mutation.restoreRealEstate': onHouse(
    'restoreRealEstate',
    'VersionInput',
    [...outside, no, no, no, no, 'CONFLICT'],
    () => versioned(1),
  ),
  'Mutation.updateRealEstateFinance': onHouse(
    'updateRealEstateFinance',
    'RealEstateFinanceInput',
    writesMoney,
    () => ({ ...versioned(0), taxValueRappen: 100 }),
  ),
  'Mutation.addComponent': write(
    '($id: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({
      id: house,
      input: { ...keyed(), id: newId(), catalogKey: 'windows', installedYear: 2000 },
    }),
  ),
  'Mutation.updateComponent': inHouse(
    'updateComponent',
    'UpdateComponentInput',
    editors,
    'component',
    () => ({ ...versioned(1), name: 'Neu' }),
  ),
  'Mutation.deleteComponent': inHouse('deleteComponent', 'VersionInput', editors, 'component', () =>
    versioned(1),
  ),
  'Mutation.restoreComponent': inHouse(
    'restoreComponent',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'component',
    () => versioned(1),
  ),
  'Mutation.addRoom': write(
    '($id: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({ id: house, input: { ...keyed(), id: newId(), name: 'Keller' } }),
  ),
  'Mutation.updateRoom': inHouse('updateRoom', 'UpdateRoomInput', editors, 'room', () => ({
    ...versioned(1),
    name: 'Neu',
  })),
  'Mutation.deleteRoom': inHouse('deleteRoom', 'VersionInput', editors, 'room', () => versioned(1)),
  'Mutation.restoreRoom': inHouse(
    'restoreRoom',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'room',
    () => versioned(1),
  ),
  'Mutation.updateEmergencySheet': sheet('updateEmergencySheet', 'UpdateEmergencySheetInput', () => ({
    ...versioned(0),
    keys: 'Beim Nachbarn',
  })),
  'Mutation.updateCondominium': sheet('updateCondominium', 'UpdateCondominiumInput', () => ({
    ...versioned(0),
    name: 'STWEG Lindenweg',
  })),
  'Mutation.addTodo': write(
    '($id: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, component }) => ({
      id: house,
      input: { ...keyed(), id: newId(), title: 'Neu', componentId: component },
    }),
  ),
  'Mutation.updateTodo': inHouse('updateTodo', 'UpdateTodoInput', editors, 'todo', () => ({
    ...versioned(1),
    title: 'Neu',
  })),
  'Mutation.completeTodo': inHouse('completeTodo', 'KeyInput', editors, 'todo', keyed),
  'Mutation.reopenTodo': inHouse('reopenTodo', 'KeyInput', editors, 'todo', keyed),
  'Mutation.deleteTodo': inHouse('deleteTodo', 'VersionInput', editors, 'todo', () => versioned(1)),
  'Mutation.restoreTodo': inHouse(
    'restoreTodo',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'todo',
    () => versioned(1),
  ),
  'Mutation.addPicture': {
    verdicts: editors,
    ask: ({ house }) => ({
      query:
        'mutation Add($id: ID!, $file: Upload!, $input: AddPictureInput!) { addPicture(realEstateId: $id, file: $file, input: $input) { id } }',
      variables: { id: house, file: null, input: { ...keyed(), id: newId() } },
      hasFile: true,
    }),
  },
  'Mutation.setCoverPicture': inHouse('setCoverPicture', 'VersionInput', editors, 'picture', () =>
    versioned(1),
  ),
  'Mutation.deletePicture': inHouse('deletePicture', 'VersionInput', editors, 'picture', () => versioned(1)),
  'Mutation.restorePicture': inHouse(
    'restorePicture',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'picture',
    () => versioned(1),
  ),
  'Mutation.saveHouseDraft': write(
    '($input: SaveHouseDraftInput!) { saveHouseDraft(input: $input) { version } }',
    signedIn('ok'),
    () => ({ input: { ...versioned(0), id: newId(), step: 'address', values: '{}' } }),
  ),
  'Mutation.discardHouseDraft': write(
    '($id: ID!, $input: KeyInput!) { discardHouseDraft(id: $id, input: $input) }',
    signedIn('ok'),
    () => ({ id: newId(), input: keyed() }),
  ),
  'Mutation.updateProfile': write(
    '($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    signedIn('ok'),
    () => ({ input: { ...versioned(1), firstName: 'Neu' } }),
  ),

  // A guest does not get as far as naming a house: the socket itself is refused.
  'Subscription.realEstateChanged': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'subscription Watch($id: ID!) { realEstateChanged(realEstateId: $id) { id } }',
      variables: { id: house },
    }),
  },

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
  'GET /product/reference/lifetimes': rest(everyone('ok'), () => '/product/reference/lifetimes'),
  'GET /notifications': rest(signedIn('ok'), () => '/notifications'),
  'POST /notifications/:id/read': rest(
    signedIn('NOT_FOUND'),
    ({ notification }) => `/notifications/${notification}/read`,
    keyed,
  ),
  'POST /notifications/read-all': rest(signedIn('ok'), () => '/notifications/read-all', keyed),
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
  // Pages are the same for everyone; here no web app is built.
  'GET /*': rest(everyone('NOT_FOUND'), () => '/dashboard'),
  'HEAD /*': rest(everyone('404'), () => '/dashboard'),
  'POST /teilen': rest(everyone('NOT_FOUND'), () => '/teilen'),
}
