/** Who may import whom between projects (the table in docs, as tags). Shared by the lint and by the proof that it bites. */

const alwaysAllowed = ['scope:contracts', 'scope:domain'];

/** What a project may use, tests aside. */
const shipped = {
  contracts: [],
  domain: ['scope:contracts'],
  web: alwaysAllowed,
  api: alwaysAllowed,
  devkit: alwaysAllowed,
  prisma: alwaysAllowed,
  tools: [...alwaysAllowed, 'scope:devkit', 'scope:prisma'],
  e2e: [...alwaysAllowed, 'scope:devkit'],
  pictures: [],
};

/** Tests may also stand on the devkit, which is never shipped, and fill a database with the seeds. */
const forTests = { api: ['scope:devkit', 'scope:prisma'], web: ['scope:devkit'], prisma: ['scope:devkit'] };

const optionsFor = (extra) => ({
  allow: [],
  enforceBuildableLibDependency: false,
  depConstraints: Object.entries(shipped).map(([scope, allowed]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [`scope:${scope}`, ...allowed, ...(extra[scope] ?? [])],
  })),
});

export const boundaries = optionsFor({});
export const boundariesForTests = optionsFor(forTests);
