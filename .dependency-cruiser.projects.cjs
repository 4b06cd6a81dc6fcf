'use strict';

/**
 * The import rules between projects, tests included, for every kind of import. The rules inside the two programs are in
 * .dependency-cruiser.cjs. `npm run check` proves the table with a tree of projects that all import each other.
 */
const folders = {
  contracts: 'libs/contracts',
  domain: 'libs/domain',
  devkit: 'libs/devkit',
  prisma: 'prisma',
  api: 'apps/api',
  web: 'apps/web',
  e2e: 'apps/e2e',
  pictures: 'apps/pictures',
  tools: 'tools',
};

const shipped = {
  contracts: [],
  domain: ['contracts'],
  devkit: ['contracts', 'domain'],
  prisma: ['contracts', 'domain'],
  api: ['contracts', 'domain'],
  web: ['contracts', 'domain'],
  e2e: ['contracts', 'domain', 'devkit'],
  pictures: [],
  tools: ['contracts', 'domain', 'devkit', 'prisma'],
};

/** Tests may also use the devkit, which is never shipped, and fill a database with the seeds. */
const alsoForTests = { api: ['devkit', 'prisma'], web: ['devkit'], prisma: ['devkit'] };

const tests = ['\\.spec\\.tsx?$', '^apps/(api|web/src)/test/'];
const inside = (projects) => projects.map((project) => `^${folders[project]}/`);
const anyProject = inside(Object.keys(folders));
const list = (projects) => projects.join(', ') || 'no other project';

const boundaryOf = (project) => ({
  name: `${project}-imports`,
  comment: `Imports ${list(shipped[project])}.`,
  severity: 'error',
  from: { path: inside([project]), pathNot: tests },
  to: { path: anyProject, pathNot: inside([project, ...shipped[project]]) },
});

const boundaryOfTests = (project) => {
  const allowed = [...shipped[project], ...(alsoForTests[project] ?? [])];
  return {
    name: `${project}-tests-import`,
    comment: `Tests import ${list(allowed)}.`,
    severity: 'error',
    from: { path: [`^${folders[project]}/.*\\.spec\\.tsx?$`, `^${folders[project]}/(src/)?test/`] },
    to: { path: anyProject, pathNot: inside([project, ...allowed]) },
  };
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.keys(folders).flatMap((project) => [boundaryOf(project), boundaryOfTests(project)]),
    {
      name: 'projects-by-name',
      comment:
        'Another project is imported by its name, which leads to what it exports, and not by a path into its files.',
      severity: 'error',
      from: { path: '^((?:apps|libs)/[^/]+|prisma|tools)/' },
      to: { path: anyProject, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'projects-exist',
      comment: 'A project of ours that is not found would escape the rules above.',
      severity: 'error',
      from: {},
      to: { path: '^@dronesoccer/', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/', '\\.css$', '/dist/', '/check/fixtures/'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
    // The client's alias; no other project has one.
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
  },
};
