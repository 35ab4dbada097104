import { reach } from './reach.ts'

/** What most pages share travels as one file: dozens of small ones compress badly. */
const ground = {
  name: 'ground',
  test: /apps\/web\/src\/(device|house|ui)\/|packages\/domain|node_modules\/@tabler/,
  minShareCount: 30,
}

export const modules = reach()
const always = modules.from(
  'src/app/entry.client.tsx',
  'src/app/root.tsx',
  'src/app/layouts/error.layout.tsx',
)
const signIn = modules.from(
  'src/app/layouts/auth.layout.tsx',
  'src/pages/login.page.tsx',
  'src/pages/register.page.tsx',
)
const shell = modules.from('src/app/shell.tsx', 'src/house/offline/first-answers.ts')
const own =
  /vite\/preload-helper|apps\/web\/src\/(?!features\/accounts)|packages\/domain|node_modules\/(@tabler|@tanstack|idb|react-dom\/(index|cjs\/react-dom\.production))/

/** What checks the fields of a form: a page that is only looked at does without. */
const forms = {
  name: 'forms',
  test: /node_modules\/zod|domain\/src\/(fields\/fields|accounts\/account\.input)/,
}

/** What every page begins with, and what the sign-in pages share with others: they are not to fetch all of the next. */
const entrance = {
  name: 'entrance',
  test: (id: string) => own.test(id) && (always(id) || signIn(id)),
  minShareCount: 2,
}

/** Of what several pages write: too small to travel alone. */
const small =
  /icons\/Icon(Checklist|Photo)\.mjs|domain\/src\/todos\/todo\.labels|src\/(device\/cache\/is-out-of-reach|house\/(nouns\/use-components|refusal\/(use-refusals|refusal-words)|record\/change|acts\/do-act)|ui\/(layout\/out-of-reach|mark\/on-its-way|action\/second-tap|form\/saving|list\/(missing-panel|row-choice|use-selection|list-panel|use-phone-place))|features\/todos\/(list\/due-pill|several\/selectable))/

/** The frame of the signed-in pages with all it needs: every one of them begins with it. */
const frame = { name: 'frame', test: (id: string) => own.test(id) && (shell(id) || small.test(id)) }

/** What else the signed-in pages share; the drawing of the house, the engine, declared forms and seldom nouns stay with those that need them. */
const shared = {
  name: 'shared',
  test: /apps\/web\/src\/((device|house)\/(?!house-analysis|acts\/|contracts\/|nouns\/|refusal\/|record\/use-row-)|ui\/(?!house|charts|figure|form\/form-facts|input\/combobox)|features\/todos\/(.+\/)?use)|packages\/domain\/src\/(?!acceptances|analysis|approvals|days\/holidays|maker-warranties|craftsmen|defects|documents|drawing\/|figures|invoices|payments|projects|qr-bills|quotes|taxes|trash|real-estate\/(fact|canton)|upkeep\/replacement|.*(heating-component|reminding|\.input))|node_modules\/(@tabler|@tanstack)/,
  minShareCount: 7,
}

/** The facts of a house in words: many pages say them, the list of to-dos never does. */
const houseFacts = {
  name: 'house-facts',
  test: /domain\/src\/real-estate\/(fact|canton)|house\/nouns\/sheets\/house-facts/,
  minShareCount: 2,
}

/** The engine and what shows its figures, for the pages that do. */
const judged = {
  name: 'judged',
  test: /domain\/src\/(analysis|drawing|figures)(?!.*\.input)|src\/(house\/house-analysis|ui\/(house|charts|figure))|features\/(analysis|overview\/first-house)/,
  minShareCount: 2,
}

/** Small facts of papers, of work at the house and of the house itself, for the pages that say them: each alone would be one more name in the list of files. */
const facts = {
  name: 'facts',
  test: /domain\/src\/(documents\/document(\.labels)?\.ts|(acceptances|approvals|defects)\/\w+(\.labels)?\.ts|real-estate\/(fact|canton)[\w.-]+|projects\/lien|quotes\/quote-request\.ts)|features\/documents\/tags-in|house\/(paths\/date-path|nouns\/(acceptances|approvals|cost-items|journal|sheets\/house-facts)\.ts)/,
  minShareCount: 4,
}

/** Signs that a few pages share and no to-do shows, and when they remind: a file for each would be a name for each. */
const todos = modules.from('src/pages/todos.page.tsx')
const signs = {
  name: 'signs',
  test: (id: string) =>
    /node_modules\/@tabler|domain\/src\/appointments\/reminding(\.labels)?\.ts/.test(id) && !todos(id),
  minShareCount: 2,
}

/** Takes an act back: fetched with the first one, whatever page it is done on. */
const undoing = {
  name: 'undoing',
  test: /src\/(house\/acts\/(remove-row|take-back|undo-of)|device\/outbox\/left-here)/,
}

/** What draws papers, under a name by which the service worker knows it. */
const pdf = { name: 'pdf', test: /node_modules\/pdfjs-dist/ }

/** Which module travels in which file; the first group that wants it has it. Dozens of small files are slow to fetch. */
export const chunkGroups = [
  ground,
  forms,
  entrance,
  frame,
  houseFacts,
  shared,
  undoing,
  judged,
  facts,
  signs,
  pdf,
]
