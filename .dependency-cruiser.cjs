'use strict';

/**
 * The import rules inside the two programs. The rules between projects are in .dependency-cruiser.projects.cjs.
 * Tests are exempt. Each rule has a small tree under tools/src/check/fixtures/structure/<rule> that breaks it, which
 * proves that the rule works.
 */
const api = '^apps/api/src';
/** An area imports only areas of earlier rows; the tables' owners and the tests read the same list. */
const areas = require('./tools/areas.json');
const anyArea = `(?:${areas.flat().join('|')})`;
const feature = `${api}/${anyArea}`;
const web = '^apps/web/src';

const inOrder = (area, others) => ({
  name: 'api-areas-in-order',
  comment:
    'An area knows only areas before it: what must know a later one asks through a port that the later one fills.',
  severity: 'error',
  from: { path: `${api}/${area}/` },
  to: { path: `${api}/(?:${others.join('|')})/`, pathNot: `${api}/${area}/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thing, or one thing too many.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'api-platform-knows-no-feature',
      comment: 'Every feature stands on the platform; it must not stand on them.',
      severity: 'error',
      from: { path: `${api}/platform/` },
      to: { path: [`${feature}/`, `${api}/app`] },
    },
    {
      name: 'api-config-knows-nobody',
      comment: 'Configuration is read before anything else exists.',
      severity: 'error',
      from: { path: `${api}/config/` },
      to: { path: [`${feature}/`, `${api}/platform/`] },
    },
    {
      name: 'api-features-meet-at-their-index',
      comment: 'What a feature does not export from index.ts it may change at any time.',
      severity: 'error',
      from: { path: `${feature}/([^/]+)/` },
      to: { path: `${feature}/[^/]+/`, pathNot: [`${feature}/$1/`, `${feature}/[^/]+/index\\.ts$`] },
    },
    {
      name: 'api-features-not-in-a-circle',
      comment: 'Features are built one upon the other; a circle means that two of them are one.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${feature}/[^/]+$` },
      to: { path: `${feature}/[^/]+$`, circular: true },
    },
    ...areas.flatMap((row, index) => row.map((area) => inOrder(area, areas.slice(index).flat()))),
    {
      name: 'api-folders-are-areas',
      comment: 'What the product does has an area; what all areas stand on is the platform.',
      severity: 'error',
      from: { path: `${api}/[^/]+/`, pathNot: [`${feature}/`, `${api}/(config|platform)/`] },
      to: {},
    },
    {
      name: 'api-platform-not-in-a-circle',
      comment: 'What every feature stands on is built one upon the other as well.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${api}/platform/[^/]+$` },
      to: { path: `${api}/platform/[^/]+$`, circular: true },
    },
    {
      name: 'api-features-not-from-the-app',
      comment: 'The app is the list of features; no feature knows the list.',
      severity: 'error',
      from: { path: `${feature}/` },
      to: { path: `${api}/(app|app\\.module|main)\\.ts$` },
    },
    {
      name: 'api-controllers-without-database',
      comment: 'A controller checks, calls one use case and presents; rows are not its business.',
      severity: 'error',
      from: { path: `${api}/.*\\.controller\\.ts$` },
      to: { path: [`${api}/platform/database/`, `${api}/.*\\.queries\\.ts$`, 'node_modules/(@prisma/|pg/)'] },
    },
    {
      name: 'api-generated-client-through-platform',
      comment: 'The generated client is used through platform/database, where failures are translated.',
      severity: 'error',
      from: { path: '^apps/|^libs/', pathNot: `${api}/platform/database/` },
      to: { path: `${api}/platform/database/generated/` },
    },
    {
      name: 'no-server-data-in-the-browser',
      comment:
        'The zones and the gazetteer weigh more than the client: a screen shows the wall times and the cities of the wire.',
      severity: 'error',
      from: { path: '^(apps/web|libs)/', pathNot: '^libs/domain/src/(calendar|gazetteer|testing)/' },
      to: { path: ['^libs/domain/src/(calendar|gazetteer|testing)/', 'node_modules/moment'] },
    },
    {
      name: 'web-ui-knows-no-feature',
      comment: 'The design system serves every feature and knows none.',
      severity: 'error',
      from: { path: `${web}/ui/` },
      to: { path: `${web}/(app|pages|features)/` },
    },
    {
      name: 'web-ui-without-the-api',
      comment: 'What calls the API or knows who is signed in is a feature.',
      severity: 'error',
      from: { path: `${web}/ui/` },
      to: { path: `${web}/lib/(http|query|session|store)/` },
    },
    {
      name: 'web-lib-stands-alone',
      comment: 'The client library is what features, pages and ui stand on.',
      severity: 'error',
      from: { path: `${web}/lib/` },
      to: { path: `${web}/(app|pages|features)/` },
    },
    {
      name: 'web-features-apart',
      comment: 'Features meet on a page, which composes them; what several of them show is common.',
      severity: 'error',
      from: { path: `${web}/features/${anyArea}/([^/]+)/` },
      to: {
        path: `${web}/(features|pages|app)/`,
        pathNot: [`${web}/features/${anyArea}/$1/`, `${web}/features/common/`],
      },
    },
    {
      name: 'web-common-knows-no-feature',
      comment: 'What features share stands below them.',
      severity: 'error',
      from: { path: `${web}/features/common/` },
      to: { path: `${web}/(features|pages|app)/`, pathNot: `${web}/features/common/` },
    },
    {
      name: 'web-folders-are-areas',
      comment: 'The features stand in the areas of the product.',
      severity: 'error',
      from: { path: `${web}/features/[^/]+/`, pathNot: `${web}/features/(common|${anyArea})/` },
      to: {},
    },
    {
      name: 'web-public-code-without-admin',
      comment: 'A visitor must not load what only the team uses.',
      severity: 'error',
      from: {
        path: `${web}/(pages/(site|shop|account)|features|app)/`,
        pathNot: ['/admin/', `${web}/app/(dashboard|layouts/dashboard-layout|router/routes/dashboard)`],
      },
      to: { path: [`${web}/features/.*/admin/`, `${web}/(pages|app)/dashboard/`] },
    },
    {
      name: 'web-pages-know-no-app',
      comment: 'The app puts pages into routes and layouts; a page does not know where it stands.',
      severity: 'error',
      from: { path: `${web}/pages/` },
      to: { path: `${web}/app/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/(?!client\.ts$)', '\.css$', '\.spec\.tsx?$', '^apps/(api|web/src)/test/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
    // The client's alias; the API has none.
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
  },
};
