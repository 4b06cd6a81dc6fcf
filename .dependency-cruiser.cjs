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

const contracts = '^libs/contracts/src';

const inOrder = (project, folder, comment) =>
  areas.flatMap((row, index) =>
    row.map((area) => ({
      name: `${project}-areas-in-order`,
      comment,
      severity: 'error',
      from: { path: `${folder}/${area}/` },
      to: { path: `${folder}/(?:${areas.slice(index).flat().join('|')})/`, pathNot: `${folder}/${area}/` },
    })),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files do not import each other in a circle: merge them, or move the shared part to a third file.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import resolves to a file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'api-platform-knows-no-feature',
      comment: 'Features import the platform; the platform imports no feature.',
      severity: 'error',
      from: { path: `${api}/platform/` },
      to: { path: [`${feature}/`, `${api}/app`] },
    },
    {
      name: 'api-config-knows-nobody',
      comment: 'The configuration is read first, so it imports neither the platform nor a feature.',
      severity: 'error',
      from: { path: `${api}/config/` },
      to: { path: [`${feature}/`, `${api}/platform/`] },
    },
    {
      name: 'api-features-meet-at-their-index',
      comment: 'Other features import only the index.ts of a feature.',
      severity: 'error',
      from: { path: `${feature}/([^/]+)/` },
      to: { path: `${feature}/[^/]+/`, pathNot: [`${feature}/$1/`, `${feature}/[^/]+/index\\.ts$`] },
    },
    {
      name: 'api-features-not-in-a-circle',
      comment: 'Features do not import each other in a circle: merge them, or use a port.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${feature}/[^/]+$` },
      to: { path: `${feature}/[^/]+$`, circular: true },
    },
    ...inOrder(
      'api',
      api,
      'An area imports only areas before it. It reaches a later area through a port that the later one fills.',
    ),
    ...inOrder(
      'contracts',
      contracts,
      'An area imports only areas before it: move the shared type to the earlier one.',
    ),
    {
      name: 'contracts-common-knows-no-area',
      comment: 'The parts that all areas share import no area.',
      severity: 'error',
      from: { path: `${contracts}/common/` },
      to: { path: `${contracts}/${anyArea}/` },
    },
    {
      name: 'api-folders-are-areas',
      comment: 'Every folder is an area, the platform or the configuration.',
      severity: 'error',
      from: { path: `${api}/[^/]+/`, pathNot: [`${feature}/`, `${api}/(config|platform)/`] },
      to: {},
    },
    {
      name: 'api-platform-not-in-a-circle',
      comment: 'Modules of the platform do not import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${api}/platform/[^/]+$` },
      to: { path: `${api}/platform/[^/]+$`, circular: true },
    },
    {
      name: 'api-features-not-from-the-app',
      comment: 'The app lists the features; no feature imports the app.',
      severity: 'error',
      from: { path: `${feature}/` },
      to: { path: `${api}/(app|app\\.module|main)\\.ts$` },
    },
    {
      name: 'api-controllers-without-database',
      comment:
        'A controller checks the request, calls one use case and presents the result. It does not use the database.',
      severity: 'error',
      from: { path: `${api}/.*\\.controller\\.ts$` },
      to: { path: [`${api}/platform/database/`, `${api}/.*\\.queries\\.ts$`, 'node_modules/(@prisma/|pg/)'] },
    },
    {
      name: 'api-generated-client-through-platform',
      comment: 'Use the generated client through platform/database, which translates its failures.',
      severity: 'error',
      from: { path: '^apps/|^libs/', pathNot: `${api}/platform/database/` },
      to: { path: `${api}/platform/database/generated/` },
    },
    {
      name: 'no-server-data-in-the-browser',
      comment:
        'The time zones and the gazetteer are larger than the client, so screens use the wall times and cities of the replies.',
      severity: 'error',
      from: { path: '^(apps/web|libs)/', pathNot: '^libs/domain/src/(calendar|gazetteer|testing)/' },
      to: { path: ['^libs/domain/src/(calendar|gazetteer|testing)/', 'node_modules/moment'] },
    },
    {
      name: 'web-ui-knows-no-feature',
      comment: 'The design system imports no feature.',
      severity: 'error',
      from: { path: `${web}/ui/` },
      to: { path: `${web}/(app|pages|features)/` },
    },
    {
      name: 'web-ui-without-the-api',
      comment: 'Code that calls the API or reads the session belongs to a feature.',
      severity: 'error',
      from: { path: `${web}/ui/` },
      to: { path: `${web}/lib/(http|query|session|store)/` },
    },
    {
      name: 'web-lib-stands-alone',
      comment: 'The client library imports no feature, page or part of the app.',
      severity: 'error',
      from: { path: `${web}/lib/` },
      to: { path: `${web}/(app|pages|features)/` },
    },
    {
      name: 'web-features-apart',
      comment: 'A feature imports no other feature: pages compose features, and shared parts are in features/common.',
      severity: 'error',
      from: { path: `${web}/features/${anyArea}/([^/]+)/` },
      to: {
        path: `${web}/(features|pages|app)/`,
        pathNot: [`${web}/features/${anyArea}/$1/`, `${web}/features/common/`],
      },
    },
    {
      name: 'web-common-knows-no-feature',
      comment: 'The code that features share imports no feature.',
      severity: 'error',
      from: { path: `${web}/features/common/` },
      to: { path: `${web}/(features|pages|app)/`, pathNot: `${web}/features/common/` },
    },
    {
      name: 'web-folders-are-areas',
      comment: 'Every folder of features is an area or common.',
      severity: 'error',
      from: { path: `${web}/features/[^/]+/`, pathNot: `${web}/features/(common|${anyArea})/` },
      to: {},
    },
    {
      name: 'web-public-code-without-admin',
      comment: 'Visitors do not load code that only the team uses.',
      severity: 'error',
      from: {
        path: `${web}/(pages/(site|shop|account)|features|app)/`,
        pathNot: ['/admin/', `${web}/app/(dashboard|layouts/dashboard-layout|router/routes/dashboard)`],
      },
      to: { path: [`${web}/features/.*/admin/`, `${web}/(pages|app)/dashboard/`] },
    },
    {
      name: 'web-pages-know-no-app',
      comment: 'The app puts pages into routes and layouts; a page does not import the app.',
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
