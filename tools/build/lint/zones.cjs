// Import zones inside projects, checked by dependency-cruiser. Directions between projects are Nx tags
// (boundaries.oxlintrc.json). The patterns match folders, not names, so that a new feature, audience or noun
// needs no change here.

const ANY_PORTAL = '^[a-z]+-portal/';
const ANY_AUDIENCE = '^bff/src/(?!domain/|platform/|presenters/)([^/]+)/';
const WEB =
  '^(shell|[a-z]+-portal|libs/(api-client|dashboard|query|router|rules|contracts|session|ui))/src/';
const TESTS = '(\\.spec\\.tsx?$|/test/)';
const CONFIG = '(^|/)[^/]+\\.config\\.(ts|mjs|cjs)$';

/**
 * The nouns of bff/src/domain by layers, lowest first: a noun imports only nouns of the rows above its own.
 * A new noun goes into the row after the last one that it needs.
 */
const NOUN_LAYERS = [
  ['audit', 'bot-events', 'browser-reports', 'day-counters', 'known-devices'],
  ['legal-texts', 'payment-methods', 'price-lists', 'saved-views', 'service-details', 'sessions'],
  ['accounts', 'admin-factors'],
  ['notices'],
  ['broadcasts', 'notes', 'offers', 'plans', 'reminders', 'settings', 'tags'],
  ['bulk-actions', 'downloads', 'login-history', 'payments', 'redeem-codes'],
  [
    ...['bearer-values', 'counter-recounts', 'payment-messages', 'sign-in'],
    ...['statistics', 'tasks', 'timeline', 'undo'],
  ],
  ['account-lifecycle', 'payment-actions', 'reconciliation', 'waiting-work'],
  ['staff-notices'],
];

/** The rooms of tools, each with the rooms that it may import. tools/verify may import all. */
const ROOMS_BELOW = [
  ['build', []],
  ['shared', []],
  ['operate', ['build', 'shared']],
  ['develop', ['build', 'shared', 'operate']],
];

/** A package, wherever it is installed. */
const npm = (pattern) => `(^|/)node_modules/(${pattern})(/|$)|^(${pattern})(/|$)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** For each layer: what its nouns must not import, which is their own layer and all later layers. */
const nounLayerRules = NOUN_LAYERS.map((nouns, layer) => {
  const lower = NOUN_LAYERS.slice(0, layer).flat();
  return rule(
    'noun-to-lower-layer',
    'A noun imports only nouns of lower layers (NOUN_LAYERS in zones.cjs). Pass the value in, or move what needs both into a noun above both.',
    { path: `^bff/src/domain/(${nouns.join('|')})/` },
    { path: '^bff/src/domain/', pathNot: `^bff/src/domain/(${['$1', ...lower].join('|')})/` },
  );
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-cycle',
      'Two files that need each other are one file, or miss a third: move what both need into it.',
      // A lazily loaded part may use constants of its loader. An evaluator of nested expressions calls itself
      // through its operators, which is recursion and no design fault.
      { pathNot: '^libs/embedded-mongo/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    rule(
      'start-without-test-tools',
      'A fresh clone installs only dependencies for npm start. Move the package from devDependencies to dependencies.',
      { path: '^tools/(develop/(start|demo-bot)|operate/release|shared)/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    ),
    rule(
      'portal-to-portal',
      'Portals are released apart. Move what both need into a lib.',
      { path: '^([a-z]+-portal)/' },
      { path: ANY_PORTAL, pathNot: '^$1/' },
    ),
    rule(
      'shell-to-portal',
      'The shell loads portals at run time only (releases.json); shared types live in @portal/router.',
      { path: '^shell/' },
      { path: ANY_PORTAL },
    ),
    rule(
      'feature-to-feature',
      'A feature never imports a sibling. Compose both in src/routes.tsx, or move the shared part to libs or src/shared.',
      { path: '^([^/]+/src|libs/[^/]+/src)/features/([^/]+)/' },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    rule(
      'feature-to-frame',
      'Routes compose features, never the other way: pass what the feature needs as props.',
      { path: '^([^/]+/src)/features/' },
      { path: '^$1/(routes|portal|main|app)\\.tsx?$' },
    ),
    rule(
      'router-through-wrapper',
      'Import from @portal/router: the router must exist once across the federation border.',
      { path: '^(?!libs/router/)', pathNot: '^(tools|e2e|bff|libs/testing)/' },
      { path: npm('react-router|react-router-dom') },
    ),
    rule(
      'query-through-wrapper',
      'Import from @portal/query: the query cache must exist once across the federation border.',
      { path: '^(?!libs/query/)', pathNot: '^(tools|e2e|bff|libs/testing)/' },
      { path: npm('@tanstack/(react-)?query[^/]*') },
    ),
    rule(
      'web-without-node',
      'A browser has no Node. Take the value as a parameter, or move the code to the bff or tools.',
      { path: WEB, pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'web-without-server-packages',
      'Server packages never reach a browser. Types of calls come from @portal/contracts.',
      { path: WEB, pathNot: TESTS },
      {
        path: npm(
          '@nestjs/[^/]+|@fastify/[^/]+|fastify|mongoose|mongodb|class-validator|class-transformer',
        ),
      },
    ),
    rule(
      'audience-to-audience',
      'user, admin and bot answer in their own words: each has its presenters. Shared work belongs to domain.',
      { path: ANY_AUDIENCE },
      { path: ANY_AUDIENCE, pathNot: '^bff/src/$1/' },
    ),
    rule(
      'presenters-to-audience',
      'bff/src/presenters holds what several audiences show alike. What one audience shows stands with it.',
      { path: '^bff/src/presenters/' },
      { path: ANY_AUDIENCE },
    ),
    rule(
      'audience-through-service',
      "Controllers and presenters hold no query: ask the noun's service.",
      { path: '^bff/src/(?!domain/|platform/)[^/]+/', pathNot: TESTS },
      { path: '^bff/src/domain/.+\\.(repository|schema)\\.ts$' },
    ),
    rule(
      'domain-to-audience',
      'What happens does not know who asked: domain never imports user, admin or bot.',
      { path: '^bff/src/domain/' },
      { path: '^bff/src/(?!domain/|platform/)[^/]+' },
    ),
    rule(
      'platform-to-above',
      'platform knows no product: declare an interface there and let domain implement it.',
      { path: '^bff/src/platform/', pathNot: TESTS },
      { path: '^bff/src/(?!platform/)' },
    ),
    ...nounLayerRules,
    rule(
      'noun-in-a-layer',
      'Add the noun to NOUN_LAYERS in tools/lint/zones.cjs, into the row after the last noun that it imports.',
      { path: `^bff/src/domain/(?!(${NOUN_LAYERS.flat().join('|')})/)` },
      {},
    ),
    rule(
      'noun-through-service',
      "Another noun's repository is its own business: ask its service.",
      { path: '^bff/src/domain/([^/]+)/', pathNot: TESTS },
      { path: '^bff/src/domain/.+\\.repository\\.ts$', pathNot: '^bff/src/domain/$1/' },
    ),
    rule(
      'schema-behind-repositories',
      "The stored form is for repositories (a user's document holds parts of several nouns): ask a service.",
      { path: '^bff/src/domain/([^/]+)/', pathNot: `${TESTS}|\\.(repository|schema|module)\\.ts$` },
      { path: '^bff/src/domain/.+\\.schema\\.ts$', pathNot: '^bff/src/domain/$1/' },
    ),
    rule(
      'mongoose-behind-repositories',
      'mongoose stays in *.schema.ts, *.repository.ts and platform/mongo. Ask a repository a query; transactions come from platform/mongo/transactions.',
      { path: '^bff/src/', pathNot: '(\\.(schema|repository)\\.ts$|^bff/src/platform/mongo/)' },
      { path: npm('mongoose|mongodb') },
    ),
    rule(
      'engine-behind-mongo',
      'Only platform/mongo may start the embedded engine; everything else speaks to MongoDB by its driver.',
      { path: '^bff/src/(?!platform/mongo/)' },
      { path: '^libs/embedded-mongo/' },
    ),
    rule(
      'nothing-imports-tools',
      'tools and e2e stand on the product, never under it. Move the shared part into a lib.',
      { path: '^(?!tools/|e2e/)' },
      { path: '^(tools/(?!build/)|e2e/)' },
    ),
    rule(
      'presets-only-in-configs',
      '@portal/build is for configuration files (vite.config.ts, jest.config.mjs): never ship it.',
      { path: '^(?!tools/)', pathNot: CONFIG },
      { path: '^tools/build/' },
    ),
    ...ROOMS_BELOW.map(([room, below]) =>
      rule(
        `room-${room}`,
        `tools/${room} may import ${below.map((name) => `tools/${name}`).join(', ') || 'no other room'}. Move what both need into one of these.`,
        { path: `^tools/${room}/` },
        {
          path: '^tools/[^/]+/',
          pathNot: `^tools/(${[room, ...below, 'node_modules'].join('|')})/`,
        },
      ),
    ),
    rule(
      'testing-only-in-tests',
      '@portal/testing and @portal/screen-testing are for tests: never ship them.',
      { path: '^(?!tools/|e2e/|libs/(screen-)?testing/)', pathNot: `${TESTS}|${CONFIG}` },
      { path: '^libs/(screen-)?testing/' },
    ),
    rule(
      'not-resolvable',
      'This import leads nowhere: check the path, or add the package to package.json.',
      // The test of the generated client makes its types.
      { pathNot: [CONFIG, '^bff/test/generated-client/'] },
      {
        couldNotResolve: true,
        pathNot: '\\?(raw|url|inline)$|^virtual:|^@module-federation/|^(user|admin)-portal/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own folders, because packages have folders with the same names.
    exclude: {
      path: '^(libs/)?[^/]+/(dist|\\.cache|\\.__mf__temp|test-results|playwright-report)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
