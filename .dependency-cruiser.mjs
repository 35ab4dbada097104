// The import table of docs/house.md §2, one rule per line of it. There is no list of exceptions.
const test = '[.]test[.]ts$'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const server = '^apps/server/src'
const web = '^apps/web/src'
// domain/analysis, bottom up: each drawer sees itself and those before it.
const drawers = [
  'model',
  'heat',
  'quantity',
  'saving',
  'money',
  'assessment',
  'solar',
  'outlook',
  'plan',
  'gaps',
  'engine',
]
const analysis = '^packages/domain/src/analysis'

export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'domain-is-pure',
      { path: '^packages/domain/src', pathNot: test },
      { pathNot: '^packages/domain/src|node_modules/zod/' },
    ),
    ...drawers
      .slice(0, -1)
      .map((drawer, at) =>
        rule(
          `analysis-${drawer}-looks-down`,
          { path: `${analysis}/${drawer}/`, pathNot: test },
          { path: `${analysis}/(${drawers.slice(at + 1).join('|')})/` },
        ),
      ),
    rule(
      'web-and-server-never-meet',
      { path: '^apps/(server|web)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'product-knows-no-test',
      { path: `${server}/`, pathNot: test },
      { path: '^(apps/server/test|proof)/' },
    ),
    rule(
      'platform-knows-no-feature',
      { path: `${server}/platform/`, pathNot: test },
      { path: `${server}/(features/|[^/]+$)` },
    ),
    rule(
      'other-features-only-by-service',
      { path: `${server}/features/([^/]+)/`, pathNot: [test, '[.]graphql[.]ts$', '[.]table[.]ts$'] },
      { path: `${server}/features/`, pathNot: [`${server}/features/$1/`, '[.]service[.]ts$'] },
    ),
    rule(
      'graphql-sees-service-and-type-refs',
      { path: `${server}/features/.*[.]graphql[.]ts$` },
      { path: `${server}/features/`, pathNot: '[.](service|graphql)[.]ts$' },
    ),
    rule(
      'tables-see-only-tables',
      { path: '[.]table[.]ts$' },
      { path: `${server}/features/`, pathNot: '[.]table[.]ts$' },
    ),
    rule(
      'queries-see-only-tables',
      { path: '[.]queries[.]ts$' },
      { path: `${server}/features/`, pathNot: '[.]table[.]ts$' },
    ),
    rule(
      'papers-and-sources-ask-no-table',
      { path: '[.](paper|source|thread)[.]ts$' },
      { path: '[.]queries[.]ts$' },
    ),
    rule('adapters-decide-nothing', { path: '[.](rest|mails)[.]ts$' }, { path: '[.](queries|table)[.]ts$' }),
    rule(
      'nobody-opens-the-pool',
      { path: `${server}/features/`, pathNot: test },
      { path: `${server}/platform/db/db[.]ts$`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-platform-speaks-postgres',
      {
        path: `${server}/`,
        pathNot: [
          test,
          `${server}/platform/(db/(db|db-wire|bulk-load|migrations)|jobs/(worker|abandoned-jobs))[.]ts$`,
        ],
      },
      { path: 'node_modules/(pg|graphile-worker)/' },
    ),
    rule(
      'only-accounts-are-the-authority',
      { path: `${server}/features/`, pathNot: [test, `${server}/features/accounts/`] },
      { path: `${server}/platform/db/authority[.]ts$` },
    ),
    // web: app → pages → features → house → ui → device, each only downwards
    rule(
      'web-device-is-the-ground',
      { path: `${web}/device/`, pathNot: test },
      { path: `${web}/(app|pages|features|house|ui)/` },
    ),
    rule(
      'web-ui-knows-no-noun',
      { path: `${web}/ui/`, pathNot: test },
      { path: `${web}/(app|pages|features|house)/` },
    ),
    rule(
      'web-house-knows-no-screen',
      { path: `${web}/house/`, pathNot: test },
      { path: `${web}/(app|pages|features)/` },
    ),
    rule('web-features-know-no-page', { path: `${web}/features/` }, { path: `${web}/(app|pages)/` }),
    rule(
      'web-features-stay-apart',
      { path: `${web}/features/([^/]+)/` },
      { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
    ),
    rule('web-pages-stay-apart', { path: `${web}/pages/` }, { path: `${web}/(pages|app)/` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[.]parts|^apps/web/(build|[.]building|[.]react-router)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
